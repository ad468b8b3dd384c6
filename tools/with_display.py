"""Run a command that opens windows, on a screen of its own when there is none.

    python tools/with_display.py COMMAND [ARGUMENT...]

When DISPLAY is set the command simply runs. Otherwise an Xvfb with a free display number is started first,
1280x800 in 24 bits with software rendering, and stopped at the end, however the command ends. The command's
exit code is handed on. ``tests/conftest.py`` uses ``Screen`` for a plain ``pytest``.
"""

import ctypes
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from typing import BinaryIO

SIZE = "1280x800x24"
START_SECONDS = 20
PR_SET_PDEATHSIG = 1


class NoScreen(Exception):
    """No virtual screen could be started; the message says why and what to do."""


class Screen:
    """A virtual X screen that lives as long as the ``with`` block."""

    def __init__(self, size: str = SIZE):
        self.size = size
        self.name = ""
        self._server: subprocess.Popen | None = None
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # closed by _stop

    def __enter__(self) -> "Screen":
        program = shutil.which("Xvfb")
        if program is None:
            raise NoScreen("There is no display and no Xvfb to make one: sudo apt-get install xvfb")
        reader, writer = os.pipe()
        self._server = subprocess.Popen(
            [program, "-displayfd", str(writer), "-screen", "0", self.size, "-nolisten", "tcp", "-noreset"],
            pass_fds=[writer],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._complaints,
            start_new_session=True,  # Ctrl-C ends the command first, then the screen
            preexec_fn=_die_with_parent if sys.platform == "linux" else None,
        )
        os.close(writer)
        with open(reader, "rb", buffering=0) as pipe:
            number = _read_line(pipe)
        if not number.isdigit():
            raise NoScreen(f"Xvfb did not start: {self._stop()}")
        self.name = f":{number}"
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def _stop(self) -> str:
        """Stop the server; the last thing that it complained about."""
        assert self._server is not None
        self._server.terminate()
        try:
            self._server.wait(5)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").split("\n")
        self._complaints.close()
        return next((line.strip() for line in reversed(lines) if line.strip()), "it did not say why")


def _read_line(pipe: BinaryIO) -> str:
    """The display number: Xvfb writes one line when it is ready. Nothing if it ends or takes too long."""
    line = b""
    while not line.endswith(b"\n"):
        ready, _, _ = select.select([pipe], [], [], START_SECONDS)
        piece = pipe.read(64) if ready else b""
        if not piece:
            return ""
        line += piece
    return line.decode().strip()


def _die_with_parent() -> None:
    """Runs in the new server process: the kernel stops it even if this program is killed outright."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def software_rendering(display: str) -> dict[str, str]:
    """The environment of a command on that virtual screen."""
    return {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}


def run(command: list[str], environment: dict[str, str]) -> int:
    child = subprocess.Popen(command, env=environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal sends it to the command too, which decides
    signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    code = child.wait()
    return 128 - code if code < 0 else code


def main(command: list[str]) -> int:
    if not command:
        sys.exit("usage: python tools/with_display.py COMMAND [ARGUMENT...]")
    if os.environ.get("DISPLAY") or sys.platform != "linux":
        return run(command, dict(os.environ))
    try:
        with Screen() as screen:
            return run(command, os.environ | software_rendering(screen.name))
    except NoScreen as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What the window costs: time to the first picture, frames while dragging, CPU while idle, memory.

Each function measures a fresh child process, which runs this module with the name of the measurement. They
need a display; ``tools/with_display.py`` brings one.
"""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .figures import Figure

ROOT = Path(__file__).resolve().parent.parent
CODE = "K00-000005X"
SIZE = (1280, 800)


def start_seconds() -> float:
    """From the start of the process to the first picture with cards."""
    began = time.time()
    return _child("start")["first_picture"] - began


def drag_frames() -> dict[str, float]:
    """Frames a second and milliseconds of CPU a frame while ten cards are dragged across the table."""
    return _child("drag")


def play_frames(keep: bool) -> list[float]:
    """Milliseconds from each move of a game to its finished picture, with the game kept on disk or not."""
    return list(_child("play", "keep" if keep else "")["frames"])


def moving_frames() -> dict[str, float]:
    """Frames a second and milliseconds of CPU a frame while all 52 cards move at once."""
    return _child("moving")


def dealt_frames() -> dict[str, float]:
    """Frames a second and milliseconds of CPU a frame while a hand of Buraco, 220 cards, is dealt."""
    return _child("dealing")


def idle_cpu(seconds: float = 10.0) -> float:
    """CPU in percent while a dealt table is shown and nothing happens."""
    return _child("idle", str(seconds))["percent"]


def memory_megabytes() -> dict[str, float]:
    """Resident memory with the table shown, its peak, and the share (PSS) that is this program's alone."""
    return _child("memory")


def window_figures() -> list[Figure]:
    """All figures of the window for the report."""
    from .figures import RUNS, Figure, repeat

    drags = [drag_frames() for _ in range(RUNS)]
    moves = [moving_frames() for _ in range(RUNS)]
    deals = [dealt_frames() for _ in range(RUNS)]
    memory = [memory_megabytes() for _ in range(RUNS)]
    frames = [drag["frames_per_second"] for drag in drags]
    return [
        Figure("process start to cards on screen", "s", repeat(start_seconds), "< 1.0 (KPat 0.60)"),
        Figure("frames/s dragging 10 cards, software", "", frames, "≥ 60"),
        Figure("CPU for one such frame", "ms", [drag["cpu_ms"] for drag in drags]),
        Figure("a move and its picture, game kept on disk", "ms", play_frames(keep=True), "≤ 16.7 each"),
        Figure("a move and its picture, nothing kept", "ms", play_frames(keep=False), "–"),
        Figure("frames/s with 52 cards moving", "", [move["frames_per_second"] for move in moves], "≥ 60"),
        Figure("CPU for one such frame", "ms", [move["cpu_ms"] for move in moves], "< 14"),
        Figure("frames/s while Buraco is dealt", "", [deal["frames_per_second"] for deal in deals], "≥ 60"),
        Figure("CPU for one such frame", "ms", [deal["cpu_ms"] for deal in deals]),
        Figure("CPU while idle, 10 s", "%", [idle_cpu() for _ in range(3)], "< 0.3"),
        Figure("memory with the table shown", "MB", [run["rss"] for run in memory], "< 150"),
        Figure("of it not shared (PSS)", "MB", [run["pss"] for run in memory], "KPat 156"),
    ]


def _child(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "benchmarks.window", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=True)
    return json.loads(done.stdout.splitlines()[-1])


# --- in the child process -----------------------------------------------------------------------


class Bench:
    """A window of the real program that measures itself from inside its event loop."""

    def __init__(self) -> None:
        from solitaire.games.klondike import KlondikeBoard
        from solitaire.play.saves import SavesFolder
        from solitaire.play.session import Session
        from solitaire.window.app import open_window

        board = KlondikeBoard()
        board.startGame(CODE)
        self._folder = tempfile.TemporaryDirectory()
        self.session = Session(board, SavesFolder(Path(self._folder.name)))
        self.window = open_window(self.session, size=SIZE, motion=0)
        self.first_picture = 0.0
        self.result: dict[str, float] = {}

    def run(self, measure: str, *arguments: str) -> None:
        """Run the loop until the measurement closes the window."""
        import pyglet

        from solitaire.window.game_window import run_loop

        draw = self.window.on_draw

        def first_draw() -> None:
            draw()
            if not self.first_picture:
                self.window.flip()
                self.first_picture = time.time()
                pyglet.clock.schedule_once(lambda dt: getattr(self, measure)(*arguments), 0.3)

        self.window.on_draw = first_draw
        run_loop()

    def play(self, keep: str) -> None:
        """Make 300 moves, a picture each, and time them."""
        from solitaire.play.progress import Progress

        progress = Progress(self.session.saves)
        progress.open()
        self.session.board.startGame(CODE)
        if keep:
            self.session._progress = progress
        chance, frames = random.Random(1), []
        for _ in range(300):
            began = time.perf_counter()
            self.session.play(chance.choice(self.session.board.legalMoves()))
            self.window.draw(0)
            frames.append((time.perf_counter() - began) * 1000)
        self.finish(frames=frames)

    def finish(self, **result: object) -> None:
        """Report and end."""
        print(json.dumps(result), flush=True)
        self.window.close()

    def start(self) -> None:
        """The time of the first picture."""
        self.finish(first_picture=self.first_picture)

    def drag(self) -> None:
        """Drag a run of ten cards, a step and a picture at a time, as fast as it goes."""
        self._long_run()
        screen = self.window.game
        spot = screen.layout.cards["G"][-10]
        x, y = spot.box.x + 20, spot.box.y + 5
        screen.press(x, y, "left")
        frames, began, cpu = 300, time.perf_counter(), time.process_time()
        for frame in range(frames):
            screen.drag(x - 3 * (frame % 250) - 10, y - (frame % 60))
            self.window.draw(0)
        seconds, used = time.perf_counter() - began, time.process_time() - cpu
        held = len(screen.hands.held.cards)
        self.finish(frames_per_second=frames / seconds, cpu_ms=used / frames * 1000, cards=held)

    def moving(self) -> None:
        """Let every card of the deck fly round the table, a picture at a time, as fast as it goes."""
        screen = self.window.game
        screen.motion.seconds, time_of = 1.0, [0.0]
        screen.now = lambda: time_of[0]
        cards = [(spot.card.id, spot.box) for spot in screen.layout.spots]
        screen.motion.celebrate(cards, screen.table_area, 0.0)
        frames, began, cpu = 300, time.perf_counter(), time.process_time()
        for frame in range(frames):
            time_of[0] = 4.0 + 9.0 * frame / frames  # all have begun, none has arrived
            self.window.draw(0)
        seconds, used = time.perf_counter() - began, time.process_time() - cpu
        assert len(self.window.picture.view.flying) == len(cards)
        self.finish(frames_per_second=frames / seconds, cpu_ms=used / frames * 1000, cards=len(cards))

    def dealing(self) -> None:
        """Let a hand of Buraco fly from the stock, a picture at a time, as fast as it goes."""
        screen, time_of = self.window.game, [0.0]
        self.session.switch_game("buraco")
        screen.turns.away = True
        self.window.draw(0)
        screen.motion.seconds, screen.now = 1.0, lambda: time_of[0]
        self.session.new_deal()
        frames, most, began, cpu = 300, 0, time.perf_counter(), time.process_time()
        for frame in range(frames):
            time_of[0] = 10.0 * frame / frames
            self.window.draw(0)
            most = max(most, len(self.window.picture.view.flying))
        seconds, used = time.perf_counter() - began, time.process_time() - cpu
        assert most > 5
        self.finish(frames_per_second=frames / seconds, cpu_ms=used / frames * 1000, cards=most)

    def _long_run(self) -> None:
        """Put a run from king to four on the last column: a drawing load, not a game."""
        board, cards = (
            self.session.board,
            {card.code: card for cell in self.session.board.cells.values() for card in cell},
        )
        run = [cards[rank + house] for rank, house in zip("KQJX987654", "SHSHSHSHSH", strict=True)]
        for cell in board.cells.values():
            cell._cards[:] = [card for card in cell if card not in run]
        for card in run:
            card.faceUp = True
        board.cells["G"]._cards[:] = run
        self.window.game.lay_out()
        self.window.game.changed()
        self.window.draw(0)

    def idle(self, seconds: str) -> None:
        """Count the CPU of some seconds in which nothing happens."""
        import pyglet

        cpu, began, frames = time.process_time(), time.perf_counter(), self.window.redraw.frames

        def end(dt: float) -> None:
            percent = 100 * (time.process_time() - cpu) / (time.perf_counter() - began)
            self.finish(percent=percent, frames=self.window.redraw.frames - frames)

        pyglet.clock.schedule_once(end, float(seconds))

    def memory(self) -> None:
        """Resident memory now and at its peak."""
        lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
        kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        self.finish(rss=kilobytes["Rss"] / 1024, pss=kilobytes["Pss"] / 1024, peak=peak)


if __name__ == "__main__":
    Bench().run(*sys.argv[1:])

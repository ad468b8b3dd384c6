"""A computer player's long thoughts, in a process of their own: whoever waits can go on drawing.

The process reads a question and a time limit, answers, and waits for the next one; it ends when its input
does, so that it never outlives the game.
"""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
import time
from queue import Empty, SimpleQueue
from threading import Thread

from solitaire.model.moves import Decision
from solitaire.model.tabletop import Question

__all__ = ["Thinker"]

IN_A_HURRY = 0.04
"""Seconds for an answer that must be given at once, because no other process can be started."""


class Deadline:
    """Is true, when called, from *seconds* after its making on."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def __call__(self) -> bool:
        return time.monotonic() >= self._end


class Thinker:
    """Answers one question at a time. ``ask``, then ``answer`` until it is there."""

    def __init__(self, seconds: float = 1.0) -> None:
        """*seconds* for an answer."""
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[Decision | None] = SimpleQueue()
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Think about *question* from now on; what was asked before is forgotten."""
        if self._question is not None and self._process:
            self.close()
        self._answers = SimpleQueue()
        sent = question.isLong and self._send(question)
        self._question = question
        if sent:
            Thread(target=self._wait, args=(self._process, self._answers), daemon=True).start()
        else:
            self._answers.put(question.answer(Deadline(IN_A_HURRY if question.isLong else self.seconds)))

    def answer(self, wait: bool = False) -> Decision | None:
        """The answer, None while it is not there yet; with *wait* it is waited for."""
        question = self._question
        if question is None:
            return None
        try:
            decision = self._answers.get(block=wait)
        except Empty:
            return None
        self._question = None
        if decision is None:  # the process died: nobody waits longer
            decision = question.answer(Deadline(IN_A_HURRY))
        return decision

    def close(self) -> None:
        """Stop thinking."""
        process, self._process, self._question = self._process, None, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                pipe.close()

    def _send(self, question: Question) -> bool:
        """Hand *question* to the process; False when there can be none."""
        try:
            if self._process is None or self._process.poll() is not None:
                self.close()
                self._process = _start()
            assert self._process.stdin is not None
            pickle.dump((question, self.seconds), self._process.stdin)
            self._process.stdin.flush()
        except OSError:
            self.close()
            return False
        return True

    @staticmethod
    def _wait(process: subprocess.Popen[bytes], answers: SimpleQueue[Decision | None]) -> None:
        try:
            assert process.stdout is not None
            answers.put(pickle.load(process.stdout))
        except (OSError, EOFError, ValueError, pickle.UnpicklingError):
            answers.put(None)


def _start() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", f"from {__name__} import main; main()"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def main() -> None:
    """The life of the process: answer questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the game
    while True:
        try:
            question, seconds = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        pickle.dump(question.answer(Deadline(seconds)), sys.stdout.buffer)
        sys.stdout.buffer.flush()

"""Motion: cards on their way from where they were to where the layout has them. Nothing waits for it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from math import cos, pi, sin
from typing import NamedTuple, Protocol

from solitaire.play.settings import Settings

from .boxes import Box
from .system_motion import prefers_less_motion

__all__ = ["SECONDS", "SPEEDS", "Motion", "Orbit", "Pose", "Way", "seconds_of"]

SECONDS = 0.16
SPEEDS: Mapping[str, float] = {"normal": SECONDS, "fast": SECONDS / 2, "off": 0.0}
"""The settings for the speed, as seconds for one way."""
_IN_ORBIT = 0.5  # the size of a card while it celebrates
_CLOSING = 0.06  # the narrowest that a turning card looks, as a part of its width


def seconds_of(settings: Settings) -> float:
    """How long a card is under way for this player; 0 for one who wants no motion."""
    wish = settings.reduced_motion
    less = prefers_less_motion() if wish == "auto" else wish == "on"
    return 0.0 if less else SPEEDS[settings.speed]


class Pose(NamedTuple):
    """How a card under way looks now: its rectangle, narrower while it turns, and which side it shows."""

    box: Box
    other_side: bool = False


class Path(Protocol):
    """A card's way: when it is over, and its pose until then; None while it has not begun."""

    @property
    def ends(self) -> float:
        """The time, from the start of the whole motion, at which the card lies still."""

    def pose(self, seconds: float) -> Pose | None:
        """The pose at this time after the start."""


class Way(NamedTuple):
    """From one rectangle to another. Times are in seconds; a card that *turns* shows its other side first."""

    begin: Box
    end: Box
    seconds: float
    delay: float = 0.0
    turns: bool = False

    @property
    def ends(self) -> float:
        """The time of arrival."""
        return self.delay + self.seconds

    def pose(self, seconds: float) -> Pose | None:
        """Quick at first, gentle at the end."""
        part = (seconds - self.delay) / self.seconds
        if part < 0:
            return None
        box = self.begin.toward(self.end, 1 - (1 - part) ** 3)
        box = box._replace(x=round(box.x), y=round(box.y))
        if not self.turns:
            return Pose(box)
        wide = max(_CLOSING, abs(cos(pi * part))) * box.w
        return Pose(Box(box.x + (box.w - wide) / 2, box.y, wide, box.h), part < 0.5)


class Orbit(NamedTuple):
    """Out of the pile, half round an ellipse and back: the celebration of a win."""

    home: Box
    centre: tuple[float, float]
    radii: tuple[float, float]
    angle: float
    seconds: float
    delay: float = 0.0

    @property
    def ends(self) -> float:
        """The time when the card is home again."""
        return self.delay + self.seconds

    def pose(self, seconds: float) -> Pose | None:
        """At home at both ends, on the ellipse in between."""
        part = (seconds - self.delay) / self.seconds
        if part < 0:
            return Pose(self.home)
        out = min(1.0, sin(pi * part) * 1.35)
        eased = out * out * (3 - 2 * out)
        turn = self.angle + pi * part
        wide, high = self.home.w * _IN_ORBIT, self.home.h * _IN_ORBIT
        x = self.centre[0] + cos(turn) * self.radii[0] - wide / 2
        y = self.centre[1] + sin(turn) * self.radii[1] - high / 2
        return Pose(self.home.toward(Box(x, y, wide, high), eased))


class Motion:
    """The cards on their way, by card id. It knows pictures only: the model is always ahead of it."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """*seconds* for one way; 0 switches motion off."""
        self.seconds = seconds
        self._paths: dict[int, Path] = {}
        self._began = 0.0

    def start(
        self,
        before: Mapping[int, Box],
        after: Mapping[int, Box],
        now: float,
        turned: Container[int] = (),
        delays: Mapping[int, float] | None = None,
    ) -> None:
        """Let every card go whose rectangle differs or that was *turned*; what was under way ends at once.

        *delays*, in ways, say how much later than the others a card begins.
        """
        self._paths, self._began = {}, now
        if self.seconds <= 0:
            return
        for card, end in after.items():
            begin, turns = before.get(card), card in turned
            if begin is not None and (turns or begin != end):
                delay = (delays or {}).get(card, 0.0) * self.seconds
                self._paths[card] = Way(begin, end, self.seconds * (1.5 if turns else 1), delay, turns)

    def celebrate(self, homes: Iterable[tuple[int, Box]], area: Box, now: float) -> None:
        """Let the cards of these homes rise into a ring and come home again."""
        self._paths, self._began = {}, now
        cards = list(homes)
        if self.seconds <= 0 or not cards:
            return
        wide, high = cards[0][1].w, cards[0][1].h
        radii = max(0.0, area.w / 2 - wide * 0.5), max(0.0, area.h / 2 - high * 0.45)
        length, between = 13 * self.seconds, 4 * self.seconds / len(cards)
        for number, (card, home) in enumerate(cards):
            angle = 2 * pi * number / len(cards)
            self._paths[card] = Orbit(home, area.centre, radii, angle, length, number * between)

    def finish(self) -> None:
        """End all ways at once."""
        self._paths = {}

    def poses(self, now: float) -> dict[int, Pose | None]:
        """How the cards under way look now, None for one that waits; empty when all have arrived."""
        if not self._paths:
            return {}
        seconds = now - self._began
        under_way = {card: path for card, path in self._paths.items() if 0 <= seconds < path.ends}
        if not under_way:
            self._paths = {}
        return {card: path.pose(seconds) for card, path in under_way.items()}

    def boxes(self, now: float) -> dict[int, Box]:
        """Where the cards that can be seen on their way are now."""
        return {card: pose.box for card, pose in self.poses(now).items() if pose}

    def rest(self, now: float) -> float:
        """Seconds until all cards have arrived."""
        ends = max((path.ends for path in self._paths.values()), default=0.0)
        return max(0.0, self._began + ends - now) if ends else 0.0

    @property
    def moving(self) -> bool:
        """Whether any card is under way, as far as was asked last."""
        return bool(self._paths)

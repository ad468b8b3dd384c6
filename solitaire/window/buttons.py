"""Button group: hovering, pressing and focusing a set of buttons, the same in bars and dialogs."""

from __future__ import annotations

from collections.abc import Sequence

from .widgets import Button

__all__ = ["ButtonGroup"]


class ButtonGroup:
    """Buttons that share one pointer and one focus."""

    def __init__(self, buttons: Sequence[Button] = ()) -> None:
        self.buttons = list(buttons)
        self.focus: int | None = None
        self._down: Button | None = None

    def at(self, x: float, y: float) -> Button | None:
        """The button at a point."""
        return next((button for button in self.buttons if button.box.contains(x, y)), None)

    @property
    def hovered(self) -> Button | None:
        """The button under the pointer."""
        return next((button for button in self.buttons if button.state), None)

    def move(self, x: float, y: float) -> bool:
        """The pointer is here now; whether any button looks different."""
        over = self.at(x, y)
        before = [button.state for button in self.buttons]
        for button in self.buttons:
            button.state = ("pressed" if button is self._down else "hover") if button is over else ""
        return before != [button.state for button in self.buttons]

    def press(self, x: float, y: float) -> bool:
        """The left button went down; whether it was on one of these."""
        self._down = self.at(x, y)
        self.focus_on(None)
        self.move(x, y)
        return self._down is not None

    def release(self, x: float, y: float) -> None:
        """It went up: a press counts where it began and ended on the same button."""
        down, self._down = self._down, None
        self.move(x, y)
        if down is not None and down is self.at(x, y):
            down.press()

    def reset(self) -> None:
        """The pointer has gone, or a press got lost."""
        self._down = None
        for button in self.buttons:
            button.state = ""

    # --- keyboard -------------------------------------------------------------------------------

    def focus_on(self, number: int | None) -> None:
        """Let the keyboard stand on one button, or on none."""
        self.focus = number
        for place, button in enumerate(self.buttons):
            button.focused = place == number

    def step(self, by: int) -> None:
        """Go to the next button that can be pressed, round at the ends."""
        count = len(self.buttons)
        place = self.focus if self.focus is not None else (-1 if by > 0 else 0)
        for _ in range(count):
            place = (place + by) % count
            if self.buttons[place].enabled():
                self.focus_on(place)
                return

    def step_line(self, by: int) -> None:
        """Go to the nearest button of the line above or below; where there is none, to the next button."""
        here = self.buttons[self.focus].box if self.focus is not None else None
        places = [] if here is None else [
            (abs(button.box.y - here.y) * 4 + abs(button.box.centre[0] - here.centre[0]), place)
            for place, button in enumerate(self.buttons)
            if button.enabled() and (button.box.y - here.y) * by > here.h / 2
        ]  # fmt: skip
        if places:
            self.focus_on(min(places)[1])
        else:
            self.step(by)

    def activate(self) -> bool:
        """Press the button that has the focus."""
        if self.focus is None or self.focus >= len(self.buttons):
            return False
        self.buttons[self.focus].press()
        return True

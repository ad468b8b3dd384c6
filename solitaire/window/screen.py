"""Screen: what the events of a window mean for the stage. No pyglet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .keys import command_of, is_letter
from .stage import Stage

__all__ = ["Screen"]


class Screen(Stage):
    """A stage that takes mouse, keyboard and time. Places are pixels from the top left corner."""

    pointed = (-1.0, -1.0)
    """Where the pointer was seen last."""

    # --- mouse ----------------------------------------------------------------------------------

    def press(self, x: float, y: float, button: str, keys: str = "") -> None:
        """A mouse button went down; *keys* as ``keys.held`` names the modifiers that are held."""
        self.motion.finish()
        self.tips.hide()
        self.notes.hide()
        self.hover.hide()
        self.keyboard.active, self.notes.at, self.hands.hinted = False, (x, y), None
        in_dialog = self.dialog is not None and self.dialog.panel.contains(x, y)
        in_bar = not in_dialog and button == "left" and self.buttons.press(x, y)
        in_bar = in_bar or (not in_dialog and self.class_view.press(x, y))
        if in_bar or self.bar.box.contains(x, y) or self.status.box.contains(x, y):
            self.pointer.reset()
        elif self.dialog is None and button == "left" and self.layout.tally_at(x, y):
            self.pointer.reset()
            self.commands.run("closed")
        elif self.dialog is None:
            if button != "left" or not self.turns.skip_by_click(x, y):
                self.pointer.press(x, y, button, self.now(), keys)
        elif button == "left":
            self.dialog.press(x, y, self.now())
        self.changed()

    def release(self, x: float, y: float, button: str) -> None:
        """A mouse button went up."""
        self.motion.finish()
        self.notes.at = (x, y)
        if button == "left":
            self.buttons.release(x, y)
            if self.dialog:
                self.dialog.group.release(x, y)
        if self.dialog is None:
            self.pointer.release(x, y, button)
        self.changed()

    def drag(self, x: float, y: float) -> None:
        """The pointer moved with the left button down."""
        if self.dialog is None:
            self.pointer.drag(x, y)
        else:
            self._hover(x, y)

    def move(self, x: float, y: float) -> None:
        """The pointer moved with no button down."""
        self.pointed = (x, y)
        if self.dialog is None:
            self.pointer.move(x, y)
        self._hover(x, y)
        self.tips.move(x, y)
        self.hover.move(x, y)

    def _hover(self, x: float, y: float) -> None:
        looks_new = self.buttons.move(x, y)
        if self.dialog and self.dialog.group.move(x, y):
            looks_new = True
        looks_new = self.class_view.hover(x, y) or looks_new
        if looks_new:
            self.changed("front")

    def scroll(self, lines: float) -> None:
        """The wheel was turned, upwards positive."""
        if self.dialog:
            self.dialog.scroll(lines)
            self.changed()
        elif self.class_view.scroll(lines):
            self.changed("front")
        elif self.log.box.contains(*self.pointed):
            self.log.scroll(lines)
            self.changed("front")
        else:
            self.turns.skip()

    def leave(self) -> None:
        """The pointer left the window. A drag goes on: the button is still down, and it may come back."""
        self.tips.hide()
        self.hover.hide()
        self.hands.play.look_at(None)
        self.buttons.move(-1, -1)
        self.changed("front")

    def lose_focus(self) -> None:
        """Another window has the keyboard now: nothing may stay in the hand."""
        self.pointer.reset()
        self.buttons.reset()
        self.tips.hide()
        self.changed()

    # --- keyboard -------------------------------------------------------------------------------

    def key(self, pressed: str) -> None:
        """A key went down, as ``keys.chord`` names it; empty for one that is not known."""
        if not pressed:
            return
        self.motion.finish()
        self.tips.hide()
        self.notes.hide()
        self.hands.hinted = None
        if self.dialog and pressed in ("Ctrl+V", "Shift+Insert"):
            self.dialog.type(self.clipboard.text())
        elif not (self._key_in_dialog(pressed) or self._key_in_bar(pressed)):
            letter = self.keyboard.takes(pressed)
            command = None if letter else command_of(pressed)
            if self.turns.skip_by_key(pressed, command):
                self.pointer.reset()
            elif command:
                self.commands.run(command)
            elif (letter or is_letter(pressed)) and self.dialog is None:
                self.keyboard.letter(pressed[-1])
        self.changed()

    def _key_in_dialog(self, pressed: str) -> bool:
        return self.dialog is not None and self.dialog.key(pressed)

    def _key_in_bar(self, pressed: str) -> bool:
        if self.buttons.focus is None:
            return False
        if pressed in ("Left", "Right"):
            self.buttons.step(1 if pressed == "Right" else -1)
        elif pressed in ("Enter", "Space"):
            self.buttons.activate()
        else:
            self.buttons.focus_on(None)
            return pressed in ("Esc", "Down", "Up", "F10", "Tab")
        return True

    def type(self, text: str) -> None:
        """Text was typed: for a field of a dialog."""
        if self.dialog:
            self.dialog.type(text)
            self.changed()

    def drop_files(self, paths: Sequence[str]) -> None:
        """Files were dropped on the window: they are brought in, and the list shows the last one."""
        if self.dialog and self.dialog.allows is not None:
            return
        self.commands.bring_in([Path(path) for path in paths])
        self.changed()

    def hide(self) -> None:
        """The window is minimised: clock and computer players rest."""
        self.turns.away = True
        self.rest()

    def show(self) -> None:
        """The window is there again."""
        self.turns.away = False
        self.go_on()

    # --- time -----------------------------------------------------------------------------------

    def tick(self) -> None:
        """A second has passed while the clock runs."""
        self.session.tick()
        self.status.arrange(self.window.w, self.window.h, self.sizes)
        self.changed("front")

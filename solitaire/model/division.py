"""Division: a fixed array of cells of one kind. Source: seeds/klondike-classes.en.txt, "Division"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

from .cells import Cell

__all__ = ["Division"]

C = TypeVar("C", bound=Cell)


class Division(Generic[C]):
    """A named array of cells that are all of the same type and never change in number."""

    def __init__(self, name: str, cell_type: type[C], cells: Iterable[C]) -> None:
        """Raises TypeError when a cell is not exactly of *cell_type*."""
        self.name = name
        self.cellType = cell_type
        self.cells: tuple[C, ...] = tuple(cells)
        for cell in self.cells:
            if type(cell) is not cell_type:
                raise TypeError(f"{name} holds {cell_type.__name__}, not {type(cell).__name__}")

    def isFull(self) -> bool:
        """Whether every cell holds as many cards as it can."""
        return all(cell.isFull() for cell in self.cells)

    def __len__(self) -> int:
        return len(self.cells)

    def __iter__(self) -> Iterator[C]:
        return iter(self.cells)

    def __getitem__(self, index: int) -> C:
        return self.cells[index]

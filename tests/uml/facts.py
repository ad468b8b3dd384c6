"""What a class diagram and the code both say of a class, in the same words, so that they can be compared."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Member:
    """An attribute, a property or a method. ``parameters`` is None for what is not called."""

    name: str
    type: str
    where: str
    parameters: tuple[str, ...] | None = None
    abstract: bool = False
    static: bool = False

    @property
    def words(self) -> str:
        """As a reader of the diagram would write it."""
        called = "" if self.parameters is None else f"({', '.join(self.parameters)})"
        signs = "*" * self.abstract + "$" * self.static
        joint = ": " if self.parameters is None else " "
        return f"{self.name}{called}{signs}{joint + self.type if self.type else ''}"


@dataclass(frozen=True)
class Link:
    """A line from one class to another: ``kind`` is ``*--``, ``o--``, ``-->`` or ``..>``."""

    source: str
    target: str
    kind: str
    many: str
    label: str
    where: str


@dataclass
class ClassFacts:
    """One class. ``base`` places are where the line of inheritance stands."""

    name: str
    where: str
    stereotype: str = ""
    generics: str = ""
    bases: dict[str, str] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    links: list[Link] = field(default_factory=list)

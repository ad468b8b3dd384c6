"""Holds drawn classes against the code. Every difference is one sentence that names both places."""

from __future__ import annotations

from collections.abc import Iterator

from .class_diagram import DrawnClasses
from .facts import ClassFacts, Member
from .links import link_differences


def differences(drawn: DrawnClasses, code: dict[str, ClassFacts]) -> list[str]:
    """All sentences, in the order of the diagrams and then of the code."""
    found = list(drawn.troubles)
    for name, where in drawn.mentions.items():
        if name not in code:
            found.append(f"Class {name} is drawn in {where} but no public class of the code has that name.")
    for name, facts in code.items():
        if name in drawn.classes:
            found += _class_differences(drawn.classes[name], facts)
        else:
            found.append(f"Class {name} of {facts.where} is drawn on no page of uml/.")
    return found + link_differences(drawn, code)


def _class_differences(drawn: ClassFacts, code: ClassFacts) -> Iterator[str]:
    yield from _heads(drawn, code)
    for base, where in code.bases.items():
        if base not in drawn.bases:
            yield f"{code.name} derives from {base} in {where}, but no line says so beside {drawn.where}."
    for base, where in drawn.bases.items():
        if base not in code.bases:
            yield f"{where} draws {base} as a base of {code.name}, but {code.where} does not derive from it."
    for name, member in code.members.items():
        if name not in drawn.members:
            yield f"{code.name} has {member.words} in {member.where}, but {drawn.where} does not draw it."
    for name, member in drawn.members.items():
        if name not in code.members:
            yield f"{member.where} draws {code.name}.{member.words}, but {code.where} has no such member."
        else:
            yield from _member_differences(code.name, member, code.members[name])


def _heads(drawn: ClassFacts, code: ClassFacts) -> Iterator[str]:
    names = {"abstract": "abstract", "value": "a value (NamedTuple)", "": "a plain class"}
    if drawn.stereotype != code.stereotype:
        is_drawn, is_real = names[drawn.stereotype], names[code.stereotype]
        yield f"{code.name} is drawn as {is_drawn} in {drawn.where} but is {is_real} in {code.where}."
    if drawn.generics != code.generics:
        yield (
            f"{code.name} is drawn with the type parameter “{drawn.generics}” in {drawn.where} "
            f"but has “{code.generics}” in {code.where}."
        )


def _member_differences(name: str, drawn: Member, code: Member) -> Iterator[str]:
    same_type = not code.type or drawn.type == code.type
    if same_type and _shape(drawn) == _shape(code):
        return
    yield f"{drawn.where} draws {name}.{drawn.words}, but {code.where} has {code.words}."


def _shape(member: Member) -> tuple[object, ...]:
    return member.parameters, member.abstract, member.static

"""The pages of uml/: their links lead somewhere, the way in names them all, every diagram has its picture."""

import html
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .pages import UML, Diagram, all_diagrams, page_texts

LINK = re.compile(r"\[[^\]]*\]\(([^)#]+)(#[^)]+)?\)")
RENDER = UML.parent / "tools" / "render_uml.py"
KINDS = {"classDiagram", "sequenceDiagram", "stateDiagram-v2", "flowchart"}


def test_every_link_leads_to_a_file():
    broken = [
        f"uml/{page} links to {path}, which is not there."
        for page, text in page_texts().items()
        for path, _ in LINK.findall(text)
        if not path.startswith("http") and not (UML / path).exists()
    ]
    assert broken == []


def test_the_way_in_names_every_page():
    texts = page_texts()
    linked = {"README.md", *(path for path, _ in LINK.findall(texts["README.md"]))}
    assert [f"uml/README.md does not name {page}." for page in texts if page not in linked] == []


def test_every_diagram_is_of_a_kind_that_is_tested():
    assert [f"{each.where} draws a {each.kind}." for each in all_diagrams() if each.kind not in KINDS] == []


def picture_of(diagram: Diagram) -> Path:
    """Where ``make uml`` puts the picture: the page, then the heading unless it is the page's title."""
    stem = diagram.page.removesuffix(".md")
    slug = re.sub(r"[^a-z0-9]+", "-", diagram.heading.lower()).strip("-")
    return UML / "svg" / f"{stem}{'' if diagram.level == 1 else '-' + slug}.svg"


def test_every_diagram_has_a_picture_that_shows_its_words():
    missing = []
    for diagram in all_diagrams():
        picture = picture_of(diagram)
        assert picture.exists(), f"{diagram.where} has no {picture.name} in uml/svg: run make uml"
        shown = re.sub(r"\s|<[^>]*>", "", html.unescape(picture.read_text(encoding="utf-8")))
        for line in diagram.statements:
            words = re.findall(r"\w+", line.text.partition("+" if "+" in line.text else ": ")[2])
            missing += [
                f"{picture.name} lacks “{word}” of {line.where}" for word in words if word not in shown
            ]
    assert not missing, "Run make uml. " + "; ".join(missing)


def test_every_picture_has_hollow_heads_without_a_browser():
    """A viewer that knows no style rules must not show an owner where one only refers."""
    for picture in sorted((UML / "svg").glob("*.svg")):
        text = picture.read_text(encoding="utf-8")
        for kind in ("extension", "aggregation"):
            heads = re.findall(rf'<marker [^>]*class="marker {kind} class"[^>]*>\s*(<\w+ [^>]*)', text)
            assert all('fill="white"' in head for head in heads), f"{picture.name}: run make uml ARGS=--all"


def test_abstract_members_lean_in_the_pictures():
    for diagram in all_diagrams():
        for line in diagram.statements:
            member = re.match(r"\+(\w+)(\(.*\)|:.*)\*", line.text)
            if member and diagram.kind == "classDiagram":
                text = picture_of(diagram).read_text(encoding="utf-8")
                leans = rf'<tspan font-style="italic"[^>]*>\+{member[1]}\b'
                assert re.search(leans, text), f"{picture_of(diagram).name}: {line.where} stands upright"


def test_every_picture_is_drawn_from_its_diagram_as_it_is():
    done = subprocess.run([sys.executable, RENDER, "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_picture_that_somebody_changed_is_found(tmp_path):
    for folder in ("uml", "tools"):
        shutil.copytree(UML.parent / folder, tmp_path / folder)
    file = tmp_path / "uml" / "svg" / "cells.svg"
    text = file.read_text(encoding="utf-8")
    head = 'marker-start="url(#uml-cells_class-aggregationStart)"'
    assert head in text
    file.write_text(text.replace(head, "", 1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, tmp_path / "tools" / RENDER.name, "--check"], capture_output=True, text=True
    )
    assert done.returncode == 1 and "cells.svg" in done.stderr


@pytest.mark.parametrize(
    ("page", "was", "becomes"),
    [
        ("cards.md", "+flipOver()", "+flipAround()"),  # a word
        ("cells.md", "Cell <|-- FreeCell", "FreeCell <|-- Cell"),  # only the direction of an arrow
    ],
)
def test_a_picture_of_an_older_diagram_is_found(tmp_path, page, was, becomes):
    for folder in ("uml", "tools"):
        shutil.copytree(UML.parent / folder, tmp_path / folder)
    file = tmp_path / "uml" / page
    text = file.read_text(encoding="utf-8")
    assert was in text
    file.write_text(text.replace(was, becomes, 1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, tmp_path / "tools" / RENDER.name, "--check"], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert page.removesuffix(".md") in done.stderr
    assert "run make uml" in done.stderr

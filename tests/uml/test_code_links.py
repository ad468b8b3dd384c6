"""The links from uml/ to lines of code lead to the line where what they name is defined."""

import re
import subprocess
import sys

import pytest

from .pages import ROOT, page_texts

sys.path.insert(0, str(ROOT / "tools"))
from code_links import LINK, corrected, lines_of

LINKS = [(page, *found) for page, text in page_texts().items() for found in LINK.findall(text)]


@pytest.mark.parametrize("page", sorted({page for page, *_ in LINKS}))
def test_every_link_leads_to_the_line_it_names(page):
    wrong = []
    for _, name, path, line in (link for link in LINKS if link[0] == page):
        text = (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1].strip()
        last = name.rpartition(".")[2]
        defines = re.match(rf"(class|def) {last}\b|{last}\b.*=", text)
        if not defines or lines_of(ROOT / path).get(name) != int(line):
            wrong.append(f"uml/{page} links to {name} in {path}:{line}, but there is “{text}”: run make uml.")
    assert not wrong, "\n".join(wrong)


def test_no_link_to_a_line_is_of_another_form():
    for page, text in page_texts().items():
        assert len(re.findall(r"\.py#L\d+", text)) == len(LINK.findall(text)), page


def test_every_page_with_a_diagram_links_to_its_code():
    linked = {page for page, *_ in LINKS}
    drawn = {page for page, text in page_texts().items() if "```mermaid" in text and page != "layers.md"}
    assert drawn - linked == set()


def test_every_paragraph_of_the_way_in_links_to_code_and_picture():
    way = page_texts()["README.md"].partition("## In which order to read")[2].partition("\n## ")[0]
    paragraphs = re.findall(r"^\d+\. .*?(?=^\d+\. |\Z)", way, re.MULTILINE | re.DOTALL)
    assert 6 <= len(paragraphs) <= 10
    for paragraph in paragraphs:
        assert LINK.search(paragraph) or "setup.cfg" in paragraph, paragraph
        assert re.search(r"\(svg/[\w-]+\.svg\)", paragraph), paragraph
        assert len(re.findall(r"[.!?](?:\s|$)", paragraph)) >= 2, paragraph


def test_a_wrong_line_is_corrected_and_a_wrong_name_told():
    link = "[Cell.isValid](../solitaire/model/cells.py#L1)"
    line = lines_of(ROOT / "solitaire/model/cells.py")["Cell.isValid"]
    assert corrected(f"see {link}.", "x.md") == f"see {link[:-2]}{line})."
    with pytest.raises(SystemExit, match=r"uml/x\.md links to Cell\.isVald in solitaire/model/cells\.py"):
        corrected(link.replace("isValid", "isVald"), "x.md")


def test_the_tool_finds_nothing_to_do():
    command = [sys.executable, "tools/code_links.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

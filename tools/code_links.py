"""Keep the links of uml/*.md to lines of code right: ``make uml`` does it before it draws.

    python tools/code_links.py           write the present line into every link
    python tools/code_links.py --check   write nothing; fail when a link leads to another line

A link to a line names what stands there: ``[Cell.isValid](../solitaire/model/cells.py#L50)`` is a class, a
method or attribute of a class, a function, or a name that the module gives a value.
"""

import ast
import re
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\[`?([\w.]+)`?\]\(\.\./((?:solitaire|tests)/[\w/]+\.py)#L(\d+)\)")


@cache
def lines_of(file: Path) -> dict[str, int]:
    """The line of every name of a file."""
    found: dict[str, int] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        found.update(names_of(node))
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                found.update({f"{node.name}.{name}": line for name, line in names_of(inner).items()})
    return found


def names_of(node: ast.stmt) -> dict[str, int]:
    """What one statement defines."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return {node.name: node.lineno}
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {each.id: node.lineno for each in targets if isinstance(each, ast.Name)}


def corrected(text: str, page: str) -> str:
    """A page with the present lines. A link to a name that is not there ends the program."""

    def replace(match: re.Match[str]) -> str:
        name, path, _ = match.groups()
        file = ROOT / path
        line = lines_of(file).get(name) if file.exists() else None
        if line is None:
            raise SystemExit(f"uml/{page} links to {name} in {path}, which is not there.")
        return re.sub(r"#L\d+\)$", f"#L{line})", match[0])

    return LINK.sub(replace, text)


def main(arguments: list[str]) -> int:
    """Correct or check all pages; the exit status."""
    stale = []
    for page in sorted((ROOT / "uml").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        right = corrected(text, page.name)
        if right != text:
            stale.append(page.name)
            if "--check" not in arguments:
                page.write_text(right, encoding="utf-8", newline="\n")
    if stale and "--check" in arguments:
        print(f"Links to other lines in {', '.join(stale)}: run make uml", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

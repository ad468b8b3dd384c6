"""``python -m benchmarks``: measure and print the table of benchmarks/README.md."""

from __future__ import annotations

import sys

from .class_view import class_view_figures
from .figures import machine, table
from .model import model_figures
from .saving import saving_figures

__all__ = ["main"]


def main() -> int:
    """Print all figures that this machine can measure."""
    print(f"Machine: {machine()}\n", flush=True)
    figures = model_figures() + saving_figures()
    figures += class_view_figures()
    try:
        from .window import window_figures
    except ImportError as error:
        print(f"The window is not measured: {error}", file=sys.stderr)
    else:
        figures += window_figures()
    print(table(figures))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Files that come with the package: the only place of core that touches a file."""

from __future__ import annotations

from importlib import resources


def read(package: str, path: str) -> str:
    """The text of a file in a package's folder: `read("asztal.core.text", "hu.ftl")`."""
    return resources.files(package).joinpath(path).read_text(encoding="utf-8")

"""Print requirements from pyproject.toml, for pip: `build`, `runtime`, or the name of an extra."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).resolve().parent.parent / "pyproject.toml").read_text())
groups: dict[str, list[str]] = {
    "build": project["build-system"]["requires"],
    "runtime": project["project"]["dependencies"],
    **project["project"]["optional-dependencies"],
}
for name in sys.argv[1:]:
    print(*groups[name], sep="\n")

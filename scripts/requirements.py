"""Print requirements from pyproject.toml, for pip: `build`, `runtime` (with the server), `dev` (with the lab), or an extra."""

import sys
import tomllib
from pathlib import Path

project = tomllib.loads((Path(__file__).resolve().parent.parent / "pyproject.toml").read_text())
extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
groups: dict[str, list[str]] = {
    "build": project["build-system"]["requires"],
    "runtime": [*project["project"]["dependencies"], *extras["play"]],
    **extras,
    "dev": [*extras["lab"], *extras["dev"]],
}
for name in sys.argv[1:]:
    print(*groups[name], sep="\n")

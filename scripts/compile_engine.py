"""Compile the engine modules with mypyc. The build hook runs this in a process of its own; the Makefile asks `probe`.

python scripts/compile_engine.py probe        exit code 0 if a C compiler and Python's headers work
python scripts/compile_engine.py build DIR    compile into DIR/lib, intermediate files beside it
python scripts/compile_engine.py list         the modules that are compiled
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def modules() -> list[str]:
    """The files to compile, relative to the repository: what `[tool.asztal.compiled]` in pyproject.toml matches."""
    rule: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["asztal"]["compiled"]
    found = {path for folder, names in rule.items() for name in names for path in ROOT.glob(f"{folder}/{name}.py")}
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name != "__init__.py")


def probe() -> bool:
    """Whether the compiler setuptools would use can compile a file that needs Python's headers."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = [f"-I{sysconfig.get_path(kind)}" for kind in ("include", "platinclude")]
    command = [*shlex.split(compiler), *headers, "-x", "c", "-fsyntax-only", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def build(folder: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    # mypy resolves paths and finds its settings from the current folder.
    os.chdir(ROOT)
    # The folder is kept between builds: if mypyc writes the same C again, nothing is compiled again.
    extensions = mypycify(modules(), opt_level="3", debug_level="0", group_name="asztal", target_dir=str(folder / "c"))
    command = Distribution({"name": "asztal", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "o")
    command.ensure_finalized()
    command.run()
    outputs = {Path(path) for path in command.get_outputs()}
    for stale in {path for path in (folder / "lib").rglob("*") if path.is_file()} - outputs:
        stale.unlink()  # of a module that is gone: it must not get into the wheel


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["probe"]:
            sys.exit(0 if probe() else 1)
        case ["build", folder]:
            build(Path(folder).resolve())
        case ["list"]:
            print(*modules(), sep="\n")
        case _:
            sys.exit(__doc__)

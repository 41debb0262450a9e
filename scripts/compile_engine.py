"""Compile the engine modules with mypyc. The build hook runs this in a process of its own; the Makefile asks `probe`.

python scripts/compile_engine.py probe        exit code 0 if a C compiler and Python's headers work
python scripts/compile_engine.py build DIR    compile into DIR/lib, intermediate files beside it
python scripts/compile_engine.py apart        compile into the folder wheels take it from; says in one line what went wrong
python scripts/compile_engine.py list         the modules that are compiled
"""

import hashlib
import importlib.metadata
import os
import shlex
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import docstrings

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


def groups() -> list[tuple[list[str], str | None]]:
    """What becomes one shared library each: core with the bots, and every game. Calls inside a group are plain C calls; games
    never call each other, and what they call in core goes through one table. A changed game leaves the others as they are."""
    found: dict[str, list[str]] = {}
    for path in modules():
        *_, room, part, _ = ("asztal", *Path(path).parts)
        found.setdefault(f"asztal_{part}" if room == "games" else "asztal_core", []).append(path)
    return [(paths, name) for name, paths in found.items()]


INLINING = ("--param=max-inline-insns-auto=120", "--param=inline-min-speedup=3", "--param=max-inline-insns-single=300")
"""The C that mypyc writes is long because of its error paths, so that gcc takes small methods for big ones."""


def home() -> Path:
    """Where everything compiled is kept: a folder for each toolchain, so that another Python's or mypyc's is never mixed in."""
    return ROOT / "build" / f"{sys.implementation.cache_tag}-mypyc-{importlib.metadata.version('mypy')}"


def build(folder: Path, level: str = "3") -> None:
    """Compile into folder/lib. The folder is kept between builds: what has not changed is neither analysed nor compiled again.

    The level is how hard the C compiler tries: 3 for the fastest engine, 0 for a quick try.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution

    # mypy resolves paths and finds its settings from the current folder.
    os.chdir(ROOT)
    cache = f"--cache-dir={folder / 'mypy'}"
    extensions = mypycify(
        [cache, *modules()], opt_level=level, debug_level="0", separate=groups(), target_dir=str(folder / "c")
    )
    for paths, name in groups():
        docstrings.put_into(folder / "c" / f"__native_{name}.c", paths)
    if os.name == "posix":  # nobody replaces our functions from outside, so they may be called directly and inlined
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", *INLINING]
    command = Distribution({"name": "asztal", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    outputs = {Path(path) for path in command.get_outputs()}
    for stale in {path for path in (folder / "lib").rglob("*") if path.is_file()} - outputs:
        stale.unlink()  # of a module that is gone: it must not get into the wheel


def build_apart() -> str:
    """Compile into the usual folder, unless that was done with the same sources. Gives what went wrong: all modules or none."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    made_of, stamp = fingerprint(), folder / "made-of.txt"
    if stamp.exists() and stamp.read_text() == made_of:
        return ""
    stamp.unlink(missing_ok=True)
    if not probe():
        return "no C compiler with Python headers"
    # In a process of its own: mypyc ends the process when it finds an error, and compilers talk a lot.
    log = folder / "log.txt"
    with log.open("w") as out:
        done = subprocess.run([sys.executable, __file__, "build", folder], stdout=out, stderr=subprocess.STDOUT)
    if done.returncode:
        return f"compiling the engine failed (see {log.relative_to(ROOT)})"
    stamp.write_text(made_of)
    return ""


def fingerprint() -> str:
    """The check sum of all that is compiled, of what its types come from, and of how it is compiled."""
    rooms = [path for room in ("core", "games", "bots") for path in (ROOT / "src" / "asztal" / room).rglob("*.py")]
    sum_ = hashlib.sha256()
    for path in sorted([*rooms, Path(__file__), Path(docstrings.__file__), ROOT / "pyproject.toml"]):
        sum_.update(f"{path.name}\n".encode() + path.read_bytes())
    return sum_.hexdigest()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["probe"]:
            sys.exit(0 if probe() else 1)
        case ["build", folder]:
            build(Path(folder).resolve())
        case ["apart"]:
            sys.exit(build_apart())
        case ["list"]:
            print(*modules(), sep="\n")
        case _:
            sys.exit(__doc__)

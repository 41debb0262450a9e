"""Build what is out of date: the web app, the compiled engine, wheels; and install the package.

python scripts/package.py install    the best wheel this machine can build, installed into the environment that runs this
python scripts/package.py wheels     both wheels, compiled and pure, into dist
python scripts/package.py quick      only the engine, compiled in a hurry into build/quick/tree: for trying out a change
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

import compile_engine
import web

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = ROOT / "build"
TIMES = BUILD / "times.json"
"""How many seconds the parts of the last build took, for `check.py`."""
WRITING = Lock()
COMPILED, PURE = "compiled", "pure"


def main(command: str) -> None:
    os.chdir(ROOT)
    BUILD.mkdir(exist_ok=True)
    TIMES.unlink(missing_ok=True)
    match command:
        case "install":
            install(best())
        case "wheels":
            for kind in {best(), PURE}:
                print(wheel(kind))
        case "quick":
            quick()
        case _:
            sys.exit(__doc__)


def best() -> str:
    return COMPILED if compile_engine.probe() and not os.environ.get("ASZTAL_PURE") else PURE


def install(kind: str) -> None:
    """Install the wheel unless what is installed was built from the same files."""
    stamp = Path(sys.prefix) / ".package"
    made_of = f"{kind} {fingerprint()}"
    if stamp.exists() and stamp.read_text() == made_of:
        return
    built = wheel(kind)
    stamp.unlink(missing_ok=True)
    began = time.monotonic()
    pip("install", "--no-deps", "--force-reinstall", str(built))
    note("package installed", began)
    pure = "pure Python, slower: no C compiler, or see build/*/log.txt"
    told = f'import asztal; print("the engine is", "compiled" if asztal.compiled() else "{pure}")'
    subprocess.run([sys.executable, "-c", told], check=True, cwd=BUILD)
    stamp.write_text(f"{kind} {fingerprint()}")


def wheel(kind: str) -> Path:
    """The wheel of that kind, built if it is out of date. The web app and the engine are built at the same time; two builds in
    the same folder wait for each other."""
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return built_wheel(kind)


def built_wheel(kind: str) -> Path:
    with ThreadPoolExecutor() as pool:
        parts = [pool.submit(timed, "web app", web.build)]
        if kind == COMPILED:
            parts.append(pool.submit(timed, "engine compiled", compile_engine.build_apart))
        for part in parts:
            part.result()
    stamp = BUILD / f"wheel-{kind}.txt"
    made_of = fingerprint()
    if stamp.exists():
        name, _, before = stamp.read_text().partition(" ")
        if before == made_of and (DIST / name).exists():
            return DIST / name
    began = time.monotonic()
    folder = BUILD / f"wheel-{kind}"
    shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "ASZTAL_PURE": "1"} if kind == PURE else None
    pip("wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", str(folder), ".", environment=environment)
    (built,) = folder.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    for stale in DIST.glob("*.whl"):
        if ("-none-any" in stale.name) == ("-none-any" in built.name):
            stale.unlink()
    moved = Path(shutil.move(built, DIST / built.name))
    note(f"wheel ({kind})", began)
    stamp.write_text(f"{moved.name} {made_of}")
    return moved


def quick() -> None:
    """The sources with libraries compiled in a hurry: `PYTHONPATH=build/quick/tree pytest ...` runs them."""
    folder, tree = BUILD / "quick", BUILD / "quick" / "tree"
    compile_engine.build(folder, level="0")
    tree.mkdir(exist_ok=True)
    shutil.rmtree(tree / "asztal", ignore_errors=True)
    shutil.copytree(ROOT / "src" / "asztal", tree / "asztal", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(folder / "lib", tree, dirs_exist_ok=True)


def fingerprint() -> str:
    """The check sum of everything the package is made of; times do not matter."""
    sum_ = hashlib.sha256()
    sum_.update(web.fingerprint().encode())
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and not {"__pycache__", "static"} & {*path.parts}]
    files += [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE", *(ROOT / "scripts").glob("*.py")]
    for path in sorted(files):
        sum_.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return sum_.hexdigest()


def pip(*words: str, environment: dict[str, str] | None = None) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words], check=True, env=environment)


def timed(part: str, work: Callable[[], object]) -> None:
    began = time.monotonic()
    work()
    if time.monotonic() - began > 1:  # otherwise it was there already
        note(part, began)


def note(part: str, began: float) -> None:
    with WRITING:
        times: dict[str, float] = json.loads(TIMES.read_text()) if TIMES.exists() else {}
        TIMES.write_text(json.dumps({**times, part: time.monotonic() - began}))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) == 2 else "")

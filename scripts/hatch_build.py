"""Build hook: puts the compiled engine into the wheel, or says in one line why the wheel is pure Python."""

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # whoever edits the sources wants to run the sources
        root = Path(self.root)
        # One folder per toolchain: what another Python or another mypyc left behind is never mixed in.
        folder = root / "build" / f"{sys.implementation.cache_tag}-mypyc-{importlib.metadata.version('mypy')}"
        problem = compile_engine(root, folder)
        if problem:
            self.app.display_warning(f"asztal: {problem}; building pure Python, which works the same but slower")
            return
        for library in (folder / "lib").rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(folder / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_engine(root: Path, folder: Path) -> str | None:
    """Compile all engine modules into folder/lib. Returns what went wrong, or None; it is all modules or none."""
    script = [sys.executable, str(root / "scripts" / "compile_engine.py")]
    if os.environ.get("ASZTAL_PURE"):
        return "ASZTAL_PURE is set"
    if subprocess.run([*script, "probe"]).returncode != 0:
        return "no C compiler with Python headers"
    folder.mkdir(parents=True, exist_ok=True)
    # In a process of its own: mypyc ends the process when it finds an error, and compilers talk a lot.
    log = folder / "log.txt"
    with log.open("w") as out:
        done = subprocess.run([*script, "build", str(folder)], stdout=out, stderr=subprocess.STDOUT)
    return None if done.returncode == 0 else f"compiling the engine failed (see {log.relative_to(root)})"

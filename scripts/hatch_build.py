"""Build hook: puts the compiled engine into the wheel, or says in one line why the wheel is pure Python."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # whoever edits the sources wants to run the sources
        found = "ASZTAL_PURE is set" if os.environ.get("ASZTAL_PURE") else compiled(Path(self.root))
        if isinstance(found, str):
            self.app.display_warning(f"asztal: {found}; building pure Python, which works the same but slower")
            return
        for library in found.rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(found))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled(root: Path) -> Path | str:
    """The folder with all compiled modules, or what went wrong."""
    sys.path.insert(0, str(root / "scripts"))
    import compile_engine

    return compile_engine.build_apart() or compile_engine.home() / "lib"

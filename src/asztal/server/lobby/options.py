"""Options of a game as somebody sent them. A text of one's own, such as a village, is read only if it is no larger than any
village has reason to be."""

from __future__ import annotations

import re

from asztal.core.errors import AsztalError, ContentError
from asztal.core.game import Game
from asztal.core.lines import Line
from asztal.server.wire.refusals import Refusal

BYTES = 32 * 1024
"""The longest value of an option: a village of one's own has about 2 KiB, a tile file of Minerva about 19."""
KEYS = 1500
DEPTH = 8
"""How far names and lists may be nested."""
QUOTED = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
ENDS = re.compile(r"[=,{}\[\]\n]")
"""Where a name or a value ends."""
COMMENT = re.compile("#.*")


def check(game: Game, options: dict[str, str], seats: int) -> dict[str, str]:
    """All options of a game, checked. Reading a text takes a while: not in the event loop."""
    for value in options.values():
        require_modest(value)
    try:
        return game.check(options, seats)
    except AsztalError as error:
        cause = error.__cause__
        wrong = (
            Line("why-bad-content", {"line": cause.line, "column": cause.column}) if isinstance(cause, ContentError) else None
        )
        raise Refusal("bad-options", wrong, str(error)) from None


def require_modest(text: str) -> None:
    """Neither endless nor nested without end: what reads it would take its time."""
    if len(text.encode()) > BYTES:
        raise Refusal("option-long", Line("why-option-long", {"most": BYTES // 1024}))
    bare = COMMENT.sub("", QUOTED.sub("-", text))
    if bare.count("=") > KEYS:
        raise Refusal("option-deep", detail=f"at most {KEYS} keys")
    depth = deepest = 0
    for sign in bare:
        depth += (sign in "[{") - (sign in "]}")
        deepest = max(deepest, depth)
    if max(deepest, *(part.count(".") for part in ENDS.split(bare))) > DEPTH:
        raise Refusal("option-deep", detail=f"nested at most {DEPTH} deep")

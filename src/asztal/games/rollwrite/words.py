"""The language of Roll & Write, with all its words and steps."""

from __future__ import annotations

from typing import Final

from asztal.core.machine.compiling import Language, words_in
from asztal.core.notation import good
from asztal.games.rollwrite import effects, estates, growing, rules

GOOD_WORDS: Final = ("stone", "wood", "food", "gold", "resource", "action", "vp")

LANGUAGE: Final = Language([good(name) for name in GOOD_WORDS], words_in(effects, rules, growing, estates))
"""Their texts are in `text/*.ftl`: good-stone, verb-swap, count-section, if-completed, ask-pay and so on."""

VOCABULARY: Final = LANGUAGE.vocabulary

ROUND: Final = ("roll", "favours", "growing", "clean-up")
GROW: Final = ("rerolls", "collect", "produce", "grow", "conditions", "keep", "estate")

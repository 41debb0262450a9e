"""All words and steps of Roll & Write, one of each, and the language they make."""

from __future__ import annotations

from typing import Final

from asztal.core.machine.compiling import Language
from asztal.core.notation import good
from asztal.games.rollwrite import effects as e
from asztal.games.rollwrite import growing as g
from asztal.games.rollwrite import rules as r
from asztal.games.rollwrite.estates import Estate

GOOD_WORDS: Final = ("stone", "wood", "food", "gold", "resource", "action", "vp")

LANGUAGE: Final = Language(
    [good(name) for name in GOOD_WORDS],
    [
        # standing rules, numbered as in `tables.py`
        e.Discount(), e.Cross(), e.FreeHarvest(), e.HarvestMore(), e.Store(), e.CopyDie(), e.Crops(), e.Export(),
        # verbs, and what they ask
        e.Swap(), e.Reroll(), e.Pay(), e.PayAny(), e.TakeAny(), e.TakeAnother(),
        e.DiceShowing(), e.Sections(), e.Buildings(), e.Columns(), e.EstatesOf(), e.Tracks(), e.Bridges(), e.CirclesCrossed(),
        e.Fields(),
        e.DieShows(), e.Completed(), e.Crossed(), e.Left(),
        # the flow of a round, and of what each player does in it
        r.Roll(), r.Favours(), r.Growing(), r.CleanUp(),
        g.Rerolls(), g.Collect(), g.Produce(), g.Grow(), g.Conditions(), g.Keep(), Estate(),
    ],
)  # fmt: skip
"""Their texts are in `text/*.ftl`: good-stone, verb-swap, count-section, if-completed, ask-pay and so on."""

VOCABULARY: Final = LANGUAGE.vocabulary

ROUND: Final = ("roll", "favours", "growing", "clean-up")
GROW: Final = ("rerolls", "collect", "produce", "grow", "conditions", "keep", "estate")

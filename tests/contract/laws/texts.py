"""Everything a game says can be said in both languages, and every question leads to the guide."""

from __future__ import annotations

import re
from functools import cache

from asztal.core.game import LANGUAGES, Game
from asztal.core.lines import Line
from contract.tables import lines, say
from contract.walks import Law, Moment, Walk, law


@law()
def every_prompt_label_hint_and_log_line_can_be_said_in_both_languages(walk: Walk) -> Law:
    said: set[Line] = set()
    while moment := (yield):
        for seat in moment.eyes:
            said |= set(lines(walk.game, moment.state, moment.events, seat))
        for seat in moment.acting:
            said.add(walk.game.prompt(moment.state, seat))
            for action in moment.legal(seat):
                said.add(walk.game.label(moment.state, action))
                hint = walk.game.hint(moment.state, seat, action)
                if hint is not None:
                    said.add(hint)
    for seat in (*range(walk.table.seats), None):
        said |= set(lines(walk.game, walk.state, walk.state.events or [], seat))
    for line in said:
        say(walk.table, line)
    assert len({line.id for line in said}) > 10 or walk.scene


@law()
def every_prompt_leads_to_a_section_of_the_guide(moment: Moment) -> None:
    for seat in moment.acting:
        section = moment.game.section(moment.game.prompt(moment.state, seat))
        assert section in sections(moment.game), section


@cache
def sections(game: Game) -> frozenset[str]:
    """The sections of the guide, if it has the same in both languages."""
    return frozenset.intersection(*(frozenset(re.findall(r"{#(.*?)}", game.guide(lang))) for lang in LANGUAGES))

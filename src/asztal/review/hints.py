"""What a strong player would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from asztal.bots.search import SearchBot
from asztal.core.game import Game
from asztal.core.state import State
from asztal.review.plans import Ordinary, Plan, Planner, Whole, checked, difference
from asztal.review.reasons import Reason, reason, sentences

WORLDS = 16
"""In which plans are compared."""
CANDIDATES = 3
"""Of the search's moves so many are played on."""
TRIED = 0.1
"""Part of the tries of the best move that another must have had to be looked at."""
DOUBT = 2.0
"""If another plan is better by so many standard errors the search was wrong."""
CLEAR = 0.5
"""And by so many points."""
LONG = 1.0
"""A plan better by so many points has a reason, however late it shows."""
SECONDS = 1.0
LEAST_TRIES = 200


class Hint(msgspec.Struct, frozen=True):
    """A move, and why it rather than the best other."""

    code: str
    why: dict[str, str]
    """The sentence in every language."""
    other: str | None
    """The move it was compared with."""


class Thought(NamedTuple):
    """What came of thinking about a decision."""

    best: Plan
    others: tuple[Plan, ...]
    """The next best ones, that mean something else, best first."""
    ordinary: Plan
    """Of the move that looks best at first sight."""
    whole: Whole
    """Plans played to the end of the game."""
    late: bool
    """That the best plan is better shows only there."""

    def of(self, action: int) -> Plan | None:
        return next((plan for plan in (self.best, *self.others, self.ordinary) if plan.action == action), None)


def hint(
    game: Game, state: State, seat: int, seed: int, players: Sequence[str], tries: int = 0, seconds: float = SECONDS
) -> Hint:
    """What a strong player would do for a seat that may decide now. With `tries` the same seed gives the same answer."""
    if len(state.legal(seat)) == 1:
        only = state.legal(seat)[0]
        why = Reason(only, None, 0.0, 0.0, ())
        return Hint(game.code(only), sentences(game, why, None, seat, players), None)
    thought = think(game, state, seat, seed, tries, 0.0 if tries else seconds)
    other = thought.others[0] if thought.others else None
    why = explained(game, state, seat, seed, thought.best, other, thought.late)
    label = None if other is None else game.label(state, other.action)
    said = sentences(game, why, label, seat, players)
    return Hint(game.code(thought.best.action), said, None if other is None else game.code(other.action))


def explained(game: Game, state: State, seat: int, seed: int, best: Plan, other: Plan | None, late: bool = False) -> Reason:
    """Why one plan is better; where that does not show after the rounds plans are compared over, at the end of the game.

    `late`: it is known to show only there.
    """
    why = reason(game, best, other, seat)
    if other is None or why.over or (not late and (why.facts or why.gap < LONG)):
        return why
    planner = Planner(game, seed)
    whole = [planner.plan(state, seat, plan.action, WORLDS, True, True) for plan in (best, other)]
    at_end = reason(game, whole[0], whole[1], seat)
    return at_end if late or at_end.facts else why


def think(game: Game, state: State, seat: int, seed: int, tries: int, seconds: float, besides: int | None = None) -> Thought:
    """The best plans of a decision: the search's favourites and what looks best at first sight, played on side by side.

    `besides`: a move to look at in any case, such as the one that was made; then what looks best at first sight is, too.
    """
    bot = SearchBot(game, seed, seconds, tries or LEAST_TRIES)
    chosen = bot.choose(state, seat)
    prospects = bot.prospects(seat)
    most = prospects[0].visits if prospects else 0
    wanted = [chosen]
    said = {_label(game, state, chosen)}
    ordinary = Ordinary(game, seed).choose(state, seat)
    tried = [one.action for one in prospects[: 4 * CANDIDATES] if one.visits >= TRIED * most]
    for action in [*tried, ordinary, *(one.action for one in prospects[:CANDIDATES])]:
        label = _label(game, state, action)
        if label not in said and len(wanted) < CANDIDATES + 1:
            said.add(label)
            wanted.append(action)
    for action in () if besides is None else (besides, ordinary):
        if action not in wanted:
            wanted.append(action)
    plans = Planner(game, seed).plans(state, seat, wanted, WORLDS)
    best = plans[0]
    for plan in plans[1:]:
        gap, error = difference(plan.leads(seat), best.leads(seat))
        if gap > max(CLEAR, DOUBT * error):
            best = plan
    plain = next((plan for plan in plans if plan.action == ordinary), best)
    whole, late = Whole(game, state, seat, seed), False
    if plain is not best and not all(one.over for one in best.endings):
        hope = difference(plain.leads(seat), best.leads(seat))
        gap, error = checked(hope, difference(whole.leads(plain.action), whole.leads(best.action)))
        if gap > max(CLEAR, DOUBT * error):
            best, late = plain, True
    others = sorted((plan for plan in plans if plan is not best), key=lambda plan: -sum(plan.leads(seat)))
    return Thought(best, tuple(others), plain, whole, late)


def _label(game: Game, state: State, action: int) -> str:
    """Moves nobody can tell apart are one."""
    return game.speaker("en").say(game.label(state, action), [str(seat) for seat in range(state.seats)])

"""What a choice would cost and bring now: the bill is shown before it is paid."""

from __future__ import annotations

from asztal.core.frames import frame_op
from asztal.core.lines import Argument, Line
from asztal.games.ginkgopolis import actions
from asztal.games.ginkgopolis.pending import CHOOSE
from asztal.games.ginkgopolis.rules import Ginkgopolis
from asztal.games.ginkgopolis.state import CARD, TOKENS
from asztal.games.ginkgopolis.tables import FIRST_LETTER, HAL, RESOURCE, SP, TILE


def hint(state: Ginkgopolis, seat: int, action: int) -> Line | None:
    """What a choice means. Building cards and characters are explained by their own text."""
    if FIRST_LETTER <= action < actions.NEW_HAND:
        return Line("hint-letter", state.words(action))
    if action == actions.NEW_HAND:
        return Line("hint-new-hand", {"n": int(state.get(seat, TOKENS))})
    if action >= actions.GIVE:
        return Line("hint-give")
    if frame_op(state.top()) != CHOOSE or state.get(seat, CARD) < 0:
        return None
    card = int(state.get(seat, CARD))
    if action == actions.ALONE:
        return alone(state, card)
    if actions.WITH <= action < actions.TAKE_RESOURCE:
        return built(state, seat, card, action - actions.WITH)
    return None


def alone(state: Ginkgopolis, card: int) -> Line:
    if card >= FIRST_LETTER:
        return Line("hint-alone-letter")
    goods = [0, 0, 0]
    goods[state.tables.colour[card]] = int(state.height(card))
    return Line("hint-alone", listed(goods))


def built(state: Ginkgopolis, seat: int, card: int, tile: int) -> Line:
    if not state.can_afford(seat, card, tile):
        return Line("hint-unaffordable")
    if card >= FIRST_LETTER:
        return Line("hint-urbanise", listed([int(n) for n in state.neighbour_yields(state.letters[card - FIRST_LETTER])]))
    extra = [int(state.colour_cost(card, tile)), 0, int(state.point_cost(card, tile))]
    bill: dict[str, Argument] = {**listed(extra), "place": int(state.height(card)) + 1, "back": int(state.height(card))}
    bill["extra"] = "yes" if any(extra) else "no"
    owner = int(state.owner(card))
    if owner < 0:
        bill["owner"] = "none"
    elif owner == seat:
        bill["owner"] = "self"
    elif state.seats == 1 and owner == HAL:
        bill["owner"] = "hal"
    else:
        bill |= {"owner": "other", "player": f"#{owner}"}
    return Line("hint-floor", bill)


def listed(goods: list[int]) -> dict[str, Argument]:
    return {"resource": goods[RESOURCE], "tile": goods[TILE], "sp": goods[SP]}

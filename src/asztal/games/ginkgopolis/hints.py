"""What a choice would cost and bring now: the bill is shown before it is paid."""

from __future__ import annotations

from asztal.core.lines import Argument, Line
from asztal.games.ginkgopolis import building
from asztal.games.ginkgopolis.layout import CHOSEN, TOKENS
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import RESOURCE, SP, TILE


def hint(state: Ginkgopolis, seat: int, action: int) -> Line | None:
    """What a choice means. Building cards and characters are explained by their own text."""
    tables = state.tables
    if tables.first_letter <= action < tables.new_hand:
        return Line("hint-letter", state.words(action))
    if action == tables.new_hand:
        return Line("hint-new-hand", {"n": int(state.get(seat, TOKENS))})
    if action > tables.keep:
        return Line("hint-give")
    card = int(state.only(CHOSEN, seat))
    if state.now().name != "choose-card" or card < 0:
        return None
    if action == tables.alone:
        return alone(state, card)
    if tables.alone < action < tables.take_resource:
        return built(state, seat, card, int(action - tables.lay))
    return None


def alone(state: Ginkgopolis, card: int) -> Line:
    if card >= state.tables.first_letter:
        return Line("hint-alone-letter")
    goods = [0, 0, 0]
    goods[state.tables.colour[card]] = int(building.floors_of(state, card))
    return Line("hint-alone", listed(goods))


def built(state: Ginkgopolis, seat: int, card: int, tile: int) -> Line:
    if not building.can_afford(state, seat, card, tile):
        return Line("hint-unaffordable")
    first = state.tables.first_letter
    if card >= first:
        return Line("hint-urbanise", listed([int(n) for n in building.neighbour_yields(state, state.letter(card - first))]))
    floors = int(building.floors_of(state, card))
    extra = [int(building.colour_cost(state, card, tile)), 0, int(building.point_cost(state, card, tile))]
    bill: dict[str, Argument] = {**listed(extra), "place": floors + 1, "back": floors}
    bill["extra"] = "yes" if any(extra) else "no"
    owner = int(state.owner(building.building_of(state, card)))
    if owner < 0:
        bill["owner"] = "none"
    elif owner == seat:
        bill["owner"] = "self"
    elif state.is_hal(owner):
        bill["owner"] = "hal"
    else:
        bill |= {"owner": "other", "player": f"#{owner}"}
    return Line("hint-floor", bill)


def listed(goods: list[int]) -> dict[str, Argument]:
    return {"resource": goods[RESOURCE], "tile": goods[TILE], "sp": goods[SP]}

"""What a choice would cost and bring now: the bill is shown before it is paid."""

from __future__ import annotations

from functools import lru_cache

from asztal.core.lines import Argument, Line
from asztal.core.notation import Amount, Per
from asztal.core.notation.icons import figures
from asztal.games.ginkgopolis import building
from asztal.games.ginkgopolis.bills import bill
from asztal.games.ginkgopolis.content import Card, cards, goods
from asztal.games.ginkgopolis.effects import GOODS
from asztal.games.ginkgopolis.layout import CHOSEN, TOKENS
from asztal.games.ginkgopolis.state import Ginkgopolis
from asztal.games.ginkgopolis.tables import RESOURCE, SP, TILE


def hint(state: Ginkgopolis, seat: int, action: int) -> Line | None:
    """What a choice means. Characters are explained by their own text."""
    tables = state.tables
    if action < tables.first_letter:
        return played(state, action)
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
        return alone(state, seat, card)
    if tables.alone < action < tables.take_resource:
        return built(state, seat, card, int(action - tables.lay))
    return None


def played(state: Ginkgopolis, card: int) -> Line:
    """A building card: what it brings alone, and what it would give whoever builds with it and keeps it."""
    printed = cards_by_id()[state.tables.ids[card]]
    words: dict[str, Argument] = {"n": int(building.floors_of(state, card)), "good": GOODS[state.tables.colour[card]]}
    if printed.bonus is not None:
        gains = {GOODS[good]: n for good, n in goods(printed.bonus.then)}
        kept = next((good for good in ("resource", "tile") if good in gains), "none")
        return Line("hint-card", {**words, "keep": printed.bonus.trigger.name, "kept": kept, "sp": gains.get("sp", 0)})
    score = printed.score
    if isinstance(score, Per) and isinstance(score.what, Amount):
        counted = score.count.what
        return Line("hint-card", {**words, **figures(counted), "keep": counted.name, "sp": score.what.quantity.number})
    assert isinstance(score, Amount)
    return Line("hint-card", {**words, "keep": "end", "sp": score.quantity.number})


@lru_cache
def cards_by_id() -> dict[str, Card]:
    return {card.id: card for card in cards()}


def alone(state: Ginkgopolis, seat: int, card: int) -> Line:
    if card >= state.tables.first_letter:
        return Line("hint-alone-letter", bonuses(state, seat, card, -1))
    goods = [0, 0, 0]
    goods[state.tables.colour[card]] = int(building.floors_of(state, card))
    return Line("hint-alone", {**in_words(goods), **bonuses(state, seat, card, -1)})


def bonuses(state: Ginkgopolis, seat: int, card: int, tile: int) -> dict[str, Argument]:
    """What the seat's permanent bonuses add, each good with the comma that stands before it."""
    found = {change.good: change.n for change in bill(state, seat, card, tile).changes if change.why == "bonus"}
    words: dict[str, Argument] = {"bonus": "yes" if found else "no"}
    sign = ""
    for good in GOODS:
        words |= {f"bonus-{good}": found.get(good, 0), f"bonus-{good}-sign": sign}
        if good in found:
            sign = ","
    return words


def built(state: Ginkgopolis, seat: int, card: int, tile: int) -> Line:
    if not building.can_afford(state, seat, card, tile):
        return Line("hint-unaffordable")
    first = state.tables.first_letter
    if card >= first:
        yields = [int(n) for n in building.neighbour_yields(state, state.letter(card - first))]
        return Line("hint-urbanise", {**in_words(yields), **bonuses(state, seat, card, tile)})
    floors = int(building.floors_of(state, card))
    extra = [int(building.colour_cost(state, card, tile)), 0, int(building.point_cost(state, card, tile))]
    words: dict[str, Argument] = {**in_words(extra), "place": floors + 1, "back": floors, **bonuses(state, seat, card, tile)}
    words["extra"] = "yes" if any(extra) else "no"
    owner = int(state.owner(building.building_of(state, card)))
    if owner < 0:
        words["owner"] = "none"
    elif owner == seat:
        words["owner"] = "self"
    elif state.is_hal(owner):
        words["owner"] = "hal"
    else:
        words |= {"owner": "other", "player": f"#{owner}"}
    return Line("hint-floor", words)


def in_words(goods: list[int]) -> dict[str, Argument]:
    return {"resource": goods[RESOURCE], "tile": goods[TILE], "sp": goods[SP]}

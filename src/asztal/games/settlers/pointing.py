"""What a board is told besides rules and words: which pieces a choice is about, what it would cost and bring, what an event was
in figures, and what is missing or in danger.

Actions name printings. Which of equal copies the rules mean the step says that asks (`Step.about`).
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.machine.frames import AUX, IT, LEFT, THIS, WIDTH
from asztal.core.machine.naming import meant
from asztal.core.notation import Parts
from asztal.core.preview import Change, Deed, Preview, summed, told, tried
from asztal.core.state import State
from asztal.games.settlers import log
from asztal.games.settlers.actions import FACTIONS
from asztal.games.settlers.building import can_give
from asztal.games.settlers.effects import GOODS
from asztal.games.settlers.layout import ATTACKS, FACTION, FOUNDATION
from asztal.games.settlers.paying import Paying, affordable, building_cost, packed
from asztal.games.settlers.rival import LINE, attack, victims
from asztal.games.settlers.rounds import ROUNDS, produce
from asztal.games.settlers.state import Settlers
from asztal.games.settlers.tables import FOOD, GOLD, STONE, WOOD

# -- which pieces a choice is about ---------------------------------------------------------------------------------------


def on(state: Settlers, seat: int, action: int) -> tuple[str, ...]:
    """The pieces a legal action is about; factions and the exchange are about a faction board."""
    a = state.t.a
    if a.faction <= action < a.done:
        return (f"board-{FACTIONS[action - a.faction]}",)
    if a.exchange <= action < a.offer:
        return (f"board-{FACTIONS[state.get(seat, FACTION)]}",)
    if action == a.give_foundation:
        return tuple(state.t.piece_ids[piece] for piece in state.rings.inside(FOUNDATION, seat))
    piece = meant(state, seat, action)
    if a.route <= action < a.discard:
        piece = int(state.host(piece))  # the card of such a deal lies face down
    return (state.t.piece_ids[piece],) if piece >= 0 else ()


# -- what it would cost and bring -----------------------------------------------------------------------------------------

ENDS: Final = frozenset(
    {
        log.ROUND, log.FIRST, log.FACTION, log.LAID_OPEN, log.PICKED, log.PRODUCED, log.PASSED, log.CLEANED, log.RIVAL_TOOK,
        log.RIVAL_PILE, log.ATTACK, log.WON, log.SHARED, log.SOLO_WON, log.SOLO_LOST,
    }
)  # fmt: skip
"""Where the course of the game goes on."""


def preview_of(state: Settlers, seat: int, action: int) -> Preview:
    trial = cast(Settlers, tried(state, seat, action, ENDS, follow))
    ended = any(event.kind in ENDS for event in trial.events or ())
    changes = told(trial, deed, ENDS)
    if not ended and not trial.over and trial.acting == 1 << seat:
        changes += owed(trial, seat)
        if is_any_payment(trial):  # what it buys does not depend on which resources pay
            while isinstance(trial.now(), Paying) and trial.acting == 1 << seat:
                trial.decide(seat, trial.legal(seat)[0])
            changes += [change for change in told(trial, deed, ENDS) if change.n > 0]
    return Preview(summed(changes))


def follow(state: State, seat: int) -> int | None:
    """A preview pays without gold as far as it can, draws from any deck, keeps any card, and gives up a foundation."""
    table = cast(Settlers, state)
    step = table.now()
    options = state.legal(seat)
    if step.name in ("drawing", "draw") or (isinstance(step, Paying) and not is_any_payment(table)):
        return options[0]
    return int(table.t.a.give_foundation) if table.t.a.give_foundation in options else None


def is_any_payment(state: Settlers) -> bool:
    """Whether resources of the player's choice are being paid."""
    return isinstance(state.now(), Paying) and amounts(int(state.stack[state.depth - WIDTH + LEFT]) - 1)[:3] == (0, 0, 0)


PAYABLE: Final = ("wood", "stone", "food", "resource")


def amounts(needs: int) -> tuple[int, ...]:
    """A payment as amounts of wood, stone, food and any resource."""
    return needs & 255, needs >> 8 & 255, needs >> 16 & 255, needs >> 24


def owed(state: Settlers, seat: int) -> list[Change]:
    """What is still to be paid where the player first chooses with what: a location, or resources of any kind."""
    frame = int(state.depth) - WIDTH
    found: list[Change] = []
    needs = 0
    if state.now().name == "give":
        found.append(Change(seat, "location", -1))
        needs = int(building_cost(state, state.t.kind[state.stack[frame + THIS]], 0))
    elif isinstance(state.now(), Paying):
        needs = int(state.stack[frame + LEFT]) - 1
    return found + [Change(seat, good, -n) for good, n in zip(PAYABLE, amounts(needs), strict=True) if n]


def effect(state: Settlers, seat: int, action: int) -> Parts:
    """What a location to be used does."""
    a = state.t.a
    if not a.activate <= action < a.defend:
        return ()
    from asztal.games.settlers.items import effects_of  # needs the texts, which playing does not

    return effects_of(state.t.ids[(action - a.activate) % a.n]).get("action", ())


# -- what an event was ----------------------------------------------------------------------------------------------------

DEEDS: Final = {
    log.LAID_OPEN: "refill", log.TOOK: "take", log.BUILT: "build", log.DEALT: "deal", log.RAZED_HAND: "raze", log.RAZED: "raze",
    log.ACTIVATED: "activate", log.EXCHANGED: "exchange", log.DEFENDED: "defend", log.SAMURAI: "samurai",
    log.TUCKED: "tuck", log.OFFERED: "offer",
    log.STOLE: "steal", log.CANCELLED: "cancel-deal", log.ROUTE_CANCELLED: "cancel-deal", log.TOOK_DEAL: "take-deal",
    log.ROUTE: "deal", log.REMOVED: "discard-location", log.BLOCKED: "block", log.TOOK_OVER: "take-over", log.RESET: "reset",
    log.COPIED: "repeat-production", log.USED_DEAL: "use-deal", log.LAID: "lay-foundation", log.PRODUCED: "production",
    log.PASSED: "pass", log.RIVAL_TOOK: "take", log.RIVAL_PILE: "collect",
    log.ATTACK: "attack", log.LOST: "lose", log.SPARED: "spare",
    log.POINTED: "copy-raze-good",
}  # fmt: skip
RIVAL_DEEDS: Final = frozenset({log.RIVAL_TOOK, log.RIVAL_PILE, log.ATTACK, log.LOST, log.SPARED})
"""What the virtual player does."""
ABOUT: Final = frozenset(log.WITH_CARD) | frozenset(log.AGAINST) | {log.ACTIVATED, log.ATTACK}
"""Events whose `a` is a piece."""


def deed(state: State, event: Event) -> Deed | None:
    """An event in figures. Cards are counted where they are drawn or given up, not where they are played."""
    kind, side = int(event.kind), int(event.seat)
    table = cast(Settlers, state)
    what, changed = DEEDS.get(kind, ""), changes(event)
    if not what and not changed:
        return None
    pieces = (table.t.piece_ids[event.a],) if kind in ABOUT else ()
    return Deed(int(table.seats) if kind in RIVAL_DEEDS else side, what, pieces, changed)


def changes(event: Event) -> tuple[Change, ...]:
    kind, side, a, b = int(event.kind), int(event.seat), int(event.a), int(event.b)
    if kind in (log.GAINED, log.PAID):
        return (Change(side, GOODS[a], b if kind == log.GAINED else -b),)
    if kind in (log.DREW, log.DISCARDED, log.TUCKED, log.LAID):
        return (Change(side, "card", 1 if kind == log.DREW else -1),)
    if kind in (log.OFFERED, log.SWAPPED):
        return (Change(side, GOODS[a], -1),)
    if kind == log.STOLE:
        return (Change(b, GOODS[a], -1), Change(side, GOODS[a], 1))
    if kind in (log.GAVE, log.GAVE_FOUNDATION):
        return (Change(side, "location", -1),)
    if kind == log.DEFENDED:
        return (Change(side, "defense-token", -1),)
    return ()


# -- what production would bring ------------------------------------------------------------------------------------------


def income(state: Settlers, side: int) -> dict[str, int]:
    """What the side's next production would bring as things stand; what is to be chosen then is left out.

    Nothing if the last production is over.
    """
    to_come = state.round() < ROUNDS or (not state.over and state.step_at(0).name == "lookout")
    if side >= state.seats or state.get(side, FACTION) < 0 or state.round() == 0 or not to_come:
        return {}
    trial = state.copy()
    trial.depth = 0
    trial.listen()
    produce(trial, side)
    trial.run()
    while trial.acting:
        seat = int(trial.acting).bit_length() - 1
        chosen = follow(trial, seat)
        if chosen is not None:
            trial.decide(seat, chosen)
        else:
            frame = trial.depth - WIDTH
            trial.jump(frame, trial.beyond(trial.stack[frame]))
            trial.run()
    found: dict[str, int] = {}
    for change in summed(change for event in trial.heard() for change in changes(event)):
        if change.side == side and change.n > 0:
            found[change.good] = found.get(change.good, 0) + change.n
    return found


# -- what is missing, and what is in danger -------------------------------------------------------------------------------


def lacking(state: Settlers, seat: int, printing: int) -> dict[str, int]:
    """What is missing to build a card of one's hand; gold stands in for resources, wood before stone before food."""
    t = state.t
    gold = int(state.get(seat, GOLD))
    missing: dict[str, int] = {}
    for good, cost in ((WOOD, t.wood), (STONE, t.stone), (FOOD, t.food)):
        short = max(0, int(cost[printing] - state.get(seat, good)))
        paid = min(gold, short)
        gold -= paid
        if short > paid:
            missing[GOODS[good]] = short - paid
    if t.location[printing] and not can_give(state, seat):
        missing["location"] = 1
    return missing


def lacking_for_deal(state: Settlers, seat: int) -> dict[str, int]:
    """What is missing to make a deal with a card that has a deal field."""
    return {} if affordable(state, seat, packed(0, 0, 1, 0), 0) else {"food": 1}


def hits(state: Settlers) -> list[int]:
    """Solo: the attack cards that hit while the player chooses what to lose, as places in the line, the newest first."""
    if state.over or state.now().name != "lose":
        return []
    return [0, list(state.rings.piled(LINE)).index(state.stack[state.depth - WIDTH + IT])]


def threatened(state: Settlers) -> set[int]:
    """Solo: the locations one more attack card could cost, whichever of the cards still to come it is."""
    if state.seats > 1 or state.over:
        return set()
    found: set[int] = set()
    tried: set[int] = set()
    for piece in state.rings.inside(ATTACKS, 0):
        if int(state.t.kind[piece]) not in tried:
            tried.add(int(state.t.kind[piece]))
            found |= lost_to(state, int(piece))
    return found


def lost_to(state: Settlers, piece: int) -> set[int]:
    """What an attack with this card would hit."""
    trial = state.copy()
    trial.rings.lay_on(piece, ATTACKS, 0)
    trial.listen()
    attack(trial)
    if trial.depth > state.depth:  # the player would choose
        frame = int(trial.depth) - WIDTH
        return {int(victim) for victim in victims(trial, trial.stack[frame + IT], trial.stack[frame + AUX] == 1)}
    return {int(event.a) for event in trial.heard() if event.kind == log.LOST}

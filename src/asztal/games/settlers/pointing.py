"""What a board is told besides rules and words: which pieces a choice is about, what it would cost and bring, what an event was
in figures, and what is missing or in danger.

Actions name printings. Which of equal copies the rules mean shows on a copy of the state: the event of the deed names it.
"""

from __future__ import annotations

from typing import Final, cast

from asztal.core.events import Event
from asztal.core.frames import frame_a, frame_b, frame_op
from asztal.core.notation import Parts
from asztal.core.preview import Change, Deed, Preview, summed, told, tried
from asztal.core.state import State
from asztal.games.settlers import actions, log, pending
from asztal.games.settlers.actions import FACTIONS, N
from asztal.games.settlers.effects import GOODS
from asztal.games.settlers.rules import Settlers
from asztal.games.settlers.state import ATTACK_PILE, DEAL, FACTION, FOUNDATION, FRESH, HAND
from asztal.games.settlers.tables import FOOD, GOLD, STONE, WOOD

# -- which pieces a choice is about ---------------------------------------------------------------------------------------

NAMED: Final = frozenset(
    {
        log.TOOK, log.PICKED_OWN, log.GAVE, log.RAZED_HAND, log.RAZED, log.ACTIVATED, log.DEFENDED, log.SAMURAI, log.TUCKED,
        log.CANCELLED, log.ROUTE_CANCELLED, log.TOOK_DEAL, log.ROUTE, log.REMOVED, log.BLOCKED, log.TOOK_OVER, log.RESET,
        log.COPIED, log.USED_DEAL, log.DISCARDED, log.LAID, log.LOST, log.POINTED,
    }
)  # fmt: skip
"""Events of deeds that name the piece that was chosen."""


def on(state: Settlers, seat: int, action: int) -> tuple[str, ...]:
    """The pieces a legal action is about; factions and the exchange are about a faction board."""
    if action >= actions.REST:
        return on_board(state, seat, action)
    step = frame_op(state.top())
    if actions.BUILD <= action < actions.RAZE_HAND:
        printing = (action - actions.BUILD) % N
        from_deals = step == pending.BUILD_FACTION and frame_a(state.top()) == 1
        piece = state.find(printing, DEAL, seat) if from_deals else state.in_hand(printing, seat)
    elif step == pending.KEEP:
        piece = next(
            p for p in state.cards.inside(HAND, seat) if state.tokens[p] & FRESH and state.tables.printing[p] == action
        )
    else:
        piece = chosen(state, seat, action)
    return (state.tables.pieces[piece],)


def on_board(state: Settlers, seat: int, action: int) -> tuple[str, ...]:
    if actions.FACTION <= action < actions.DONE:
        return (f"board-{FACTIONS[action - actions.FACTION]}",)
    if actions.EXCHANGE <= action < actions.OFFER:
        return (f"board-{FACTIONS[state.get(seat, FACTION)]}",)
    if action == actions.GIVE_FOUNDATION:
        return tuple(state.tables.pieces[piece] for piece in state.cards.inside(FOUNDATION, seat))
    return ()


def chosen(state: Settlers, seat: int, action: int) -> int:
    """The piece the rules mean: the first one a deed names."""
    trial = state.copy()
    trial.listen()
    trial.decide(seat, action)
    return next(int(event.a) for event in trial.heard() if event.kind in NAMED)


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
            while frame_op(trial.top()) == pending.PAY and trial.acting == 1 << seat:
                trial.decide(seat, trial.legal(seat)[0])
            changes += [change for change in told(trial, deed, ENDS) if change.n > 0]
    return Preview(summed(changes))


def follow(state: State, seat: int) -> int | None:
    """A preview pays without gold as far as it can, draws from any deck, keeps any card, and gives up a foundation."""
    step = frame_op(state.top())
    options = state.legal(seat)
    if step in (pending.DRAW, pending.KEEP) or (step == pending.PAY and not is_any_payment(state)):
        return options[0]
    return actions.GIVE_FOUNDATION if actions.GIVE_FOUNDATION in options else None


def is_any_payment(state: State) -> bool:
    """Whether resources of the player's choice are being paid."""
    return frame_op(state.top()) == pending.PAY and frame_a(state.top()) & 4095 == 0


PAYABLE: Final = ("wood", "stone", "food", "resource")


def owed(state: Settlers, seat: int) -> list[Change]:
    """What is still to be paid where the player first chooses with what: a location, or resources of any kind."""
    found: list[Change] = []
    for packed in reversed(list(state.stack)):
        if frame_op(packed) == pending.GIVE:
            found.append(Change(seat, "location", -1))
        elif frame_op(packed) == pending.PAY:
            needs = int(frame_a(packed))
            amounts = (needs & 15, needs >> 4 & 15, needs >> 8 & 15, needs >> 12)
            found += [
                Change(seat, good, -n) for good, n in zip(("wood", "stone", "food", "resource"), amounts, strict=True) if n
            ]
        else:
            break
    return found


def effect(state: Settlers, action: int) -> Parts:
    """What a location to be used does."""
    if not actions.ACTIVATE <= action < actions.DEFEND:
        return ()
    from asztal.games.settlers.items import effects_of  # needs the texts, which playing does not

    return effects_of(state.tables.ids[(action - actions.ACTIVATE) % N]).get("action", ())


# -- what an event was ----------------------------------------------------------------------------------------------------

DEEDS: Final = {
    log.TOOK: "take", log.BUILT: "build", log.DEALT: "deal", log.RAZED_HAND: "raze", log.RAZED: "raze",
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
    pieces = (table.tables.pieces[event.a],) if kind in ABOUT else ()
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


# -- what is missing, and what is in danger -------------------------------------------------------------------------------


def lacking(state: Settlers, seat: int, printing: int) -> dict[str, int]:
    """What is missing to build a card of one's hand; gold stands in for resources, wood before stone before food."""
    t = state.tables
    gold = int(state.get(seat, GOLD))
    missing: dict[str, int] = {}
    for good, cost in ((WOOD, t.wood), (STONE, t.stone), (FOOD, t.food)):
        short = max(0, int(cost[printing] - state.get(seat, good)))
        paid = min(gold, short)
        gold -= paid
        if short > paid:
            missing[GOODS[good]] = short - paid
    if t.location[printing] and not state.can_give(seat):
        missing["location"] = 1
    return missing


def lacking_for_deal(state: Settlers, seat: int) -> dict[str, int]:
    """What is missing to make a deal with a card that has a deal field."""
    return {} if state.affordable(seat, 0, 0, 1, 0, 0) else {"food": 1}


def hits(state: Settlers) -> list[int]:
    """Solo: the attack cards that hit while the player chooses what to lose, as places in the line, the newest first."""
    if state.over or frame_op(state.top()) != pending.LOSE:
        return []
    return [0, int(state.line - 1 - frame_a(state.top()))]


def threatened(state: Settlers) -> set[int]:
    """Solo: the locations one more attack card could cost, whichever of the cards still to come it is."""
    if state.seats > 1 or state.over or state.attacks == 0:
        return set()
    found: set[int] = set()
    tried: set[int] = set()
    for place in range(state.attacks):
        piece = int(state.order[ATTACK_PILE + place])
        if int(state.tables.printing[piece]) not in tried:
            tried.add(int(state.tables.printing[piece]))
            found |= lost_to(state, piece)
    return found


def lost_to(state: Settlers, piece: int) -> set[int]:
    """What an attack with this card would hit."""
    trial = state.copy()
    trial.order[ATTACK_PILE + trial.attacks - 1] = piece
    trial.listen()
    trial.attack()
    if len(trial.stack) > len(state.stack):  # the player would choose
        return {int(victim) for victim in trial.victims(frame_a(trial.top()), frame_b(trial.top()) == 1)}
    return {int(event.a) for event in trial.heard() if event.kind == log.LOST}

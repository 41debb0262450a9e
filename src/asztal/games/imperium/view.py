"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from asztal.core.game import Result, Score
from asztal.core.machine.frames import LEFT, SAFE, SEAT, THIS, WIDTH
from asztal.core.pieces import SEATS, SPECTATOR
from asztal.games.imperium import reasons, rules, scoring
from asztal.games.imperium import tables as t
from asztal.games.imperium.log import GOOD_NAMES

if TYPE_CHECKING:
    from asztal.games.imperium.state import Imperium

PARTS = ("part-progress", "part-power", "part-play", "part-garrison", "part-history", "part-sunken", "part-deck", "part-unrest")


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in play, in the power area or in the market."""

    card: str
    exhausted: bool = False
    tokens: dict[str, int] = {}
    under: list[str] = []
    """Its garrison; in the market its unrest."""
    slot: int = 0
    """Its place in the market, from 1."""
    worth: int = 0
    """Points it would score for its owner now."""
    done: bool = False
    """Its solstice has been resolved."""


class Known(msgspec.Struct, frozen=True):
    """A card whose place in a deck or hand this seat knows."""

    card: str
    depth: int
    """How many cards lie on it."""


class Pile(msgspec.Struct, frozen=True):
    """A face-down deck."""

    cards: int
    known: list[Known]


class Side(msgspec.Struct, frozen=True):
    """One player."""

    nation: str
    """Nothing as long as it has not been chosen."""
    empire: bool
    goods: dict[str, int]
    exhausts: int
    most: dict[str, int]
    """With how many action and exhaust tokens a turn begins."""
    nation_used: bool
    """An exhaust token lies on the nation deck."""
    development_used: bool
    ignores: bool
    """The next card played may show the empire icon."""
    power: list[Shown]
    play: list[Shown]
    hand: list[str | None]
    """Cards this seat does not know are None."""
    discard: list[str]
    """From the top down."""
    deck: Pile
    nation_deck: Pile
    history: list[str | None]
    sunken: list[str | None]
    development: list[str]
    """The development area; the quest area of the Arthurians."""
    looked: list[str | None]
    """Cards that are just looked at."""
    hand_size: int
    score: int | None
    """Points if the game ended now, for who sees all its cards; none before the first turn."""


class Attack(msgspec.Struct, frozen=True):
    """The attack card whose effects are just coming about."""

    card: str
    side: int
    """Who attacks."""
    waiting: list[int]
    """Whoever may still answer."""
    safe: list[int]
    """Whoever has avoided it."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    seat: int | None
    seats: int
    round: int
    first: int
    turn: int
    phase: str
    ending: str
    collapsed: bool
    step: str
    """What is asked, by the name of the step, or over."""
    to_act: list[int]
    over: bool
    commons: str
    """The box the common cards are from."""
    market: list[Shown]
    exile: list[str]
    unrest: int
    fame: Pile
    king: str
    main: Pile
    decks: dict[str, Pile]
    sides: list[Side]
    attack: Attack | None
    worth: dict[str, int]
    """Cards whose points are counted: what each would score for this seat now."""
    blocked: dict[str, str]
    """In one's turn, cards in hand that cannot be played: the reason, with the state it is about behind a colon."""
    result: Result | None


def view(state: Imperium, seat: int | None) -> View:
    eyes = SPECTATOR if seat is None else seat
    market = sorted((int(p) for p in pieces(state, t.MARKET, 0)), key=lambda piece: int(state.slot(piece)))
    king = pieces(state, t.KING, 0)
    return View(
        game="imperium",
        seat=seat,
        seats=int(state.seats),
        round=int(state.row[t.ROUND]),
        first=int(state.row[t.FIRST]),
        turn=int(state.row[t.TURN]),
        phase=t.PHASES[int(state.row[t.PHASE])],
        ending=t.ENDINGS[int(state.row[t.ENDING])],
        collapsed=bool(state.row[t.COLLAPSED]),
        step="over" if state.over else asked(state, seat),
        to_act=state.to_act(),
        over=state.over,
        commons=("classics", "legends")[int(state.row[t.COMMONS])],
        market=[shown(state, 0, piece) for piece in market],
        exile=[name(state, piece) for piece in pieces(state, t.EXILE, 0)],
        unrest=len(pieces(state, t.UNREST_PILE, 0)),
        fame=pile(state, t.FAME_DECK, 0, eyes),
        king=name(state, king[0]) if king else "",
        main=pile(state, t.MAIN, 0, eyes),
        decks={
            suit: pile(state, t.SUIT_DECK + number, 0, eyes)
            for number, suit in enumerate(("region", "uncivilised", "civilised"))
        },
        sides=[side(state, number, eyes) for number in range(int(state.seats))],
        attack=attack(state),
        worth={} if seat is None else worth(state, seat),
        blocked={} if seat is None else blocked(state, seat),
        result=result(state) if state.over else None,
    )


def asked(state: Imperium, seat: int | None) -> str:
    """What is being decided. A reaction tells others only that somebody decides: not which card could act."""
    name = state.now().name
    is_open = seat in state.to_act() or name in ("turn", "choose-nations", "choose-sides", "solstice-cards")
    return name if is_open else "deciding"


def pieces(state: Imperium, zone: int, seat: int) -> list[int]:
    return [int(piece) for piece in state.rings.piled(zone * SEATS + seat)]


def name(state: Imperium, piece: int) -> str:
    return state.name_of(piece)[1:]


def shown(state: Imperium, seat: int, piece: int) -> Shown:
    market = state.rings.zone(piece) == t.MARKET
    kind = state.tables.kind[piece]
    tokens = {GOOD_NAMES[good]: int(state.tokens(piece, good)) for good in range(3) if state.tokens(piece, good)}
    open_points = not state.tables.points[kind] or market
    return Shown(
        card=name(state, piece),
        exhausted=bool(state.marks[piece] & t.EXHAUSTED),
        tokens=tokens,
        under=sorted(name(state, int(guest)) for guest in state.guests(piece, t.UNDER if market else t.GARRISON)),
        slot=int(state.slot(piece)) + 1,
        worth=int(state.tables.vp[kind]) if open_points else 0,
        done=bool(state.marks[piece] & t.DONE),
    )


def seen(state: Imperium, zone: int, seat: int, eyes: int) -> list[str | None]:
    """Cards without an order: those the seat knows by name, then the others."""
    there = pieces(state, zone, seat)
    known = sorted(name(state, piece) for piece in there if state.rings.sees(piece, eyes))
    return [*known, *[None] * (len(there) - len(known))]


def pile(state: Imperium, zone: int, seat: int, eyes: int) -> Pile:
    there = pieces(state, zone, seat)
    known = [Known(name(state, piece), depth) for depth, piece in enumerate(there) if state.rings.sees(piece, eyes)]
    return Pile(len(there), known)


def side(state: Imperium, seat: int, eyes: int) -> Side:
    led = int(state.get(seat, t.NATION_LED))
    names = state.module("content").NATIONS
    return Side(
        nation=names[led - 1] if led else "",
        empire=state.is_empire(seat),
        goods={good: int(state.get(seat, number)) for number, good in enumerate(GOOD_NAMES)},
        exhausts=int(state.get(seat, t.EXHAUST)),
        most={"action": t.ACTIONS, "exhaust": int(rules.exhausts_of(state, seat)) if state.program.pieces else t.EXHAUSTS},
        nation_used=bool(state.get(seat, t.NATION_USED)),
        development_used=bool(state.get(seat, t.DEVELOPMENT_USED)),
        ignores=bool(state.get(seat, t.IGNORES)),
        power=[shown(state, seat, piece) for piece in pieces(state, t.POWER, seat)],
        play=[shown(state, seat, piece) for piece in pieces(state, t.PLAY, seat)],
        hand=seen(state, t.HAND, seat, eyes),
        discard=[name(state, piece) for piece in pieces(state, t.DISCARD, seat)],
        deck=pile(state, t.DECK, seat, eyes),
        nation_deck=pile(state, t.NATION, seat, eyes),
        history=seen(state, t.HISTORY, seat, eyes),
        sunken=seen(state, t.SUNKEN, seat, eyes),
        development=sorted(name(state, piece) for piece in pieces(state, t.DEVELOPMENT, seat)),
        looked=seen(state, t.LOOKED, seat, eyes),
        hand_size=int(state.hand_size(seat)) if state.program.pieces else t.DEALT,
        score=int(scoring.total(state, seat)) if state.over or (eyes == seat and state.row[t.PHASE] != t.SETTING_UP) else None,
    )


def attack(state: Imperium) -> Attack | None:
    """Found among the effects that have begun: the innermost play of an attack card that attacks, or has attacked."""
    if state.over:
        return None
    for f in range(int(state.depth) - WIDTH, -1, -WIDTH):
        step, piece = state.step_at(f).name, int(state.stack[f + THIS])
        if step not in ("attack", "play-effect") or piece < 0 or not state.traits(piece) & t.ATTACK:
            continue
        left = int(state.stack[f + LEFT]) - 1 if step == "attack" else 0
        me, seats = int(state.stack[f + SEAT]), range(int(state.seats))
        deciding = state.to_act() if step == "attack" else []
        return Attack(
            name(state, piece),
            me,
            [seat for seat in seats if seat != me and (left >> seat & 1 or seat in deciding)],
            [seat for seat in seats if int(state.stack[f + SAFE]) >> seat & 1],
        )
    return None


WORTH_ZONES = (t.POWER, t.PLAY, t.HAND, t.DISCARD, t.HISTORY, t.GARRISON, t.SUNKEN, t.DEVELOPMENT, t.LOOKED)


def worth(state: Imperium, seat: int) -> dict[str, int]:
    """One's own cards that one sees, and those of the market; by name, since the order of hidden piles tells something."""
    if not state.program.pieces:
        return {}
    own = [piece for zone in WORTH_ZONES for piece in pieces(state, zone, seat) if state.rings.sees(piece, seat)]
    counted = [piece for piece in (*own, *pieces(state, t.MARKET, 0)) if state.tables.points[state.tables.kind[piece]]]
    return dict(sorted((name(state, piece), int(scoring.card_points(state, seat, piece))) for piece in counted))


def blocked(state: Imperium, seat: int) -> dict[str, str]:
    if state.over or seat not in state.to_act() or state.now().name != "turn":
        return {}
    found = {}
    offered = [int(action) for action in state.offer]
    for piece in pieces(state, t.HAND, seat):
        kind = int(state.tables.kind[piece])
        if int(state.tables.pick_at[t.HAND] + state.tables.chosen_as[kind]) not in offered:
            line = reasons.turn_reason(state, seat, "hand", kind)
            found[name(state, piece)] = ":".join([line.id, *(str(said) for said in line.args.values())])
    return dict(sorted(found.items()))


def result(state: Imperium) -> Result:
    """The score sheet: after a collapse few unrest come first; who ties shares the rank."""
    seats = range(int(state.seats))
    standings = [int(scoring.standing(state, seat)) for seat in seats]
    scores = []
    for seat in seats:
        parts = dict(zip(PARTS, (int(points) for points in scoring.points(state, seat)), strict=True))
        rank = 1 + sum(other > standings[seat] for other in standings)
        cards = {
            state.tables.ids()[card]: int(scoring.card_points(state, seat, card)) for card in scoring.scoring_cards(state, seat)
        }
        scores.append(Score(sum(parts.values()), parts, rank, rank == 1, cards))
    return Result(tuple(scores))

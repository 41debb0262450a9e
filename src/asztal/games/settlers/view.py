"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from asztal.core.game import Result, Score
from asztal.core.pieces import SEATS, SPECTATOR
from asztal.games.settlers import layout, pointing
from asztal.games.settlers.effects import FACTIONS, GOODS
from asztal.games.settlers.rival import LINE
from asztal.games.settlers.scoring import (
    COMMON_POINTS,
    FACTION_POINTS,
    cards_in_hand,
    common_locations,
    faction_locations,
    leftovers,
    location_points,
    pile_size,
    points,
    rank_of,
    solo_won,
    special_points,
    standing,
)
from asztal.games.settlers.tables import NO_GOOD, VP

if TYPE_CHECKING:
    from asztal.games.settlers.state import Settlers

PHASES = {"turns": "actions"}
"""The phase of the steps of the game's flow, where it has another name."""
KINDS = ("action", "feature", "production")


class Location(msgspec.Struct, frozen=True):
    """A location in an empire."""

    piece: str
    """The single card, as choices name it."""
    card: str
    kind: str
    """production, feature or action."""
    faction: bool
    used: int
    """How often it was activated in this round."""
    uses: int
    """How often it may be activated in a round."""
    blocked: bool
    defended: bool
    samurai: bool
    taken_from: int | None
    """Its owner, if it is taken over for this round."""
    goods: int
    """Resources on the Shrine."""
    under: int
    """Cards under the Gate."""
    routes: list[int]
    """Whose Trade Route deals lie here."""
    threatened: bool
    """Solo: one more attack card could cost it."""


class RouteDeal(msgspec.Struct, frozen=True):
    """A deal of the Trade Route: the location it was made with, and where that stands."""

    location: str
    owner: int


class Side(msgspec.Struct, frozen=True):
    """What everybody may know of one player, or of the virtual player."""

    faction: str | None
    points: int
    """On the track."""
    total: int
    """What the player would score now."""
    goods: dict[str, int]
    """Workers, resources, gold and tokens."""
    passed: bool
    hand: int
    deck: int
    """Cards left in the faction deck."""
    discard: list[str]
    """Discarded faction cards, which never come back."""
    locations: list[Location]
    faction_locations: int
    """Those of its own faction, as they count at the end."""
    foundations: list[str]
    """Pieces, as all lists of single cards below."""
    deals: list[str]
    route_deals: list[RouteDeal]
    known_cards: list[str]
    """Cards in hand the viewer knows."""
    ready: bool
    """Has made the simultaneous choice that is going on."""
    income: dict[str, int]
    """What the next production would bring as things stand, without what is to be chosen then."""


class TieBreak(msgspec.Struct, frozen=True):
    """What decided between the winner and the next, who are level on points."""

    by: str
    """goods: workers and resources left; cards: cards in hand."""
    winner: int
    other: int
    """How many each of them has."""


class Lacking(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is missing to build a card or to make a deal with it; gold stands in for resources."""

    build: dict[str, int] = {}
    deal: dict[str, int] = {}


class Mine(msgspec.Struct, frozen=True):
    """What only the viewer sees."""

    hand: list[str]
    fresh: list[str]
    """Cards in hand that were drawn by the effect going on."""
    packet: list[str]
    """The cards to choose from in the alternative lookout."""
    picked: str | None
    under: list[str]
    """Own cards under a Gate."""
    lacking: dict[str, Lacking]
    """Cards in hand that cannot be paid for."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    seat: int | None
    seats: int
    options: dict[str, str]
    round: int
    phase: str
    """factions, lookout, production, actions, attack or over."""
    step: str
    """What is being decided."""
    first: int
    to_act: list[int]
    over: bool
    open: list[str]
    """Common cards laid open in the lookout phase."""
    common_deck: int
    common_discard: list[str]
    sides: list[Side]
    """The seats in order; in the solo game the virtual player comes last."""
    attacks: list[str]
    """Solo: targets of the revealed attack cards, the newest first."""
    hits: list[int]
    """Solo: the places among `attacks` of the two that hit while the player chooses what to lose."""
    attack_deck: int
    pile: list[str]
    """Solo: what the virtual player has collected."""
    mine: Mine | None
    result: Result | None
    tie_break: TieBreak | None
    """At the end, if it was needed."""
    title: str | None
    """Solo: the title earned, once the game is won."""


def view(state: Settlers, seat: int | None) -> View:
    """The table as the seat may see it; None is a spectator."""
    from asztal.games.settlers import rule_options

    eyes = SPECTATOR if seat is None else seat
    threatened = pointing.threatened(state)
    return View(
        game="settlers",
        seat=seat,
        seats=int(state.seats),
        options=rule_options(state),
        round=int(state.round()),
        phase=phase(state),
        step=step(state),
        first=int(state.first()),
        to_act=state.to_act(),
        over=state.over,
        open=single(state, list(state.rings.inside(layout.OPEN, 0))),
        common_deck=int(state.rings.count(layout.DECK, 0)),
        common_discard=named(state, list(state.rings.inside(layout.DISCARD, 0))),
        sides=[_side(state, side, eyes, threatened) for side in range(state.side_count())],
        attacks=[GOODS[state.t.deal[state.t.kind[piece]]] for piece in state.rings.piled(LINE)] if state.seats == 1 else [],
        hits=pointing.hits(state),
        attack_deck=int(state.rings.count(layout.ATTACKS, 0)),
        pile=named(state, list(state.rings.inside(layout.PILE, 0))),
        mine=None if seat is None else _mine(state, seat),
        result=result(state) if state.over else None,
        tie_break=tie_break(state) if state.over and state.seats > 1 else None,
        title=rank_of(int(points(state, 0))) if state.over and state.seats == 1 and solo_won(state) else None,
    )


def named(state: Settlers, pieces: list[int]) -> list[str]:
    """The printings of pieces, by number."""
    return [state.t.ids[state.t.kind[piece]] for piece in sorted(pieces)]


def single(state: Settlers, pieces: list[int]) -> list[str]:
    """Single cards, which choices name."""
    return [state.t.piece_ids[piece] for piece in sorted(pieces)]


def printing(piece: str) -> str:
    """What a single card shows: its second copy "farm.2" is a "farm"."""
    return piece.partition(".")[0]


def phase(state: Settlers) -> str:
    if state.over:
        return "over"
    step = state.step_at(0).name
    return PHASES.get(step, step)


def step(state: Settlers) -> str:
    return "over" if state.over else state.now().name


def _side(state: Settlers, side: int, eyes: int, threatened: set[int]) -> Side:
    faction = int(state.get(side, layout.FACTION))
    hand = list(state.rings.inside(layout.HAND, side))
    packet = list(state.rings.inside(layout.PACKET, side))
    choosing = step(state) == "packet"
    return Side(
        faction=FACTIONS[faction] if faction >= 0 else None,
        points=int(state.get(side, VP)),
        total=int(points(state, side)),
        goods={GOODS[good]: int(state.get(side, good)) for good in range(VP)},
        passed=state.get(side, layout.PASSED) == 1,
        hand=len(hand),
        deck=int(state.rings.count(layout.OWN_DECK, side)),
        discard=named(
            state,
            [
                piece
                for piece in state.rings.inside(layout.GONE, 0)
                if faction >= 0 and state.is_faction(piece) and state.faction_of(piece) == faction
            ],
        ),
        locations=[_location(state, piece, piece in threatened) for piece in state.rings.inside(layout.EMPIRE, side)],
        faction_locations=int(faction_locations(state, side)) if side < state.seats else 0,
        foundations=single(state, list(state.rings.inside(layout.FOUNDATION, side))),
        deals=single(state, list(state.rings.inside(layout.DEAL, side))),
        route_deals=sorted(
            (
                RouteDeal(state.t.ids[state.t.kind[state.host(piece)]], int(state.rings.seat(state.host(piece))))
                for piece in state.rings.inside(layout.ROUTE, side)
            ),
            key=lambda deal: (deal.location, deal.owner),
        ),
        known_cards=named(state, [piece for piece in [*hand, *packet] if state.rings.known(piece) >> eyes & 1])
        if side != eyes
        else [],
        ready=choosing and side < state.seats and state.get(side, layout.PICK) > 0,
        income=pointing.income(state, side),
    )


def _location(state: Settlers, piece: int, threatened: bool) -> Location:
    tables = state.t
    printing = int(tables.kind[piece])
    tokens = int(state.marks[piece])
    owner = int(state.taken_from(piece))
    return Location(
        piece=tables.piece_ids[piece],
        card=tables.ids[printing],
        kind=KINDS[tables.type[printing]],
        faction=bool(state.is_faction(piece)),
        used=int(state.used(piece)),
        uses=int(tables.uses[printing]),
        blocked=bool(tokens & layout.BLOCKED),
        defended=bool(tokens & layout.DEFENDED),
        samurai=bool(tokens & layout.SAMURAI_THERE),
        taken_from=None if owner < 0 else owner,
        goods=int(state.goods_on(piece)),
        under=int(state.cards_under(piece)),
        routes=sorted(
            seat for seat in range(state.seats) for card in state.rings.inside(layout.ROUTE, seat) if state.host(card) == piece
        ),
        threatened=threatened,
    )


def _mine(state: Settlers, seat: int) -> Mine:
    hand = list(state.rings.inside(layout.HAND, seat))
    pick = int(state.get(seat, layout.PICK))
    return Mine(
        hand=single(state, hand),
        fresh=single(state, [piece for piece in hand if state.marks[piece] & layout.FRESH]),
        packet=single(state, list(state.rings.inside(layout.PACKET, seat))),
        picked=state.t.ids[state.t.kind[pick - 1]] if pick > 0 else None,
        under=named(state, list(state.rings.inside(layout.UNDER, seat))),
        lacking=_lacking(state, seat, hand),
    )


def _lacking(state: Settlers, seat: int, hand: list[int]) -> dict[str, Lacking]:
    found: dict[str, Lacking] = {}
    for piece in hand:
        printing = int(state.t.kind[piece])
        deal = pointing.lacking_for_deal(state, seat) if state.t.deal[printing] != NO_GOOD else {}
        short = Lacking(pointing.lacking(state, seat, printing), deal)
        if short != Lacking():
            found[state.t.piece_ids[piece]] = short
    return found


def tie_break(state: Settlers) -> TieBreak | None:
    """What the rules look at where points are level, up to where it differs; nothing if points decide, or nothing does."""
    first, next_one = sorted(range(state.seats), key=lambda seat: -int(standing(state, seat)))[:2]
    if points(state, first) != points(state, next_one):
        return None
    for by, count in (("goods", leftovers), ("cards", cards_in_hand)):
        mine, theirs = int(count(state, first)), int(count(state, next_one))
        if mine != theirs:
            return TieBreak(by, mine, theirs)
    return None


def result(state: Settlers) -> Result:
    """The score sheet: track, locations, Gate and Shrine; ties by workers and resources, then by cards in hand."""
    sheets = [
        {
            "part-track": int(state.get(seat, VP)),
            "part-common": COMMON_POINTS * int(common_locations(state, seat)),
            "part-faction": FACTION_POINTS * int(faction_locations(state, seat)),
            "part-special": int(special_points(state, seat)),
        }
        for seat in range(state.seats)
    ]
    cards = [
        {
            state.t.piece_ids[piece]: int(location_points(state, seat, piece))
            for piece in state.rings.piled(layout.EMPIRE * SEATS + seat)
            if state.t.ends[state.t.kind[piece]] > 0
        }
        for seat in range(state.seats)
    ]
    totals = [sum(sheet.values()) for sheet in sheets]
    if state.seats == 1:
        won = solo_won(state)
        pile = int(pile_size(state))
        rival = Score(pile, {"part-pile": pile}, 2 if won else 1, not won)
        return Result((Score(totals[0], sheets[0], 1 if won else 2, won, cards[0]),), {"label-rival": rival})
    standings = [int(standing(state, seat)) for seat in range(state.seats)]
    ranks = [1 + sum(other > own for other in standings) for own in standings]
    return Result(tuple(Score(totals[i], sheets[i], ranks[i], ranks[i] == 1, cards[i]) for i in range(state.seats)))

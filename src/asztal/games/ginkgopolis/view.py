"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.frames import frame_a, frame_b, frame_op
from asztal.core.game import Result, Score
from asztal.core.pieces import SPECTATOR
from asztal.core.preview import Preview
from asztal.games.ginkgopolis import bills
from asztal.games.ginkgopolis.effects import COLOURS, GOODS, TRIGGERS
from asztal.games.ginkgopolis.pending import CHOOSE, DRAFT, FRAMES, GIVE_BACK
from asztal.games.ginkgopolis.scoring import award, card_points, district_points, districts, points_of_card, token_points
from asztal.games.ginkgopolis.state import (
    CARD,
    CHOSEN,
    DISCARD,
    GIVEN,
    HAND,
    HEIGHT,
    HOLDER,
    KEPT,
    LAID,
    NOWHERE,
    PACKET,
    PICKED,
    POINTS,
    READY,
    RESOURCES,
    SCREEN,
    SITE,
    STEP,
    STOCK,
    TILE_LAID,
    TOKENS,
    WHERE,
    space_x,
    space_y,
)
from asztal.games.ginkgopolis.tables import HAL, LETTERS, NO_SCORE, TILES

if TYPE_CHECKING:
    from asztal.games.ginkgopolis.rules import Ginkgopolis


class Building(msgspec.Struct, frozen=True):
    """One building of the city."""

    tile: str
    """Its top floor."""
    x: int
    y: int
    height: int
    owner: int | None
    """The side whose resources stand on it, one on each floor."""
    gives: str
    """The good it gives for each floor."""
    site: bool
    """A construction site marker stands on it: its card is not in the deck yet."""


class Share(msgspec.Struct, frozen=True):
    """What a district would give a side now."""

    side: int
    points: int


class District(msgspec.Struct, frozen=True):
    """Adjacent buildings of one colour that would count now."""

    colour: str
    tiles: list[str]
    points: list[Share]
    """The first and the second, if there is one."""


class Letter(msgspec.Struct, frozen=True):
    """A letter marker at the edge of the city."""

    letter: str
    x: int
    y: int


class Bonuses(msgspec.Struct, frozen=True):
    """The permanent bonuses of one kind of action, added up."""

    trigger: str
    cards: int
    goods: dict[str, int]


class Side(msgspec.Struct, frozen=True):
    """What everybody may know of one player, or of Hal."""

    points: int
    resources: int
    """Behind the screen."""
    stock: int
    """In the general supply."""
    in_city: int
    tiles: int
    """How many tiles the player has, laid ones included until they are revealed."""
    new_hand_tokens: int
    cards: list[str]
    """Face-up cards: characters and kept buildings."""
    bonuses: list[Bonuses]
    """By kind of action: exploit, urbanise, construct."""
    worth: dict[str, int]
    """What each end-of-game card would give now."""
    hand: int
    """How many cards the player holds, a chosen one included until it is revealed."""
    playing: str | None
    """The card being carried out, revealed."""
    ready: bool
    """Has made the simultaneous choice that is going on."""
    known_cards: list[str]
    """Cards the viewer knows this player to hold or to have chosen."""
    known_tiles: list[str]
    """Tiles the viewer knows this player to have."""


class Mine(msgspec.Struct, frozen=True):
    """What only the viewer sees."""

    hand: list[str]
    tiles: list[str]
    chosen_card: str | None
    chosen_tile: str | None
    packet: list[str]
    """Characters to pick from in the draft."""
    picked: list[str]
    bill: Preview | None
    """What the card and the tile that lie there face down would do if they were carried out now."""
    giving: list[str]
    """Tiles set aside to be given back."""


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    game: str
    seat: int | None
    seats: int
    draft: bool
    expert: bool
    round: int
    first: int
    step: str
    """What is going on: draft, choose, take, move-letter, find-spot, shift, give-back or over."""
    to_act: list[int]
    over: bool
    exhausted: int
    ending: bool
    city: list[Building]
    letters: list[Letter]
    districts: list[District]
    """Those that would count now, the largest first."""
    supply: int
    """How many tiles are left in the supply."""
    deck: int
    discard: int
    discarded: list[str]
    """Discarded cards the viewer knows."""
    sides: list[Side]
    """The seats in order; in the solo game Hal comes last."""
    mine: Mine | None
    result: Result | None


def view(state: Ginkgopolis, seat: int | None) -> View:
    """The table as the seat may see it; None is a spectator."""
    eyes = SPECTATOR if seat is None else seat
    ids = state.tables.ids
    discarded = list(state.cards.inside(DISCARD, 0))
    return View(
        game="ginkgopolis",
        seat=seat,
        seats=int(state.seats),
        draft=state.draft,
        expert=state.expert,
        round=int(state.round),
        first=int(state.first),
        step="over" if state.over else FRAMES[frame_op(state.top())],
        to_act=state.to_act(),
        over=state.over,
        exhausted=int(state.exhausted),
        ending=state.ending,
        city=[
            Building(
                tile=ids[tile],
                x=int(space_x(state.city[WHERE + tile])),
                y=int(space_y(state.city[WHERE + tile])),
                height=int(state.city[HEIGHT + tile]),
                gives=GOODS[state.tables.colour[tile]],
                owner=None if state.city[HOLDER + tile] < 0 else int(state.city[HOLDER + tile]),
                site=state.city[SITE + tile] == 1,
            )
            for tile in range(TILES)
            if state.city[WHERE + tile] >= 0
        ],
        letters=[
            Letter("ABCDEFGHIJKL"[letter], int(space_x(state.letters[letter])), int(space_y(state.letters[letter])))
            for letter in range(LETTERS)
            if state.letters[letter] != NOWHERE
        ],
        districts=_districts(state),
        supply=len(state.supply),
        deck=len(state.deck),
        discard=len(discarded),
        discarded=[ids[card] for card in discarded if state.cards.sees(card, eyes)],
        sides=[_side(state, side, eyes) for side in range(state.side_count())],
        mine=None if seat is None else _mine(state, seat),
        result=result(state) if state.over else None,
    )


def _side(state: Ginkgopolis, side: int, eyes: int) -> Side:
    ids = state.tables.ids
    chosen = list(state.cards.inside(CHOSEN, side))
    revealed = state.get(side, CARD) < 0  # a revealed card lies in front of its player until the action ends
    held = [*state.cards.inside(HAND, side), *([] if revealed else chosen)]
    tiles = [*state.tiles.inside(SCREEN, side), *state.tiles.inside(LAID, side), *state.tiles.inside(GIVEN, side)]
    together = not state.over and frame_op(state.top()) in (CHOOSE, DRAFT, GIVE_BACK)
    return Side(
        points=int(state.get(side, POINTS)),
        resources=int(state.get(side, RESOURCES)),
        stock=int(state.get(side, STOCK)),
        in_city=sum(int(state.city[HEIGHT + t]) for t in range(TILES) if state.city[HOLDER + t] == side),
        tiles=len(tiles),
        new_hand_tokens=int(state.get(side, TOKENS)),
        cards=[ids[card] for card in state.cards.inside(KEPT, side)],
        bonuses=[_bonuses(state, side, trigger) for trigger in TRIGGERS],
        worth={
            ids[card]: int(points_of_card(state, side, card))
            for card in state.cards.inside(KEPT, side)
            if card < TILES and state.tables.score[card] != NO_SCORE
        },
        hand=len(held),
        playing=ids[chosen[0]] if chosen and revealed else None,
        ready=together and state.get(side, STEP) == READY,
        known_cards=[ids[card] for card in sorted(held) if state.cards.known[card] >> eyes & 1] if side != eyes else [],
        known_tiles=[ids[tile] for tile in sorted(tiles) if state.tiles.known[tile] >> eyes & 1] if side != eyes else [],
    )


def _bonuses(state: Ginkgopolis, side: int, trigger: str) -> Bonuses:
    printed = state.tables
    kind = TRIGGERS.index(trigger) + 1
    cards = [card for card in state.cards.inside(KEPT, side) if printed.trigger[card] == kind]
    goods: dict[str, int] = {}
    for card in cards:
        for place in range(printed.bonus_from[card], printed.bonus_from[card + 1]):
            gain = printed.bonus[place]
            goods[GOODS[frame_a(gain)]] = goods.get(GOODS[frame_a(gain)], 0) + int(frame_b(gain))
    return Bonuses(trigger, len(cards), goods)


def _districts(state: Ginkgopolis) -> list[District]:
    district = districts(state)
    found: list[District] = []
    for root in range(TILES):
        points = vec[i64]([0] * state.side_count())
        if district[root] == root:
            award(state, district, root, points)
            shares = [Share(side, int(points[side])) for side in range(state.side_count()) if points[side]]
            tiles = [state.tables.ids[tile] for tile in range(TILES) if district[tile] == root]
            if shares:
                shares.sort(key=lambda share: -share.points)
                found.append(District(COLOURS[state.tables.colour[root]], tiles, shares))
    return sorted(found, key=lambda one: -len(one.tiles))


def _mine(state: Ginkgopolis, seat: int) -> Mine:
    ids = state.tables.ids
    card = int(state.get(seat, CARD))
    tile = int(state.get(seat, TILE_LAID))
    return Mine(
        hand=[ids[card] for card in state.cards.inside(HAND, seat)],
        tiles=[ids[tile] for tile in state.tiles.inside(SCREEN, seat)],
        chosen_card=ids[card] if card >= 0 else None,
        chosen_tile=ids[tile] if tile >= 0 else None,
        packet=[ids[card] for card in state.cards.inside(PACKET, seat)],
        picked=[ids[card] for pick in range(3) for card in state.cards.inside(PICKED + pick, seat)],
        bill=bills.bill(state, seat, card, tile) if card >= 0 and tile >= 0 else None,
        giving=[ids[tile] for tile in state.tiles.inside(GIVEN, seat)],
    )


def result(state: Ginkgopolis) -> Result:
    """The score sheet: points, cards, new-hand tokens and districts; equal totals share a rank."""
    from_districts = district_points(state)
    sheets = [
        {
            "part-points": int(state.get(side, POINTS)),
            "part-cards": int(card_points(state, side)),
            "part-new-hand": int(token_points(state, side)),
            "part-districts": int(from_districts[side]),
        }
        for side in range(state.side_count())
    ]
    totals = [sum(parts.values()) for parts in sheets]
    if state.seats == 1:
        # Against Hal a tie is no win: whoever is not ahead of him comes second.
        you_win = totals[0] > totals[HAL]
        scores = (Score(totals[0], sheets[0], 1 if you_win else 2, you_win),)
        return Result(scores, {"label-hal": Score(totals[HAL], sheets[HAL], 2 if you_win else 1, not you_win)})
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return Result(tuple(Score(totals[i], sheets[i], ranks[i], ranks[i] == 1) for i in range(len(totals))))

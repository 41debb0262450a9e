"""What one seat sees, as typed structures. They become JSON for the browser and the text panels of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.game import Result, Score
from asztal.core.machine.counting import tally
from asztal.core.pieces import SPECTATOR, place
from asztal.core.preview import Preview
from asztal.core.spaces import space_x, space_y
from asztal.games.ginkgopolis import bills, layout
from asztal.games.ginkgopolis.building import GROUND_FLOOR, floors_over
from asztal.games.ginkgopolis.effects import COLOURS, GOODS, TRIGGERS
from asztal.games.ginkgopolis.rules import PICKS
from asztal.games.ginkgopolis.scoring import award, card_points, district_points, districts, points_of_card, token_points
from asztal.games.ginkgopolis.tables import HAL

if TYPE_CHECKING:
    from asztal.games.ginkgopolis.state import Ginkgopolis


class Building(msgspec.Struct, frozen=True):
    """One building of the city."""

    tile: str
    """Its top floor."""
    x: int
    y: int
    height: int
    grows_to: int
    """Its floors once somebody builds over it."""
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
    height: int
    """The floors of a building that begins here."""


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
    giving: int
    """How many of them are set aside to be given back; which ones is shown when everybody is ready."""
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
    given_back: list[str]
    """The tiles everybody has seen go into the new supply; some may have been drawn since."""
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
    discarded = list(state.rings.inside(layout.DISCARD, 0))
    return View(
        game="ginkgopolis",
        seat=seat,
        seats=int(state.seats),
        draft=state.draft,
        expert=state.expert,
        round=int(state.round),
        first=int(state.first),
        step=step_of(state),
        to_act=state.to_act(),
        over=state.over,
        exhausted=int(state.exhausted),
        ending=state.ending,
        city=[
            Building(
                tile=tile_id(state, tile),
                x=int(space_x(state.where(tile))),
                y=int(space_y(state.where(tile))),
                height=int(state.height(tile)),
                grows_to=int(floors_over(state, tile)),
                gives=GOODS[state.tables.colour[tile]],
                owner=None if state.owner(tile) < 0 else int(state.owner(tile)),
                site=state.has_site(tile),
            )
            for tile in buildings(state)
        ],
        letters=[
            Letter(name, int(space_x(state.letter(letter))), int(space_y(state.letter(letter))), GROUND_FLOOR)
            for letter, name in enumerate(state.tables.letter_names)
            if state.letter(letter) != layout.NOWHERE
        ],
        districts=_districts(state),
        supply=int(state.count(layout.SUPPLY, 0)),
        given_back=[
            tile_id(state, tile) for tile in range(state.tables.first_tile, state.tables.end) if state.was_given_back(tile)
        ],
        deck=int(state.count(layout.DECK, 0)),
        discard=len(discarded),
        discarded=[ids[card] for card in discarded if state.rings.sees(card, eyes)],
        sides=[_side(state, side, eyes) for side in range(state.side_count())],
        mine=None if seat is None else _mine(state, seat),
        result=result(state) if state.over else None,
    )


def step_of(state: Ginkgopolis) -> str:
    """What is going on."""
    if state.over:
        return "over"
    step = state.now().name
    return "choose" if step == "choose-card" else step


def buildings(state: Ginkgopolis) -> list[int]:
    tables = state.tables
    return [tile for tile in range(tables.first_tile, tables.end) if state.where(tile) != layout.NOWHERE]


def tile_id(state: Ginkgopolis, tile: int) -> str:
    """A tile is called like its building card."""
    return state.tables.ids[tile - state.tables.first_tile]


def _cards(state: Ginkgopolis, zone: int, side: int) -> list[str]:
    return [state.tables.ids[card] for card in state.rings.inside(zone, side)]


def _tiles(state: Ginkgopolis, zone: int, side: int) -> list[str]:
    return [tile_id(state, tile) for tile in state.rings.inside(zone, side)]


def _side(state: Ginkgopolis, side: int, eyes: int) -> Side:
    rings = state.rings
    held = sorted([*rings.inside(layout.HAND, side), *rings.inside(layout.CHOSEN, side)])
    tiles = sorted([*rings.inside(layout.SCREEN, side), *rings.inside(layout.LAID, side), *rings.inside(layout.GIVEN, side)])
    playing = _cards(state, layout.PLAYING, side)
    return Side(
        points=int(state.get(side, layout.POINTS)),
        resources=int(state.get(side, layout.RESOURCES)),
        stock=int(state.get(side, layout.STOCK)),
        in_city=sum(int(state.height(tile)) for tile in buildings(state) if state.owner(tile) == side),
        tiles=len(tiles),
        giving=int(state.count(layout.GIVEN, side)),
        new_hand_tokens=int(state.get(side, layout.TOKENS)),
        cards=_cards(state, layout.KEPT, side),
        bonuses=[_bonuses(state, side, action) for action in range(len(TRIGGERS))],
        worth={
            state.tables.ids[card]: int(points_of_card(state, side, card))
            for card in rings.inside(layout.KEPT, side)
            if state.tables.score[card]
        },
        hand=len(held),
        playing=playing[0] if playing else None,
        ready=state.together and state.get(side, layout.STEP) == layout.READY,
        known_cards=[state.tables.ids[card] for card in held if rings.known(card) >> eyes & 1] if side != eyes else [],
        known_tiles=[tile_id(state, tile) for tile in tiles if rings.known(tile) >> eyes & 1] if side != eyes else [],
    )


def _bonuses(state: Ginkgopolis, side: int, action: int) -> Bonuses:
    tables = state.tables
    cards = [card for card in state.rings.inside(layout.KEPT, side) if tables.waits[tables.kind[card]] >> action & 1]
    goods: dict[str, int] = {}
    for card in cards:
        for good, name in enumerate(GOODS):
            if n := int(tally(state, side, card, tables.bonus[card], good)):
                goods[name] = goods.get(name, 0) + n
    return Bonuses(TRIGGERS[action], len(cards), goods)


def _districts(state: Ginkgopolis) -> list[District]:
    district = districts(state)
    found: list[District] = []
    for root in buildings(state):
        points = vec[i64]([0] * state.side_count())
        if district[root] == root:
            award(state, district, root, points)
            shares = [Share(side, int(points[side])) for side in range(state.side_count()) if points[side]]
            tiles = [tile_id(state, tile) for tile in buildings(state) if district[tile] == root]
            if shares:
                shares.sort(key=lambda share: -share.points)
                found.append(District(COLOURS[state.tables.colour[root]], tiles, shares))
    return sorted(found, key=lambda one: -len(one.tiles))


def _mine(state: Ginkgopolis, seat: int) -> Mine:
    card, tile = int(state.only(layout.CHOSEN, seat)), int(state.only(layout.LAID, seat))
    return Mine(
        hand=_cards(state, layout.HAND, seat),
        tiles=_tiles(state, layout.SCREEN, seat),
        chosen_card=state.tables.ids[card] if card >= 0 else None,
        chosen_tile=tile_id(state, tile) if tile >= 0 else None,
        packet=_cards(state, layout.PACKET, seat),
        picked=[id for pick in range(PICKS) for id in _cards(state, layout.PICKED + pick, seat)],
        bill=bills.bill(state, seat, card, tile) if card >= 0 and tile >= 0 else None,
        giving=_tiles(state, layout.GIVEN, seat),
    )


def result(state: Ginkgopolis) -> Result:
    """The score sheet: points, cards, new-hand tokens and districts; equal totals share a rank."""
    from_districts = district_points(state)
    sheets = [
        {
            "part-points": int(state.get(side, layout.POINTS)),
            "part-cards": int(card_points(state, side)),
            "part-new-hand": int(token_points(state, side)),
            "part-districts": int(from_districts[side]),
        }
        for side in range(state.side_count())
    ]
    totals = [sum(parts.values()) for parts in sheets]
    cards = [
        {
            state.tables.ids[card]: int(points_of_card(state, side, card))
            for card in state.rings.piled(place(layout.KEPT, side))
            if state.tables.score[card]
        }
        for side in range(state.side_count())
    ]
    if state.seats == 1:
        # Against Hal a tie is no win: whoever is not ahead of him comes second.
        you_win = totals[0] > totals[HAL]
        scores = (Score(totals[0], sheets[0], 1 if you_win else 2, you_win, cards[0]),)
        hal = Score(totals[HAL], sheets[HAL], 2 if you_win else 1, not you_win, cards[HAL])
        return Result(scores, {"label-hal": hal})
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    return Result(tuple(Score(totals[i], sheets[i], ranks[i], ranks[i] == 1, cards[i]) for i in range(len(totals))))

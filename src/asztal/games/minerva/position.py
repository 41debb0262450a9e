"""Any position as readable plain data, and back; its form follows from `layout.py`. Here are the invariants of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asztal.core.errors import BadOption
from asztal.core.machine.frames import COUNT, LEFT, PC, SEAT, THIS, WIDTH
from asztal.core.machine.naming import place_of
from asztal.core.pieces import SEATS
from asztal.core.plain import Reader
from asztal.core.state import Plain
from asztal.games.minerva import content
from asztal.games.minerva import layout as at
from asztal.games.minerva import tables as t
from asztal.games.minerva.layout import LAYOUT, ZONES
from asztal.games.minerva.rules import pieces_in_play
from asztal.games.minerva.state import Minerva

if TYPE_CHECKING:
    from asztal.core.game import Game

DEEPEST = 9
"""So many effects never run at once."""


def dump(state: Minerva) -> Plain:
    seats = int(state.seats)
    head: Plain = {"game": "minerva", "seats": seats, "options": {"tiles": state.tables.own or "ours"}}
    return {**head, **LAYOUT.dump(state, seats)}


def load(game: Game, plain: Plain) -> Minerva:
    root = Reader(plain)
    root["game"].word([game.name], "name of this game")
    seats = root["seats"].integer(1, t.HANDS)
    state = Minerva(content.tables(own_tiles(game, root["options"], seats)), seats)
    LAYOUT.load(state, root, seats)
    Check(state, root).all()
    if not state.over:
        state.run()
        if state.over or not state.to_act() or not all(state.legal(seat) for seat in state.to_act()):
            root["pending"].refuse("nobody has anything to decide")
    return state


def own_tiles(game: Game, options: Reader, seats: int) -> str:
    given = {name: value.value for name, value in options.pairs()}
    try:
        full = game.check({name: str(value) for name, value in given.items()}, seats)
    except BadOption as error:
        options.refuse(" ".join(str(error).split()))
    if given != full:
        options.refuse(f"expected all options: {', '.join(full)}")
    return full["tiles"] if content.is_own(full["tiles"]) else ""


class Check:
    """What the rules can never bring about is refused."""

    def __init__(self, state: Minerva, root: Reader) -> None:
        self.m = state
        self.root = root
        self.seats = int(state.seats)
        self.solo = self.seats == 1
        self.round = int(state.round())
        self.ids = state.tables.ids

    def all(self) -> None:
        for piece in range(t.PIECES):
            with self.root.noting():
                self.piece(piece)
        for check in (self.culture, self.temples, self.offer, self.order, self.deck, self.seated, self.end):
            with self.root.noting():
                check()
        for seat, where in enumerate(self.root["sides"].each()):
            for check_side in (self.city, self.side):
                with self.root.noting():
                    check_side(seat, where)
        with self.root.noting():
            self.pending()
        self.root.tell()

    def piece(self, piece: int) -> None:
        zone, seat = int(self.m.rings.zone(piece)), int(self.m.rings.seat(piece))
        if (zone, seat) not in self.homes(piece):
            self.root.refuse(f"{self.ids[piece]} cannot lie in {self.place(zone, seat)}")
        if zone != at.CITY and self.m.marks[piece]:
            self.root.refuse(f"{self.ids[piece]} has marks although it lies in no city")

    def place(self, zone: int, seat: int) -> str:
        return ZONES.names[zone] if zone < at.STOCK else f"sides[{seat}].{ZONES.names[zone]}"

    def pile(self, zone: int, seat: int = 0) -> list[int]:
        return [int(piece) for piece in self.m.rings.piled(zone * SEATS + seat)]

    def homes(self, piece: int) -> set[tuple[int, int]]:
        """Where a piece may lie."""
        everyone = range(self.seats)
        box = {(at.BOX, 0)}
        built = {(zone, seat) for zone in (at.HAND, at.CITY) for seat in everyone}
        if piece < t.START:
            owner = piece if piece < t.RESIDENCE else (piece - t.RESIDENCE) // t.RESIDENCES
            if owner >= self.seats:
                return box
            if piece < t.RESIDENCE:
                return {(at.CITY, owner)}
            return box | {(zone, owner) for zone in (at.STOCK, at.HAND, at.CITY)}
        if t.ROUND_TILES <= piece < t.CULTURE_TILES:
            if piece - t.ROUND_TILES >= self.round:
                return {(at.DECK, 0)}
            return box | ({(at.OFFER, 0)} if self.solo else set())
        if self.m.tables.from_players[piece] > self.m.set_up_as() or (piece >= t.ORDER_TILES and self.solo):
            return box
        if piece < t.NORMAL:
            return built | {(at.OFFER, 0)} | (box if self.solo else set())
        if piece < t.TEMPLES:
            return built | {(at.OFFER, 0), (at.DECK, 0)} | (box if self.solo else set())
        if piece < t.ROUND_TILES:
            return built | {(at.TEMPLE_DECK, 0), (at.TEMPLES, 0)}
        won = {(at.WON, seat) for seat in everyone}
        if piece < t.GLORY_TILES:
            return won | {(at.CULTURE + (piece - t.CULTURE_TILES) // t.CULTURE_PILE, 0)}
        if piece < t.ORDER_TILES:
            given = piece < t.first_glory_tile(self.round + int(self.m.over))
            return won | box if given else {(at.GLORY_TILES, 0)}
        return {(at.ORDER, 0)} | {(at.HELD, seat) for seat in everyone}

    def culture(self) -> None:
        for culture in range(3):
            first = t.CULTURE_TILES + culture * t.CULTURE_PILE
            whole = [int(piece) for piece in pieces_in_play(self.m, first, first + t.CULTURE_PILE)]
            pile = self.pile(at.CULTURE + culture)
            if pile != whole[len(whole) - len(pile) :]:
                self.root[ZONES.names[at.CULTURE + culture]].refuse("culture tiles are taken from the top of their pile")

    def temples(self) -> None:
        row, deck = self.pile(at.TEMPLES), self.pile(at.TEMPLE_DECK)
        taken = sum(t.TEMPLES <= piece < t.ROUND_TILES for seat in range(self.seats) for piece in self.pile(at.HAND, seat))
        if len(row) + taken > t.ROW or (deck and len(row) + taken < t.ROW):
            self.root["temples"].refuse(f"there are {t.ROW} temples to choose from as long as their deck lasts")

    def offer(self) -> None:
        offer = self.pile(at.OFFER)
        if self.solo:
            rounds = [number for number, piece in enumerate(offer) if self.m.tables.kind[piece] == t.ROUND_KIND]
            if len(offer) % 2 or any(number % 2 == 0 for number in rounds):
                self.root["offer"].refuse("alone the tiles lie in pairs, and a round tile is the second of its pair")

    def order(self) -> None:
        order = self.pile(at.ORDER)
        if order != [t.ORDER_TILES + number for number in range(self.seats - len(order), self.seats)]:
            self.root["order-tiles"].refuse("the lowest order tile is taken first")

    def deck(self) -> None:
        """Piles that have not been begun hold one round tile each; the one that has holds none."""
        deck = self.pile(at.DECK)
        size = len(pieces_in_play(self.m, t.NORMAL, t.TEMPLES)) // t.ROUNDS + 1
        whole = (t.ROUNDS - self.round) * size
        begun = len(deck) - whole
        rest = [deck[begun + number * size :][:size] for number in range(t.ROUNDS - self.round)]
        right = all(t.ROUND_TILES + self.round + number in pile for number, pile in enumerate(rest))
        if not 0 <= begun < size or not right:
            self.root["deck"].refuse("every pile of the deck holds its round tile, the one begun none any more")

    def city(self, seat: int, where: Reader) -> None:
        m = self.m
        city = self.pile(at.CITY, seat)
        spaces = [int(m.space(piece)) for piece in city]
        if 0 in spaces or len(set(spaces)) < len(spaces):
            where["city"].refuse("every tile has a space of its own")
        for piece in city:
            if m.marks[piece] & at.ASSISTED and not m.is_residence(piece):
                where["city"].refuse(f"an assistant stands on residences only, not on {self.ids[piece]}")

    def side(self, seat: int, where: Reader) -> None:
        m = self.m
        if m.owned_assistants(seat) > t.MOST_ASSISTANTS:
            where.refuse(f"nobody has more than {t.MOST_ASSISTANTS} assistants")
        if seat != m.turn() and any(m.get(seat, t.THEATRE + culture) for culture in range(3)):
            where.refuse("culture points last no longer than the own turn")
        if len(self.pile(at.HELD, seat)) != (0 if self.solo else int(m.passed(seat))):
            where.refuse("who has passed holds an order tile, and nobody else does")

    def seated(self) -> None:
        for name in ("first", "turn"):
            with self.root.noting():
                if self.root[name].value >= self.seats:
                    self.root[name].refuse(f"there is no seat {self.root[name].value}")

    def end(self) -> None:
        everybody = all(self.m.passed(seat) for seat in range(self.seats))
        if self.m.over and not (everybody and self.round == t.ROUNDS and not self.m.depth):
            self.root["over"].refuse("the game ends after everybody has passed in the last round")

    # -- what is pending ----------------------------------------------------------------------------------------------

    def pending(self) -> None:
        """A round; in its main phase a turn; in it a deed; in that effects of the player's own tiles."""
        where, m = self.root["pending"], self.m
        frames = list(range(0, int(m.depth), WIDTH))
        hands = [piece for seat in range(self.seats) for piece in self.pile(at.HAND, seat)]
        if m.over:
            return
        doing = [(place_of(m.program, int(m.stack[f + PC]))[0], m.step_at(f).name) for f in frames]
        if not doing or len(doing) > DEEPEST or doing[0] not in (("round", "main"), ("round", "hire")):
            where.refuse("a running game is in the main phase of its round or in hiring")
        if doing[0][1] == "hire":
            self.hiring(where, len(frames))
        elif len(doing) < 2 or doing[1] not in (("turn", "turn"), ("turn", "check-culture")) or m.stack[LEFT] != 1:
            where.refuse("in the main phase somebody has a turn")
        elif (doing[1][1] == "turn") != (len(doing) == 2):
            where.refuse("a turn is chosen first and carried out then")
        turn = m.turn()
        if len(doing) > 1 and (m.passed(turn) or any(m.stack[f + SEAT] != turn for f in frames[1:])):
            where.refuse("only the player whose turn it is acts, who has not passed")
        for f, (program, step) in list(zip(frames, doing, strict=True))[2:]:
            self.deed(where, f, program, step)
        placing = [int(m.stack[f + THIS]) for f, (_, step) in zip(frames, doing, strict=True) if step == "place"]
        if placing != hands:
            where.refuse("a tile in hand is about to be placed")
        marked = any(m.marks[piece] & at.ACTIVATED for piece in range(t.PIECES))
        if marked and "activate" not in [step for _, step in doing]:
            where.refuse("tiles are marked as activated only while they are")

    def hiring(self, where: Reader, depth: int) -> None:
        m = self.m
        order = int(m.stack[LEFT]) - 1
        everybody = all(m.passed(seat) for seat in range(self.seats))
        if depth > 1 or not everybody or not 1 <= order <= self.seats or m.stack[SEAT] != m.holder(order):
            where.refuse("everybody has passed before assistants are hired, by order tiles")

    def deed(self, where: Reader, f: int, program: str, step: str) -> None:
        m = self.m
        this, left, seat = int(m.stack[f + THIS]), int(m.stack[f + LEFT]), int(m.stack[f + SEAT])
        zone = int(m.rings.zone(this)) if this >= 0 else -1
        mine = this >= 0 and m.rings.seat(this) == seat
        if not 0 <= left <= 1000 or not 0 <= int(m.stack[f + COUNT]) <= 1000:
            where.refuse("the numbers of an effect are small")
        if step == "place":
            right = zone == at.HAND and mine and (program == "residence") == m.is_residence(this)
        elif step == "station":
            right = this < 0
        elif program == "pair":
            right = self.solo and this >= 0 and (zone == at.OFFER or left == 1)
        elif program in ("residence", "assistant"):
            right = zone == at.CITY and mine and m.is_residence(this) and int(m.stack[f + COUNT]) < 4
        elif program in ("build", "move", "take"):
            right = zone == at.CITY and mine and (program != "take" or left <= 100)
        else:
            kind = "" if this < 0 else m.tables.kind_ids[m.tables.kind[this]]
            right = zone == at.CITY and mine and program.rpartition(":")[0] == kind
        if not right:
            where.refuse(f"{step!r} in {program!r} is about another tile")

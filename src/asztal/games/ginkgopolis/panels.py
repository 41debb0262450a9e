"""A view drawn as text panels.

Nothing is told by colour alone: tiles carry the letter of their colour, owners a shape. A building is two lines high, its roof
(colour and number) and its wall (owner and floors); `⌂` marks a construction site.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.markup import escape

from asztal.core.game import Panel
from asztal.core.notation import Amount, Node, Per, Range
from asztal.core.text import Speaker
from asztal.games.ginkgopolis.content import Card, goods, pieces, word
from asztal.games.ginkgopolis.effects import TRIGGERS
from asztal.games.ginkgopolis.tables import HAL, RESOURCE, SP, TILE
from asztal.games.ginkgopolis.view import Building, Mine, Side, View

SHAPES = "●▲■◆⬢"
SHAPE_COLOURS = ("#1aa295", "#e0772a", "#a866d1", "#8b93a3", "#b5993f")  # readable on dark and on light terminals
ROOFS = {"red": "bold #ffffff on #b93a2a", "blue": "bold #ffffff on #2d62b3", "yellow": "bold #000000 on #f0bc33"}
WALL = "on #262b3a"
NOBODYS, NOBODY = "○", "#9a9a9a"
TOKEN = "bold #3a2500 on #e3cfa0"
YIELDS = {"red": RESOURCE, "blue": TILE, "yellow": SP}
CELL = 6
"""Columns of a space of the city: five, and one between neighbours."""


def panels(view: View, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
    return Drawing(view, speaker, players).panels()


@lru_cache
def card_of() -> dict[str, Card]:
    return dict(pieces())


class Drawing:
    """One view in one language."""

    def __init__(self, view: View, speaker: Speaker, players: Sequence[str]) -> None:
        self.view = view
        self.speaker = speaker
        self.players = [escape(name) for name in players]
        if view.seats == 1:
            self.players.append(speaker.text("label-hal"))
        self.crowded = view.seats > 3
        self.standing = {building.tile: building for building in view.city}

    def panels(self) -> list[Panel]:
        say = self.speaker.text
        when = say("label-round", n=self.view.round) if self.view.round else say("step-characters")
        city = f"{say('label-city')} · {when}"
        if self.view.ending and not self.view.over:
            city += " · [bold reverse] " + say("label-last-round") + " [/]"
        drawn = [Panel(city, self.city())]
        drawn.append(Panel(say("table-players"), self.players_panel()))
        if self.view.mine is not None and not self.view.over:
            drawn.append(Panel(say("label-hand"), self.mine(self.view.mine)))
        return drawn

    # -- the city --------------------------------------------------------------------------------------------------------

    def city(self) -> list[str]:
        view = self.view
        buildings = {(building.x, building.y): building for building in view.city}
        letters = {(letter.x, letter.y): letter.letter for letter in view.letters}
        columns = range(min(x for x, _ in {**buildings, **letters}), max(x for x, _ in {**buildings, **letters}) + 1)
        rows = range(max(y for _, y in {**buildings, **letters}), min(y for _, y in {**buildings, **letters}) - 1, -1)
        numbered = view.step == "find-spot"  # the choices name spaces by their numbers then
        lines = []
        for y in rows:
            roofs = [self.roof(buildings.get((x, y)), letters.get((x, y))) for x in columns]
            walls = [self.wall(buildings.get((x, y))) for x in columns]
            lines.append((f"[dim]{y:>3}[/] " if numbered else "") + " ".join(roofs))
            if any((x, y) in buildings for x in columns):
                lines.append(("    " if numbered else "") + " ".join(walls))
        if numbered:
            lines.append("[dim]    " + "".join(f"{x:^{CELL}}" for x in columns) + "[/]")
        status = self.speaker.text("table-status", supply=view.supply, deck=view.deck, discard=view.discard)
        back = wrapped(f"{self.speaker.text('table-given-back')}: ", [self.tile(tile) for tile in view.given_back])
        return [*lines, "", status, *back, f"[dim]{self.speaker.text('table-key')}[/]"]

    def roof(self, building: Building | None, letter: str | None) -> str:
        if building is not None:
            return self.tile(building.tile, "⌂" if building.site else " ")
        return f" [{TOKEN}] {letter} [/] " if letter else " " * (CELL - 1)

    def wall(self, building: Building | None) -> str:
        if building is None:
            return " " * (CELL - 1)
        if building.owner is None:
            return f"[{NOBODY} {WALL}]  {NOBODYS}{building.height:<2}[/]"
        return f"[bold {SHAPE_COLOURS[building.owner]} {WALL}]  {SHAPES[building.owner]}{building.height:<2}[/]"

    # -- the players -----------------------------------------------------------------------------------------------------

    def players_panel(self) -> list[str]:
        """The sides one below the other; many players are drawn closer together, to leave room for the city."""
        sides = range(len(self.view.sides))
        if self.crowded:
            return [line for side in sides for line in self.side(side)]
        return [line for side in sides for line in ([""] if side else []) + self.side(side)]

    def side(self, number: int) -> list[str]:
        """What everybody may know of one player."""
        view, say, side = self.view, self.speaker.text, self.view.sides[number]
        shape = self.shape(number)
        brief = self.crowded and number != view.seat
        lines = [f"{shape} [bold]{self.players[number]}[/]  [bold]{side.points}★[/]{self.marks(number)}"]
        if view.seats == 1 and number == HAL:
            lines.append(f"  {shape} " + say("table-hal-resources", stock=side.stock, city=side.in_city))
        else:
            goods = say("table-resources", behind=side.resources, stock=side.stock, city=side.in_city)
            lines.append(f"  {shape} {goods}" + (f" · {side.tiles}▦" if brief else ""))
            if not brief:
                tokens: int | str = side.new_hand_tokens if view.seats > 1 else "none"
                lines.append("  " + say("table-held", tile=side.tiles, hand=side.hand, tokens=tokens))
            lines += wrapped("  ", self.bonuses(side, shape), " · ", row=2)
        lines += self.end_cards(number, side, shape)
        if side.giving and number != view.seat:
            lines.append(f"  {say('table-aside')}: {side.giving}▦")
        if side.playing:
            lines.append(f"  {say('table-plays')} {self.card(side.playing)}")
        known = [*map(self.card, side.known_cards), *(self.tile(tile) + "▦" for tile in side.known_tiles)]
        return lines + wrapped(f"  {say('table-knows')}: ", known)

    def marks(self, number: int) -> str:
        """First player, ready, deciding."""
        view, say, found = self.view, self.speaker.text, []
        if view.first == number and view.seats > 1:
            found.append(say("table-first"))
        if view.sides[number].ready:
            found.append("✓ " + say("table-ready"))
        elif number in view.to_act:
            found.append("… " + say("table-deciding"))
        return "".join(f"  [italic]{mark}[/]" for mark in found)

    def bonuses(self, side: Side, shape: str) -> list[str]:
        """All permanent bonuses of a side, added up for each action."""
        sums = {trigger: [0, 0, 0] for trigger in TRIGGERS}
        for id in side.cards:
            bonus = card_of()[id].bonus
            if bonus is not None:
                for good, amount in goods(bonus.then):
                    sums[bonus.trigger.name][good] += amount
        return [
            f"{self.speaker.text(f'short-{trigger}')} {self.goods(total, shape, '+')}"
            for trigger, total in sums.items()
            if any(total)
        ]

    def end_cards(self, number: int, side: Side, shape: str) -> list[str]:
        """End-of-game cards: the viewer's own and Hal's with what they count, others' in one line."""
        found = [id for id in side.cards if card_of()[id].score is not None]
        if self.view.seats > 1 and number != self.view.seat:
            return wrapped(f"  {self.speaker.text('table-end')}: ", map(self.tile, found), row=6)
        return [f"  {self.tile(id)} {self.score(card_of()[id].score, shape)}" for id in found]

    # -- what only the viewer sees ---------------------------------------------------------------------------------------

    def mine(self, mine: Mine) -> list[str]:
        say = self.speaker.text
        lines = [f"{self.card(id)} {self.meaning(id)}" for id in mine.hand]
        if mine.chosen_card:
            tile = f"+ {self.tile(mine.chosen_tile)}▦" if mine.chosen_tile else self.meaning(mine.chosen_card)
            lines.append(f"{say('table-chosen')}: {self.card(mine.chosen_card)} {tile}")
        if mine.picked:
            lines += wrapped(f"{say('table-picked')}: ", [self.character(id) for id in mine.picked], ", ")
        lines += wrapped(f"{say('table-tiles')}: ", [self.tile(id) for id in mine.tiles] or [say("table-nothing")])
        if mine.giving:
            lines += wrapped(f"{say('table-giving')}: ", [self.tile(id) for id in mine.giving])
        return lines

    def meaning(self, id: str) -> str:
        """What a card of the viewer's hand can do in this city."""
        say, card = self.speaker.text, card_of()[id]
        assert self.view.seat is not None
        shape = self.shape(self.view.seat)
        if card.letter:
            alone = f"{say('table-alone')} 1{shape} {say('table-or')} 1▦"
            return f"{alone} · {say('table-with-tile')} {self.goods(self.beside(card.letter), shape)}"
        building = self.standing.get(id)
        facts = []
        if building is not None:
            yields = [0, 0, 0]
            yields[YIELDS[card.colour]] = building.height
            owner = f"[{NOBODY}]{NOBODYS}[/]" if building.owner is None else self.shape(building.owner)
            facts.append(f"{owner}{building.height}")
            facts.append(f"{say('table-alone')} {self.goods(yields, shape)}")
        facts.append(f"{say('table-keep')}: {self.benefit(card, shape)}")
        return " · ".join(facts)

    def beside(self, letter: str) -> list[int]:
        """What the buildings beside a letter yield together."""
        total = [0, 0, 0]
        for token in self.view.letters:
            if token.letter == letter:
                for building in self.view.city:
                    if abs(building.x - token.x) + abs(building.y - token.y) == 1:
                        total[YIELDS[card_of()[building.tile].colour]] += building.height
        return total

    # -- small things ----------------------------------------------------------------------------------------------------

    def shape(self, side: int) -> str:
        return f"[bold {SHAPE_COLOURS[side]}]{SHAPES[side]}[/]"

    def tile(self, id: str, mark: str = " ") -> str:
        """A tile or building card: the letter of its colour and its number, five columns wide."""
        card = card_of()[id]
        return f"[{ROOFS[card.colour]}] {self.speaker.text('short-colour', colour=card.colour)}{card.number:<2}{mark}[/]"

    def card(self, id: str) -> str:
        card = card_of()[id]
        return self.tile(id) if card.number else f" [{TOKEN}] {card.letter} [/] "

    def character(self, id: str) -> str:
        card = card_of()[id]
        assert self.view.seat is not None
        return f"{card.name[self.speaker.lang]} ({self.benefit(card, self.shape(self.view.seat))})"

    def benefit(self, card: Card, shape: str) -> str:
        """What a card in front of a player brings."""
        if card.bonus is None:
            return f"{self.speaker.text('table-end')} {self.score(card.score, shape)}"
        total = [0, 0, 0]
        for good, amount in goods(card.bonus.then):
            total[good] += amount
        return f"{self.speaker.text(f'short-{card.bonus.trigger.name}')} {self.goods(total, shape, '+')}"

    def goods(self, amounts: Sequence[int], shape: str, sign: str = "") -> str:
        signs = {RESOURCE: shape, TILE: "▦", SP: "★"}
        found = [f"{sign}{amount}{signs[good]}" for good, amount in enumerate(amounts) if amount]
        return " ".join(found) or self.speaker.text("table-nothing")

    def score(self, node: Node | None, shape: str) -> str:
        """An end-of-game card in short."""
        if isinstance(node, Amount):
            return f"{node.quantity.number}★"
        assert isinstance(node, Per) and isinstance(node.what, Amount)
        say, what, sp = self.speaker.text, node.count.what, node.what.quantity.number
        if what.name == "resource":
            return say("short-resource", sp=sp, shape=shape, on=word(what, "on"))
        if what.name == "building":
            height = what["height"]
            assert isinstance(height, Range)
            if height.high:
                return say("short-building-low", sp=sp, n=height.high)
            return say("short-building-high", sp=sp, n=height.low)
        if what["with"] is not None:
            return say("short-card-with", sp=sp, **{"with": word(what, "with")})
        return say("short-card-of", sp=sp, of=word(what, "of"))


def wrapped(title: str, things: Iterable[str], between: str = " ", row: int = 12) -> list[str]:
    """Things after a title, a row of them on each line."""
    found = list(things)
    rows = [between.join(found[i : i + row]) for i in range(0, len(found), row)]
    return [(title if n == 0 else " " * len(title)) + line for n, line in enumerate(rows)]

"""A view drawn as text panels: the offer, and each player with the city.

Nothing is told by colour alone: a tile shows the beginning of its name and, below it, what it does in short.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap

from rich.markup import escape

from asztal.core import notation as n
from asztal.core.game import Panel
from asztal.core.notation.icons import AnyPart, GoodPart, SignPart, WordPart
from asztal.core.text import Speaker
from asztal.games.minerva import content
from asztal.games.minerva.actions import GOOD_NAMES
from asztal.games.minerva.content import Tile
from asztal.games.minerva.tables import RESOURCES
from asztal.games.minerva.view import Placed, Side, View

COLOURS = {
    "production": "#ffffff on #4d7436",
    "commercial": "#ffffff on #8d6410",
    "cultural": "#ffffff on #833f8c",
    "military": "#ffffff on #a3282f",
    "special": "#ffffff on #2a6b85",
    "temple": "#ffffff on #6f6552",
    "residence": "#ffffff on #b04f2a",
    "": "#ffffff on #555555",
}
CELL = 9
"""Columns of a space of a city, one of them between neighbours."""
WIDTH = 62
"""Columns of a line of the middle: so that a city has room beside it."""
AREAS = {"around8": "▣", "lines4": "✚"}
SIGNS = {"arrow": " →", "or": " /", "per": " /", "then": ";"}


def panels(view: View, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
    return Drawing(view, speaker, players).panels()


@lru_cache
def our_tiles() -> dict[str, Tile]:
    return {tile.id: tile for tile in content.tiles()}


def tile_of(id: str) -> Tile:
    return our_tiles().get(id) or content.OWN_TILES[id]


class Drawing:
    """One view in one language."""

    def __init__(self, view: View, speaker: Speaker, players: Sequence[str]) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.text
        self.players = [escape(name) for name in players]

    def panel(self, seat: int) -> Panel:
        lines = self.side(self.view.sides[seat], seat)
        return Panel(self.heading(seat), lines, "" if seat == self.view.seat else " · ".join(lines[:2]))

    def panels(self) -> list[Panel]:
        view = self.view
        title = self.say("table-title", n=view.round)
        first = list(range(view.seats)) if view.seat is None else [(view.seat + i) % view.seats for i in range(view.seats)]
        sides = [self.panel(seat) for seat in first]
        return [Panel(title, self.middle()), *sides]

    # -- the middle ------------------------------------------------------------------------------------------------------

    def middle(self) -> list[str]:
        view, say = self.view, self.say
        piles = [
            say("table-pile-empty", good=pile.kind)
            if not pile.left
            else say("table-pile", good=pile.kind, n=pile.vp, need=pile.need, left=pile.left)
            for pile in view.culture
        ]
        lines = [f"{say('table-culture')}: " + " · ".join(piles)]
        lines.append(say("table-glory", points=" / ".join(map(str, view.glory))))
        if view.order_points and view.round == 6 and view.seats > 1:
            lines.append(say("table-order", points=" / ".join(map(str, view.order_points))))
        if view.fee and not view.over:
            lines.append(f"[bold]{say('table-fee')}[/]")
        lines += ["", f"[bold]{say('table-offer')}[/]", *self.offer()]
        lines += ["", f"[bold]{say('table-temples')}[/]", *(self.described(id) for id in view.temples)]
        return [
            *(part for line in lines for part in (wrap(line, WIDTH) if len(line) > WIDTH and "[" not in line else [line])),
            "",
            say("table-decks", deck=view.deck, temples=view.temple_deck),
            *(f"[dim]{line}[/]" for line in wrap(say("table-key"), WIDTH)),
        ]

    def offer(self) -> list[str]:
        tiles = self.view.offer
        if self.view.seats == 1:
            pairs = [tiles[i : i + 2] for i in range(0, len(tiles), 2)]
            return ["  |  ".join(self.described(id) for id in pair) for pair in pairs]
        return [
            self.described(id) + (f" ×{tiles.count(id)}" if tiles.count(id) > 1 else "")
            for number, id in enumerate(tiles)
            if id not in tiles[:number]
        ] or [self.say("table-nothing")]

    def described(self, id: str) -> str:
        """A tile of the offer: name, cost, effect."""
        tile = tile_of(id)
        if tile.group == "round":
            return self.say("table-stake")
        cost = " ".join(f"{amount}{self.short(GOOD_NAMES[good])}" for good, amount in enumerate(tile.cost) if amount)
        name = f"[{COLOURS[tile.category]}] {escape(tile.name[self.speaker.lang])} [/]"
        if tile.category == "residence":  # what it does is asked when it is built
            return name
        return f"{name} {cost or self.say('table-free')} → {self.effect(tile)}"

    # -- a player --------------------------------------------------------------------------------------------------------

    def heading(self, seat: int) -> str:
        side = self.view.sides[seat]
        marks = [self.say("table-first")] if self.view.first == seat and self.view.seats > 1 else []
        if side.passed:
            marks.append(self.say("table-passed", n=side.order))
        elif seat in self.view.to_act:
            marks.append(self.say("table-turn"))
        told = "".join(f" · {mark}" for mark in marks)
        return f"{self.players[seat]}  {self.say('table-score', n=side.score)}{told}"

    def side(self, side: Side, seat: int) -> list[str]:
        say = self.say
        goods = " ".join(f"{side.resources[good]}{self.short(good)}" for good in GOOD_NAMES[:RESOURCES])
        points = " ".join(f"{amount}{self.short(kind)}" for kind, amount in side.points.items() if amount)
        lines = [
            say("table-goods", denarii=side.denarii, goods=goods, glory=side.glory),
            say("table-pieces", residences=side.residences, assistants=side.assistants, owned=side.owned),
        ]
        if points:
            lines.append(say("table-points", points=points))
        if side.won:
            lines.append(f"{say('table-won')}: " + " ".join(f"{self.short(tile.kind)}{tile.vp}" for tile in side.won))
        if side.building:
            lines.append(f"{say('table-building')}: {self.described(side.building)}")
        return [*lines, *self.city(side.city)]

    def city(self, tiles: list[Placed]) -> list[str]:
        """Rows and columns are numbered, because choices name spaces by them."""
        there = {(tile.x, tile.y): tile for tile in tiles}
        columns = range(min(x for x, _ in there) - 1, max(x for x, _ in there) + 2)
        rows = range(max(y for _, y in there) + 1, min(y for _, y in there) - 2, -1)
        lines = ["[dim]    " + "".join(f"{x:^{CELL}}" for x in columns).rstrip() + "[/]"]
        for y in rows:
            tops = "".join(self.top(there.get((x, y))) for x in columns)
            lows = "".join(self.low(there.get((x, y))) for x in columns)
            lines.append(f"[dim]{y:>3}[/] {tops}".rstrip())
            if any((x, y) in there for x in columns):
                lines.append(f"    {lows}".rstrip())
        return lines

    def top(self, tile: Placed | None) -> str:
        if tile is None:
            return " " * CELL
        printed = tile_of(tile.tile)
        name = escape(printed.name[self.speaker.lang][: CELL - 1].ljust(CELL - 1))
        return f"[{COLOURS[printed.category]}]{name}[/] "

    def low(self, tile: Placed | None) -> str:
        if tile is None:
            return " " * CELL
        printed = tile_of(tile.tile)
        told = ("●" if tile.assistant else "○") if printed.category == "residence" else self.effect(printed)
        if printed.end is not None:
            told = f"{tile.worth}★"
        return f"[{COLOURS[printed.category]}]{escape(told.replace(' ', '')[: CELL - 1].ljust(CELL - 1))}[/] "

    # -- effects in short ------------------------------------------------------------------------------------------------

    def short(self, word: str) -> str:
        return self.say("short", good=word)

    def effect(self, tile: Tile) -> str:
        if tile.built is not None:
            return f"{self.say('table-built')}{self.told(tile.built)}"
        node = tile.end or tile.use
        return self.told(node).strip() if node is not None else self.say("table-nothing")

    def told(self, node: n.Node) -> str:
        """An effect with signs instead of words."""
        return "".join(self.part(part) for part in n.icons(node, content.LANGUAGE.vocabulary))

    def part(self, part: AnyPart) -> str:
        match part:
            case GoodPart():
                return f" {part.n}{self.short(part.good)}"
            case SignPart():
                return SIGNS.get(part.sign, "")
            case WordPart():
                area = AREAS[part.words[-1]] if part.words else ""
                words = [word for word in part.words if word not in AREAS]
                return " " + self.say(f"sign-{part.text}", area=area, category="+".join(words), **number(part))
            case _:
                return ""


def number(part: WordPart) -> dict[str, int]:
    n = part.args.get("n", 1)
    return {"n": n if isinstance(n, int) else 1}

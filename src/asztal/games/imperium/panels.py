"""A view drawn as text panels: the market, and each player with all cards that are open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from textwrap import wrap

from rich.markup import escape
from rich.text import Text

from asztal.core.game import Panel
from asztal.core.text import Speaker
from asztal.games.imperium import content
from asztal.games.imperium.content import Card
from asztal.games.imperium.items import items
from asztal.games.imperium.log import GOOD_NAMES
from asztal.games.imperium.view import Pile, Shown, Side, View

WIDTH = 92
COLOURS = {"region": "#4d7436", "uncivilised": "#a3282f", "civilised": "#2a6b85", "tributary": "#8d6410", "fame": "#833f8c",
           "unrest": "#333333", "power": "#6f6552", "": "#555555"}  # fmt: skip
PHASES = {"set-up": "phase-nations", "clean-up": "phase-cleanup", "solstice": "phase-solstice", "end": "phase-over"}


def panels(view: View, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
    return Drawing(view, speaker, players).panels()


class Drawing:
    """One view in one language."""

    def __init__(self, view: View, speaker: Speaker, players: Sequence[str]) -> None:
        self.view = view
        self.speaker = speaker
        self.say = speaker.text
        self.players = [escape(name) for name in players]
        self.designs: dict[str, Card] = {card.id: card for card in content.designs()}
        self.texts = {item.id: item.text[speaker.lang] for item in items()}

    def panel(self, seat: int) -> Panel:
        own = seat == self.view.seat
        lines = self.side(self.view.sides[seat], own)
        return Panel(self.heading(seat), lines, "" if own else " · ".join(lines[:2]))

    def panels(self) -> list[Panel]:
        view = self.view
        first = list(range(view.seats)) if view.seat is None else [(view.seat + i) % view.seats for i in range(view.seats)]
        sides = [self.panel(seat) for seat in first]
        return [Panel(self.say("label-round", n=view.round), self.middle()), *sides]

    # -- the middle ------------------------------------------------------------------------------------------------------

    def middle(self) -> list[str]:
        view, say = self.view, self.say
        phase = say(PHASES.get(view.phase, "phase-turn"))
        if not view.market and view.phase == "set-up":
            return [phase]
        if view.ending == "last-round":
            phase += f" · {say('label-last-round')}"
        lines = [say("table-status", phase=phase, unrest=view.unrest, fame=view.fame.cards, main=view.main.cards)]
        decks = {suit: deck.cards for suit, deck in view.decks.items()}
        lines.append(say("table-decks", **decks, exile=len(view.exile)))
        lines += ["", f"[bold]{say('label-market')}[/]"]
        for card in view.market:
            lines += self.described(card, f"{card.slot}. ")
        if view.exile:
            lines += ["", *self.row("label-exile", view.exile)]
        for label, pile in (("label-fame", view.fame), ("label-main", view.main)):
            lines += self.known(label, pile)
        return lines

    def described(self, card: Shown, mark: str) -> list[str]:
        """A card with what lies on and under it, and its text."""
        return [*self.named(card, mark), *(f"   [dim]{escape(line)}[/]" for line in wrap(self.texts[card.card], WIDTH - 4))]

    def named(self, card: Shown, mark: str = "") -> list[str]:
        """A card with what lies on and under it: in lines of their own if one line is too short."""
        first, besides = f"{mark}{self.card(card.card)}", self.besides(card)
        whole = first + "".join(f" · {escape(part)}" for part in besides)
        if Text.from_markup(whole).cell_len <= WIDTH:
            return [whole]
        return [first, *(f"   {escape(line)}" for line in wrap(" · ".join(besides), WIDTH - 4))]

    def besides(self, card: Shown) -> list[str]:
        told = [self.say("table-token", n=n, good=good) for good, n in card.tokens.items()]
        if card.slot and card.under:
            told.append(self.say("table-slot-unrest"))
        elif card.under:
            told.append(self.say("table-holds", names=", ".join(self.plain(id) for id in card.under)))
        if card.exhausted:
            told.append(self.say("table-exhausted"))
        return told

    def known(self, label: str, pile: Pile) -> list[str]:
        """Cards of a deck whose place the seat knows."""
        if not pile.known:
            return []
        told = ", ".join(f"{card.depth + 1}. {self.plain(card.card)}" for card in pile.known)
        return [escape(line) for line in wrap(f"{self.say(label)} · {self.say('label-known')}: {told}", WIDTH)]

    # -- cards -----------------------------------------------------------------------------------------------------------

    def plain(self, id: str) -> str:
        return self.designs[id].name[self.speaker.lang]

    def card(self, id: str) -> str:
        card = self.designs[id]
        name = f"[#ffffff on {COLOURS[card.suits[0] if card.suits else '']}] {escape(card.name[self.speaker.lang])} [/]"
        signs = [self.say("suit-name", suit=suit) for suit in card.suits]
        signs += [self.say("type-name", type=word) for word in card.types]
        signs += [self.say("icon-name", icon=icon) for icon in card.icons]
        if card.state:
            signs.append(self.say("state-name", state=card.state))
        signs += [self.say(f"label-{word}") for word, so in (("pinned", card.pinned), ("attack", card.attack)) if so]
        return name + (f" ({escape(', '.join(signs))})" if signs else "")

    def row(self, label: str, cards: Sequence[str]) -> list[str]:
        """Cards by name, equal ones counted."""
        counted = Counter(cards)
        costs = label == "label-development"
        told = ", ".join(self.plain(id) + (f" ×{n}" if n > 1 else "") + self.cost(id) * costs for id, n in counted.items())
        return [escape(line) for line in wrap(f"{self.say(label)}: {told or self.say('label-none')}", WIDTH)]

    def cost(self, id: str) -> str:
        """The development cost of a card."""
        return f" ({self.say('hint-develop', **dict(zip(GOOD_NAMES, self.designs[id].develop or (0, 0, 0), strict=False)))})"

    # -- a player --------------------------------------------------------------------------------------------------------

    def heading(self, seat: int) -> str:
        side = self.view.sides[seat]
        marks = []
        if side.nation:
            marks.append(self.say("nation-name", nation=side.nation))
            marks.append(self.say("state-name", state="empire" if side.empire else "barbarian"))
        if self.view.first == seat:
            marks.append(self.say("label-first-player"))
        if side.score is not None and side.nation:
            marks.append(self.say("table-vp", n=side.score))
        return self.players[seat] + "".join(f" · {mark}" for mark in marks)

    def side(self, side: Side, own: bool) -> list[str]:
        if not side.nation or not side.power:
            return []
        goods = {**side.goods, "exhaust": side.exhausts}
        lines = [self.say("table-goods", **goods)]
        sizes = {"hand": len(side.hand), "deck": side.deck.cards, "discard": len(side.discard)}
        lines.append(self.say("table-cards", **sizes, nation=side.nation_deck.cards, history=len(side.history)))
        for card in side.power:
            lines += self.described(card, "")
        if side.play:
            lines += ["", f"[bold]{self.say('label-play')}[/]"]
            for card in side.play:
                lines += self.described(card, "") if own else self.named(card)
        hand = [id for id in side.hand if id is not None]
        if own:
            lines += ["", f"[bold]{self.say('label-hand')}[/]"]
            for id, n in Counter(hand).items():
                lines += self.described(Shown(id), f"{n}× " if n > 1 else "")
        elif hand:
            lines += self.row("label-known", hand)
        for label, cards in (
            ("label-looked", side.looked),
            ("label-discard", side.discard),
            ("label-history", side.history),
            ("label-sunken", side.sunken),
            ("label-quests" if side.nation == "arthurians" else "label-development", side.development),
        ):
            known = [id for id in cards if id is not None]
            if known:
                lines += self.row(label, known)
        lines += self.known("label-deck", side.deck)
        return [*lines, *self.known("label-nation-deck", side.nation_deck)]

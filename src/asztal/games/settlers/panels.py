"""A view drawn as text panels."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap

from asztal.core.game import Panel
from asztal.core.text import Speaker
from asztal.games.settlers import content
from asztal.games.settlers.content import Card, goods
from asztal.games.settlers.effects import GOODS
from asztal.games.settlers.view import Location, Side, View, printing

SIGNS = {
    "worker": "☺", "wood": "▲", "stone": "■", "food": "●", "gold": "◆", "raze-token": "⚔", "defense-token": "⛨",
    "vp": "★", "card": "▯", "common-card": "▯", "faction-card": "▮", "samurai": "♟", "resource": "◇", "location": "⌂",
}  # fmt: skip
RAZE_FIELD = "✗"
"""Before what razing a card brings; a raze token is another sign."""
STYLES = {
    "black": "white on grey23", "purple": "magenta", "blue": "bright_blue", "brown": "orange4", "gold-coloured": "yellow",
    "red": "red", "pink": "bright_magenta", "grey": "grey70",
}  # fmt: skip
WIDTH = 92
"""Lines longer than this are broken, so that a panel fits into a usual terminal."""
ROWS = (("production", "label-production"), ("feature", "label-features"), ("action", "label-actions"))


@lru_cache
def printed() -> dict[str, Card]:
    return {card.id: card for card in content.printings()}


def panels(view: View, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
    """Opponents first, then the common cards, then what is the viewer's own."""
    order = [side for side in range(len(view.sides)) if side != view.seat]
    found = [status(view, speaker)]
    found += [empire(view, side, speaker, players) for side in order]
    if view.open:
        found.append(
            Panel(speaker.text("label-open"), [line for card in view.open for line in card_lines(printing(card), speaker)])
        )
    if view.seat is not None:
        found.append(empire(view, view.seat, speaker, players))
        mine = view.mine
        if mine is not None:
            found.append(
                Panel(
                    speaker.text("label-hand"),
                    [line for card, n in Counter(map(printing, mine.hand)).items() for line in card_lines(card, speaker, n)]
                    or [speaker.text("label-none")],
                )
            )
            if mine.packet:
                found.append(
                    Panel(
                        speaker.text("label-packet"),
                        [line for card in mine.packet for line in card_lines(printing(card), speaker)],
                    )
                )
    return found


def rows(pieces: list[str], speaker: Speaker) -> list[str]:
    return [line for piece in pieces for line in card_lines(printing(piece), speaker)]


def status(view: View, speaker: Speaker) -> Panel:
    phase = speaker.text(f"phase-{view.phase}")
    lines = [speaker.text("table-status", phase=phase, deck=view.common_deck, discard=len(view.common_discard))]
    lines.append(
        "  ".join(
            f"{SIGNS[good]}\u00a0{speaker.text('good-name', good=good)}"
            for good in ("worker", "wood", "stone", "food", "gold", "raze-token", "vp", "card")
        )
    )
    rest = {SIGNS["resource"]: "key-resource", SIGNS["location"]: "key-location", SIGNS["faction-card"]: "key-faction-card"}
    more = {SIGNS["samurai"]: "key-samurai", SIGNS["defense-token"]: "key-defense", RAZE_FIELD: "key-raze-field"}
    lines += ["  ".join(f"{sign}\u00a0{speaker.text(label)}" for sign, label in row.items()) for row in (rest, more)]
    if view.title is not None:
        lines.append(speaker.text("label-title", title=view.title))
    return Panel(speaker.text("label-round", n=max(view.round, 1)), lines)


def who(view: View, side: int, speaker: Speaker, players: Sequence[str]) -> str:
    """The title of a side: name, faction, and whether they begin or have passed."""
    if side >= view.seats:
        return speaker.text("label-rival")
    parts = [f"[b]{players[side]}[/b]"]
    faction = view.sides[side].faction
    if faction is not None:
        parts.append(speaker.text("faction-name", faction=faction))
    if side == view.first and view.seats > 1 and view.round:
        parts.append(speaker.text("label-first-player"))
    if view.sides[side].passed:
        parts.append(speaker.text("label-passed"))
    return " · ".join(parts)


def empire(view: View, side: int, speaker: Speaker, players: Sequence[str]) -> Panel:
    shown = view.sides[side]
    lines: list[str] = []
    if side < view.seats:
        held = shown.goods
        lines.append(
            speaker.text(
                "table-goods",
                worker=held["worker"],
                wood=held["wood"],
                stone=held["stone"],
                food=held["food"],
                gold=held["gold"],
                raze=held["raze-token"],
                defense=held["defense-token"],
            )
        )
        lines.append(speaker.text("table-cards", hand=shown.hand, deck=shown.deck, points=shown.points, total=shown.total))
    else:
        told = ", ".join(speaker.text("good-name", good=good) for good in view.attacks)
        lines += wrap(f"{speaker.text('label-attacks')}: {speaker.text('table-attacks', goods=told)}", WIDTH)
        lines.append(speaker.text("table-pile", n=len(view.pile)))
    for kind, label in ROWS:
        row = [location for location in shown.locations if location.kind == kind]
        if row:
            lines += wrapped(speaker.text(label), grouped(row, speaker))
    deals = deal_words(view, shown, side, speaker)
    if deals:
        lines += wrapped(speaker.text("label-deals"), deals)
    if shown.foundations:
        lines.append(f"[dim]{speaker.text('label-foundations')}:[/dim] {len(shown.foundations)}")
    if shown.known_cards:
        lines += wrapped(speaker.text("label-known"), [name(card, speaker) for card in shown.known_cards])
    return Panel(who(view, side, speaker, players), lines, "" if side == view.seat else " · ".join(lines[:2]))


def wrapped(label: str, parts: list[str]) -> list[str]:
    """A label and its parts, on as many lines as they need; lines are broken between parts only."""
    lines = [f"[dim]{label}:[/dim]"]
    for number, part in enumerate(parts):
        shown = part if number == len(parts) - 1 else f"{part},"
        if wide(f"{lines[-1]} {shown}") > WIDTH:
            lines.append("  ")
        lines[-1] += f" {shown}"
    return lines


def wide(line: str) -> int:
    """How wide a line is without its markup."""
    return len(re.sub(r"\[/?[^\]]*\]", "", line))


def grouped(row: list[Location], speaker: Speaker) -> list[str]:
    """Locations by name, equal ones together, with what lies on them and what they do."""
    texts = Counter(location_words(location, speaker) for location in row)
    return [text if n == 1 else f"{n}× {text}" for text, n in texts.items()]


def location_words(location: Location, speaker: Speaker) -> str:
    card = printed()[location.card]
    told = f"{name(location.card, speaker)} {ability(card)}".rstrip()
    marks: list[str] = []
    if location.used:
        marks.append(speaker.text("table-used", used=location.used, uses=location.uses))
    for flag, label in (
        (location.blocked, "table-blocked"),
        (location.defended, "table-defended"),
        (location.samurai, "table-samurai"),
        (location.taken_from is not None, "table-taken"),
        (bool(location.routes), "table-route"),
    ):
        if flag:
            marks.append(speaker.text(label))
    if location.goods:
        marks.append(speaker.text("table-on", n=location.goods))
    if location.under:
        marks.append(speaker.text("table-under", n=location.under))
    return f"{told} ({', '.join(marks)})" if marks else told


def deal_words(view: View, shown: Side, side: int, speaker: Speaker) -> list[str]:
    if side >= view.seats:
        return []
    deals = Counter(goods_signs(printed()[printing(card)]) for card in shown.deals)
    deals.update(f"{goods_signs(printed()[deal.location])} ({name(deal.location, speaker)})" for deal in shown.route_deals)
    return [text if n == 1 else f"{n}× {text}" for text, n in deals.items()]


def goods_signs(card: Card) -> str:
    """The good of a card's deal field."""
    return signs(list(goods(card.deal)))


def signs(amounts: list[tuple[int, int]]) -> str:
    return "".join(SIGNS[GOODS[good]] * n for good, n in amounts)


def name(card: str, speaker: Speaker) -> str:
    """A card's name in the colour of its location."""
    colours = printed()[card].colours
    told = speaker.names[card]
    return f"[{STYLES[colours[0]]}]{told}[/]" if colours else told


def ability(card: Card) -> str:
    """What a production or action location does, in signs, if it is nothing but goods."""
    from asztal.core.notation import Amount, Cost, Joint

    def plain(node: object) -> str | None:
        parts = node.items if isinstance(node, Joint) else (node,)
        if not all(isinstance(part, Amount) for part in parts):
            return None
        return signs(list(goods(node)))  # type: ignore[arg-type]

    if card.production is not None:
        return plain(card.production) or ""
    if isinstance(card.action, Cost):
        cost, gain = plain(card.action.cost), plain(card.action.result)
        return f"{cost}→{gain}" if cost and gain else ""
    return ""


def card_lines(card: str, speaker: Speaker, copies: int = 1) -> list[str]:
    """A card to build, deal with or raze: cost, name, raze field, deal field; its text below if it does not fit beside."""
    shown = printed()[card]
    cost = signs(list(goods(shown.build))) or "–"
    parts = [f"{cost:<5}", f"{f'{copies}× ' if copies > 1 else ''}{name(card, speaker)}"]
    if shown.raze is not None:
        parts.append(f"{RAZE_FIELD}{signs(list(goods(shown.raze)))}")
    if shown.deal is not None:
        parts.append(f"●→{signs(list(goods(shown.deal)))}")
    head, told = " ".join(parts), text(card, speaker)
    if wide(head) + 1 + len(told) <= WIDTH:
        return [f"{head} [dim]{told}[/dim]"]
    return [head, *(f"      [dim]{line}[/dim]" for line in wrap(told, WIDTH - 6))]


@lru_cache
def texts() -> dict[str, dict[str, str]]:
    from asztal.games.settlers.items import items

    return {item.id: item.text for item in items()}


def text(card: str, speaker: Speaker) -> str:
    return texts()[card][speaker.lang]

"""A view drawn as text panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap

from rich.markup import escape
from rich.text import Text

from asztal.core.game import Panel
from asztal.core.notation import parse
from asztal.core.text import Speaker
from asztal.games.rollwrite.actions import GOOD_NAMES
from asztal.games.rollwrite.items import told
from asztal.games.rollwrite.view import Building, Section, Side, View
from asztal.games.rollwrite.words import VOCABULARY

COLOURS = {"stone": "bright_black", "wood": "yellow", "food": "green", "gold": "bright_yellow"}
FRAMES = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_cyan", "bright_magenta", "bright_green", "bright_blue")
"""A colour for each estate."""
WIDTH = 86
"""Texts of buildings are broken into lines of this width."""


def panels(view: View, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
    """The table, then the viewer's sheets, then those of the others."""
    order = sorted(range(view.seats), key=lambda side: (side != view.seat, side))
    found = [Panel(speaker.text("label-table"), table_lines(view, speaker, players))]
    for side in order:
        brief = "" if side == view.seat else brief_line(view.sides[side], speaker)
        found.append(Panel(title(view, side, speaker, players), side_lines(view, view.sides[side], speaker), brief))
    return found


def brief_line(side: Side, speaker: Speaker) -> str:
    """How far somebody has come on every track, and what is left to spend."""
    tracks = ", ".join(f"{speaker.names[track.id]} {track.points}" for track in side.tracks)
    goods = " ".join(f"{n} {good(name, speaker)}" for name, n in side.goods.items() if n)
    return " · ".join(part for part in (tracks, speaker.text("table-actions", n=side.actions), goods) if part)


def title(view: View, side: int, speaker: Speaker, players: Sequence[str]) -> str:
    name = escape(players[side])
    village = escape(view.sides[side].village_name[speaker.lang]) if view.mode == "adventure" else ""
    return speaker.text("table-title", player=name, points=view.sides[side].score) + (f" · {village}" if village else "")


def table_lines(view: View, speaker: Speaker, players: Sequence[str]) -> list[str]:
    dice = "  ".join(good(name, speaker) for name in view.dice)
    lines = [
        f"{speaker.text('label-round', n=view.round)} · {speaker.text('table-active', player=escape(players[view.active]))}",
        f"{speaker.text('label-dice')}: {dice} · {speaker.text('table-actions', n=view.worker)}",
    ]
    names = speaker.names
    tiles = [f"[dim]{names[tile]}[/dim]" if tile not in view.favours_left else names[tile] for tile in view.favours]
    lines.append(f"{speaker.text('label-favours')}: {', '.join(tiles)}")
    if view.rank is not None:
        lines.append(speaker.text("table-rank", rank=names[view.rank]))
    return lines


def good(name: str, speaker: Speaker) -> str:
    return f"[{COLOURS[name]}]{speaker.text(f'good-{name}', n=1, case='nom')}[/]"


def letters(goods: dict[str, int], speaker: Speaker) -> str:
    """A cost as letters, for instance SSW."""
    return "".join(
        f"[{COLOURS[name]}]{speaker.text('short-good', good=name) * goods[name]}[/]" for name in GOOD_NAMES if name in goods
    )


def section_text(section: Section, speaker: Speaker) -> str:
    boxes = "|".join("☒" if box.crossed else letters(box.goods, speaker) or "□" for box in section.boxes).replace("☒|☒", "☒☒")
    text = f"{boxes}{'♛' if section.imperial else ''}{section.points}"
    if section.estate is not None:
        return f"[{FRAMES[section.estate % len(FRAMES)]} bold]{text}[/]"
    return f"[bold]{text}[/bold]" if section.complete else text


def building_lines(number: int, building: Building, speaker: Speaker) -> list[str]:
    boxes = "".join("☒" if box.crossed else f"‹{letters(box.goods, speaker)}›" for box in building.boxes)
    name = escape(building.name[speaker.lang])
    state = "works" if building.works else "next" if building.finished else "open"
    if building.star:
        state = "star" if building.finished else "star-open"
    mark = {"works": "[green]●[/]", "next": "[yellow]◐[/]", "open": "○", "star": "[green]★[/]", "star-open": "☆"}[state]
    line = f"{mark} {number}. {name} {boxes}"
    if building.drawing:
        line += f" ▦ {'/'.join(row.replace('#', '■').replace('.', '·') for row in building.drawing)}"
        if building.estates:
            line += f" ×{building.estates}"
    return [line, *(f"    [dim]{escape(part)}[/dim]" for part in ability_lines(building, speaker))]


def ability_lines(building: Building, speaker: Speaker) -> list[str]:
    """The building's text with its numbers as they are now."""
    return wrap(told(parse(building.ability, VOCABULARY), building.star, building.number, building.times, speaker), WIDTH)


@lru_cache(maxsize=4096)
def cells_of(text: str) -> int:
    """How many columns a text takes without its markup."""
    return Text.from_markup(text).cell_len


def side_lines(view: View, side: Side, speaker: Speaker) -> list[str]:
    lines = []
    rows = [[section_text(section, speaker) for section in track.sections] for track in side.tracks]
    widths = [max(cells_of(row[column]) for row in rows) for column in range(len(rows[0]))]
    heads = " ".join(f"{column:<{wide}}" for column, wide in enumerate(widths, 1))
    lines.append(f"[dim]{'':<10} {heads}[/dim]")
    for track, row in zip(side.tracks, rows, strict=True):
        cells = " ".join(text + " " * (wide - cells_of(text)) for text, wide in zip(row, widths, strict=True))
        lines.append(f"{speaker.names[track.id]:<10} {cells} = {track.points}")
    fields = []
    for number, field in enumerate(side.fields, 1):
        circles = " ".join("⊗" if c.crossed else f"({letters(c.goods, speaker)})" for c in field.circles)
        fields.append(f"{number}: {circles}" if field.open else f"[dim]{number}: {circles} ∩{field.opens}[/dim]")
    lines.append(f"{speaker.text('label-fields')}  " + "   ".join(fields[:3]))
    lines.append(" " * (len(speaker.text("label-fields")) + 2) + fields[3])
    for number, building in enumerate(side.buildings, 1):
        lines += building_lines(number, building, speaker)
    goods = ", ".join(f"{n} {good(name, speaker)}" for name, n in side.goods.items() if n)
    pool = [speaker.text("table-actions", n=side.actions), goods or speaker.text("label-none")]
    if any(side.kept.values()):
        kept = ", ".join(f"{n} {good(name, speaker)}" for name, n in side.kept.items() if n)
        pool.append(f"{speaker.text('label-kept')}: {kept}")
    if side.favour is not None:
        used = f" ({speaker.text('label-used')})" if side.favour_used and side.favour != "export" else ""
        pool.append(f"{speaker.text('label-favour')}: {speaker.names[side.favour]}{used}")
    if side.dice != view.dice or side.worker != view.worker:
        pool.append(f"{speaker.text('label-dice')}: {' '.join(good(name, speaker) for name in side.dice)} / {side.worker}")
    if not view.over and view.phase == "growing":
        pool.append(speaker.text(f"step-{side.step}"))
    lines += [" · ".join(part) for part in (pool[:3], pool[3:]) if part]
    lines.append(speaker.text("table-points", n=side.points))
    return lines

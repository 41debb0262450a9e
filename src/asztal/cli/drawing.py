"""How things look in the terminal: panels side by side, choices, score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from asztal.cli.shared import words
from asztal.core.game import Game, Panel, Result, Score

SQUEEZED = 40
"""A panel beside another may be squeezed to this width; narrower, it goes below."""
FRAME = 4
"""Columns of a panel's frame and the space inside it."""
HANGING = 2
"""How much further than its beginning a broken line goes on."""


def table(panels: Sequence[Panel], out: Console, folded: bool = False) -> RenderableType:
    """Panels in rows: as many beside each other as fit. `folded`: opponents are one line each."""
    rows: list[list[Panel]] = []
    briefs = [panel for panel in panels if folded and panel.brief]
    room = 0
    for panel in panels:
        if panel in briefs:
            continue
        needed = min(natural_width(panel), SQUEEZED)
        if rows and needed <= room:
            rows[-1].append(panel)
            room -= natural_width(panel)
        else:
            rows.append([panel])
            room = out.width - natural_width(panel)
    shown = [row_of(row, out) for row in rows]
    brief = [brief_line(panel, out) for panel in briefs]
    return Group(*shown[:1], *brief, *shown[1:])


def brief_line(panel: Panel, out: Console) -> RenderableType:
    """A panel folded to one line."""
    line = Text.from_markup(f" {panel.title} · {panel.brief}")
    line.truncate(out.width, overflow="ellipsis")
    return line


def row_of(panels: Sequence[Panel], out: Console) -> RenderableType:
    """Panels beside each other, equally high; the last one takes the room that is left."""
    widths = [natural_width(panel) for panel in panels[:-1]]
    widths.append(out.width - sum(widths))
    contents = [
        [part for line in panel.lines for part in hung(Text.from_markup(line), wide - FRAME, out)]
        for panel, wide in zip(panels, widths, strict=True)
    ]
    height = max(len(content) for content in contents)
    grid = Table.grid()
    for wide in widths:
        grid.add_column(width=wide)
    grid.add_row(
        *(
            Frame(
                Text("\n").join(content),
                title=panel.title,
                title_align="left",
                border_style="dim",
                width=wide,
                height=height + 2,
            )
            for panel, content, wide in zip(panels, contents, widths, strict=True)
        )
    )
    return grid


def hung(line: Text, width: int, out: Console) -> list[Text]:
    """A line broken so that what follows stands further in than its beginning."""
    if line.cell_len <= width:
        return [line]
    plain = line.plain
    indent = min(len(plain) - len(plain.lstrip()) + HANGING, width // 2)
    first, *rest = line.wrap(out, width - indent)
    for part in rest:
        part.pad_left(indent)
    return [first, *rest]


def natural_width(panel: Panel) -> int:
    """The width of a panel whose lines are not wrapped, with its frame."""
    return FRAME + max(Text.from_markup(line).cell_len for line in (panel.title + "  ", *panel.lines))


def choices(
    rows: Iterable[tuple[str, str]], marked: int | None = None, first: int = 1, wide: int | None = None
) -> RenderableType:
    """Numbered choices: what to choose, and what it means. One may be marked; `wide`: the width of what to choose."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold yellow", width=5)
    grid.add_column(style="bold", width=wide)
    grid.add_column(style="dim", ratio=1)
    for number, (label, detail) in enumerate(rows, first):
        is_marked = marked == number - first
        grid.add_row(
            f"{'▸' if is_marked else ''}{number})", escape(label), escape(detail), style="reverse" if is_marked else ""
        )
    return grid


def bullets(lines: Sequence[str]) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2, justify="right")
    grid.add_column(ratio=1)
    for line in lines:
        grid.add_row("·", Text(line))
    return Padding(grid, (0, 0, 0, 0))


def score_sheet(game: Game, result: Result, players: Sequence[str], lang: str, over: bool) -> RenderableType:
    """Parts, totals and ranks of everybody, opponents nobody plays included, and who won."""
    say, speak = words(lang).text, game.speaker(lang)
    sides: list[tuple[str, Score]] = list(zip(players, result.scores, strict=True))
    sides += [(speak.text(name), score) for name, score in result.rivals.items()]
    title = say("score-title" if over else "score-title-so-far")
    sheet = Table(title=title, title_justify="left", title_style="bold")
    sheet.add_column("")
    for name, score in sides:
        sheet.add_column(escape(name), justify="right", style="bold" if over and score.won else "")
    for part in result.scores[0].parts:
        sheet.add_row(speak.text(part), *(str(score.parts.get(part, 0)) for _, score in sides))
    sheet.add_section()
    sheet.add_row(say("score-total"), *(str(score.total) for _, score in sides), style="bold")
    sheet.add_row(say("score-rank"), *(f"{score.rank}." for _, score in sides))
    if not over or len(sides) == 1:  # alone there is nobody to win against
        return sheet
    winners = [name for name, score in sides if score.won]
    message = ("score-nobody", "score-winner", "score-winners")[min(len(winners), 2)]
    return Group(sheet, Text(say(message, players=speak.all_of(winners)), style="bold green"))

"""A page about a match, with plots: one file that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from asztal.core.text import Speaker
from asztal.lab.matches import Match, command
from asztal.lab.ratings import Ranking, Share, Standing

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2620; background: #faf6ee }
h1 { font-size: 1.5rem }
h2 { font-size: 1.15rem; margin-top: 2rem }
div { overflow-x: auto }
code { font-size: .85rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
td, th { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #ddd2bf }
td:first-child, th:first-child { text-align: left }
svg { display: block; width: 100%; height: auto }
text { font: 13px system-ui, sans-serif; fill: currentColor }
@media (prefers-color-scheme: dark) { body { color: #ece4d6; background: #211d18 } td, th { border-color: #463e33 } }
"""
COLUMNS = ("arena-bot", "arena-wins", "arena-points", "arena-seconds", "arena-rating")
ROW = 28
LEFT = 190
WIDE = 460
"""Width of 100 %."""


def page(found: Ranking, match: Match, game: str, called: Callable[[str, str], str], say: Speaker) -> str:
    """The page as HTML; `called` names a mark of a kind."""
    title = escape(say.text("arena-title", game=game, seats=match.seats, games=found.games))
    ordered = sorted(found.standings, key=lambda one: -one.wins.share)
    rows = [[say.text(id) for id in COLUMNS]]
    rows += [
        [
            one.bot,
            f"{figure(100 * one.wins.share, say)} %",
            figure(one.points, say),
            figure(one.seconds, say),
            interval(one, say),
        ]
        for one in ordered
    ]
    parts = [
        f"<h1>{title}</h1><p><code>{escape(command(match, found.games))}</code></p>",
        grid(rows),
        plot(say.text("arena-wins"), {one.bot: one.wins for one in ordered}, 1 / match.seats),
    ]
    parts += [
        plot(say.text("arena-against", bot=bot), others, 0.5) for bot, others in found.pairs.items() if len(found.pairs) > 2
    ]
    seats = {say.text("arena-seat-n", n=number): one for number, one in enumerate(found.seats, start=1)}
    parts.append(plot(say.text("arena-seats"), seats, 1 / match.seats))
    for kind, marks in found.marks.items():
        told_marks = {called(kind, mark): one for mark, one in sorted(marks.items(), key=lambda pair: -pair[1].share)}
        parts.append(plot(say.text(f"arena-by-{kind}"), told_marks, 1 / match.seats))
    return (
        f'<!doctype html><html lang="{say.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def figure(number: float, say: Speaker) -> str:
    """One digit behind the point, which is a comma in Hungarian."""
    told = f"{number:.1f}"
    return told.replace(".", ",") if say.lang == "hu" else told


def interval(one: Standing, say: Speaker) -> str:
    return f"{figure(one.rating, say)} ({figure(one.rating_low, say)}–{figure(one.rating_high, say)})"


def grid(rows: Sequence[Sequence[str]]) -> str:
    """A table; its first row are the heads."""
    drawn = [
        "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row)
        for tag, row in zip(["th", *["td"] * (len(rows) - 1)], rows, strict=True)
    ]
    return "<div><table>" + "".join(f"<tr>{row}</tr>" for row in drawn) + "</table></div>"


def plot(title: str, shares: Mapping[str, Share], even: float) -> str:
    """A bar for each share, with its interval, and a line where all would be if nothing made a difference."""
    high = ROW * len(shares) + 22
    drawn = []
    for number, (name, one) in enumerate(shares.items()):
        y = number * ROW + 6
        x = [LEFT + WIDE * part for part in (0.0, one.share, one.low, one.high)]
        drawn.append(
            f'<text x="{LEFT - 10}" y="{y + 14}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{x[0]}" y="{y}" width="{max(x[1] - x[0], 1):.1f}" height="18" rx="3" fill="#c27a3a"/>'
            f'<path d="M{x[2]:.1f} {y + 9}H{x[3]:.1f}M{x[2]:.1f} {y + 4}v10M{x[3]:.1f} {y + 4}v10" stroke="currentColor"/>'
            f'<text x="{LEFT + WIDE + 10}" y="{y + 14}">{100 * one.share:.0f} % · {one.games}</text>'
        )
    at = LEFT + WIDE * even
    drawn.append(f'<path d="M{at:.1f} 0V{high - 16}" stroke="currentColor" stroke-dasharray="3 4" opacity=".6"/>')
    drawn.append(f'<text x="{at:.1f}" y="{high - 2}" text-anchor="middle">{100 * even:.0f} %</text>')
    return (
        f"<h2>{escape(title)}</h2>"
        f'<svg viewBox="0 0 {LEFT + WIDE + 110} {high}" role="img" aria-label="{escape(title)}">{"".join(drawn)}</svg>'
    )

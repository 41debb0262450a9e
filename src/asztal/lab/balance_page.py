"""What a balance measurement says, as tables and plots: a page of one file that needs nothing else, or Markdown."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from html import escape

import msgspec

from asztal.core.text import Speaker
from asztal.lab.balance import LEAST, Balance, Figures, Likeness, Mean, Piece, Plan, brief, plain_id
from asztal.lab.ratings import Share
from asztal.lab.report import ROW, STYLE, figure, grid

NAMES, SPREAD = 270, 380
"""Width of the names of parts, and of the plot beside them."""
TALL = 300
"""Height of the plot of pieces."""
FURTHEST = 12.0
"""Points beyond this are drawn at the edge."""


class Names(msgspec.Struct):
    """Who names things in the language of the page."""

    say: Speaker
    piece: Callable[[str], str]
    part: Callable[[str], str]
    mark: Callable[[str, str], str]


class Section(msgspec.Struct):
    title: str
    rows: Sequence[Sequence[str]] = ()
    """A table; its first row are the heads."""
    words: Sequence[str] = ()
    plot: str = ""


def sections(found: Balance, names: Names, before: Mapping[str, Figures] | None = None) -> list[Section]:
    """Everything that was measured, bot by bot; `before`: of an earlier measurement, by bot."""
    made = []
    for one in found.bots:
        made += sections_of(one, names, (before or {}).get(one.bot))
    if found.likeness:
        made.append(likeness(found.likeness, names.say))
    return made


def sections_of(one: Figures, names: Names, before: Figures | None) -> list[Section]:
    say, heading = names.say, f"{one.bot}: "
    made = [Section(heading + say.text("balance-summary"), summary(one, names, before))]
    if one.bans:
        made.append(
            Section(
                heading + say.text("balance-bans"),
                ban_rows(one, names, before),
                [say.text("balance-bans-help")],
                intervals(say.text("balance-bans"), {names.part(ban.part): ban.points for ban in one.bans}, say),
            )
        )
    made.append(
        Section(
            heading + say.text("balance-pieces"),
            piece_rows(one, names, before),
            [say.text("balance-pieces-help")],
            scatter(one.pieces, names),
        )
    )
    seats = [[say.text(id) for id in ("balance-seat", "arena-wins", "arena-points")]]
    seats += [[str(n), percent(seat.wins), mean(seat.points, say)] for n, seat in enumerate(one.seats, start=1)]
    made.append(Section(heading + say.text("balance-seats"), seats))
    for kind, marks in one.marks.items():
        rows = [[say.text(f"balance-{kind}"), say.text("arena-wins"), say.text("arena-points")]]
        rows += [
            [names.mark(kind, name), percent(mark.wins), mean(mark.points, say)]
            for name, mark in sorted(marks.items(), key=lambda pair: -pair[1].points.mean)
        ]
        made.append(Section(heading + say.text(f"balance-by-{kind}"), rows))
    return made


def summary(one: Figures, names: Names, before: Figures | None) -> list[list[str]]:
    say = names.say

    def column(of: Figures) -> list[str]:
        gains = [ban for ban in of.bans if ban.points.low > 0]
        return [
            str(of.games),
            mean(of.points, say),
            f"{percent(of.between)}",
            joined([names.piece(id) for id in of.always]),
            joined([names.piece(id) for id in of.never]),
            joined([names.part(ban.part) for ban in gains]),
        ]

    heads = ("games", "points", "between", "always", "never", "gaining")
    columns = [column(of) for of in (before, one) if of is not None]
    titles = ["", say.text("balance-before"), say.text("balance-after")] if before else ["", ""]
    return [titles, *([say.text(f"balance-sum-{head}"), *cells] for head, *cells in zip(heads, *columns, strict=True))]


def ban_rows(one: Figures, names: Names, before: Figures | None) -> list[list[str]]:
    say = names.say
    old = {ban.part: ban for ban in before.bans} if before else {}
    heads = ["balance-part", *(["balance-points-before"] if before else []), "balance-points", "balance-lead", "balance-wins"]
    rows = [[say.text(id) for id in heads]]
    for ban in sorted(one.bans, key=lambda ban: -ban.points.mean):
        was = [mean(old[ban.part].points if ban.part in old else None, say, sign=True)] if before else []
        wins = msgspec.structs.replace(ban.wins, mean=100 * ban.wins.mean, low=100 * ban.wins.low, high=100 * ban.wins.high)
        told = [mean(ban.points, say, sign=True), mean(ban.lead, say, sign=True), mean(wins, say, sign=True)]
        rows.append([names.part(ban.part), *was, *told])
    return rows


def piece_rows(one: Figures, names: Names, before: Figures | None) -> list[list[str]]:
    say = names.say
    old = {plain_id(piece.id): piece for piece in before.pieces} if before else {}
    heads = [
        "balance-piece",
        *(["balance-taken-before"] if before else []),
        "balance-taken",
        *(f"balance-{name}" for name in ("worth", "forbidden", "forced", "ahead")),
    ]
    rows = [[say.text(id) for id in heads]]
    for piece in one.pieces:
        was = old.get(plain_id(piece.id))
        rows.append(
            [
                names.piece(piece.id),
                *([percent(was.taken) if was else "–"] if before else []),
                percent(piece.taken),
                *(mean(told, say, sign=True) for told in (piece.worth, piece.forbidden, piece.forced, piece.ahead)),
            ]
        )
    return rows


def likeness(found: Sequence[Likeness], say: Speaker) -> Section:
    rows = [[say.text(id) for id in ("balance-bots", "balance-taken", "balance-worth")]]
    rows += [[" – ".join(one.bots), ranked(one.taken, say), ranked(one.worth, say)] for one in found]
    return Section(say.text("balance-likeness"), rows, [say.text("balance-likeness-help")])


def ranked(number: float | None, say: Speaker) -> str:
    told = "–" if number is None else f"{number:.2f}"
    return told.replace(".", ",") if say.lang == "hu" else told


def percent(one: Share) -> str:
    return f"{100 * one.share:.0f} % ({100 * one.low:.0f}–{100 * one.high:.0f}; {one.games})"


def mean(one: Mean | None, say: Speaker, sign: bool = False) -> str:
    """A mean with its interval and the number of games."""
    if one is None:
        return "–"
    wide = figure(one.high - one.mean, say) if one.games > 1 else "?"
    return f"{signed(one.mean, say) if sign else figure(one.mean, say)} ± {wide} ({one.games})"


def joined(names: Sequence[str]) -> str:
    return f"{len(names)}: {', '.join(names)}" if names else "0"


# -- plots --------------------------------------------------------------------------------------------------------------------


def intervals(title: str, means: Mapping[str, Mean], say: Speaker) -> str:
    """A point and its interval for each mean, and a line where nothing changes."""
    most = max(1.0, *(max(abs(one.low), abs(one.high)) for one in means.values() if one.games > 1), 1.0)
    most = min(most, 2 * FURTHEST)
    drawn = []

    def across(points: float) -> float:
        return NAMES + SPREAD / 2 + SPREAD / 2 * max(-most, min(most, points)) / most

    for number, (name, one) in enumerate(sorted(means.items(), key=lambda pair: -pair[1].mean)):
        y = number * ROW + 15
        low, at, high = across(one.low), across(one.mean), across(one.high)
        colour = "#b3402e" if one.low > 0 else "#c27a3a"
        drawn.append(
            f'<text x="{NAMES - 10}" y="{y + 5}" text-anchor="end">{escape(name)}</text>'
            f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 5}v10M{high:.1f} {y - 5}v10" stroke="currentColor"/>'
            f'<circle cx="{at:.1f}" cy="{y}" r="5" fill="{colour}"/>'
            f'<text x="{NAMES + SPREAD + 10}" y="{y + 5}">{signed(one.mean, say)}</text>'
        )
    high = ROW * len(means) + 22
    drawn.append(
        f'<path d="M{across(0):.1f} 0V{high - 16}" stroke="currentColor" stroke-dasharray="3 4" opacity=".6"/>'
        f'<text x="{across(0):.1f}" y="{high - 2}" text-anchor="middle">0</text>'
    )
    return drawing(title, NAMES + SPREAD + 110, high, drawn)


def signed(number: float, say: Speaker) -> str:
    """With a plus before what is more than nothing; nothing has no sign."""
    told = figure(number, say)
    return told.lstrip("-") if abs(number) < 0.05 else f"+{told}" if number > 0 else told


def scatter(pieces: Sequence[Piece], names: Names) -> str:
    """Every piece by how often it is taken and what it is worth (or who has it is ahead, where worths were not measured)."""
    say = names.say
    worths = {piece.id: piece.worth or piece.ahead for piece in pieces if piece.taken.games >= LEAST}
    known = {id: one.mean for id, one in worths.items() if one is not None}
    if not known:
        return ""
    most = min(FURTHEST, max(2.0, *(abs(points) for points in known.values())))
    left, wide, high = 60, 560, TALL
    drawn = [f'<rect x="{left + 0.2 * wide}" y="0" width="{0.6 * wide}" height="{high}" fill="#c27a3a" opacity=".12"/>']
    for part in range(0, 101, 20):
        x = left + wide * part / 100
        drawn.append(f'<path d="M{x:.0f} 0V{high}" stroke="currentColor" opacity=".2"/>')
        drawn.append(f'<text x="{x:.0f}" y="{high + 16}" text-anchor="middle">{part} %</text>')
    for points in (-most, -most / 2, 0.0, most / 2, most):
        y = high / 2 - high / 2 * points / most
        drawn.append(
            f'<path d="M{left} {y:.0f}H{left + wide}" stroke="currentColor" opacity="{0.6 if points == 0 else 0.15}"/>'
        )
        drawn.append(f'<text x="{left - 8}" y="{min(high, max(10, y + 4)):.0f}" text-anchor="end">{signed(points, say)}</text>')
    for piece in pieces:
        if piece.id in known:
            y = high / 2 - high / 2 * max(-most, min(most, known[piece.id])) / most
            told = f"{names.piece(piece.id)}: {100 * piece.taken.share:.0f} %, {signed(known[piece.id], say)}"
            drawn.append(
                f'<circle cx="{left + wide * piece.taken.share:.1f}" cy="{y:.1f}" r="5" fill="#c27a3a" '
                f'fill-opacity=".65"><title>{escape(told)}</title></circle>'
            )
    axis = say.text("balance-worth" if any(piece.worth for piece in pieces) else "balance-ahead")
    drawn.append(f'<text x="{left + wide / 2}" y="{high + 34}" text-anchor="middle">{escape(say.text("balance-taken"))}</text>')
    drawn.append(
        f'<text x="14" y="{high / 2}" text-anchor="middle" transform="rotate(-90 14 {high / 2})">{escape(axis)}</text>'
    )
    return drawing(say.text("balance-pieces"), left + wide + 30, high + 42, drawn)


def drawing(title: str, wide: float, high: float, drawn: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {wide} {high}" role="img" aria-label="{escape(title)}">{"".join(drawn)}</svg>'


# -- pages --------------------------------------------------------------------------------------------------------------------


def page(title: str, made: str, parts: Sequence[Section], lang: str) -> str:
    drawn = [f"<h1>{escape(title)}</h1><p><code>{escape(made)}</code></p>"]
    for part in parts:
        words = "".join(f"<p>{escape(line)}</p>" for line in part.words)
        drawn.append(f"<h2>{escape(part.title)}</h2>{words}{part.plot}{grid(part.rows)}")
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body>{''.join(drawn)}</body></html>\n"
    )


def markdown(title: str, made: str, parts: Sequence[Section]) -> str:
    lines = [f"# {title}", "", f"`{made}`", ""]
    for part in parts:
        lines += [f"## {part.title}", "", *(line for words in part.words for line in (words, "")), *table(part.rows), ""]
    return "\n".join(lines).rstrip() + "\n"


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    first, *rest = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows]
    return [first, f"| --- |{' ---: |' * (len(rows[0]) - 1)}", *rest]


def command(plan: Plan, games: int, bans: int, pairs: int, only: Sequence[str]) -> str:
    """What to type to measure the same again."""
    chosen = {name: value for name, value in plan.options.items() if name not in plan.each[:1]}
    options = "".join(f" --option {shlex.quote(f'{name}={brief(value)}')}" for name, value in chosen.items())
    each = f" --against {plan.against}" if plan.against else ""
    each += f" --each {plan.each[0]}" if plan.each else ""
    some = f" --only {','.join(only)}" if only else ""
    given = (
        f"--bots {','.join(plan.bots)} --games {games} --bans {bans} --pairs {pairs} --seats {plan.seats} --seed {plan.seed}"
    )
    return f"asztal balance {plan.game} {given}{each}{some}{options}"

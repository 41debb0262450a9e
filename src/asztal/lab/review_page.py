"""A page about one finished game: the curve, its turning points, and where the result came from. It needs nothing else."""

from __future__ import annotations

from html import escape
from itertools import pairwise

from asztal.core.text import Speaker
from asztal.lab.report import STYLE, grid
from asztal.review.reasons import bare
from asztal.review.reviews import Review, Turn

COLOURS = 5
WIDE, HIGH, LEFT, RIGHT, TOP, FOOT = 820, 320, 44, 130, 16, 34
NARROW = 22
"""A round narrower than this is not named: its number would lie on the next one."""
MORE = """
.turn { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .5rem 0; border-bottom: 1px solid #ddd2bf }
.turn p { margin: 0; grid-column: 1 / -1 } .turn small { opacity: .7 } .up { color: #1f7a44 } .down { color: #b3261e }
.curve svg { min-width: 40rem } .name { font-weight: 700 }
.p0 { color: #0f7d6f } .p1 { color: #c9540f } .p2 { color: #6b3fa0 } .p3 { color: #2d3348 } .p4 { color: #b0284f }
@media (prefers-color-scheme: dark) {
  .up { color: #7fd29f } .down { color: #ff9d92 } .turn { border-color: #463e33 }
  .p0 { color: #2fb3a0 } .p1 { color: #f08545 } .p2 { color: #b58cf0 } .p3 { color: #a9b3cc } .p4 { color: #f07fa0 }
}
"""


def page(found: Review, game: str, say: Speaker) -> str:
    title = escape(say.text("review-title", game=game))
    parts = [
        f"<h1>{title}</h1><p>{escape(say.text('review-what', tries=found.tries, seed=found.seed))}</p>",
        f"<h2>{escape(say.text('review-expected'))}</h2><p>{escape(say.text('review-expected-help'))}</p>",
        curve(found, say),
        f"<h2>{escape(say.text('review-balance'))}</h2>",
        grid(balances(found, say)),
        f"<p>{escape(say.text('review-balance-help'))}</p>",
    ]
    for seat, name in enumerate(found.seats):
        parts.append(f"<h2>{escape(say.text('review-turns', player=name))}</h2>")
        turns = range(len(found.turns[seat]))
        parts += [turn(found, seat, number, say) for number in turns] or [f"<p>{escape(say.text('review-none'))}</p>"]
    return (
        f'<!doctype html><html lang="{say.lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}{MORE}</style><body>{''.join(parts)}</body></html>\n"
    )


def curve(found: Review, say: Speaker) -> str:
    """Everybody's expected result over the game, with a band of uncertainty."""
    every = [
        point.expected[seat] + sign * point.spread[seat]
        for point in found.curve
        for seat in range(len(found.seats))
        for sign in (-1, 1)
    ]
    low, high = min(every), max(every)
    steps = max(1, found.steps)

    def x(step: int) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * step / steps

    def y(points: float) -> float:
        return TOP + (HIGH - TOP - FOOT) * (high - points) / max(1.0, high - low)

    drawn: list[str] = []
    for points in range(int(low // 10 + 1) * 10, int(high) + 1, 10):
        drawn.append(f'<path d="M{LEFT} {y(points):.1f}H{WIDE - RIGHT}" stroke="currentColor" opacity=".2"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y(points) + 4:.1f}" text-anchor="end">{points}</text>')
    begins = [point for last, point in pairwise(found.curve) if point.round != last.round]
    ends = [*(x(point.step) for point in begins[1:]), x(steps)]
    for point, end in zip(begins, ends, strict=True):
        drawn.append(f'<path d="M{x(point.step):.1f} {TOP}V{HIGH - FOOT}" stroke="currentColor" stroke-dasharray="2 4"/>')
        if end - x(point.step) >= NARROW:
            drawn.append(f'<text x="{x(point.step) + 3:.1f}" y="{HIGH - 12}">{point.round}.</text>')
    labels: list[tuple[float, str]] = []
    for seat, name in enumerate(found.seats):
        colour = f"p{seat % COLOURS}"
        upper = [f"{x(point.step):.1f} {y(point.expected[seat] + point.spread[seat]):.1f}" for point in found.curve]
        lower = [f"{x(point.step):.1f} {y(point.expected[seat] - point.spread[seat]):.1f}" for point in reversed(found.curve)]
        line = "L".join(f"{x(point.step):.1f} {y(point.expected[seat]):.1f}" for point in found.curve)
        drawn.append(f'<path d="M{"L".join([*upper, *lower])}Z" class="{colour}" fill="currentColor" opacity=".1"/>')
        drawn.append(f'<path d="M{line}" class="{colour}" fill="none" stroke="currentColor" stroke-width="2.5"/>')
        labels.append(
            (y(found.curve[-1].expected[seat]) + 4, f'class="{colour} name">{escape(name)} {found.balances[seat].final}')
        )
    at = -100.0
    for place, label in sorted(labels):
        at = max(place, at + 16)
        drawn.append(f'<text x="{WIDE - RIGHT + 8}" y="{at:.1f}" {label}</text>')
    told = ", ".join(
        f"{name}: {balance.start} → {balance.final}" for name, balance in zip(found.seats, found.balances, strict=True)
    )
    drawing = f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">{"".join(drawn)}</svg>'
    return f'<div class="curve">{drawing}</div>'


def turn(found: Review, seat: int, number: int, say: Speaker) -> str:
    one = found.turns[seat][number]
    moment = found.moments[one.moment]
    where = f"{say.text('review-round', n=moment.round)}, {say.text('review-step', n=moment.step + 1)}"
    sign = "up" if one.points > 0 else "down"
    why = "".join(f"<p>{escape(line)}</p>" for line in explained(found, seat, number, say.lang))
    return (
        f'<div class="turn"><span>{escape(told(found, one, say))} <small>{escape(where)}</small></span>'
        f'<b class="{sign}">{signed(one.points, say)}</b>{why}</div>'
    )


def told(found: Review, one: Turn, say: Speaker) -> str:
    """A turning point in a few words."""
    moment = found.moments[one.moment]
    move = moment.label[say.lang]
    if one.kind == "mistake" and moment.best is not None:
        return say.text("review-mistake", move=move, best=moment.best.label[say.lang])
    if one.kind == "good":
        return say.text("review-good", move=move, ordinary=moment.ordinary[say.lang])
    if one.kind == "luck":
        move = bare(move, say.lang)
        return say.text("review-luck", move=move, player=found.seats[moment.seat], good="yes" if one.points > 0 else "no")
    return say.text("review-other", player=found.seats[moment.seat], move=move)


def explained(found: Review, seat: int, number: int, lang: str) -> list[str]:
    """What was asked at a turning point of a seat, why something else was better, and what the log says; of luck, what came up.

    Several decisions may belong to one deed: the log is told once.
    """
    one = found.turns[seat][number]
    moment = found.moments[one.moment]
    asked = "" if one.kind == "luck" else moment.asked.get(lang, "")
    why = moment.why.get(lang, "") if one.kind == "mistake" else ""
    happened = _log(found, one, lang)
    if number and happened == _log(found, found.turns[seat][number - 1], lang):
        happened = ""
    return [line for line in (asked, why, happened) if line]


def _log(found: Review, one: Turn, lang: str) -> str:
    moment = found.moments[one.moment]
    return (moment.came_up or moment.happened if one.kind == "luck" else moment.happened).get(lang, "")


def balances(found: Review, say: Speaker) -> list[list[str]]:
    heads = ("player", "start", "decisions", "chance", "others", "final")
    rows = [[say.text(f"review-{head}") for head in heads]]
    for name, one in zip(found.seats, found.balances, strict=True):
        changes = [signed(one.decisions, say), signed(one.luck, say), signed(one.others, say)]
        rows.append([name, plain(one.start, say), *changes, str(one.final)])
    return rows


def signed(points: float, say: Speaker) -> str:
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return sign + plain(abs(points), say)


def plain(points: float, say: Speaker) -> str:
    written = f"{points:.1f}"
    return written.replace(".", ",") if say.lang == "hu" else written

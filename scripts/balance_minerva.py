"""Measure the tiles of Minerva that are ours, and write docs/balance-minerva.md with its plots.

python scripts/balance_minerva.py measure after --first 80000    bots play; what they build and score is written down
python scripts/balance_minerva.py measure before --first 70000   the same with the tiles as they were (docs/balance)
python scripts/balance_minerva.py report                         tables and plots of the measurements before and after

A measurement takes some minutes with the compiled engine. It plays with `greedy` and with a look-ahead of two decisions.
"""

from __future__ import annotations

import argparse
import json
import math
import re
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from asztal.bots import bot
from asztal.bots.base import Bot
from asztal.core.chance import Chance
from asztal.core.state import State
from asztal.games.minerva import GAME, content
from asztal.games.minerva.scoring import TITLES

DOCS = Path(__file__).resolve().parent.parent / "docs"
DATA = DOCS / "balance"
ALWAYS, NEVER = 0.85, 0.05
GAMES = {"greedy": {1: 400, 2: 200, 3: 120, 4: 120}, "two-step": {1: 40, 2: 20, 3: 10, 4: 10}}
BEAM = 5
"""The look-ahead follows the so many choices that look best at first."""
TITLE_NAMES = ("Civilian", "Immunis", "Centurio", "Tribunus", "Legatus", "Consul", "Emperor Augustus")
PARTS = ("part-culture", "part-glory", "part-temples", "part-goods", "part-order")
COLOURS = ("#833f8c", "#a3282f", "#6f6552", "#8d6410", "#2a6b85")

Figures = dict[str, Any]


class TwoStep(Bot):
    """Two decisions ahead: the best that can be reached with the choice after this one, as far as it is the seat's own."""

    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        world = state.resample(seat, chance)
        tried = []
        for action in world.legal(seat):
            after = world.copy()
            after.decide(seat, action)
            tried.append((GAME.heuristic(after, seat), action, after))
        tried.sort(key=lambda one: -one[0])
        best, best_value = tried[0][1], -math.inf
        for value, action, after in tried[:BEAM]:
            if after.to_act() == [seat]:
                value = max(self.next_value(after, seat, action) for action in after.legal(seat))
            if value > best_value:
                best, best_value = action, value
        return best

    def next_value(self, state: State, seat: int, action: int) -> float:
        after = state.copy()
        after.decide(seat, action)
        return GAME.heuristic(after, seat)


def play(job: tuple[str, str, int, int]) -> Figures:
    """One game: what came on offer, what each player built, scores with their parts in the order of the first round."""
    tiles, kind, seats, seed = job
    state = GAME.new({"tiles": tiles} if tiles else {}, seats, seed)
    bots = [TwoStep(GAME, seed * 8 + seat) if kind == "two-step" else bot(kind, GAME, seed * 8 + seat) for seat in range(seats)]
    first = state.view(None).first
    offered: set[str] = set()
    while not state.over:
        seat = state.to_act()[0]
        if state.view(None).step == "turn":
            offered |= {printed(id) for id in (*state.view(None).offer, *state.view(None).temples)}
        state.decide(seat, bots[seat].choose(state, seat))
    view = state.view(None)
    order = [(first + number) % seats for number in range(seats)]
    return {
        "offered": sorted(offered),
        "built": [
            [printed(tile.tile) for tile in view.sides[seat].city if printed(tile.tile) not in ("spring", "residence")]
            for seat in order
        ],
        "residences": [9 - view.sides[seat].residences for seat in order],
        "assistants": [view.sides[seat].owned for seat in order],
        "scores": [view.result.scores[seat].total for seat in order],
        "parts": [list(view.result.scores[seat].parts.values()) for seat in order],
        "won": [view.result.scores[seat].won for seat in order],
    }


def printed(id: str) -> str:
    """The id of a tile in our file; those of another file have a mark before it."""
    return re.sub("^own-[0-9a-f]{8}-", "", id)


def measure(tiles: str, first: int, jobs: int | None) -> Figures:
    lines = {printed(tile.id): line(tile) for tile in content.tiles(tiles)}
    found: Figures = {"first": first, "tiles": {item.id: lines[item.id] for item in GAME.items()}}
    for kind, counts in GAMES.items():
        work = [(tiles, kind, seats, first + seed) for seats, games in counts.items() for seed in range(games)]
        with ProcessPoolExecutor(jobs) as pool:
            games = list(pool.map(play, work, chunksize=4))
        by_seats: dict[int, list[Figures]] = {seats: [] for seats in counts}
        for (_, _, seats, _), game in zip(work, games, strict=True):
            by_seats[seats].append(game)
        found[kind] = {str(seats): summed(played) for seats, played in by_seats.items()}
    return found


def line(tile: content.Tile) -> str:
    """A tile in short: its cost and what it does."""
    cost = " ".join(f"{amount}{good}" for amount, good in zip(tile.cost, ("wh", "st", "wo", "or"), strict=True) if amount)
    item = next(item for item in GAME.items() if item.id == printed(tile.id))
    effect = next((getattr(item.printed, key) for key in ("use", "built", "end") if getattr(item.printed, key)), "")
    return f"{cost or 'free'}: {effect}" if tile.category else ""


def summed(games: list[Figures]) -> Figures:
    """What many games have in common."""
    offered = Counter(id for game in games for id in game["offered"])
    built = Counter(id for game in games for id in {id for city in game["built"] for id in city})
    winners = Counter(id for game in games for city, won in zip(game["built"], game["won"], strict=True) if won for id in city)
    losers = Counter(
        id for game in games for city, won in zip(game["built"], game["won"], strict=True) if not won for id in city
    )
    seats = len(games[0]["scores"])
    return {
        "games": len(games),
        "offered": dict(offered),
        "built": dict(built),
        "winners": dict(winners),
        "losers": dict(losers),
        "scores": [[game["scores"][seat] for game in games] for seat in range(seats)],
        "wins": [sum(game["won"][seat] for game in games) for seat in range(seats)],
        "parts": [mean([game["parts"][seat][part] for game in games for seat in range(seats)]) for part in range(len(PARTS))],
        "tiles": mean([len(city) for game in games for city in game["built"]]),
        "residences": mean([n for game in games for n in game["residences"]]),
        "assistants": mean([n for game in games for n in game["assistants"]]),
    }


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error(values: list[int]) -> float:
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / max(1, len(values)))


# -- the report ----------------------------------------------------------------------------------------------------------------


def report() -> None:
    before, after = (json.loads((DATA / f"minerva-{name}.json").read_text()) for name in ("before", "after"))
    (DOCS / "img").mkdir(exist_ok=True)
    draw(after)
    (DOCS / "balance-minerva.md").write_text("\n".join(page(before, after)) + "\n", encoding="utf-8")


def shares(figures: Figures, kind: str = "greedy") -> dict[str, float]:
    """How often each tile was built of the games in which it was on offer."""
    offered: Counter[str] = Counter()
    built: Counter[str] = Counter()
    for played in figures[kind].values():
        offered.update(played["offered"])
        built.update(played["built"])
    return {id: built[id] / offered[id] for id in offered if id != "round-tile"}


def won_more(figures: Figures) -> dict[str, tuple[float, float]]:
    """Copies in the cities of winners, and in those of the others, for each city of a game for two to four."""
    winners: Counter[str] = Counter()
    losers: Counter[str] = Counter()
    games = others = 0
    for seats, played in figures["greedy"].items():
        if seats != "1":
            winners.update(played["winners"])
            losers.update(played["losers"])
            games += played["games"]
            others += played["games"] * (int(seats) - 1)
    return {id: (winners[id] / games, losers[id] / others) for id in shares(figures)}


def page(before: Figures, after: Figures) -> list[str]:
    names, old, new = GAME.names("en"), shares(before), shares(after)
    old_two, new_two = shares(before, "two-step"), shares(after, "two-step")
    counts = ", ".join(f"{n} with {seats}" for seats, n in GAMES["greedy"].items())
    few = ", ".join(f"{n} with {seats}" for seats, n in GAMES["two-step"].items())
    lines = [
        "# Balance of what is ours in Minerva",
        "",
        "The printed tile list could not be consulted: costs, numbers of copies and most points are our own design (`source`",
        "in `content/tiles.toml` says which). This page says how they play.",
        "`python scripts/balance_minerva.py measure after`, then `report`, makes it again.",
        "",
        f"The best bot at hand is `greedy`, which looks one decision ahead (games: {counts} players). Beside it the script",
        f"plays a look-ahead of two decisions, of which the {BEAM} best first ones are followed (games: {few} players).",
        "A search bot does not exist yet.",
        f"Measured before on seeds from {before['first']} on, after on fresh seeds from {after['first']} on.",
        "*Built* is the share of games in which a tile was built by anybody, of those in which it was on offer.",
        f"A tile counts as always built from {ALWAYS:.0%} on and as never built up to {NEVER:.0%}.",
        "",
        "| | before | after |",
        "| --- | ---: | ---: |",
    ]
    ours = [id for id in new if id in old and not id.startswith(("wheat-field", "forest", "quarry"))]
    rows = [
        ("tiles always built, greedy", *(str(sum(table[id] >= ALWAYS for id in ours)) for table in (old, new))),
        ("tiles never built, greedy", *(str(sum(table[id] <= NEVER for id in ours)) for table in (old, new))),
        (
            "tiles always built, two-step",
            *(str(sum(table.get(id, 0.5) >= ALWAYS for id in ours)) for table in (old_two, new_two)),
        ),
        (
            "tiles never built, two-step",
            *(str(sum(table.get(id, 0.5) <= NEVER for id in ours)) for table in (old_two, new_two)),
        ),
    ]
    for kind in GAMES:
        for seats in ("1", "2", "3", "4"):
            told = [mean([n for row in figures[kind][seats]["scores"] for n in row]) for figures in (before, after)]
            label = "mean score alone" if seats == "1" else f"mean score with {seats}"
            rows.append((f"{label}, {kind}", *(f"{number:.1f}" for number in told)))
    lines += [f"| {name} | {a} | {b} |" for name, a, b in rows]
    lines += ["", *open_text(DATA / "minerva-notes.md"), ""]
    lines += [
        "## Score by seat",
        "",
        "Seats in the order of the first round; the first player starts with the least money.",
        "",
    ]
    lines += ["| players | bot | 1st | 2nd | 3rd | 4th |", "| --- | --- | ---: | ---: | ---: | ---: |"]
    for kind in GAMES:
        for seats in ("2", "3", "4"):
            played = after[kind][seats]
            told_seats = [
                f"{mean(row):.1f} ± {error(row):.1f}, wins {100 * wins / played['games']:.0f} %"
                for row, wins in zip(played["scores"], played["wins"], strict=True)
            ]
            lines.append(f"| {seats} | {kind} | " + " | ".join([*told_seats, *[""] * (4 - len(told_seats))]) + " |")
    lines += ["", "## What points are made of", "", "![Parts of the score](img/minerva-parts.svg)", ""]
    lines += [
        "| players | bot | culture | glory | temples | goods | order | tiles built | residences | assistants |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for kind in GAMES:
        for seats in ("1", "2", "3", "4"):
            played = after[kind][seats]
            told_parts = " | ".join(f"{part:.1f}" for part in played["parts"])
            more = f"{played['tiles']:.1f} | {played['residences']:.1f} | {played['assistants']:.1f}"
            lines.append(f"| {seats} | {kind} | {told_parts} | {more} |")
    lines += ["", "## Alone: scores against the titles of the rulebook", "", "![Solo scores](img/minerva-solo.svg)", ""]
    lines += ["| title | from | greedy before | greedy after | two-step after |", "| --- | ---: | ---: | ---: | ---: |"]
    for number, title in enumerate(TITLE_NAMES):
        columns = [titled(figures, number) for figures in (before["greedy"], after["greedy"], after["two-step"])]
        least = TITLES[number - 1] if number else 0
        lines.append(f"| {title} | {least} | " + " | ".join(f"{share:.0%}" for share in columns) + " |")
    lines += ["", "## How often each tile is built, and what winners build", "", "![Built](img/minerva-built.svg)", ""]
    lines += [
        "| tile | before | after | built before | built after | two-step after | in winners' cities | in others' |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    copies = won_more(after)
    for id in sorted(new, key=lambda id: -new[id]):
        a, b = before["tiles"].get(id, ""), after["tiles"][id]
        lines.append(
            f"| {names[id]} | `{a}` | {'the same' if a == b else f'`{b}`'} | {old.get(id, 0):.0%} | {new[id]:.0%} "
            f"| {new_two.get(id, 0):.0%} | {copies[id][0]:.2f} | {copies[id][1]:.2f} |"
        )
    return lines


def titled(figures: Figures, number: int) -> float:
    scores: list[int] = figures["1"]["scores"][0]
    bounds = (-1000, *TITLES, 1000)
    return sum(bounds[number] <= score < bounds[number + 1] for score in scores) / len(scores)


def open_text(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").rstrip().splitlines() if path.exists() else []


def draw(figures: Figures) -> None:
    names, built = GAME.names("en"), shares(figures)
    rows = []
    for number, id in enumerate(sorted(built, key=lambda id: -built[id])):
        y = 16 + number * 14
        rows.append(f'<text x="180" y="{y + 4}" text-anchor="end">{names[id]}</text>')
        rows.append(f'<rect x="188" y="{y - 5}" width="{400 * built[id]:.1f}" height="10" fill="#2a6f97"/>')
        rows.append(f'<text x="{192 + 400 * built[id]:.1f}" y="{y + 4}">{built[id]:.0%}</text>')
    write("minerva-built.svg", 640, 24 + 14 * len(built), rows)
    rows = []
    for number, seats in enumerate(("1", "2", "3", "4")):
        x, y = 110.0, 30 + number * 34
        rows.append(f'<text x="100" y="{y + 14}" text-anchor="end">{seats} player{"s" if seats != "1" else ""}</text>')
        for part, colour in zip(figures["greedy"][seats]["parts"], COLOURS, strict=True):
            rows.append(f'<rect x="{x:.1f}" y="{y}" width="{9 * part:.1f}" height="20" fill="{colour}"/>')
            x += 9 * part
    for number, (part, colour) in enumerate(zip(PARTS, COLOURS, strict=True)):
        rows.append(f'<rect x="{110 + number * 95}" y="176" width="10" height="10" fill="{colour}"/>')
        rows.append(f'<text x="{124 + number * 95}" y="185">{part.removeprefix("part-")}</text>')
    write("minerva-parts.svg", 640, 200, rows)
    scores = figures["greedy"]["1"]["scores"][0]
    bins = Counter(score // 5 * 5 for score in scores)
    top, rows = max(bins.values()), []
    for start in range(0, 100, 5):
        x, height = 40 + start * 6, 160 * bins[start] / top
        rows.append(f'<rect x="{x}" y="{190 - height:.1f}" width="26" height="{height:.1f}" fill="#2a6f97"/>')
    for least, title in zip((0, *TITLES), TITLE_NAMES, strict=True):
        rows.append(f'<line x1="{40 + least * 6}" y1="20" x2="{40 + least * 6}" y2="195" stroke="#999"/>')
        rows.append(f'<text x="{43 + least * 6}" y="18" font-size="9">{title}</text>')
        rows.append(f'<text x="{40 + least * 6}" y="208" text-anchor="middle">{least}</text>')
    write("minerva-solo.svg", 660, 220, rows)


def write(name: str, width: int, height: int, rows: list[str]) -> None:
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    body = "\n".join(rows)
    (DOCS / "img" / name).write_text(
        f'{head}\n<rect width="100%" height="100%" fill="white"/>\n{body}\n</svg>\n', encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "report"))
    parser.add_argument("name", nargs="?", default="after", choices=("before", "after"))
    parser.add_argument("--first", type=int, default=20_000, help="the first seed")
    parser.add_argument("--jobs", type=int, default=None)
    given = parser.parse_args()
    if given.what == "report":
        report()
        return
    DATA.mkdir(exist_ok=True)
    tiles = (DATA / "minerva-before.toml").read_text(encoding="utf-8") if given.name == "before" else ""
    figures = measure(tiles, given.first, given.jobs)
    (DATA / f"minerva-{given.name}.json").write_text(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()

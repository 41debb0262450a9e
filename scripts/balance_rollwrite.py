"""Measure the adventure villages of Roll & Write, and write docs/balance-rollwrite.md with its plots.

python scripts/balance_rollwrite.py measure after --games 40     play every village; again without each of its buildings
python scripts/balance_rollwrite.py report                       tables and plots of the measurements before and after

A measurement takes a few minutes with the compiled engine. It plays with the best bot at hand, `greedy`. What a building is
worth is the mean score with all six buildings less the mean score, with the same seeds, of games in which it is never built.
"""

from __future__ import annotations

import argparse
import json
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from asztal.bots.base import Bot
from asztal.core.chance import Chance
from asztal.core.state import State
from asztal.games.rollwrite import GAME, content
from asztal.games.rollwrite.actions import BOX, HARVEST
from asztal.games.rollwrite.state import RollWrite
from asztal.games.rollwrite.tables import MOST_BOXES, SLOTS

DOCS = Path(__file__).resolve().parent.parent / "docs"
DATA = DOCS / "balance"
ALWAYS, NEVER = 0.95, 0.05
FIRST_SEED = 10_000

Figures = dict[str, Any]


class Builder(Bot):
    """The greedy bot, which may be told to leave one building alone."""

    def __init__(self, without: int, seed: int) -> None:
        super().__init__(GAME, seed)
        self.without = without

    def allowed(self, action: int) -> bool:
        return not BOX <= action < HARVEST or (action - BOX) // MOST_BOXES != self.without

    def decide(self, state: State, seat: i64, chance: Chance) -> i64:
        world = state.resample(seat, chance)
        best, best_value = -1, -math.inf
        for action in world.legal(seat):
            if self.allowed(action):
                after = world.copy()
                after.decide(seat, action)
                value = GAME.heuristic(after, seat)
                if value > best_value:
                    best, best_value = action, value
        return best


def play(village: str, seed: int, without: int) -> tuple[int, list[int], list[int]]:
    """One solo adventure: its score, the round each building was finished in (0: never), estates of each."""
    state, bot = GAME.new({"village": village}, 1, seed), Builder(without, seed)
    assert isinstance(state, RollWrite)
    rounds = [0] * SLOTS
    while not state.over:
        round = int(state.round)
        state.decide(0, bot.choose(state, 0))
        finished = state.finished(0)
        for slot in range(SLOTS):
            if finished >> slot & 1 and not rounds[slot]:
                rounds[slot] = round
    view = state.view(None).sides[0]
    return state.result().scores[0].total, rounds, [building.estates for building in view.buildings]


def measure(job: tuple[str, int]) -> Figures:
    """All figures of one village."""
    id, games = job
    village = next(village for village in content.adventures() if village.id == id)
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    whole = [play(id, seed, -1) for seed in seeds]
    scores = [score for score, _, _ in whole]
    buildings = []
    for slot, building in enumerate(village.buildings):
        without = [play(id, seed, slot)[0] for seed in seeds]
        done = [rounds[slot] for _, rounds, _ in whole if rounds[slot]]
        differences = [score - other for score, other in zip(scores, without, strict=True)]
        buildings.append(
            {
                "id": building.id,
                "boxes": [content.unpacked(box) for box in building.boxes],
                "line": building.line,
                "built": len(done) / games,
                "round": sum(done) / len(done) if done else None,
                "estates": sum(estates[slot] for _, _, estates in whole) / games,
                "worth": mean(differences),
                "error": error(differences),
            }
        )
    return {
        "id": id,
        "theme": village.theme,
        "mean": mean(scores),
        "sd": deviation(scores),
        "error": error(scores),
        "buildings": buildings,
    }


def mean(values: list[int] | list[float]) -> float:
    return sum(values) / len(values)


def deviation(values: list[int] | list[float]) -> float:
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))


def error(values: list[int] | list[float]) -> float:
    return deviation(values) / math.sqrt(len(values))


# -- the report ----------------------------------------------------------------------------------------------------------------


def report() -> None:
    before, after = (json.loads((DATA / f"rollwrite-{name}.json").read_text()) for name in ("before", "after"))
    (DOCS / "img").mkdir(exist_ok=True)
    draw(after)
    (DOCS / "balance-rollwrite.md").write_text("\n".join(page(before, after)) + "\n", encoding="utf-8")


def named(id: str) -> str:
    return GAME.names("en")[id]


def buildings(figures: Figures) -> dict[str, Figures]:
    return {building["id"]: building for village in figures["villages"] for building in village["buildings"]}


def summary(figures: Figures) -> list[str]:
    means = [village["mean"] for village in figures["villages"]]
    every = buildings(figures).values()
    return [
        f"{mean(means):.1f}",
        f"{min(means):.1f} – {max(means):.1f}",
        f"{deviation(means):.1f}",
        str(sum(b["built"] >= ALWAYS for b in every)),
        str(sum(b["built"] <= NEVER for b in every)),
        str(sum(b["worth"] < 0 for b in every)),
        f"{mean([b['worth'] for b in every]):.2f}",
    ]


def page(before: Figures, after: Figures) -> list[str]:
    old, new = buildings(before), buildings(after)
    lines = [
        "# Balance of what is ours in Roll & Write",
        "",
        "The printed village sheets could not be consulted: all 288 buildings of the 48 adventure villages are our own design.",
        "This page says how they play. `python scripts/balance_rollwrite.py measure after`, then `report`, makes it again.",
        "",
        f"Every village was played {after['games']} times with the best bot at hand, `{after['bot']}`, always with the same",
        "seeds, and as often without each of its buildings. *Built* is the share of games in which a building was finished.",
        "*Worth* is what the mean score loses when it is never built.",
        f"A building counts as always built from {ALWAYS:.0%} on and as never built up to {NEVER:.0%}.",
        "",
        "| | before | after |",
        "| --- | ---: | ---: |",
    ]
    names = (
        "mean score",
        "villages from – to",
        "spread between villages (sd)",
        "buildings always built",
        "buildings never built",
        "buildings that cost more than they bring",
        "mean worth of a building",
    )
    lines += [f"| {name} | {a} | {b} |" for name, a, b in zip(names, summary(before), summary(after), strict=True)]
    lines += ["", *open_text(DATA / "rollwrite-notes.md"), ""]
    lines += ["## Mean score of every village", "", "![Mean score of every village](img/rollwrite-villages.svg)", ""]
    lines += ["| village | theme | before | after | standard error |", "| --- | --- | ---: | ---: | ---: |"]
    for one, other in zip(before["villages"], after["villages"], strict=True):
        lines.append(
            f"| {named(other['id'])} | {other['theme']} | {one['mean']:.1f} | {other['mean']:.1f} | {other['error']:.1f} |"
        )
    lines += [
        "",
        "## How often each building is built, and what it is worth",
        "",
        "![Built and worth](img/rollwrite-buildings.svg)",
        "",
    ]
    changed = [id for id in new if old[id]["boxes"] != new[id]["boxes"] or old[id]["line"] != new[id]["line"]]
    lines += [f"### The {len(changed)} buildings that were changed", ""]
    lines += [
        "| building | before | built | worth | after | built | worth |",
        "| --- | --- | ---: | ---: | --- | ---: | ---: |",
    ]
    lines += [
        f"| {named(id)} | {described(old[id])} | {old[id]['built']:.0%} | {old[id]['worth']:+.1f} "
        f"| {described(new[id])} | {new[id]['built']:.0%} | {new[id]['worth']:+.1f} |"
        for id in changed
    ]
    lines += ["", "### All buildings", ""]
    lines += [
        "| village | building | boxes and ability | built | in round | estates | worth | ± |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for village in after["villages"]:
        for building in village["buildings"]:
            when = "" if building["round"] is None else f"{building['round']:.1f}"
            lines.append(
                f"| {named(village['id'])} | {named(building['id'])} | {described(building)} "
                f"| {building['built']:.0%} | {when} "
                f"| {building['estates']:.1f} | {building['worth']:+.1f} | {building['error']:.1f} |"
            )
    return lines


def open_text(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").rstrip().splitlines() if path.exists() else []


def described(building: Figures) -> str:
    letters = {"stone": "S", "wood": "W", "food": "F", "gold": "G"}
    boxes = [("".join(letters[good] * n for good, n in box.items()) or "–") for box in building["boxes"]]
    return f"{' '.join(boxes)}: `{building['line']}`"


def draw(figures: Figures) -> None:
    villages = sorted(figures["villages"], key=lambda village: village["mean"])
    rows = []
    for number, village in enumerate(villages):
        y = 20 + number * 14
        low, high = (10 * (village["mean"] + sign * 1.96 * village["error"]) - 300 + 130 for sign in (-1, 1))
        x = 10 * village["mean"] - 300 + 130
        rows.append(f'<text x="120" y="{y + 4}" text-anchor="end">{named(village["id"])}</text>')
        rows.append(
            f'<line x1="{low:.1f}" y1="{y}" x2="{high:.1f}" y2="{y}" stroke="#999"/>'
            f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="#2a6f97"/>'
        )
    for points in range(30, 81, 10):
        x = 10 * points - 300 + 130
        rows.append(f'<line x1="{x}" y1="10" x2="{x}" y2="{20 + 14 * len(villages)}" stroke="#ddd"/>')
        rows.append(f'<text x="{x}" y="{36 + 14 * len(villages)}" text-anchor="middle">{points}</text>')
    write("rollwrite-villages.svg", 660, 50 + 14 * len(villages), rows)
    rows = []
    for share in range(0, 101, 20):
        rows.append(f'<line x1="{60 + 5 * share}" y1="20" x2="{60 + 5 * share}" y2="380" stroke="#ddd"/>')
        rows.append(f'<text x="{60 + 5 * share}" y="398" text-anchor="middle">{share} %</text>')
    for worth in range(-4, 15, 2):
        y = 300 - 20 * worth
        rows.append(f'<line x1="60" y1="{y}" x2="560" y2="{y}" stroke="{"#888" if worth == 0 else "#ddd"}"/>')
        rows.append(f'<text x="52" y="{y + 4}" text-anchor="end">{worth:+d}</text>')
    for building in buildings(figures).values():
        y = 300 - 20 * max(-4.0, min(14.0, building["worth"]))
        title = f"<title>{named(building['id'])}: {building['built']:.0%}, {building['worth']:+.1f}</title>"
        rows.append(
            f'<circle cx="{60 + 500 * building["built"]:.1f}" cy="{y:.1f}" r="4" '
            f'fill="#bc4749" fill-opacity="0.5">{title}</circle>'
        )
    rows.append('<text x="310" y="418" text-anchor="middle">built in so many games</text>')
    rows.append('<text x="16" y="200" text-anchor="middle" transform="rotate(-90 16 200)">points it is worth</text>')
    write("rollwrite-buildings.svg", 590, 430, rows)


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
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--villages", nargs="*", default=None)
    given = parser.parse_args()
    if given.what == "report":
        report()
        return
    ids = given.villages or content.village_ids()
    with ProcessPoolExecutor(given.jobs) as pool:
        villages = list(pool.map(measure, [(id, given.games) for id in ids]))
    DATA.mkdir(exist_ok=True)
    figures = {"bot": "greedy", "games": given.games, "villages": villages}
    (DATA / f"rollwrite-{given.name}.json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()

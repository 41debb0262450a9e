"""Fit the weights of a game's heuristic by self-play, and write them with their provenance.

python scripts/fit.py rollwrite                          with the usual numbers
python scripts/fit.py minerva --player greedy --games 40 --generations 8 --out weights.toml
python scripts/fit.py rollwrite --by outcomes --player search:100 --games 200 --generations 4

By matches: weights are drawn and play against the old ones. By outcomes: they are to tell how games end.
The row `fitted` is what bots that look ahead read; `plain` stays as it is written. The fit begins with either.
"""

import argparse
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

from asztal.core.game import Game
from asztal.core.resources import read
from asztal.core.weights import FILE, parsed
from asztal.games import game as find_game
from asztal.lab.fitting import Plan, fitted, row_of, won
from asztal.lab.outcomes import learned
from asztal.lab.ratings import share

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    about = __doc__ or ""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--by", choices=("matches", "outcomes"), default="matches", help="how weights are found")
    parser.add_argument("--player", default="greedy", help="who plays with the weights: greedy or search:N")
    parser.add_argument("--begin", choices=("plain", "fitted"), default="plain", help="the row to begin with, and to beat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=10, help="by outcomes: steps")
    parser.add_argument("--size", type=int, default=24, help="of a generation")
    parser.add_argument("--games", type=int, default=60, help="of each member of a generation; by outcomes: in all")
    parser.add_argument("--trial", type=int, default=200, help="games of the last match, on fresh deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write; the game's own file otherwise")
    given = parser.parse_args()
    if given.by == "outcomes" and row_of(given.player) != "fitted":
        parser.error(f"by outcomes weights are fitted for who looks ahead: --player search:100, not {given.player}")
    game = find_game(given.game)
    names = importlib.import_module(f"{game.package}.heuristic").WEIGHTS
    text = read(game.package, FILE)
    plain, before = parsed(text, names)
    old = plain if given.begin == "plain" else before
    options = game.check({}, given.seats)
    plan = Plan(
        given.game, options, given.seats, given.player, given.generations, given.size, given.games, given.trial, given.seed
    )
    new = list(old)
    for told, weights in by_outcomes(plan, game, old) if given.by == "outcomes" else by_matches(plan, game, old):
        new = [round(weight, 3) for weight in weights]
        print(told, file=sys.stderr, flush=True)
    wins = won(plan, game, new, old, lambda done: None)
    sure = share(wins * plan.trial, plan.trial)
    result = f"{100 * wins:.0f} % of {plan.trial} games ({100 * sure.low:.0f}-{100 * sure.high:.0f})"
    print(f"against the row it began with: {result}")
    if sure.low <= 0.5 and given.out is None:
        print("not clearly better: nothing is written")
        return
    out = given.out or ROOT / "src" / game.package.replace(".", "/") / FILE
    command = (
        f"python scripts/fit.py {given.game} --by {given.by} --player {given.player} --begin {given.begin} "
        f"--generations {given.generations} --size {given.size} --games {given.games} --trial {given.trial} --seed {given.seed}"
    )
    head = text.partition("[")[0]
    provenance = {"command": command, "result": f"{result} against `{given.begin}`, both {given.player}, {given.seats} seats"}
    parts = [table("plain", dict(zip(names, plain, strict=True))), table("fitted", dict(zip(names, new, strict=True)))]
    out.write_text(head + "\n".join([*parts, table("provenance", provenance)]), encoding="utf-8")


def by_matches(plan: Plan, game: Game, old: list[float]) -> Iterator[tuple[str, list[float]]]:
    for step in fitted(plan, game, old):
        yield f"generation {step.number}: best {step.best:+.3f}, mean {step.mean:+.3f}", step.weights


def by_outcomes(plan: Plan, game: Game, old: list[float]) -> Iterator[tuple[str, list[float]]]:
    for number, look in enumerate(learned(plan, game, old)):
        yield f"step {number}: wrong by {look.error:.2f} points", look.weights


def table(name: str, values: dict[str, float] | dict[str, str]) -> str:
    width = max(map(len, values))
    shown = (
        f"{key:{width}} = {value if isinstance(value, float) else chr(34) + str(value) + chr(34)}"
        for key, value in values.items()
    )
    return f"[{name}]\n" + "\n".join(shown) + "\n"


if __name__ == "__main__":
    main()

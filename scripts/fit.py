"""Fit the weights of a game's heuristic by self-play, and write them with their provenance.

python scripts/fit.py rollwrite                          with the usual numbers
python scripts/fit.py minerva --player greedy --games 40 --generations 8 --out /tmp/weights.toml

The row `fitted` is what bots that look ahead read; `plain` stays as it is written. The fit begins with either.
"""

import argparse
import importlib
import sys
from pathlib import Path

from asztal.core.resources import read
from asztal.core.weights import FILE, parsed
from asztal.games import game as find_game
from asztal.lab.fitting import Plan, fitted, won
from asztal.lab.ratings import share

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    about = __doc__ or ""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--player", default="greedy", help="who plays with the weights: greedy or search:N")
    parser.add_argument("--begin", choices=("plain", "fitted"), default="plain", help="the row to begin with, and to beat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--size", type=int, default=24, help="of a generation")
    parser.add_argument("--games", type=int, default=60, help="of each member of a generation")
    parser.add_argument("--trial", type=int, default=200, help="games of the last match, on fresh deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write; the game's own file otherwise")
    given = parser.parse_args()
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
    for step in fitted(plan, game, old):
        new = [round(weight, 3) for weight in step.weights]
        print(f"generation {step.number}: best {step.best:+.3f}, mean {step.mean:+.3f}", file=sys.stderr, flush=True)
    wins = won(plan, game, new, old, lambda done: None)
    sure = share(wins * plan.trial, plan.trial)
    result = f"{100 * wins:.0f} % of {plan.trial} games ({100 * sure.low:.0f}-{100 * sure.high:.0f})"
    print(f"against the row it began with: {result}")
    if sure.low <= 0.5 and given.out is None:
        print("not clearly better: nothing is written")
        return
    out = given.out or ROOT / "src" / game.package.replace(".", "/") / FILE
    command = (
        f"python scripts/fit.py {given.game} --player {given.player} --begin {given.begin} --generations {given.generations} "
        f"--size {given.size} --games {given.games} --seed {given.seed}"
    )
    head = text.partition("[")[0]
    provenance = {"command": command, "result": f"{result} against `{given.begin}`, both {given.player}, {given.seats} seats"}
    parts = [table("plain", dict(zip(names, plain, strict=True))), table("fitted", dict(zip(names, new, strict=True)))]
    out.write_text(head + "\n".join([*parts, table("provenance", provenance)]), encoding="utf-8")


def table(name: str, values: dict[str, float] | dict[str, str]) -> str:
    width = max(map(len, values))
    shown = (
        f"{key:{width}} = {value if isinstance(value, float) else chr(34) + str(value) + chr(34)}"
        for key, value in values.items()
    )
    return f"[{name}]\n" + "\n".join(shown) + "\n"


if __name__ == "__main__":
    main()

"""Measure how strong the levels are, and write the table of docs/bots.md.

python scripts/strength.py                        every match of the table with all its games
python scripts/strength.py --minutes 60           as many of them as an hour allows, a few of each before many of any
python scripts/strength.py --only ginkgopolis     of one game; `--only hard` of one level
python scripts/strength.py --minutes 0            the table of what was played before

Finished games are kept in build/strength: whoever is interrupted goes on with the same command. Throw the folder away when bots
or rules have changed.
"""

import argparse
import os
import re
import sys
import time
from pathlib import Path

from asztal.lab.keeping import keep
from asztal.lab.matches import Played, kept, played
from asztal.lab.strength import Row, missing, page, rows

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "bots.md"
MARKS = re.compile(r"(<!-- strength -->\n).*?(<!-- /strength -->)", re.S)


def main() -> None:
    about = __doc__ or ""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="for how long to play")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; the games are the same")
    parser.add_argument("--only", default="", help="a game or a level: the rows in which it comes first")
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "strength", help="where finished games are kept")
    given = parser.parse_args()
    every = rows()
    if given.only and not chosen(every, given.only):
        known = sorted({name for row in every for name in (row.match.game, row.match.bots[0])})
        parser.error(f"--only {given.only}: there is no such row; there are {', '.join(known)}")
    given.keep.mkdir(parents=True, exist_ok=True)
    games = [kept(given.keep / row.file, row.match) for row in every]
    try:
        play(every, games, given.only, given.keep, given.workers, time.monotonic() + 60 * given.minutes)
    except KeyboardInterrupt:
        print("broken off; the same command goes on", file=sys.stderr)
    before = DOCS.read_text(encoding="utf-8")
    made = page(every, games)
    DOCS.write_text(MARKS.sub(lambda found: found[1] + made + found[2], before), encoding="utf-8")
    print(made)


def chosen(every: list[Row], only: str) -> set[int]:
    return {place for place, row in enumerate(every) if only in ("", row.match.game, row.match.bots[0])}


def play(every: list[Row], games: list[list[Played]], only: str, folder: Path, workers: int, until: float) -> None:
    """Add what is missing to the games, as long as there is time."""
    wanted = chosen(every, only)
    for place, numbers in list(missing(every, [{one.number for one in found} for found in games])):
        if place in wanted and time.monotonic() < until:
            row = every[place]
            print(f"{row.file}: {len(numbers)} games", file=sys.stderr, flush=True)
            for one in played(row.match, numbers, workers):
                keep(folder / row.file, one)
                games[place].append(one)
                if time.monotonic() >= until:
                    return


if __name__ == "__main__":
    main()

"""Work on a Ray cluster comes out as on one machine, also if a machine is lost on the way."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from asztal.core.errors import BadOption
from asztal.games import game as find_game
from asztal.lab import games, jobs
from asztal.lab.balance import BARRED, Outcome, Plan, Trial, plain_trials, played
from asztal.lab.games import Games
from asztal.lab.matches import Match, Played, play
from asztal.lab.reviewing import Reviewing, valued
from asztal.review.reviews import Valued

LOSES_A_WORKER = """
import sys
import warnings

warnings.simplefilter("ignore")
import msgspec
import ray
from ray.cluster_utils import Cluster

from asztal.games import game as find_game
from asztal.lab import balance, jobs
from asztal.lab.matches import Match, play
from asztal.lab.reviewing import Reviewing, valued

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
match = Match("rollwrite", find_game("rollwrite").check({}, 2), 2, ("greedy", "easy"), 7)
found = []
for one in jobs.done(play, match, range(24), workers=1, ray=cluster.address):
    found.append(one)
    if len(found) == 5:
        cluster.remove_node(nodes[0], allow_graceful=False)
found.sort(key=lambda one: one.number)
answer = {"games": [msgspec.structs.replace(one, seconds=()) for one in found]}
job, plan, trials = msgspec.json.decode(sys.argv[1], type=tuple[Reviewing, balance.Plan, list[balance.Trial]])
answer["review"] = sorted(valued(job, range(4), workers=1, ray=cluster.address), key=lambda one: one.step)
answer["balance"] = list(balance.played(plan, trials, workers=1, ray=cluster.address))
print(msgspec.json.encode(answer).decode())
ray.shutdown()
cluster.shutdown()
"""


def a_match() -> Match:
    return Match("rollwrite", find_game("rollwrite").check({}, 2), 2, ("greedy", "easy"), 7)


def a_review() -> Reviewing:
    return Reviewing(record=games.play(Games("rollwrite", a_match().options, 2, ("greedy", "easy"), 7), 0)[1], tries=4, seed=1)


def a_measurement() -> tuple[Plan, list[Trial]]:
    """Some games as they are, and the same with the bridges barred."""
    match = a_match()
    plan = Plan(match.game, find_game(match.game).fingerprint, match.options, 2, ("greedy",), 7)
    trials = plain_trials(plan, 3)
    return plan, [*trials, *(Trial(one.bot, one.number, BARRED, "bridges-and-fields") for one in trials)]


class Answer(msgspec.Struct):
    games: list[Played]
    review: list[Valued]
    balance: list[Outcome]


@pytest.fixture(scope="module")
def answer() -> Answer:
    """What a cluster of two workers came to, one of which was killed in the middle: all that is asked of it, in one go."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", LOSES_A_WORKER, msgspec.json.encode((a_review(), *a_measurement())).decode()],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "RAY_DEDUP_LOGS": "0", "RAY_USAGE_STATS_ENABLED": "0", "PYTHONWARNINGS": "ignore"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Answer)


def test_a_cluster_that_loses_a_worker_gives_the_table_of_one_machine(answer: Answer) -> None:
    assert answer.games == [msgspec.structs.replace(play(a_match(), number), seconds=()) for number in range(24)]


def test_a_cluster_reviews_a_game_as_one_machine_does(answer: Answer) -> None:
    assert answer.review == list(valued(a_review(), range(4), workers=1))


def test_a_cluster_measures_balance_as_one_machine_does(answer: Answer) -> None:
    def by_trial(one: Outcome) -> tuple[str, int]:
        return one.trial.what, one.trial.number

    assert sorted(answer.balance, key=by_trial) == sorted(played(*a_measurement(), workers=1), key=by_trial)


def test_no_cluster_at_an_address_is_told_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        list(jobs.done(play, a_match(), [], workers=1, ray="127.0.0.1:1"))

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
from asztal.lab import jobs
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
job = msgspec.json.decode(sys.argv[1], type=Reviewing)
answer["review"] = sorted(valued(job, range(4), workers=1, ray=cluster.address), key=lambda one: one.step)
print(msgspec.json.encode(answer).decode())
ray.shutdown()
cluster.shutdown()
"""


def a_match() -> Match:
    return Match("rollwrite", find_game("rollwrite").check({}, 2), 2, ("greedy", "easy"), 7)


def a_review() -> Reviewing:
    return Reviewing(record=games.play(Games("rollwrite", a_match().options, 2, ("greedy", "easy"), 7), 0)[1], tries=4, seed=1)


class Answer(msgspec.Struct):
    games: list[Played]
    review: list[Valued]


@pytest.fixture(scope="module")
def answer() -> Answer:
    """What a cluster of two workers came to, one of which was killed in the middle: all that is asked of it, in one go."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", LOSES_A_WORKER, msgspec.json.encode(a_review()).decode()],
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


def test_no_cluster_at_an_address_is_told_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        list(jobs.done(play, a_match(), [], workers=1, ray="127.0.0.1:1"))

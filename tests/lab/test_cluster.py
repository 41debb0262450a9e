"""Work on a Ray cluster comes out as on one machine, also if a machine is lost on the way."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from asztal.core.errors import BadOption
from asztal.games import game as find_game
from asztal.lab import jobs
from asztal.lab.matches import Match, Played, play

LOSES_A_WORKER = """
import warnings

warnings.simplefilter("ignore")
import msgspec
import ray
from ray.cluster_utils import Cluster

from asztal.games import game as find_game
from asztal.lab import jobs
from asztal.lab.matches import Match, play

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
match = Match("rollwrite", find_game("rollwrite").check({}, 2), 2, ("greedy", "easy"), 7)
found = []
for one in jobs.done(play, match, range(24), workers=1, ray=cluster.address):
    found.append(one)
    if len(found) == 5:
        cluster.remove_node(nodes[0], allow_graceful=False)
found.sort(key=lambda one: one.number)
print(msgspec.json.encode([msgspec.structs.replace(one, seconds=()) for one in found]).decode())
ray.shutdown()
cluster.shutdown()
"""


def a_match() -> Match:
    return Match("rollwrite", find_game("rollwrite").check({}, 2), 2, ("greedy", "easy"), 7)


def test_a_cluster_that_loses_a_worker_gives_the_table_of_one_machine() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", LOSES_A_WORKER],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "RAY_DEDUP_LOGS": "0", "RAY_USAGE_STATS_ENABLED": "0", "PYTHONWARNINGS": "ignore"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found = msgspec.json.decode(done.stdout.splitlines()[-1], type=list[Played])
    assert found == [msgspec.structs.replace(play(a_match(), number), seconds=()) for number in range(24)]


def test_no_cluster_at_an_address_is_told_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        list(jobs.done(play, a_match(), [], workers=1, ray="127.0.0.1:1"))

"""docs/notation.md is true: every line of its examples is in the vocabulary of its game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asztal.core.notation import Vocabulary, canonical, parse
from asztal.games.ginkgopolis.content import VOCABULARY as GINKGOPOLIS
from asztal.games.minerva.content import LANGUAGE as MINERVA
from asztal.games.rollwrite.words import VOCABULARY as ROLL_AND_WRITE
from asztal.games.settlers.language import VOCABULARY as SETTLERS
from core.notation_samples import IMPERIUM

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^\| `(.+?)` \| (Ginkgopolis|Settlers|Roll & Write|Minerva|Imperium) \|", PAGE, re.MULTILINE)
VOCABULARIES: dict[str, Vocabulary] = {
    "Ginkgopolis": GINKGOPOLIS,
    "Settlers": SETTLERS,
    "Roll & Write": ROLL_AND_WRITE,
    "Minerva": MINERVA.vocabulary,
    "Imperium": IMPERIUM,
}


def test_there_are_examples_of_every_game() -> None:
    assert {game for _, game in EXAMPLES} == set(VOCABULARIES)


@pytest.mark.parametrize(("line", "game"), EXAMPLES)
def test_an_example_is_in_the_vocabulary_of_its_game(line: str, game: str) -> None:
    line = line.replace("\\|", "|")
    tree = parse(line, VOCABULARIES[game])
    assert parse(canonical(tree), VOCABULARIES[game]) == tree

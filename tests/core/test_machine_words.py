"""Everything about a verb is said once: vocabulary, texts, questions and dumps of the toy game follow from its classes."""

from __future__ import annotations

import pytest

from asztal.core.game import LANGUAGES
from asztal.core.lines import Line
from asztal.core.machine.compiling import Language, listing
from asztal.core.machine.naming import meant, question, sections
from core.fair import GAME
from core.fair.content import printed_cards, tables
from core.fair.scene import Scene
from core.fair.table import GOODS
from core.fair.words import TRAITS, Discard, Discarded, Draw, Pay, language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_and_every_question_has_its_text(lang: str) -> None:
    speaker = GAME.speaker(lang)
    missing = [head.text for head in language().vocabulary.heads() if not speaker.has(head.text)]
    assert missing == []
    assert [ask for ask in sections(tables(False)) if not speaker.has(ask)] == []


def test_cards_tell_what_they_do_in_both_languages() -> None:
    items = {item.id: item.text for item in GAME.items()}
    assert all(text for item in items.values() for text in item.values())
    assert items["weaver"]["en"] == "Pay 2 wool: gain 3 points."
    assert items["dog"]["en"] == (
        "When you are threatened, you may take this card back into your hand. If you do, this does not touch you."
    )
    assert items["abbey"]["hu"].endswith("Amikor tizedet fizetsz, ehelyett kapsz 1 pontot.")


def test_what_is_asked_tells_how_many_are_left_and_whose_effect_it_is() -> None:
    scene = Scene("discard 2", hands=("lamb dog cloak",))
    assert question(scene.state) == Line("ask-discard", {"n": 2, "name": "@probe"})
    assert question(scene.do("lamb").state) == Line("ask-discard", {"n": 1, "name": "@probe"})


def test_an_action_says_which_piece_it_is_about() -> None:
    scene = Scene("discard", hands=("lamb dog",))
    about = [scene.tables.ids[meant(scene.state, 0, action)] for action in scene.state.legal(0)]
    assert about == ["lamb", "dog"]
    scene = Scene("play-free animal", hands=("lamb",), stalls=("bells minstrel",))
    about = [scene.tables.ids[meant(scene.state, 0, action)] for action in scene.state.legal(0)]
    assert about == ["bells", "minstrel"]


def test_a_dump_calls_what_is_left_as_the_verb_does() -> None:
    scene = Scene("discard 3; coin per discarded", hands=("lamb dog cloak pedlar",)).do("dog")
    frame = scene.pending()[0]
    assert frame == {
        "in": "probe:play", "doing": "discard", "side": 0, "this": "probe", "it": "dog", "left": 2, "chosen": 1
    }  # fmt: skip


def test_a_listing_shows_programs_as_text() -> None:
    assert "weaver:action\n" in listing(tables(False))
    lines = listing(tables(False)).split("weaver:action\n")[1].splitlines()
    assert [line.split()[1] for line in lines[:5]] == ["need", "pay", "paid", "gain", "end"]


def test_two_words_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="verb 'draw' is declared twice"):
        Language(GOODS, [Draw(), Draw(), Pay()], TRAITS)
    with pytest.raises(ValueError, match="two steps have one name"):
        Language(GOODS, [Pay(), Pay()], TRAITS)


def test_one_card_of_each_kind_is_enough_to_play() -> None:
    assert len(printed_cards()) == len(tables(False).kinds) == 19


def test_words_are_found_by_the_names_of_parameters() -> None:
    known = Language(GOODS, [discard := Discard(), Discarded(), Pay()], TRAITS, ("deck",))
    assert (discard.n_at, discard.what_at, discard.from_at, discard.not_at) == (1, 2, 0, 4)
    assert discard.name == "discard" and known.numbers["discard"] == len(known.steps) - 2

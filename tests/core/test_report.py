"""The report: lines of one deed told as one sentence, whatever the game."""

import pytest

from asztal.core.lines import Argument, Line
from asztal.core.report import Told, joined, merged, report, tell
from asztal.core.text import Speaker, shared_words

TEXTS = {
    "en": """
good-wood = wood
good-stone = stone
log-round = Round { $n } begins.
log-first = { $player } { YOU($player, "are", "is") } the first player.
log-build = { $player } built { $name }.
log-gain = { $player } gained { SUM($goods) }.
log-pay = { $player } paid { SUM($goods) }.
log-gave = { $player } gave up { $name }.
log-fell = { $name } fell.
log-draw = { $player } drew a card.
log-robbed = { $player } robbed { YOU($other, "you", "%") }.
log-shuffle = { $player } shuffled.
log-cross = { $player } crossed out { SUM($boxes, of: "box") }{ PRICE($goods) }.
log-track = { $player } now { YOU($player, "have", "has") } { SUM($now, of: "box") }.
box-wall = of the wall
box-named = of { $name }
""",
    "hu": """
good-wood = { $case ->
    [acc] fát
   *[nom] fa
}
good-stone = { $case ->
    [acc] követ
   *[nom] kő
}
log-round = Kezdődik { AZ($n) }. forduló.
log-first = { YOU($player, "Te vagy", "%") } a kezdőjátékos.
log-build = { $player } { YOU($player, "felépítetted", "felépítette") } { AZ($name) } helyszínt.
log-gain = { $player } { YOU($player, "kaptál", "kapott") } { SUM($goods, case: "acc") }.
log-pay = { $player } { YOU($player, "elköltöttél", "elköltött") } { SUM($goods, case: "acc") }.
log-gave = { $player } { YOU($player, "eldobtad", "eldobta") } { AZ($name) } helyszínt.
log-fell = Leomlott { AZ($name) }.
log-draw = { $player } { YOU($player, "húztál", "húzott") } egy kártyát.
log-robbed = { $player } { YOU($player, "kiraboltál", "kirabolt") } { YOU($other, "téged", "% játékost") }.
log-shuffle = { $player } kevert.
log-cross = { $player } { YOU($player, "áthúztál", "áthúzott") } { SUM($boxes, of: "box") }{ PRICE($goods) }.
log-track = { $player } most { YOU($player, "elértél", "elért") } { SUM($now, of: "box") }.
box-wall = mezőt a falon
box-named = mezőt { AZ($name) } épületen
""",
}
NAMES = {"mill": "Malom", "oasis": "Oázis (üzlet: étel)", "hunter": "Jancsi, a vadász"}
ROLES = {
    "log-first": "lead", "log-gain": "gain", "log-pay": "paid", "log-gave": "paid", "log-fell": "with", "log-draw": "with",
    "log-robbed": "with", "log-shuffle": "quiet", "log-cross": "own growing", "log-track": "last",
}  # fmt: skip
PLAYERS = ("Anna", "Béla", "Cili")


def told(move: int, id: str, player: int | None = None, /, **args: Argument) -> Told:
    who: dict[str, Argument] = {} if player is None else {"player": f"#{player}"}
    return Told(move, Line(f"log-{id}", {**who, **args}), ROLES.get(f"log-{id}", "head"))


def said(*lines: Told, lang: str = "hu", reader: int | None = None) -> list[str]:
    speaker = Speaker(lang, [shared_words(lang), TEXTS[lang]], NAMES)
    return [text for sentence in report(lines) if (text := tell(sentence, speaker, PLAYERS, reader))]


def test_a_deed_its_price_and_what_it_brought_are_one_sentence() -> None:
    deed = (
        told(1, "pay", 0, goods="1*wood"),
        told(1, "pay", 0, goods="1*stone"),
        told(1, "build", 0, name="@mill"),
        told(1, "gain", 0, goods="1*wood"),
        told(2, "gain", 0, goods="1*wood"),
        told(2, "draw", 0),
    )
    assert said(*deed) == ["Anna felépítette a Malom helyszínt (1 fa, 1 kő), húzott egy kártyát, és kapott 2 fát."]
    assert said(*deed, lang="en") == ["Anna built Malom (1 wood, 1 stone), drew a card, and gained 2 wood."]


def test_the_reader_is_spoken_to() -> None:
    deed = (told(1, "build", 0, name="@mill"), told(1, "gain", 0, goods="1*wood"), told(1, "robbed", 0, other="#1"))
    assert said(*deed, reader=0) == ["Te felépítetted a Malom helyszínt, kiraboltál Béla játékost, és kaptál 1 fát."]
    assert said(*deed, reader=1) == ["Anna felépítette a Malom helyszínt, kirabolt téged, és kapott 1 fát."]
    assert said(*deed, lang="en", reader=0) == ["You built Malom, robbed Béla, and gained 1 wood."]


def test_a_payment_belongs_to_the_deed_it_comes_before_in_its_own_move() -> None:
    assert said(
        told(1, "build", 0, name="@mill"),
        told(1, "pay", 0, goods="1*wood"),
        told(2, "pay", 0, goods="1*stone"),
        told(2, "build", 0, name="@oasis"),
    ) == ["Anna felépítette a Malom helyszínt (1 fa).", "Anna felépítette az Oázis helyszínt (1 kő)."]


def test_a_payment_waits_for_its_head_whatever_happens_beside() -> None:
    assert said(
        told(1, "round", n=2),
        told(2, "pay", 0, goods="1*wood"),
        told(2, "fell", name="@oasis"),
        told(3, "build", 0, name="@mill"),
    ) == ["Kezdődik a 2. forduló, és leomlott az Oázis.", "Anna felépítette a Malom helyszínt (1 fa)."]


def test_what_was_given_up_for_a_deed_stands_beside_the_goods() -> None:
    assert said(told(1, "gave", 0, name="@mill"), told(1, "pay", 0, goods="1*stone"), told(1, "build", 0, name="@oasis")) == [
        "Anna felépítette az Oázis helyszínt (Malom, 1 kő)."
    ]


def test_what_a_deed_did_to_others_is_told_behind_it_and_of_nobody_last() -> None:
    assert said(
        told(1, "build", 0, name="@mill"),
        told(1, "fell", name="@oasis"),
        told(1, "gain", 1, goods="1*wood"),
        told(1, "draw", 0),
    ) == ["Anna felépítette a Malom helyszínt, és húzott egy kártyát; Béla kapott 1 fát; leomlott az Oázis."]


def test_players_of_whom_the_same_is_told_are_told_together_but_for_the_reader() -> None:
    lines = (told(1, "round", n=2), *(told(1, "draw", seat) for seat in range(3)), told(1, "first", 2))
    assert said(*lines[:4]) == ["Kezdődik a 2. forduló; Anna, Béla és Cili húzott egy kártyát."]
    assert said(*lines[:4], reader=1) == ["Kezdődik a 2. forduló; Anna és Cili húzott egy kártyát; te húztál egy kártyát."]


def test_what_leads_up_to_a_head_goes_with_it() -> None:
    assert said(told(1, "build", 2, name="@mill"), told(1, "first", 2), told(1, "round", n=2)) == [
        "Cili felépítette a Malom helyszínt.",
        "Kezdődik a 2. forduló; Cili a kezdőjátékos.",
    ]
    assert said(told(1, "first", 2), told(1, "draw", 2)) == ["Cili a kezdőjátékos, és húzott egy kártyát."]


def test_players_who_act_at_the_same_time_have_a_sentence_each() -> None:
    assert said(
        told(1, "cross", 0, boxes="1*wall", goods="1*stone"),
        told(2, "cross", 1, boxes="1*wall", goods=""),
        told(3, "cross", 0, boxes="1*@mill", goods="1*wood"),
        told(3, "track", 0, now="1*wall"),
        told(4, "cross", 0, boxes="1*wall", goods="1*stone"),
        told(4, "track", 0, now="3*wall"),
    ) == [
        "Anna áthúzott 2 mezőt a falon és 1 mezőt a Malom épületen (2 kő, 1 fa), és most elért 3 mezőt a falon.",
        "Béla áthúzott 1 mezőt a falon.",
    ]


def test_quiet_lines_are_not_told_but_not_lost_either() -> None:
    sentences = report([told(1, "shuffle", 0), told(1, "build", 0, name="@mill"), told(1, "shuffle", 1)])
    assert [len(sentence.lines) for sentence in sentences] == [3]
    assert said(told(1, "shuffle", 0)) == []


def test_names_become_a_list_with_articles_and_without_the_marks_of_twins() -> None:
    lines = [told(1, "round", n=1), *(told(1, "fell", name=f"@{name}") for name in ("mill", "oasis", "hunter", "mill"))]
    assert said(*lines) == ["Kezdődik az 1. forduló, és leomlott a két Malom, az Oázis és a „Jancsi, a vadász”."]


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [("2*wood", "1*wood|1*stone", "3*wood|1*stone"), ("@mill", "@mill", "@mill|@mill"), ("", "1*wood", "1*wood")],
)
def test_amounts_are_added_up_and_names_are_listed(one: str, other: str, both: str) -> None:
    assert joined(one, other) == both


def test_lines_that_differ_otherwise_are_not_told_as_one() -> None:
    assert merged(Line("log-a", {"n": 1}), Line("log-a", {"n": 2})) is None
    assert merged(Line("log-a", {"n": 1}), Line("log-b", {"n": 1})) is None
    assert merged(Line("log-a", {"player": "#0"}), Line("log-a", {"player": "#1"})) is None

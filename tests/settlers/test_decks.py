"""Decks players bring: checked, refused with a clear reason, and played."""

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import BadOption, ContentError
from asztal.core.playout import play_out
from asztal.core.resources import read
from asztal.games.settlers import GAME, content
from asztal.games.settlers.layout import EMPIRE, HAND, OWN_DECK
from asztal.games.settlers.state import Settlers
from settlers.desk import Desk

ROMAN = [kind for kind in content.kinds() if any(c.kind == kind and c.faction == "roman" for c in content.cards())]


def deck(cards: list[str], faction: str = "roman") -> str:
    listed = ", ".join(f'"{card}"' for card in cards)
    return f'[my-deck]\nname = "My deck"\nfaction = "{faction}"\ncards = [{listed}]\n'


def swapped(*pairs: tuple[str, str]) -> list[str]:
    cards = list(ROMAN)
    for out, into in pairs:
        cards[cards.index(out)] = into
    return cards


def test_the_standard_deck_obeys_the_rule() -> None:
    assert GAME.check_content(deck(ROMAN), "deck.toml") == "1 deck of 30 cards: My deck (roman)"


def test_kinds_of_other_factions_take_the_place_of_kinds_with_as_many_copies() -> None:
    text = deck(swapped(("trade-colony", "pyramid"), ("builder", "ninjas"), ("colossus", "oasis")))
    assert GAME.check_content(text, "deck.toml") is not None


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        (ROMAN[:-1], "deck.toml:4:9: a deck has 9 kinds with 1 copy each, here are 8"),
        (swapped(("trade-colony", "builder")), "'builder' is there 2 times; name each kind once, all its copies come with it"),
        (swapped(("trade-colony", "caravan")), "a deck has 3 kinds with 3 copies each, here are 2"),
        (swapped(("trade-colony", "mill")), "'mill' is a common card; a faction deck has faction cards only"),
        (swapped(("trade-colony", "trade-colny")), "there is no card 'trade-colny'; did you mean 'trade-colony'?"),
    ],
)
def test_bad_decks_are_refused_with_the_reason(cards: list[str], message: str) -> None:
    with pytest.raises(ContentError) as error:
        GAME.check_content(deck(cards), "deck.toml")
    assert message in str(error.value)
    with pytest.raises(BadOption) as option:
        GAME.new({"decks": deck(cards)}, 2)
    assert "decks" in str(option.value)


def test_unknown_faction_and_unknown_key() -> None:
    with pytest.raises(ContentError, match="unknown faction 'romans'; did you mean 'roman'"):
        GAME.check_content(deck(ROMAN, "romans"), "deck.toml")
    with pytest.raises(ContentError, match="unknown key 'colour'"):
        GAME.check_content(deck(ROMAN) + 'colour = "red"\n', "deck.toml")


def test_two_decks_for_one_faction() -> None:
    text = deck(ROMAN) + deck(ROMAN).replace("my-deck", "my-other-deck")
    with pytest.raises(ContentError, match="there is a deck for the roman faction already"):
        GAME.check_content(text, "deck.toml")


def test_other_files_are_not_ours() -> None:
    assert GAME.check_content('[mill]\nname = "x"\n', "cards.toml") is None
    assert GAME.check_content("", "empty.toml") is None
    assert GAME.check_content("no toml at all", "notes.toml") is None


def test_our_own_files_are_checked_by_name() -> None:
    for file, summary in (("common", "84 common cards of 54 kinds"), ("roman", "30 roman cards of 18 kinds")):
        text = read("asztal.games.settlers", f"content/{file}.toml")
        assert GAME.check_content(text, f"content/{file}.toml") == summary
    assert GAME.check_content(read("asztal.games.settlers", "content/boards.toml"), "boards.toml") == "4 boards"
    assert GAME.check_content(read("asztal.games.settlers", "content/attacks.toml"), "attacks.toml") == "16 attack cards"


def test_a_deck_without_cards_or_faction() -> None:
    with pytest.raises(ContentError, match="'cards' of \\[mine\\] is missing"):
        GAME.check_content('[mine]\nfaction = "roman"\n', "mine.toml")
    with pytest.raises(ContentError, match="'faction' of \\[mine\\] is missing"):
        GAME.check_content("[mine]\n", "deck.toml")
    with pytest.raises(ContentError, match="no deck here"):
        GAME.check_content("", "deck.toml")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('action = "worker => 2 vpp"', "unknown good 'vpp'; did you mean 'vp'?"),
        ('action = "worker => defense-token"', "this cannot be gained: defense-token"),
        ('action = "card => vp"', "common.toml:5:11: this cannot be paid: card"),
        ('action = "worker, discard-card, lay-foundation => vp"', "at most one card or deal"),
        ('action = "worker => tuck"', "'when', store, tuck and offer are features"),
        ('action = "worker => vp per discarded-good"', "'per discarded-good' comes right after 'discard-gained'"),
        ('action = "worker => vp per samurai"\nproduction = "wood"', "a location has one ability"),
        ('production = "wood"\nuses = 2', "only an action location is used twice"),
        ('feature = "vp"', "a feature begins with 'when'"),
        ('bonus = "2 resource per location grey"', "this cannot be gained: resource"),
        ('production = "wood"\nraze = "3 wood"', "a raze field shows one or two goods"),
        ('production = "wood"\ndeal = "wood"', "faction cards have a deal field, common cards have none"),
        ('end = "if under 3+: 2 wood"', "at the end of the game there are points only"),
        ('bonus = "when raze: vp"', "'when', store, tuck and offer are features"),
    ],
)
def test_mistakes_in_cards_are_told_with_their_place(line: str, message: str) -> None:
    text = f'[thing]\nname = {{ en = "Thing", hu = "Dolog" }}\ncopies = 1\nsource = "ours"\n{line}\n'
    with pytest.raises(ContentError) as error:
        GAME.check_content(text, "common.toml")
    assert message in str(error.value) and str(error.value).startswith("common.toml:")


def test_a_game_with_an_own_deck_deals_from_it_and_can_be_saved() -> None:
    text = deck(swapped(("trade-colony", "pyramid"), ("builder", "gate"), ("colossus", "temple-of-ra"), ("spies", "shrine")))
    state = GAME.new({"decks": text}, 2, 7)
    assert isinstance(state, Settlers)
    state.apply(0, GAME.action("faction:roman"))
    state.apply(1, GAME.action("faction:egyptian"))
    mine = [piece for zone in (OWN_DECK, HAND) for piece in state.rings.inside(zone, 0) if piece >= 84]
    shown = {state.t.ids[state.t.kind[piece]] for piece in mine}
    assert len(mine) == 30 and {"pyramid", "gate", "temple-of-ra"} <= shown and "trade-colony" not in shown
    assert GAME.load(state.dump()).dump() == state.dump()
    for seed in range(15):
        game = GAME.new({"decks": text}, 3, seed)
        chance = seeded(seed)
        while not game.over:
            seat = game.to_act()[0]
            legal = game.legal(seat)
            assert legal == sorted(set(legal))
            game.apply(seat, legal[chance.below(len(legal))])
        assert GAME.load(game.dump()).dump() == game.dump()
    assert play_out(GAME.new({"decks": text}, 4, 1), seeded(1)) > 0


def test_of_what_two_temples_take_over_the_owner_is_remembered() -> None:
    """The Romans have a Temple of Ra, too: they take the Farm, the Egyptians take it from them."""
    text = deck(swapped(("colossus", "temple-of-ra")))
    desk = Desk("japanese", "roman", "egyptian", options={"decks": text}).empire(0, "farm").empire(1, "roman.temple-of-ra")
    desk.empire(2, "temple-of-ra")
    desk.turn(1).do("activate:temple-of-ra", "target:0:farm")
    farm = desk.piece("farm", EMPIRE, 1)
    assert desk.state.taken_from(farm) == 0
    desk.turn(2).do("activate:temple-of-ra", "target:1:farm")
    assert desk.state.rings.lies(farm, EMPIRE, 2) and desk.state.taken_from(farm) == 0
    desk.do("pass", "pass", "pass")
    assert desk.state.rings.lies(farm, EMPIRE, 0)
    own = Desk("roman", "egyptian", options={"decks": text}).empire(0, "roman.temple-of-ra").empire(1, "temple-of-ra", "desert")
    own.turn(0).do("activate:temple-of-ra", "target:1:desert")
    own.turn(1).do("activate:temple-of-ra", "target:0:desert")
    desert = own.piece("desert", EMPIRE, 1)
    assert desert >= 0 and own.state.taken_from(desert) < 0 and own.state.marks[desert] == 0

"""Tile files: ours, and those of players who put the printed values in place of ours."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import BadOption, ContentError
from asztal.core.game import Item
from asztal.core.history import History
from asztal.core.playout import play_out
from asztal.core.record import read_record, verify
from asztal.games.minerva import GAME, content
from asztal.games.minerva import tables as t
from asztal.games.minerva.items import TileFacts
from asztal.games.minerva.state import Minerva
from minerva.setting import our_file


def facts(item: Item) -> TileFacts:
    assert isinstance(item.printed, TileFacts)
    return item.printed


def test_as_many_tiles_as_in_the_box() -> None:
    counts: Counter[str] = Counter()
    for tile in content.tiles():
        counts[tile.group] += tile.count
    assert counts == {
        "spring": 4, "residence": 36, "round": 6, "start": 8, "normal": 66, "temple": 20,
        "culture": 24, "glory": 16, "order": 4,
    }  # fmt: skip


def test_each_temple_criterion_once_in_each_area_and_once_for_each_resource() -> None:
    lines = [facts(item).end for item in GAME.items() if facts(item).group == "temple"]
    told = Counter(re.sub(r"^\d+ ", "", line) for line in lines)
    wanted = {f"vp per {good}" for good in ("wheat", "stone", "wood", "ore")}
    for area in ("around8", "lines4"):
        wanted |= {f"vp per facility {category} in {area}" for category in t.CATEGORIES} | {f"vp per kind in {area}"}
    assert told == Counter(wanted)


def test_every_tile_says_where_its_values_come_from() -> None:
    by_id = {item.id: item for item in GAME.items()}
    assert by_id["spring"].source == "rulebook" and by_id["farm"].source == "ours"
    assert facts(by_id["market"]).known == {
        "name": "rulebook", "category": "rulebook", "cost": "public", "effect": "rulebook",
    }  # fmt: skip
    assert facts(by_id["temple-around8-commercial"]).known == {"criterion": "rulebook", "vp": "rulebook"}
    assert facts(by_id["temple-stock-wood"]).known == {"criterion": "rulebook", "vp": "public"}


# -- players' own files ------------------------------------------------------------------------------------------------------


def own_file() -> str:
    """Ours with a dearer farm, a new tile in place of the school, other culture tiles and other names."""
    text = our_file()
    text = text.replace('cost     = "wood"\nuse      = "2 wheat"', 'cost     = "2 wood"\nuse      = "3 wheat"')
    text = text.replace(
        '[school]\nname     = { en = "School", hu = "Iskola" }', '[lyceum]\nname     = { en = "Lyceum", hu = "Lükeion" }'
    )
    return text.replace("vp      = [2, 2, 4, 4, 6, 6, 7, 8]", "vp      = [3, 3, 5, 5, 6, 6, 7, 9]", 1)


def new_own() -> Minerva:
    state = GAME.new({"tiles": own_file()}, 4, 1)
    assert isinstance(state, Minerva)
    return state


def test_a_tile_file_puts_other_values_in_place_of_ours() -> None:
    state = new_own()
    farm = GAME.action("build:farm") - 3
    assert state.tables.cost[farm * 4 + t.WOOD] == 2
    assert [pile.vp for pile in state.view(0).culture] == [3, 2, 2]
    assert content.tables().cost[farm * 4 + t.WOOD] == 1, "our own tiles stay as they are"


def test_tiles_with_new_ids_have_codes_and_names_of_their_own() -> None:
    state = new_own()
    kind = content.kinds(own_file())[next(id for id in content.kinds(own_file()) if id.endswith("lyceum"))]
    assert kind == t.OURS and GAME.code(3 + kind) == "build:own:1"
    line = GAME.label(state, 3 + kind)
    assert GAME.speaker("hu").say(line) == "Felépítem: Lükeion"
    assert GAME.panels(state.view(0), GAME.speaker("en"), ["A", "B", "C", "D"])


def test_records_and_positions_carry_the_whole_file() -> None:
    history = History(GAME, {"tiles": own_file()}, ["A", "B"], 5)
    state, rng = history.state.copy(), seeded(3)
    while not state.over:
        seat = state.to_act()[0]
        action = state.legal(seat)[rng.below(len(state.legal(seat)))]
        state.apply(seat, action)
        history.apply(seat, action)
    assert verify(GAME, read_record(history.record().to_json())).same_as(state)
    assert GAME.load(state.dump()).same_as(state)


def test_games_with_own_tiles_come_to_an_end() -> None:
    for seats in (1, 2, 3, 4):
        state = GAME.new({"tiles": own_file()}, seats, 7)
        play_out(state, seeded(seats), 10_000)
        assert state.over


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "wrong", "message"),
    [
        ('use      = "2 wheat"', 'use      = "2 weat"', '"2 weat"', "unknown good 'weat'; did you mean 'wheat'"),
        ('cost     = "wood"\nuse', 'cost     = "denarius"\nuse', '"denarius"', "a cost is resources with plain numbers"),
        ('end      = "2 vp per ore"', 'end      = "2 wheat"', 'end      = "2 wheat"', "at the end a tile is worth points"),
        ('use      = "2 wheat"', 'use      = "2 vp"', 'use      = "2 vp"', "victory points are counted at the end"),
        ('use      = "exchange (wheat => glory)"', 'use      = "exchange (when)"', "exchange (when)", "expected"),
        ('group    = "start"', 'group    = "begin"', 'group    = "begin"', "unknown group 'begin'"),
        ('category = "military"', 'category = "temple"', 'category = "temple"', "unknown category 'temple'"),
        ("need    = [1, 1, 2, 2, 3, 3, 4, 5]", "need    = [1, 1, 2]", "need    = [1, 1, 2]", "a list of 8 numbers"),
        ("round-3 = [5, 3, 1]", "round-3 = [5, 3]", "round-3 = [5, 3]", "a list of 3 numbers"),
        ("vp      = [2, 2, 4,", "vp      = [9, 2, 4,", "vp      = [9", "begins with the fewest points"),
        ('source   = "ours"', 'source   = "mine"', 'source   = "mine"', "unknown source 'mine'"),
        ('use      = "2 wheat"', 'uses     = "2 wheat"', 'uses     = "2 wheat"', "unknown key 'uses'"),
    ],
)  # fmt: skip
def test_mistakes_come_with_line_and_column(old: str, new: str, wrong: str, message: str) -> None:
    text = our_file().replace(old, new, 1)
    assert text != our_file()
    with pytest.raises(ContentError) as error:
        content.read_tiles(text, "my-tiles.toml")
    assert message in str(error.value) and error.value.line == line_of(text, wrong), str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies   = [1, 1, 0]", "copies   = [2, 1, 0]", "the game has 66 normal tiles; the entries of this group make 67"),
        ("copies   = [1, 1, 0]", "copies   = [0, 2, 0]", "six equal piles: copies in all 41, 13, 12"),
        ("copies   = [2, 1, 0]", "copies   = [3, 0, 0]", "an even number, not 7"),
        ("copies   = [2, 0, 0]", "copies   = [3, 0, 0]", "the game has 8 start tiles; the entries of this group make 9"),
    ],
)
def test_numbers_of_tiles_are_those_of_the_box(old: str, new: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        content.read_tiles(our_file().replace(old, new, 1), "my-tiles.toml")
    assert message in str(error.value) and error.value.line > 1


def test_a_missing_part_is_named() -> None:
    text = our_file()
    with pytest.raises(ContentError, match="the group 'glory' has one entry, not 0"):
        content.read_tiles(text[: text.index("# -- glory tiles")], "my-tiles.toml")


def test_the_check_command_says_what_is_in_a_tile_file() -> None:
    assert GAME.check_content(our_file(), "my-tiles.toml") == "61 kinds of facilities, 184 tiles"
    assert GAME.check_content("", "my-village.toml") is None


def test_a_bad_file_is_refused_as_an_option_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"option 'tiles' of minerva: tiles:\d+:\d+: "):
        GAME.new({"tiles": our_file().replace("2 wheat", "2 weat")}, 2)
    with pytest.raises(BadOption, match="option 'tiles' of minerva is one of ours, not 'theirs'"):
        GAME.new({"tiles": "theirs"}, 2)


def test_what_a_tile_does_when_built_may_always_be_declined() -> None:
    text = our_file().replace('built    = "may 2 resource"', 'built    = "2 resource"')
    assert text != our_file()
    hall = next(tile for tile in content.read_tiles(text, "tiles") if tile.id == "dining-hall")
    assert hall.built == next(tile for tile in content.tiles() if tile.id == "dining-hall").built


def test_the_file_lies_where_the_guide_says() -> None:
    assert "content/tiles.toml" in [f"content/{file.name}" for file in files(content.PACKAGE).joinpath("content").iterdir()]
    assert all("content/tiles.toml" in GAME.guide(lang) for lang in ("en", "hu"))

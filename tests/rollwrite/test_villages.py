"""The villages: all 48, and players' own."""

from __future__ import annotations

import pytest

from asztal.core.chance import seeded
from asztal.core.errors import BadOption, ContentError
from asztal.core.history import History
from asztal.core.playout import play_out
from asztal.core.record import read_record, verify
from asztal.core.resources import read
from asztal.games.rollwrite import GAME, content
from asztal.games.rollwrite.tables import BEGINS, STAR
from rollwrite.setting import OWN


def test_there_are_48_villages_with_288_buildings_of_our_own() -> None:
    buildings = [building for village in content.adventures() for building in village.buildings]
    assert len(content.adventures()) == 48 and len(buildings) == 288
    assert {building.source for building in buildings} == {village.source for village in content.adventures()} == {"ours"}
    for lang in ("en", "hu"):
        assert len({building.name[lang] for building in buildings}) == 288
        assert len({village.name[lang] for village in content.adventures()}) == 48
    assert sum(bool(building.blueprint) for building in buildings) == 194
    assert len(content.sheet().shapes) == 27


def kind(building: content.Building) -> str:
    """What a building is for: it makes goods, trades them, spares work, brings points on the way, or counts at the end."""
    line = building.line
    if building.does == STAR:
        return "star"
    if "vp" in line.split():
        return "points"
    if line.startswith("swap") or "=>" in line:
        return "trade"
    return "goods" if building.does == BEGINS and line != "action" else "work"


def test_villages_do_not_follow_one_template() -> None:
    mixes = [sorted(kind(building) for building in village.buildings) for village in content.adventures()]
    template = ["goods", "goods", "points", "star", "trade", "work"]
    assert sum(mix != template for mix in mixes) >= 16 and len({tuple(mix) for mix in mixes}) >= 8


def test_no_small_blueprint_raises_points_of_every_round() -> None:
    for village in content.adventures():
        for building in village.buildings:
            if kind(building) == "points" and building.blueprint:
                assert "".join(building.drawing).count("#") >= 4, building.id


def test_a_game_begun_on_former_sheets_keeps_them() -> None:
    circles = [
        GAME.new({"village": "ostia"}, 1, 1, version=version).view(None).sides[0].fields[0].circles for version in (2, 3)
    ]
    assert [[circle.goods for circle in field] for field in circles] == [
        [{"stone": 1}, {"wood": 1}, {"food": 1}],
        [{"stone": 2}, {"wood": 2}, {"food": 2}],
    ]
    first, second, now = ([b.id for v in content.adventures(sheets) for b in v.buildings] for sheets in ("first", "second", ""))
    assert first == second == now, "names stay, whatever the sheets say"


@pytest.mark.parametrize("village", content.village_ids())
def test_every_village_can_be_played_alone_and_together(village: str) -> None:
    for seats in (1, 2):
        state = GAME.new({"village": village}, seats, 1)
        play_out(state, seeded(2))
        assert state.over and {side.village for side in state.view(None).sides} == {village}


def test_villages_by_lot_are_different_for_everybody() -> None:
    for seed in range(20):
        assert len({side.village for side in GAME.new({"mode": "adventure"}, 4, seed).view(None).sides}) == 4


def test_one_player_plays_the_adventure_and_a_village_means_the_adventure() -> None:
    assert GAME.check({}, 1)["mode"] == GAME.check({"village": "nara"}, 2)["mode"] == "adventure"
    assert GAME.check({"mode": "adventure"}, 1)["mode"] == "adventure"
    for options, seats in (({"mode": "advanced"}, 1), ({"mode": "advanced", "village": "nara"}, 2), ({"village": "narra"}, 1)):
        with pytest.raises(BadOption):
            GAME.new(options, seats, 0)


def test_an_own_village_can_be_checked_chosen_and_recorded() -> None:
    assert GAME.check_content(OWN, "my-village.toml") == "1 village (test-village), 6 buildings"
    history = History(GAME, {"village": OWN}, ["Anna", "Béla"], 3)
    chance = seeded(1)
    while not history.state.over:
        seat = history.state.to_act()[-1]
        legal = history.state.legal(seat)
        history.apply(seat, legal[chance.below(len(legal))])
    record = read_record(history.record().to_json())
    assert verify(GAME, record).same_as(history.state)
    assert GAME.load(history.state.dump()).same_as(history.state)
    names = GAME.speaker("hu").names
    assert names[history.state.view(None).sides[0].village] == "Próbafalu"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('ability = "stone, wood"', 'ability = "stoen, wood"', "21:12: unknown word 'stoen'"),
        ('boxes = ["stone", "", ""]', 'boxes = ["stone", "2 vp", ""]', "7:19: a box takes stone, wood, food or gold"),
        ('blueprint = "o4"', 'blueprint = "o5"', "22:13: unknown blueprint 'o5'"),
        ('drawing = ["#.", "##"]', 'drawing = ["#.", ".#"]', "hang together"),
        ('drawing = ["#.", "##"]', 'drawing = ["#.", "..", "##"]', "no empty row"),
        ('final = "vp per 2 section any-track max 12"', 'final = "2 vp"', "a star building gives points for something"),
        ('ability = "2 resource => 3 vp"', 'ability = "2 resource => 3 resource"', "a payment is plain goods"),
        ('ability = "discount food on village"', 'ability = "discount resource on village"', "for boxes on tracks"),
        ('ability = "stone, wood"', 'ability = "stone, wood"\ntimes = 2', "only swaps, payments"),
        ("[test-village.crown]", "[other.crown]", "a village has 6 buildings; [test-village] has 5"),
        ('boxes = ["gold", "2 wood, food"]', 'boxes = ["", "", "", "", ""]', "at most 4 boxes"),
        ('ability = "resource"', 'ability = "export"', "'export' is for favour tiles"),
        ('ability = "resource"', 'abilty = "resource"', "either an 'ability' or"),
    ],
)
def test_mistakes_in_a_village_are_told_in_one_line_with_their_place(old: str, new: str, message: str) -> None:
    assert old in OWN
    with pytest.raises(ContentError) as error:
        GAME.check_content(OWN.replace(old, new), "my-village.toml")
    assert message in str(error.value) and "\n" not in str(error.value)
    assert str(error.value).startswith("my-village.toml:")
    with pytest.raises(BadOption):
        GAME.new({"village": OWN.replace(old, new)}, 1, 0)


def test_our_own_files_pass_the_check_and_others_are_none_of_ours() -> None:
    for theme in content.THEMES:
        text = read("asztal.games.rollwrite", f"content/{theme}-villages.toml")
        assert "buildings" in str(GAME.check_content(text, f"content/{theme}-villages.toml"))
    assert GAME.check_content(read("asztal.games.rollwrite", "content/sheet.toml"), "sheet.toml")
    assert GAME.check_content("", "cards.toml") is None

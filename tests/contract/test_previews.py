"""A choice says what it is about and what it would cost and bring; an event says in figures what happened."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from asztal.core.chance import seeded
from asztal.core.game import Game
from asztal.core.preview import Change, Preview
from contract.tables import Setting, every_game, every_table, promises, say, walk


def strings(plain: object) -> Iterator[str]:
    """Everything a view calls by an id."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for key, value in plain.items():
            yield key
            yield from strings(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from strings(value)


def all_changes(preview: Preview) -> Iterator[Change]:
    yield from preview.changes
    for next in preview.then.values():
        yield from all_changes(next)


@every_table
def test_a_choice_is_about_what_the_seat_sees(table: Setting) -> None:
    printed = {item.id for item in table.game.items()} | getattr(promises(table.game), "PLACES", set())
    pointed = 0
    for seed in table.seeds(2):
        state = table.new(seed)
        for _, _ in walk(state, seed):
            for seat in state.to_act():
                seen = set(strings(msgspec.to_builtins(state.view(seat))))
                for action in state.legal(seat):
                    for id in table.game.on(state, seat, action):
                        pointed += 1
                        assert id in seen or id in printed or re.fullmatch(r"-?\d+,-?\d+", id), table.game.code(action)
    assert pointed > 50


@every_table
def test_what_a_seat_cannot_see_changes_neither_where_a_choice_lies_nor_its_preview(table: Setting) -> None:
    game = table.game
    for seed in table.seeds(2):
        state = table.new(seed)
        for number, _ in enumerate(walk(state, seed)):
            for seat in state.to_act() if number % 3 == 0 else ():
                other = state.resample(seat, seeded(number))
                for action in state.legal(seat):
                    assert game.on(other, seat, action) == game.on(state, seat, action), game.code(action)
                    assert game.preview(other, seat, action) == game.preview(state, seat, action), game.code(action)


@every_table
def test_a_preview_changes_nothing_and_tells_costs_before_gains(table: Setting) -> None:
    state = table.new(3)
    told = 0
    for number, _ in enumerate(walk(state, 3)):
        for seat in state.to_act() if number % 5 == 0 else ():
            before = state.dump()
            for action in state.legal(seat):
                preview = table.game.preview(state, seat, action)
                assert preview is not None
                told += len(list(all_changes(preview)))
                table.game.on(state, seat, action)
                signs = [change.n > 0 for change in preview.changes]
                assert signs == sorted(signs) and all(change.n for change in preview.changes)
            assert state.dump() == before
    assert told > 0


@every_game
def test_every_good_of_a_preview_and_of_a_deed_has_a_name(game: Game) -> None:
    goods: set[str] = set()
    state = game.new(seed=5, listen=True)
    for seat, action in walk(state, 5):
        preview = game.preview(state, seat, action)
        assert preview is not None
        goods |= {change.good for change in all_changes(preview)}
        for event in state.heard():
            deed = game.deed(state, event)
            if deed is not None:
                assert deed.what or deed.changes
                goods |= {change.good for change in deed.changes}
    assert goods
    for lang in ("en", "hu"):
        for good in goods:
            assert game.speaker(lang).text(f"good-{good}", n=1, case="nom")


@every_table
def test_a_deed_is_told_only_of_what_a_line_tells(table: Setting) -> None:
    state = table.new(6, listen=True)
    for _, _ in walk(state, 6):
        for event in state.heard():
            if table.game.deed(state, event) is not None:
                told = [table.game.line(state, event, seat) for seat in range(table.seats)]
                assert any(line is not None and say(table, line) for line in told)

"""Nobody learns what they may not see, and `resample` gives states a seat cannot tell from the real one."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from asztal.core.chance import seeded
from asztal.core.lines import Line
from asztal.core.playout import play_out
from asztal.core.state import State
from contract.tables import Setting, every_table, eyes, illegal, lines, promises, walk


def samples(state: State, seat: int, count: int, seed: int) -> list[State]:
    rng = seeded(seed)
    return [state.resample(seat, rng) for _ in range(count)]


@every_table
def test_what_a_seat_cannot_see_never_changes_what_it_is_shown_or_asked(table: Setting) -> None:
    game, chance = table.game, seeded(0)
    for seed in table.seeds(2):
        state = table.new(seed)
        for number, _ in enumerate(walk(state, seed)):
            if number % 3:
                continue
            for seat in range(table.seats):
                view, legal = state.view(seat), state.legal(seat)
                for other in samples(state, seat, 2, number):
                    assert other.view(seat) == view
                    assert other.legal(seat) == legal
                    assert other.to_act() == state.to_act()
                    if legal:
                        assert game.prompt(other, seat) == game.prompt(state, seat)
                        assert [game.label(other, a) for a in legal] == [game.label(state, a) for a in legal]
                        assert [game.hint(other, seat, a) for a in legal] == [game.hint(state, seat, a) for a in legal]
                    for action in illegal(state, seat, game.actions, 4, chance):
                        assert other.why_not(seat, action) == state.why_not(seat, action)


@every_table
def test_what_only_one_seat_is_told_is_no_more_than_it_sees(table: Setting) -> None:
    """The same move in states a seat cannot tell apart: as long as it sees the same afterwards, it is told the same."""

    def told_to(seat: int, state: State) -> list[Line]:
        events = state.events or []
        public = lines(table.game, state, events, None)
        return [line for line in lines(table.game, state, events, seat) if line not in public]

    compared = 0
    for seed in table.seeds(3):
        state = table.new(seed)
        for number, (mover, action) in enumerate(walk(state, seed)):
            real = state.copy()
            real.listen()
            real.apply(mover, action)
            for seat in range(table.seats):
                if (number + seat) % 3:
                    continue
                told, seen = told_to(seat, real), real.view(seat)
                for other in samples(state, seat, 1, number):
                    if not other.is_legal(mover, action):
                        continue
                    other.listen()
                    other.apply(mover, action)
                    if other.view(seat) == seen:
                        assert told_to(seat, other) == told
                        compared += 1
    assert compared > 0


@every_table
def test_a_move_that_reveals_nothing_is_told_alike_to_all_others(table: Setting) -> None:
    """The log of a move that can be taken back is the same whatever the reader cannot see."""
    for seed in table.seeds(2):
        state = table.new(seed)
        for number, (mover, action) in enumerate(walk(state, seed)):
            real = state.copy()
            real.listen()
            real.apply(mover, action)
            if real.seen != state.seen or real.chance.words() != state.chance.words():
                continue
            events = real.heard()
            for seat in range(table.seats):
                for other in samples(state, seat, 2, number):
                    if other.is_legal(mover, action):
                        other.listen()
                        other.apply(mover, action)
                        for reader in (seat, None):
                            heard = lines(table.game, other, other.events or [], reader)
                            assert heard == lines(table.game, real, events, reader)


@every_table
def test_a_secret_choice_looks_the_same_whatever_is_chosen(table: Setting) -> None:
    """While several seats choose at once, the others see of a choice at most that it was made, unless the game is played
    in the open."""
    if getattr(promises(table.game), "OPEN", False):
        assert state_is_open(table)
        return
    state = table.new(7)
    for number, _ in enumerate(walk(state, 7)):
        if len(state.to_act()) < 2 or number % 3:
            continue
        seat = state.to_act()[0]
        views: dict[tuple[bool, bool], list[object]] = {}
        for action in state.legal(seat):
            after = state.copy()
            after.apply(seat, action)
            revealing = after.seen != state.seen or after.chance.words() != state.chance.words()
            key = (seat in after.to_act(), revealing)
            if not revealing:
                others = [after.view(viewer) for viewer in eyes(table) if viewer != seat]
                assert views.setdefault(key, others) == others, table.game.code(action)


def state_is_open(table: Setting) -> bool:
    """Everybody sees the same, but for where they sit."""
    state = table.new(7)
    for number, _ in enumerate(walk(state, 7)):
        if number % 3 == 0:
            views = [msgspec.to_builtins(state.view(seat)) for seat in eyes(table)]
            if any({**view, "seat": None} != {**views[0], "seat": None} for view in views):
                return False
    return True


@every_table
def test_spectators_see_no_secrets(table: Setting) -> None:
    state = table.new(1)
    for number, _ in enumerate(walk(state, 1)):
        if number % 3 == 0:
            seen = state.view(None)
            for seat in range(table.seats):
                assert all(other.view(None) == seen for other in samples(state, seat, 2, number))


@every_table
def test_resample_gives_a_possible_position(table: Setting) -> None:
    game = promises(table.game)
    box = game.box(table.seats)
    state = table.new(2)
    for number, _ in enumerate(walk(state, 2)):
        if number % 5 == 0:
            for seat in range(table.seats):
                for other in samples(state, seat, 1, number):
                    plain = other.dump()
                    assert game.components(plain) == box
                    assert table.game.load(plain).dump() == plain


@every_table
def test_resample_changes_nothing_in_the_real_game(table: Setting) -> None:
    state = table.new(3)
    for number, _ in enumerate(walk(state, 3)):
        if number % 5 == 0:
            before = state.dump()
            for seat in range(table.seats):
                for other in samples(state, seat, 1, number):
                    play_out(other, seeded(1), 10)
            assert state.dump() == before


@every_table
def test_a_resampled_game_plays_on_to_its_end(table: Setting) -> None:
    game = promises(table.game)
    state = table.new(4)
    for number, _ in enumerate(walk(state, 4)):
        if number % 9 == 0:
            for other in samples(state, number % table.seats, 1, number):
                play_out(other, seeded(number))
                assert other.over
                assert game.components(other.dump()) == game.box(table.seats)


@every_table
def test_resample_is_the_same_for_the_same_chance(table: Setting) -> None:
    state = table.new(5)
    for number, _ in enumerate(walk(state, 5)):
        if number % 9 == 0:
            seat = number % table.seats
            assert samples(state, seat, 1, number)[0].same_as(samples(state, seat, 1, number)[0])


@every_table
def test_resample_replaces_chance(table: Setting) -> None:
    state = table.new(6)
    words = {tuple(other.chance.words()) for other in samples(state, 0, 5, 6)}
    assert len(words) == 5 and tuple(state.chance.words()) not in words


@every_table
def test_resample_really_varies_every_kind_of_secret(table: Setting) -> None:
    """Over twenty resamples of one moment every kind of secret that can differ takes different forms somewhere in the game."""
    game = promises(table.game)
    varied: dict[str, bool] = defaultdict(bool)
    for seed in table.seeds(2):
        state = table.new(seed)
        for number, _ in enumerate(walk(state, seed)):
            if number % 12 == 0 or (number % 2 and any(not varied[name] for name in game.secrets(state.dump(), 0))):
                plains = [game.secrets(other.dump(), 0) for other in samples(state, 0, 20, number)]
                for name in plains[0]:
                    varied[name] |= len({repr(plain.get(name)) for plain in plains}) > 1
    assert varied and all(varied.values()), varied


@every_table
def test_resample_itself_knows_no_secrets(table: Setting) -> None:
    """From two states a seat cannot tell apart the same chance gives the same resample: so a bot's move cannot depend on
    what its seat cannot see."""
    state = table.new(8)
    for number, _ in enumerate(walk(state, 8)):
        if number % 4 == 0:
            for seat in range(table.seats):
                for other in samples(state, seat, 1, number):
                    one, two = state.resample(seat, seeded(1)), other.resample(seat, seeded(1))
                    assert one.dump() == two.dump()

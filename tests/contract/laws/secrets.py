"""Nobody learns what they may not see, and `resample` gives states a seat cannot tell from the real one."""

from __future__ import annotations

import msgspec

from asztal.core.chance import seeded
from asztal.core.lines import Line
from asztal.core.playout import play_out
from asztal.core.state import State
from contract.tables import illegal, lines
from contract.walks import Law, Moment, Walk, law


@law(every=3)
def what_a_seat_cannot_see_never_changes_what_it_is_shown_or_asked(moment: Moment) -> None:
    game, state = moment.game, moment.state
    for seat in moment.seats:
        legal, chance = moment.legal(seat), moment.chance()
        others = illegal(state, seat, game.actions, 4, chance)
        for other in moment.samples(seat):
            assert other.view(seat) == moment.view(seat)
            assert other.legal(seat) == legal
            assert other.to_act() == moment.acting
            if legal:
                assert game.prompt(other, seat) == game.prompt(state, seat)
                assert [game.label(other, a) for a in legal] == [game.label(state, a) for a in legal]
                assert [game.hint(other, seat, a) for a in legal] == [game.hint(state, seat, a) for a in legal]
            for action in others:
                assert other.why_not(seat, action) == state.why_not(seat, action)


@law(remembers=False)
def what_only_one_seat_is_told_is_no_more_than_it_sees(walk: Walk) -> Law:
    """The same move in states a seat cannot tell apart: as long as it sees the same afterwards, it is told the same."""

    def told_to(seat: int, state: State) -> list[Line]:
        events = state.events or []
        public = lines(walk.game, state, events, None)
        return [line for line in lines(walk.game, state, events, seat) if line not in public]

    compared = 0
    while moment := (yield):
        for seat in moment.seats:
            if (moment.number + seat) % 3:
                continue
            other = moment.samples(seat)[0].copy()
            if other.is_legal(moment.seat, moment.action):
                other.listen()
                other.apply(moment.seat, moment.action)
                if other.view(seat) == moment.after.view(seat):
                    assert told_to(seat, other) == told_to(seat, moment.after)
                    compared += 1
    assert compared > 0 or walk.scene


@law()
def a_move_that_reveals_nothing_is_told_alike_to_all_others(moment: Moment) -> None:
    """The log of a move that can be taken back is the same whatever the reader cannot see; but for a card its mover has shown,
    which is news for the others."""
    if moment.reveals:
        return
    events = moment.after.events or []
    for seat in moment.seats if moment.after.shown == moment.state.shown else [moment.seat]:
        for sample in moment.samples(seat):
            if sample.is_legal(moment.seat, moment.action):
                other = sample.copy()
                other.listen()
                other.apply(moment.seat, moment.action)
                if seat != moment.seat and (other.shown != sample.shown or asked(moment, other) != asked(moment, moment.after)):
                    continue  # there the mover would have had no choice, and done or shown something at once
                for reader in (seat, None):
                    heard = lines(moment.game, other, other.events or [], reader)
                    assert heard == lines(moment.game, moment.after, events, reader)


def asked(moment: Moment, state: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(seat, moment.game.prompt(state, seat).id) for seat in state.to_act()]


@law(every=3)
def a_secret_choice_looks_the_same_whatever_is_chosen(moment: Moment) -> None:
    """While several seats choose at once, the others see of a choice at most that it was made, unless the game is played
    in the open: then everybody always sees the same, but for where they sit and what is worked out for whoever sits there."""
    if getattr(moment.walk.known, "OPEN", False):
        own = dict.fromkeys(("seat", *getattr(moment.walk.known, "WORKED_OUT", ())))
        views = [msgspec.to_builtins(moment.view(seat)) for seat in moment.eyes]
        assert all({**view, **own} == {**views[0], **own} for view in views)
        return
    if len(moment.acting) < 2:
        return
    seat, state = moment.acting[0], moment.state
    seen: dict[bool, list[object]] = {}
    for action in moment.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if after.seen == state.seen and after.chance.words() == state.chance.words():
            others = [after.view(viewer) for viewer in moment.eyes if viewer != seat]
            assert seen.setdefault(seat in after.to_act(), others) == others, moment.game.code(action)


@law(every=3)
def spectators_see_no_secrets(moment: Moment) -> None:
    for seat in moment.seats:
        assert all(other.view(None) == moment.view(None) for other in moment.samples(seat))


@law(every=4)
def resample_gives_a_possible_position(moment: Moment) -> None:
    plain = moment.samples(moment.number // 4 % moment.table.seats)[0].dump()
    assert moment.walk.known.components(plain) == moment.walk.known.box(moment.table.seats)
    assert moment.game.load(plain).dump() == plain


@law(every=3)
def resample_changes_nothing_in_the_real_game(moment: Moment) -> None:
    """Nor does it share anything with it: a resampled game goes its own way."""
    for seat in moment.seats:
        play_out(moment.samples(seat)[0].copy(), seeded(1), 10)
        play_out(moment.state.resample(seat, moment.chance()), seeded(1), 10)


@law(every=9)
def a_resampled_game_plays_on_to_its_end(moment: Moment) -> None:
    known = moment.walk.known
    other = moment.samples(moment.number % moment.table.seats)[1].copy()
    play_out(other, moment.chance())
    assert other.over
    assert known.components(other.dump()) == known.box(moment.table.seats)


@law(every=3)
def resample_is_the_same_for_the_same_chance(moment: Moment) -> None:
    seat = moment.number % moment.table.seats
    assert moment.walk.differs(moment.dealt_anew(seat, 1)[0], moment.samples(seat)[0]) == []


@law(every=9)
def resample_takes_a_seed_as_well_as_a_generator(moment: Moment) -> None:
    seat = moment.number % moment.table.seats
    assert moment.walk.differs(moment.state.resample(seat, 7), moment.state.resample(seat, seeded(7))) == []


@law(every=30)
def resample_replaces_chance(moment: Moment) -> None:
    words = {tuple(other.chance.words()) for other in moment.dealt_anew(0, 5)}
    assert len(words) == 5 and tuple(moment.state.chance.words()) not in words


@law(beginning=True)
def resample_really_varies_every_kind_of_secret(walk: Walk) -> Law:
    """Over twenty resamples of one moment every kind of secret that can differ takes different forms somewhere in the game.
    What has varied once is not looked at again; what hardly ever can is looked for more seldom the longer the game is."""
    secrets = walk.known.secrets
    varied: dict[str, bool] = {}
    while moment := (yield):
        if moment.number >= 40 and moment.number % 3:
            continue
        hidden = secrets(moment.plain, 0)
        for name in hidden:
            varied.setdefault(name, False)
        chance = moment.chance()
        first: dict[str, str] = {}
        for _ in range(20):
            if all(varied[name] for name in hidden):
                break
            for name, found in secrets(moment.state.resample(0, chance).dump(), 0).items():
                varied[name] = varied.get(name, False) or first.setdefault(name, repr(found)) != repr(found)
    assert varied and all(varied.values()), varied


@law(every=3)
def resample_itself_knows_no_secrets(moment: Moment) -> None:
    """From two states a seat cannot tell apart the same chance gives the same resample: so a bot's move cannot depend on
    what its seat cannot see."""
    for seat in moment.seats:
        one, two = (state.resample(seat, seeded(1)) for state in (moment.state, moment.samples(seat)[0]))
        assert moment.walk.differs(one, two) == []

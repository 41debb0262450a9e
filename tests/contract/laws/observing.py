"""What programs learn from: observations tell what a seat sees and nothing else, and states travel as bytes."""

from __future__ import annotations

import pickle

import numpy as np

from contract.walks import Moment, law


@law(every=4)
def an_observation_depends_on_nothing_its_seat_cannot_see(moment: Moment) -> None:
    for seat in moment.seats:
        seen = moment.state.observe(seat)
        for other in moment.samples(seat):
            differ = np.nonzero(other.observe(seat) != seen)[0]
            assert not len(differ), [moment.game.observation.names[at] for at in differ[:8]]


@law(every=4)
def a_mask_has_a_bit_for_every_legal_action_and_no_other(moment: Moment) -> None:
    for seat in moment.seats:
        assert np.nonzero(moment.state.mask(seat))[0].tolist() == moment.legal(seat)


@law(every=16)
def positions_a_seat_cannot_tell_apart_have_one_key_and_others_another(moment: Moment) -> None:
    for seat in moment.seats:
        key = moment.state.information(seat)
        assert all(other.information(seat) == key for other in moment.samples(seat))
        if moment.after.view(seat) != moment.view(seat):
            assert moment.after.information(seat) != key


@law(every=8)
def a_state_that_was_pickled_is_the_same_and_independent(moment: Moment) -> None:
    moment.state.information(0)  # what has been shuffled is worked out before, so that fields can be compared
    twin = pickle.loads(pickle.dumps(moment.state))
    assert not moment.walk.differs(twin, moment.state, "shuffles")
    twin.apply(moment.seat, moment.action)
    assert twin.same_as(moment.after)

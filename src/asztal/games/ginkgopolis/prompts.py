"""What the button of each action says. What is asked is said by the steps themselves."""

from __future__ import annotations

from asztal.core.lines import Argument, Line
from asztal.core.machine.frames import WIDTH
from asztal.core.spaces import space_x, space_y
from asztal.games.ginkgopolis.actions import DIRECTIONS
from asztal.games.ginkgopolis.effects import TRIGGERS
from asztal.games.ginkgopolis.letters import free_spots, letter_of, makes_room, space_beside
from asztal.games.ginkgopolis.state import Ginkgopolis


def label(state: Ginkgopolis, action: int) -> Line:
    """What the button of an action says."""
    tables = state.tables
    if action < tables.new_hand:
        return Line("act-play-letter" if action >= tables.first_letter else "act-play-building", state.words(action))
    if action == tables.new_hand:
        return Line("act-new-hand")
    if action == tables.alone:
        return Line("act-alone")
    if action < tables.take_resource:
        return Line("act-with", state.words(int(action - tables.lay)))
    if action == tables.take_resource:
        return Line("act-take-resource")
    if action == tables.take_tile:
        return Line("act-take-tile")
    if action < tables.spot:
        return move_label(state, int(action - tables.move))
    if action < tables.shift_previous:
        return spot_label(state, int(action - tables.spot))
    if action <= tables.shift_next:
        return shift_label(state, 1 if action == tables.shift_next else -1)
    if action < tables.keep:
        card = int(action - tables.pick)
        waits = int(tables.waits[tables.kind[card]])
        return Line("act-pick", {**state.words(card), "trigger": TRIGGERS[waits.bit_length() - 1]})
    if action == tables.keep:
        return Line("act-keep")
    return Line("act-give", state.words(int(action - tables.give)))


def move_label(state: Ginkgopolis, direction: int) -> Line:
    """Where the letter would go: the direction in words, the space for whoever draws the city."""
    words: dict[str, Argument] = {"direction": DIRECTIONS[direction]}
    if state.now().name == "move-letter":
        at = space_beside(state, state.depth - WIDTH, direction)
        words |= {"x": int(space_x(at)), "y": int(space_y(at))}
    return Line("act-move", words)


def spot_label(state: Ginkgopolis, index: int) -> Line:
    f = state.depth - WIDTH
    at = free_spots(state, f, state.arg(f, 1) == 1)[index]
    return Line("act-spot", {"x": int(space_x(at)), "y": int(space_y(at))})


def shift_label(state: Ginkgopolis, step: int) -> Line:
    neighbour = makes_room(state, letter_of(state, state.depth - WIDTH), step)
    return Line("act-shift", state.words(int(state.tables.first_letter + neighbour)))

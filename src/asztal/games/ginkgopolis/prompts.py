"""What a seat is asked, and what the button of each action says."""

from __future__ import annotations

from asztal.core.frames import frame_a, frame_b, frame_op
from asztal.core.lines import Argument, Line
from asztal.games.ginkgopolis import actions
from asztal.games.ginkgopolis.pending import CHOOSE, DRAFT, FIND_SPOT, GIVE_BACK, MOVE_LETTER, SHIFT, TAKE
from asztal.games.ginkgopolis.ring import can_shift
from asztal.games.ginkgopolis.rules import Ginkgopolis
from asztal.games.ginkgopolis.state import CARD, CHOOSING, STEP, WHERE, space_x, space_y, step_to
from asztal.games.ginkgopolis.tables import FIRST_CHARACTER, FIRST_LETTER, HAL, LETTERS

SIMPLE = {TAKE: "ask-take", GIVE_BACK: "ask-give"}
LETTER_MOVES = {MOVE_LETTER: "ask-move", FIND_SPOT: "ask-spot", SHIFT: "ask-shift"}
SECTIONS = {
    "ask-character": "setup",
    "ask-card": "choose",
    "ask-tile-building": "construct",
    "ask-tile-letter": "urbanise",
    "ask-take": "exploit",
    "ask-move": "urbanise",
    "ask-move-hal": "urbanise",
    "ask-spot": "rulings",
    "ask-shift": "rulings",
    "ask-give": "tiles-run-out",
}
"""The section of the guide that explains each prompt."""
TRIGGERS = ("none", "exploit", "urbanise", "construct")


def prompt(state: Ginkgopolis, seat: int) -> Line:
    """What the seat is asked now."""
    pending = state.top()
    op = int(frame_op(pending))
    if op == DRAFT:
        return Line("ask-character", {"n": int(frame_a(pending)) + 1})
    if op == CHOOSE:
        if state.get(seat, STEP) == CHOOSING:
            return Line("ask-card")
        card = int(state.get(seat, CARD))
        return Line("ask-tile-letter" if card >= FIRST_LETTER else "ask-tile-building", state.words(card))
    if op == MOVE_LETTER and state.seats == 1 and state.owner(frame_b(pending)) == HAL:
        return Line("ask-move-hal", letter_words(state, int(frame_a(pending))))
    if op in LETTER_MOVES:
        return Line(LETTER_MOVES[op], letter_words(state, int(frame_a(pending))))
    return Line(SIMPLE[op])


def letter_words(state: Ginkgopolis, letter: int) -> dict[str, Argument]:
    return state.words(FIRST_LETTER + letter)


def label(state: Ginkgopolis, action: int) -> Line:
    """What the button of an action says."""
    if action < actions.NEW_HAND:
        return Line("act-play-letter" if action >= FIRST_LETTER else "act-play-building", state.words(action))
    if action == actions.NEW_HAND:
        return Line("act-new-hand")
    if action == actions.ALONE:
        return Line("act-alone")
    if action < actions.TAKE_RESOURCE:
        return Line("act-with", state.words(action - actions.WITH))
    if action == actions.TAKE_RESOURCE:
        return Line("act-take-resource")
    if action == actions.TAKE_TILE:
        return Line("act-take-tile")
    if action < actions.SPOT:
        return move_label(state, action - actions.MOVE)
    if action < actions.SHIFT_PREVIOUS:
        return spot_label(state, action - actions.SPOT)
    if action < actions.PICK:
        return shift_label(state, action)
    if action < actions.KEEP:
        card = action - actions.PICK + FIRST_CHARACTER
        return Line("act-pick", {**state.words(card), "trigger": TRIGGERS[state.tables.trigger[card]]})
    if action == actions.KEEP:
        return Line("act-keep")
    return Line("act-give", state.words(action - actions.GIVE))


def move_label(state: Ginkgopolis, direction: int) -> Line:
    """Where the letter would go: the direction in words, the space for whoever draws the city."""
    words: dict[str, Argument] = {"direction": actions.DIRECTIONS[direction]}
    pending = state.top()
    if frame_op(pending) == MOVE_LETTER:
        at = state.city[WHERE + frame_b(pending)] + step_to(direction)
        words |= {"x": int(space_x(at)), "y": int(space_y(at))}
    return Line("act-move", words)


def spot_label(state: Ginkgopolis, index: int) -> Line:
    spots = state.spots(state.top())
    at = spots[index]
    return Line("act-spot", {"x": int(space_x(at)), "y": int(space_y(at))})


def shift_label(state: Ginkgopolis, action: int) -> Line:
    step = 1 if action == actions.SHIFT_NEXT else LETTERS - 1
    return Line("act-shift", letter_words(state, int(can_shift(state, frame_a(state.top()), step))))

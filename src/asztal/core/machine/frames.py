"""How a frame, an instruction and a row of waiting effects are laid out in numbers, and what steps answer."""

from __future__ import annotations

from typing import Final

# -- the words of a frame: one running effect ----------------------------------------------------------------------------------
PC: Final = 0  # the place of its current instruction
SEAT: Final = 1  # "you": who does it and decides
THIS: Final = 2  # the piece it belongs to, -1 for none
IT: Final = 3  # the piece the step before handled, -1 for none
COUNT: Final = 4  # how many the step before handled: `per discarded`
LEFT: Final = 5  # the running step's own: what is left, plus 1; 0 when it has not begun
AUX: Final = 6  # the running step's own
WHO: Final = 7  # players the step before has set apart: `each unable`
SAFE: Final = 8  # players this effect does not touch: they have avoided it
FLAGS: Final = 9  # FAILED, REPLACED and TIED
WIDTH: Final = 10

FAILED: Final = 1  # a part of the cost turned out to be impossible: `paid` skips the result
REPLACED: Final = 2  # a reaction does something else instead of what the step was about to do
TIED: Final = 4  # it pays a cost whose parts get in each other's way: only what leaves the rest payable may be chosen

# -- what a step answers -------------------------------------------------------------------------------------------------------
NEXT: Final = 0  # done: go on after it
STAY: Final = 1  # look again: it jumped, called another effect, or has more to do
WAIT: Final = 2  # the frame's seat has to decide: `offer` says what
TOGETHER: Final = 3  # the seats of `acting` have to decide, each by itself: `choices` says what

# -- how much of a step could be done now --------------------------------------------------------------------------------------
NONE: Final = 0
SOME: Final = 1
ALL: Final = 2

END: Final = 0  # the step that ends every effect is the first of all games
WINDOW: Final = 11  # the step of a reaction window, whose frame holds which pieces have acted

BLOCK: Final = 1 << 16  # in the head of an instruction: its first argument is the place after the whole construct

# -- a row of the table of waiting effects -------------------------------------------------------------------------------------
EVENT: Final = 0  # number of the trigger
HOW: Final = 1  # place of the trigger's own words
BODY: Final = 2  # place of the effect
MAY: Final = 3  # 1: the owner need not
ROW: Final = 4

"""What can be pending: the kinds of frames on the stack, and what their numbers mean."""

from __future__ import annotations

from typing import Final

GAIN: Final = 1  # a: good, b: amount
GIVE_BACK: Final = 2  # everybody may give tiles back; a: 1 once it has begun
DRAFT: Final = 3  # everybody picks a character; a: 0, 1, 2
CHOOSE: Final = 4  # everybody chooses a card, and a tile or none
RESOLVE: Final = 5  # the side carries out its choice
TAKE: Final = 6  # the side takes a resource or a tile
MOVE_LETTER: Final = 7  # a: letter, b: the new tile beside which it may go
FIND_SPOT: Final = 8  # a: letter without a free space beside its tile; b: 1 for the last resort
SHIFT: Final = 9  # a: letter that takes a neighbour's space
YIELDS: Final = 10  # a: tile whose neighbours the side uses
BONUS: Final = 11  # a: trigger
FINISH: Final = 12  # a: card to discard after the action
KEEP_CARD: Final = 13  # a: card to keep after the action
NEXT_ROUND: Final = 14
HAL_TURN: Final = 15
FRAMES: Final = (
    "", "gain", "give-back", "draft", "choose", "resolve", "take", "move-letter", "find-spot", "shift", "yields", "bonus",
    "finish", "keep-card", "next-round", "hal",
)  # fmt: skip

"""What can be pending: the kinds of frames on the stack, and the steps of a player who is growing the empire."""

from __future__ import annotations

from typing import Final

# Frames: the phase that is going on.
FAVOURS: Final = 1  # players take favour tiles in turn; a: how many have taken one
GROWING: Final = 2  # everybody grows the empire on the own sheet
FRAMES: Final = ("", "favours", "growing")

# Steps of one player in the growing phase; everybody goes on at own speed.
READY: Final = 0  # has finished the round, or waits for a favour tile
REROLL: Final = 1  # may reroll dice before anything else
MARK: Final = 2  # picks dice for a reroll; ASKED: building, LEFT: how many more
GROW: Final = 3  # builds, harvests, uses abilities
PAY: Final = 4  # pays any resource for an ability; ASKED: building, LEFT: how many more
TAKE: Final = 5  # takes any resource from an ability; ASKED: building, LEFT: how many more
KEEP: Final = 6  # keeps resources for the next round; LEFT: how many more
ESTATE: Final = 7  # may create an estate
STEPS: Final = ("ready", "reroll", "mark", "grow", "pay", "take", "keep", "estate")

"""What can be pending: the kinds of frames on the stack, and what their numbers mean. Verbs of programs use the same numbers.

A verb in a program has its own numbers in a and b; the frame it becomes has the location it comes from, plus 1, in c.
"""

from __future__ import annotations

from typing import Final

# program steps that happen at once
END: Final = 0
GAIN: Final = 1  # a: good, b: amount
PER: Final = 2  # a: good, b: what is counted (a colour, or SAMURAI_HERE), c: at most, 0 without limit
CHOICE: Final = 3  # a: number of options, b: 1 if none may be taken, c: length of all options; each is BLOCK, steps, END
BLOCK: Final = 4  # a: length of the option after this
COST: Final = 5  # a: wood, stone and food, 4 bits each; b: gold

# the flow of a game
FACTION: Final = 10  # the seat chooses a faction
REVEAL: Final = 11  # a: so many common cards are laid open
TAKE: Final = 12  # the seat takes one of the open cards
SWEEP: Final = 13  # the open cards are discarded
PACKET: Final = 14  # everybody takes a card of the packet in hand; a: 0, 1
RIVAL_TAKES: Final = 15  # a random open card goes to the virtual player
PRODUCTION: Final = 16  # the seat produces
TURN: Final = 19  # the seat's turn; a: 1 once the action is done
NEXT: Final = 20  # the next turn after the seat's, or the end of the phase
CLEANUP: Final = 21
ATTACK: Final = 22  # the virtual player attacks
COLLECT: Final = 23  # the virtual player's locations go to its pile
NEXT_ROUND: Final = 24
LOSE: Final = 25  # the attack can hit several locations; a: place of the second card in the line, b: 1 for a Japanese location

# what is being paid and done
RUN: Final = 30  # a: place in the program, b: location it belongs to, plus 1
DRAW: Final = 31  # a: cards, b: deck (either, common, faction), c: 1 if the cards are marked as fresh
CHOOSE: Final = 32  # a: place of the CHOICE, b: location, plus 1
PAY: Final = 33  # a: wood, stone, food and any resource, 4 bits each
GIVE: Final = 34  # a location or foundation for a building cost
BUILD: Final = 35  # a: the card whose cost is paid
EXCHANGE: Final = 36  # more pairs of workers, or done
UNMARK: Final = 37  # fresh cards are ordinary cards again
FINISH_DEAL: Final = 38  # a: the card whose food is paid

# verbs
STEAL: Final = 40  # a: bits of wood, stone and food
RAZING: Final = 41  # a: hand 1, opponent 2, own 4, despite protection 8; b: points for each good discarded again
COPY_RAZE: Final = 42  # one good of the raze field of an opponent's location
PICK_GOOD: Final = 43  # a, b: goods, plus 1; one of them is gained
KEEP: Final = 44  # a: of the fresh cards one is kept; b: 0 discard the rest, 1 shuffle it in
DRAW_KEEP: Final = 45  # in programs only; a: cards, b: deck + 4 * what happens to the rest
DISCARD_LOCATION: Final = 46
CANCEL_DEAL: Final = 47  # a: 0 an own deal, 1 an opponent's; b: 1 and its good is gained
TAKE_DEAL: Final = 48
USE_DEAL: Final = 49
ROUTE_DEAL: Final = 50
BUILD_FACTION: Final = 51  # a: 0 from hand, 1 from deals; b: wood that will be spent before
RESET: Final = 52
REPEAT: Final = 53  # a: 1 not this location itself
BLOCKING: Final = 54
TAKE_OVER: Final = 55
OPPONENT_DISCARDS: Final = 56
DISCARD: Final = 57  # a card from hand
LAY: Final = 58  # a common card from hand as a foundation
PLACE_SAMURAI: Final = 59  # a: how many are left
GAINED: Final = 60  # own packing, see `gained_frame`: goods just gained may be discarded for points

SAMURAI_HERE: Final = 8

FRAMES: Final = {
    FACTION: "faction", REVEAL: "reveal", TAKE: "take", SWEEP: "sweep", PACKET: "packet", RIVAL_TAKES: "rival-takes",
    PRODUCTION: "production", TURN: "turn", NEXT: "next", CLEANUP: "cleanup",
    ATTACK: "attack", COLLECT: "collect", NEXT_ROUND: "next-round", LOSE: "lose", RUN: "run", DRAW: "draw", CHOOSE: "choose",
    PAY: "pay", GIVE: "give", BUILD: "build", EXCHANGE: "exchange", UNMARK: "unmark", FINISH_DEAL: "finish-deal",
    STEAL: "steal", RAZING: "raze", COPY_RAZE: "copy-raze", PICK_GOOD: "pick-good", KEEP: "keep", 
    DISCARD_LOCATION: "discard-location", CANCEL_DEAL: "cancel-deal", TAKE_DEAL: "take-deal", USE_DEAL: "use-deal",
    ROUTE_DEAL: "route-deal", BUILD_FACTION: "build-faction", RESET: "reset", REPEAT: "repeat-production", BLOCKING: "block",
    TAKE_OVER: "take-over", OPPONENT_DISCARDS: "opponent-discards", DISCARD: "discard", LAY: "lay-foundation",
    PLACE_SAMURAI: "samurai", GAINED: "discard-gained",
}  # fmt: skip

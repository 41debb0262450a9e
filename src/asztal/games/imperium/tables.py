"""The printed content as flat integer tables, the form the engine reads. One instance serves all games of the same nations."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core.machine.program import Program
from asztal.core.machine.words import Step
from asztal.core.pieces import Zones
from asztal.games.imperium.actions import PICK

# goods; the first three lie on cards, too
MAT: Final = 0
POP: Final = 1
PRG: Final = 2
ACTION: Final = 3
VP: Final = 4  # only in points: on a side this number is something else

# zones, in the order of layout.py
HAND: Final = 0
DISCARD: Final = 1
DECK: Final = 2
PLAY: Final = 3
HISTORY: Final = 4
GARRISON: Final = 5
NATION: Final = 6
LOOKED: Final = 7
DEVELOPMENT: Final = 8
SUNKEN: Final = 9
POWER: Final = 10
MARKET: Final = 11
EXILE: Final = 12
UNREST_PILE: Final = 13
UNDER: Final = 14
FAME_DECK: Final = 15
MAIN: Final = 16
SUIT_DECK: Final = 17  # + suit: region, uncivilised, civilised
BOX: Final = 20
REMOVED: Final = 21
KING: Final = 22
OWN_ZONES: Final = 11
COMMON: Final = 0x7FF800  # from the market on
# words for zones that are none of their own, as bits of a mask
HERE: Final = 0x800000
REGION_GARRISON: Final = 0x1000000
ANYWHERE: Final = 0x2000000
OTHERS: Final = 0x4000000
NATION_BOTTOM: Final = 0x8000000
SCORED: Final = 0x63F  # hand, discard, deck, play, history, garrison, sunken, power

# numbers of the table
ROUND: Final = 0
FIRST: Final = 1
TURN: Final = 2
PHASE: Final = 3
ENDING: Final = 4
COLLAPSED: Final = 5
GIVEN: Final = 6
KINGS: Final = 7
COMMONS: Final = 8
BOXED: Final = 9
CHOOSING: Final = 10
PHASES: Final = ("set-up", "activate", "innovate", "revolt", "clean-up", "solstice", "end")
SETTING_UP: Final = 0
ACTIVATING: Final = 1
INNOVATING: Final = 2
REVOLTING: Final = 3
CLEANING: Final = 4
SOLSTICE: Final = 5
OVER: Final = 6
ENDINGS: Final = ("open", "triggered", "last-round")

# numbers of a side besides its goods
EXHAUST: Final = 4
EMPIRE: Final = 5
NATION_USED: Final = 6
DEVELOPMENT_USED: Final = 7
DECLARED: Final = 8
IGNORES: Final = 9
NATION_LED: Final = 10

# marks of a card
EXHAUSTED: Final = 1
FRESH: Final = 2
PLAYED_FREE: Final = 4
DONE: Final = 8
OF_TURN: Final = 0xF7  # what clean-up takes away
TREATED: Final = 4  # two bits for fertile, two for river
TOKENS: Final = 8  # ten bits for each of three goods
TOKEN_BITS: Final = 10
MOST_TOKENS: Final = 1023
ALL_TOKENS: Final = 0x3FFFFFFF00
HOST: Final = 38  # the card it lies under, plus 1
HOST_MASK: Final = 511
SLOT: Final = 47  # place in the market, plus 1
PILE: Final = 50  # the pile it was last shuffled into, see `core.machine.piles`
KEPT: Final = 0xFC000000000004  # what a card keeps wherever it goes: its pile, and PLAYED_FREE
OF_USE: Final = 0xFF  # what has been done with it

# piles a card can come from; numbers of marks first, then those the game begins with
PILE_NUMBERS: Final = 64
MAIN_PILE: Final = 1
PILE_WORDS: Final = 5  # numbers of a memory for each
PILES: Final = (
    *[str(number) for number in range(PILE_NUMBERS)], "regions", "uncivilised", "civilised", "tributaries", "fame", "unrest",
    *[f"deck-{seat}" for seat in range(4)], *[f"nation-{seat}" for seat in range(4)],
)  # fmt: skip

NATIONS: Final = 16
SLOTS: Final = 5
DEALT: Final = 5  # cards drawn at the beginning, and cards in hand after clean-up
ACTIONS: Final = 3
EXHAUSTS: Final = 5
MOST_POINTS: Final = 10  # of a card with variable points

# suits, as the traits of language.py number them: this, it, then the suits
REGION: Final = 4
UNCIVILISED: Final = 8
CIVILISED: Final = 16
FAME: Final = 64
UNREST: Final = 128
POWER_SUIT: Final = 256
TROUBLED: Final = 56  # under these an unrest lies in the market
FIRST_SUIT: Final = 2  # number of the trait
PRODUCTION_BIT: Final = 14
ICON_BITS: Final = 0x1C000  # production, fertile, river
MASK: Final = 1 << 12
PINNED: Final = 1 << 17
ATTACK: Final = 1 << 18
VARIABLE: Final = 1 << 19
EMPIRE_CARD: Final = 1 << 20
QUEST: Final = 1 << 22
TOP_NATION: Final = 1 << 23
ACTIVE_QUEST: Final = 1 << 24
DECLARED_SUIT: Final = 1 << 25
NAMED: Final = -0x4000000  # a certain card: all traits from the 26th on

ANY_STATE: Final = 0  # icons of states
EMPIRE_ONLY: Final = 2

# where cards begin
STARTS: Final = ("deck", "nation", "bottom", "development", "power", "supply", "unrest", "fame", "king", "common")
IN_DECK: Final = 0
IN_NATION: Final = 1
AT_BOTTOM: Final = 2
IN_DEVELOPMENT: Final = 3
IN_POWER: Final = 4
IN_SUPPLY: Final = 5
IN_UNREST: Final = 6
IN_FAME: Final = 7
AS_KING: Final = 8
IN_COMMON: Final = 9

# standing rules, in the order of rule words
FREE: Final = 0
UNPLAYABLE: Final = 1
NEVER_GARRISONED: Final = 2
NEVER_LEAVES: Final = 3
COUNTS_AS: Final = 4
LAST_QUEST: Final = 5
END_RETURN: Final = 6
HAND_SIZE: Final = 7
LOSES_ICON: Final = 8
ACQUIRES_EXILED: Final = 9
PLAYS_FREE: Final = 10
CHEAPER_UNREST: Final = 11
CHEAPER_DEVELOPMENT: Final = 12
MARKET_TOKEN: Final = 13
INSTEAD_OF: Final = 14
NO_HISTORY: Final = 15
SUNKEN_PILE: Final = 16
QUEST_PLACE: Final = 17
FEWER_EXHAUSTS: Final = 18
BEGINS_AS_EMPIRE: Final = 19
RULES: Final = 20

# what happens, in the order of trigger words
PLAYED: Final = 0
ATTACKED: Final = 1
RETURNED: Final = 2
TOOK_UNREST: Final = 3
ACQUIRED: Final = 4
BROKE_THROUGH: Final = 5
GAINED_FROM: Final = 6
GAINED_TOKENS: Final = 7
LOOKED_AT_FAME: Final = 8
PAID: Final = 9
SUNK: Final = 10
LEFT_PLAY: Final = 11
DECK_EMPTY: Final = 12
MUST_DISCARD: Final = 13


class Tables(Program):
    """Everything printed in one game."""

    def __init__(self, zones: Zones, pieces: int, table: int, side: int, steps: list[Step[Any]]) -> None:
        super().__init__(zones, pieces, table, side, steps)
        self.nations: tuple[str, ...] = ()
        """The nation of each seat."""
        self.commons: str = ""
        """The box the common cards are from."""
        self.said_ids: tuple[str, ...] = ()
        """What `ids` has found."""
        self.kind_ids: tuple[str, ...] = ()
        """The id of each kind of card."""
        self.chosen: vec[i64] = vec[i64]()
        """The kinds of cards an action can be about."""
        self.chosen_as: vec[i64] = vec[i64]()
        """For each kind its number among them, -1 for none."""
        self.pick_at: vec[i64] = vec[i64]()
        """For each zone the action that chooses the first of them there; the last one is for others' cards in play."""
        self.owner: vec[i64] = vec[i64]()
        """The seat whose nation each piece belongs to, -1 for common cards."""
        self.start: vec[i64] = vec[i64]()
        """Where each piece begins, see STARTS."""
        self.group: vec[i64] = vec[i64]()
        """Of common cards the suit whose deck they belong to: region, uncivilised, civilised, tributary, fame; 5 for unrest,
        6 + seat for nations."""
        self.no_memory: vec[i64] = vec[i64]()
        """Nobody has been shown anything yet."""
        self.spare: vec[i64] = vec[i64]()
        """1: a tributary of the other box, which may have to take another's place."""
        self.named_nation: vec[i64] = vec[i64]()
        """1: a tributary card with the name of a nation at the table."""
        # of each kind: the places of its sections, 0 for none
        self.play: vec[i64] = vec[i64]()
        self.exhaust: vec[i64] = vec[i64]()
        """Of abilities that are used in one's own turn; those that wait for something are in `whens`."""
        self.solstice: vec[i64] = vec[i64]()
        self.reached: vec[i64] = vec[i64]()
        self.enters: vec[i64] = vec[i64]()
        self.king: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.requires: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        # of each kind, as numbers
        self.vp: vec[i64] = vec[i64]()
        self.state: vec[i64] = vec[i64]()
        self.icons: vec[i64] = vec[i64]()
        """How many icons of each type: production, fertile << 4, river << 8; regions it counts as << 12."""
        self.develop: vec[i64] = vec[i64]()
        """Development cost: MAT | POP << 8 | PRG << 16; -1 if it cannot be developed."""
        self.wide_rules: i64 = 0
        """Bit r: rule r is printed on some card of this game."""
        # steps that other steps look for
        self.draw_step: i64 = 0
        self.discard_step: i64 = 0
        self.look_step: i64 = 0
        self.plain_discard_step: i64 = 0
        self.attack_step: i64 = 0
        self.gain_per_step: i64 = 0
        self.need_step: i64 = 0
        self.pay_step: i64 = 0
        self.take_unrest_step: i64 = 0
        # where the flow of the game begins
        self.begin_flow: i64 = 0
        self.game_flow: i64 = 0
        self.turn_flow: i64 = 0
        self.innovate_flow: i64 = 0
        self.revolt_flow: i64 = 0
        self.play_flow: i64 = 0
        self.reshuffle_flow: i64 = 0
        self.host_flow: i64 = 0
        self.develop_flow: i64 = 0
        self.solstice_flow: i64 = 0
        self.put_back_flow: i64 = 0
        self.swap_flow: i64 = 0

    def ids(self) -> tuple[str, ...]:
        """The id of each piece: that of its kind, numbered from the second on. Made when asked for: playing needs none."""
        if not self.said_ids:
            counted: dict[str, int] = {}
            found = []
            for kind in self.kind:
                id = self.kind_ids[kind]
                counted[id] = counted.get(id, 0) + 1
                found.append(id if counted[id] == 1 else f"{id}.{counted[id]}")
            self.said_ids = tuple(found)
        return self.said_ids

    def picked(self, action: int) -> tuple[int, int]:
        """The place (`actions.PLACES`) and the kind of the card an action chooses."""
        place, number = divmod(action - PICK, len(self.chosen))
        return place, int(self.chosen[number])

"""A line of the notation played at a small table of the fair, for tests that read like rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from asztal.core.chance import seeded
from asztal.core.machine.naming import dump_frames
from asztal.core.resources import read
from core.fair.content import cards, compile_cards
from core.fair.game import begin
from core.fair.table import COIN, DECK, DISCARD, HAND, PICK, STALL, VP, WOOL, ZONES, Fair

PROBE = """
[probe]
name = {{ en = "Probe", hu = "Próba" }}
traits = ["{trait}"]
{section} = "{line}"
"""
GOODS = {"coin": COIN, "wool": WOOL, "vp": VP}


class Scene:
    """The first player plays the probe, a card that says `line`. Cards named for a zone lie there, all others in the deck."""

    def __init__(
        self,
        line: str,
        *,
        hands: Sequence[str] = ("",),
        stalls: Sequence[str] = ("",),
        discard: str = "",
        deck: str = "",
        goods: Sequence[dict[str, int]] = ({},),
        seats: int = 2,
        by_number: bool = False,
        section: str = "play",
        trait: str = "folk",
    ) -> None:
        text = read("core.fair", "content/cards.toml") + PROBE.format(line=line, section=section, trait=trait)
        self.tables = compile_cards(cards(text, "cards.toml"), by_number)
        self.state: Fair = begin(self.tables, seats, seeded(1))
        state = self.state
        for piece in range(len(self.tables.ids)):
            state.rings.move(piece, DECK, 0)
            state.rings.forget(piece)
        self._lay(hands, stalls, discard, deck, goods)
        self.probe = self.tables.ids.index("probe")
        state.rings.move(self.probe, STALL, 0)
        state.depth = 0
        state.enter(self.tables.flow["turn"], 0, -1, -1)
        if section in ("play", "action", "price"):
            state.enter(self.tables.places[section][self.tables.kind[self.probe]], 0, self.probe, -1)
        state.run()

    def _lay(
        self, hands: Sequence[str], stalls: Sequence[str], discard: str, deck: str, goods: Sequence[dict[str, int]]
    ) -> None:
        state = self.state
        for seat in range(int(state.seats)):
            for good in range(4):
                state.put(seat, good, 0)
            for name, amount in (goods[seat] if seat < len(goods) else {}).items():
                state.put(seat, GOODS[name], amount)
        for zone, rows in ((HAND, hands), (STALL, stalls)):
            for seat, row in enumerate(rows):
                for id in row.split():
                    state.rings.move(self.tables.ids.index(id), zone, seat)
        for id in discard.split():
            state.rings.move(self.tables.ids.index(id), DISCARD, 0)
        for id in reversed(deck.split()):
            state.rings.lay_on(self.tables.ids.index(id), DECK, 0)

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """The effect has ended: the player's turn goes on."""
        return self.state.now().name == "act"

    @property
    def asked(self) -> str:
        """The step somebody has to decide, or nothing."""
        return "" if self.ended else self.state.now().name

    @property
    def seat(self) -> int:
        return self.state.to_act()[0]

    @property
    def offer(self) -> str:
        """What may be decided now, as words."""
        return " ".join(self._code(action) for action in self.state.legal(self.seat))

    def _code(self, action: int) -> str:
        if action >= PICK:
            zone, kind = divmod(action - PICK, len(self.tables.kinds))
            return f"{self.tables.kinds[kind]}" if zone == HAND else f"{ZONES.names[zone]}:{self.tables.kinds[kind]}"
        return ("no", "yes", "sell", "pays", "1st", "2nd", "3rd", "4th")[action]

    def do(self, *codes: str) -> Scene:
        for code in codes:
            legal = {self._code(action): action for action in self.state.legal(self.seat)}
            assert code in legal, f"{code!r} is not among {', '.join(legal)}"
            self.state.apply(self.seat, legal[code])
        return self

    def pending(self) -> list[dict[str, Any]]:
        return dump_frames(self.state, self.tables.ids)

    def has(self, seat: int = 0) -> str:
        """The goods of a seat, in words."""
        amounts = {name: int(self.state.get(seat, good)) for name, good in GOODS.items()}
        return " ".join(f"{amount} {name}" for name, amount in amounts.items() if amount)

    def cards(self, zone: int, seat: int = 0) -> str:
        """The cards of a zone from the top down, but for the probe."""
        there = self.state.rings.piled(zone * 8 + seat)
        return " ".join(self.tables.ids[piece] for piece in there if piece != self.probe)

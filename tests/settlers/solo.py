"""A solo table for tests, with a chosen line and deck of attack cards."""

from __future__ import annotations

from asztal.games.settlers.state import ATTACK_PILE, DEAL, DECK, LINE, RIVAL
from asztal.games.settlers.tables import DECK_CARDS, PIECES
from settlers.desk import Desk


def solo_desk(faction: str, line: list[str], deck: list[str]) -> Desk:
    """Lines and decks are given from the bottom to the top."""
    desk = Desk(faction)
    state = desk.state
    for piece in range(84):  # whatever the virtual player has taken goes back
        if state.cards.lies(piece, 6, RIVAL):
            desk._to_deck(piece)
    left = list(range(DECK_CARDS, PIECES))

    def find(good: str) -> int:
        printing = state.tables.ids.index(f"attack-{good}")
        piece = next(piece for piece in left if state.tables.printing[piece] == printing)
        left.remove(piece)
        return piece

    shown, hidden = [find(good) for good in line], [find(good) for good in deck]
    for place, piece in enumerate(shown):
        state.cards.move(piece, DEAL, RIVAL)
        state.order[LINE + place] = piece
    state.line = len(shown)
    for place, piece in enumerate([*left, *hidden]):
        state.cards.move(piece, DECK, 0)
        state.cards.forget(piece)
        state.order[ATTACK_PILE + place] = piece
    state.attacks = len(left) + len(hidden)
    return desk

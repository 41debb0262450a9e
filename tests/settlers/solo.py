"""A solo table for tests, with a chosen line and deck of attack cards."""

from __future__ import annotations

from asztal.games.settlers.layout import ATTACKS, DEAL, EMPIRE, RIVAL
from settlers.desk import Desk


def solo_desk(faction: str, line: list[str], deck: list[str]) -> Desk:
    """Lines and decks are given from the bottom to the top."""
    desk = Desk(faction)
    state = desk.state
    for piece in state.rings.inside(EMPIRE, RIVAL):  # whatever the virtual player has taken goes back
        desk._to_deck(int(piece))
    left = list(range(int(state.t.deck_cards()), len(state.t.piece_ids)))

    def find(good: str) -> int:
        printing = state.t.ids.index(f"attack-{good}")
        piece = next(piece for piece in left if state.t.kind[piece] == printing)
        left.remove(piece)
        return piece

    shown, hidden = [find(good) for good in line], [find(good) for good in deck]
    for piece in shown:
        state.rings.lay_on(piece, DEAL, RIVAL)
    for piece in [*left, *hidden]:
        state.rings.lay_on(piece, ATTACKS, 0)
        state.rings.forget(piece)
    return desk

"""The fair: a toy game of eighteen cards that uses every step of the machine. docs/machine.md takes its examples from here.

Two to four people have a stall. Each round everybody passes a card to the left, all at the same time; then each in turn plays
cards, uses them, or ends the turn. Whoever holds wool may sell one for a coin at any moment of an own turn. After three rounds
the cards at the stalls score.
"""

from core.fair.game import GAME

__all__ = ["GAME"]

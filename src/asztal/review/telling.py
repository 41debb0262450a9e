"""What happened, for whoever reads a review: the sentences of the log a decision belongs to."""

from __future__ import annotations

from asztal.core.game import LANGUAGES, Game
from asztal.core.record import Record, replay, split_move
from asztal.core.report import ALL, Sentence, Told, report, tell

MOST = 3
"""So many sentences of what came up are told at most."""

Said = dict[str, str]
"""Something in every language; empty where nobody heard of it."""


class Story:
    """The log of a finished game, a sentence for a deed, as everybody at the table heard it."""

    def __init__(self, game: Game, record: Record) -> None:
        lines: list[Told] = []
        self.asked: list[str] = []
        """Which question each move answered."""
        for move, state in enumerate(replay(game, record, listen=True)):
            if move < len(record.moves):
                self.asked.append(game.prompt(state, split_move(record, move)[0]).id)
            heard = (game.line(state, event, None) for event in state.heard())
            lines += [Told(move - 1, line, game.role(line)) for line in heard if line is not None]
        self.sentences = report(lines)
        self.said: list[Said] = [
            {lang: tell(one, game.speaker(lang), record.seats) for lang in LANGUAGES} for one in self.sentences
        ]
        self.record = record

    def deed(self, move: int) -> Said:
        """What a player did. What is chosen in secret or in several steps is told when it is done: by the next sentence."""
        place = self._deed(move)
        return {} if place is None else self.said[place]

    def came_up(self, move: int, until: int) -> Said:
        """What happened besides, from a move on until another."""
        own = self._deed(move)
        places = [
            place
            for place, one in enumerate(self.sentences)
            if place != own and move <= min(one.moves) < until and any(self.said[place].values())
        ]
        if not places:
            return {}
        return {lang: " ".join(self.said[place][lang] for place in places[-MOST:]) for lang in LANGUAGES}

    def _deed(self, move: int) -> int | None:
        seat = split_move(self.record, move)[0]
        of = (place for place, one in enumerate(self.sentences) if max(one.moves) >= move and self._is_of(one, seat, move))
        return next(of, None)

    def _is_of(self, sentence: Sentence, seat: int, move: int) -> bool:
        """Whether a sentence tells what came of a move: of something all do at once only if the move answered that question.

        A card chosen in secret may have to wait until all have given tiles back.
        """
        if not _tells_of(sentence, f"#{seat}"):
            return False
        last = max(sentence.moves)
        while last > move and split_move(self.record, last)[0] != seat:
            last -= 1
        return sentence.who != ALL or self.asked[last] == self.asked[move]


def _tells_of(sentence: Sentence, seat: str) -> bool:
    """Whether a sentence is a player's own, or one that tells something of all players and of this one, too."""
    told = (str(line.args.get("player")).split("|") for line in sentence.lines)
    return sentence.who == seat or (sentence.who == ALL and any(seat in players for players in told))

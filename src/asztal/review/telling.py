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
        for move, state in enumerate(replay(game, record, listen=True)):
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
        seat = f"#{split_move(self.record, move)[0]}"
        of = (place for place, one in enumerate(self.sentences) if max(one.moves) >= move and _tells_of(one, seat))
        return next(of, None)


def _tells_of(sentence: Sentence, seat: str) -> bool:
    """Whether a sentence is a player's own, or one that tells something of all players and of this one, too."""
    told = (str(line.args.get("player")).split("|") for line in sentence.lines)
    return sentence.who == seat or (sentence.who == ALL and any(seat in players for players in told))

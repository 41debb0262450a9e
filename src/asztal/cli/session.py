"""One game in the terminal: who decides now, what they type, and what they see."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from asztal.cli import drawing
from asztal.cli.chronicle import Chronicle
from asztal.cli.guide import rules, section
from asztal.cli.seats import Seat
from asztal.cli.shared import folded, words
from asztal.core.chance import Seed
from asztal.core.game import Game, Item
from asztal.core.history import History
from asztal.core.state import State

COMMANDS = ("undo", "help", "log", "table", "guide", "save", "quit")
RECENT, FEWEST = 14, 5
"""How many lines of the log are shown above a question in a pipe, and at least on any screen."""


class Left(Exception):
    """A person has left the table."""


class Session:
    """A game from its first decision to its score sheet."""

    def __init__(
        self, game: Game, options: dict[str, str], seats: Sequence[Seat], seed: Seed, lang: str, record: Path, out: Console
    ) -> None:
        self.game = game
        self.seats = seats
        self.players = [seat.name for seat in seats]
        self.history = History(game, options, self.players, seed, listen=True)
        self.lang = lang
        self.words = words(lang)
        self.speaker = game.speaker(lang)
        self.record = record
        self.out = out
        self.chronicle = Chronicle(game, self.speaker, self.players)
        self.chronicle.hear(self.history.state)
        self.viewer: int | None = None
        """The person who sits in front of the screen."""
        self.read_until = [0] * len(seats)
        """How many moves each person has been told of."""
        self.keys = command_keys(lang)
        self.items: dict[str, Item] = {item.id: item for item in game.items()}

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    # -- the course of the game ------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the record is saved either way."""
        players = self.words.all_of([escape(name) for name in self.players])
        name = self.speaker.text("game-name")
        self.out.print(self.words.text("welcome", game=name, seed=str(self.history.seed), players=players))
        try:
            while not self.state.over:
                self.go_on()
        except (Left, EOFError, KeyboardInterrupt):
            self.out.print()
            self.leave()
            return
        self.finish()

    def go_on(self) -> None:
        """The next decision. Bots come first, so that a person's own move is always the one to be taken back."""
        acting = self.state.to_act()
        for seat in acting:
            bot = self.seats[seat].bot
            if bot is not None:
                self.move(seat, bot.choose(self.state, seat))
                return
        self.ask(self.viewer if self.viewer in acting and self.viewer is not None else acting[0])

    def move(self, seat: int, action: int) -> None:
        self.history.apply(seat, action)
        self.chronicle.hear(self.state)

    def finish(self) -> None:
        self.clear()
        viewer = self.people[0] if len(self.people) == 1 else None
        since = 0 if viewer is None else self.read_until[viewer]
        table = self.table(viewer)
        scores = drawing.score_sheet(self.game, self.state.result(), self.players, self.lang, over=True)
        self.out.print(table)
        self.show_news(self.chronicle.lines(viewer, since), table, scores)
        self.out.print(scores)
        if self.save():
            self.say("record-saved", file=str(self.record))

    def leave(self) -> None:
        if not self.history.moves:
            self.say("left-nothing")
        elif self.save():
            self.say("left-game", file=str(self.record))

    def save(self) -> bool:
        """Write the record; a full disk must not cost anybody the game."""
        try:
            self.record.write_text(self.history.record().to_json(), encoding="utf-8")
        except OSError as error:
            self.say("not-saved", problem=str(error))
            return False
        return True

    # -- asking ----------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the table to a person and do what they type, until they have decided or taken something back."""
        if len(self.people) > 1 and seat != self.viewer:
            self.hand_over(seat)
        self.viewer = seat
        legal = self.state.legal(seat)
        self.show_question(seat, legal)
        while True:
            typed = folded(self.read("> ")).strip()
            if typed.isdecimal() and 1 <= int(typed) <= len(legal):
                self.read_until[seat] = len(self.chronicle.moves)
                self.move(seat, legal[int(typed) - 1])
                return
            command = self.keys.get(typed)
            if command == "undo" and self.undo(seat):
                return
            if not self.do(command, seat, legal):
                self.say("ask-again", n=len(legal), commands=command_line(self.lang))

    def do(self, command: str | None, seat: int, legal: list[int]) -> bool:
        """Do a command that leaves the game as it is."""
        if command == "help":
            self.show_help(seat)
        elif command == "log":
            lines = self.chronicle.lines(seat) or [self.words.text("log-empty")]
            self.out.print(Rule(self.words.text("log-title"), align="left"), drawing.bullets(lines))
        elif command == "table":
            self.show_question(seat, legal)
        elif command == "guide":
            self.out.print(rules(self.game.guide(self.lang)))
        elif command == "save":
            if self.save():
                self.say("saved", file=str(self.record))
        elif command == "quit":
            raise Left
        return command is not None

    def undo(self, seat: int) -> bool:
        """Take back the person's last move, or say why that is not possible."""
        reason = self.history.why_no_undo(seat)
        if reason is not None:
            self.out.print(Text(self.speaker.say(reason, self.players), style="yellow"))
            return False
        self.history.undo(seat)
        self.chronicle.forget()
        self.read_until[seat] = min(self.read_until[seat], len(self.chronicle.moves))
        self.say("undone")
        return True

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's secrets: the screen is empty until the next person is alone with it."""
        self.clear()
        self.out.print(Rule())
        self.say("hand-over", player=self.players[seat])
        self.read(self.words.text("hand-over-ready", player=self.players[seat]) + " ")
        self.clear()

    # -- showing ---------------------------------------------------------------------------------------------------------

    def show_question(self, seat: int, legal: list[int]) -> None:
        question = self.speaker.say(self.game.prompt(self.state, seat), self.players)
        if len(self.people) > 1:
            question = f"{self.players[seat]}: {question}"
        below = Group(
            Text(question, style="bold yellow"),
            drawing.choices([self.choice(seat, action) for action in legal]),
            Text(command_line(self.lang), style="dim"),
        )
        above = self.table(seat)
        self.clear()
        self.out.print(above)
        self.show_news(self.chronicle.lines(seat, self.read_until[seat]), above, below)
        self.out.print(below)

    def choice(self, seat: int, action: int) -> tuple[str, str]:
        """What an action is called, and what it means now: the game's hint, or the text of the card it is about."""
        label = self.speaker.say(self.game.label(self.state, action), self.players)
        hint = self.game.hint(self.state, seat, action)
        if hint is not None:
            return label, self.speaker.say(hint, self.players)
        # Codes are "verb:item"; further copies of an item are "item.2", "item.3" ...
        item = self.items.get(self.game.code(action).partition(":")[2].partition(".")[0])
        return label, item.text[self.lang] if item is not None else ""

    def table(self, viewer: int | None) -> RenderableType:
        panels = self.game.panels(self.state.view(viewer), self.speaker, self.players)
        return drawing.table(panels, self.out)

    def show_news(self, lines: Sequence[str], *others: RenderableType) -> None:
        """The last lines of the log; of a screen only as many as the other things on it leave room for."""
        if not lines:
            return
        room = RECENT
        if self.out.is_terminal:
            used = sum(len(self.out.render_lines(other, pad=False)) for other in others)
            room = max(FEWEST, self.out.height - used - 3)  # the heading, the line to type in, and one to breathe
        self.out.print(Text(self.words.text("since-last"), style="dim"), drawing.bullets(lines[-room:]), sep="\n")

    def show_help(self, seat: int) -> None:
        self.out.print(Rule(self.words.text("help-title"), align="left"))
        self.say("help-choose")
        for command in COMMANDS:
            keys = self.words.text(f"keys-{command}").split()
            self.out.print(f"  [bold]{escape(', '.join(keys))}[/]: {self.words.text(f'help-{command}')}")
        part = section(self.game, self.lang, self.game.section(self.game.prompt(self.state, seat)))
        if part:
            self.out.print(Rule(), rules(part))

    def say(self, id: str, **args: int | str) -> None:
        self.out.print(Text(self.words.text(id, **args)))

    def clear(self) -> None:
        """A fresh screen for a person; a pipe gets a line between screens instead."""
        if self.out.is_terminal:
            self.out.clear()
        else:
            self.out.print(Rule())

    def read(self, prompt: str) -> str:
        sys.stdout.flush()
        return input(prompt)


def command_keys(lang: str) -> dict[str, str]:
    """What may be typed for each command: English words everywhere, the words of the language before them."""
    keys: dict[str, str] = {}
    for language in ("en", lang):
        for command in COMMANDS:
            keys |= {folded(word): command for word in words(language).text(f"keys-{command}").split()}
    return keys


def command_line(lang: str) -> str:
    """u undo · h help · ..."""
    return " · ".join(" ".join(words(lang).text(f"keys-{command}").split()[:2]) for command in COMMANDS)

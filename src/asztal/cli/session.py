"""One game in the terminal: who decides now, what they type, and what they see."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from asztal.cli import drawing
from asztal.cli.chronicle import Chronicle
from asztal.cli.guide import rules, section
from asztal.cli.screen import Lines, Screen, window
from asztal.cli.seats import Seat
from asztal.cli.shared import folded, words
from asztal.core.game import Game, Item, Panel
from asztal.core.history import History
from asztal.core.state import State
from asztal.review.hints import hint

COMMANDS = ("undo", "hint", "help", "log", "details", "table", "guide", "save", "quit")
HINT_TRIES = 400
"""How often the search behind a hint tries: about half a second."""
RECENT, FEWEST = 14, 3
"""How many lines of the log are shown above a question in a pipe, and at least on any screen."""


class Left(Exception):
    """A person has left the table."""


class Choice(msgspec.Struct):
    """What a person may choose: what it is called, what it means now, and the action. Actions nobody can tell apart are one."""

    label: str
    detail: str
    action: int

    @property
    def row(self) -> tuple[str, str]:
        return self.label, self.detail


class Session:
    """A game from where it stands to its score sheet."""

    def __init__(
        self, history: History, seats: Sequence[Seat], lang: str, record: Path, out: Console, screen: Screen | None = None
    ) -> None:
        self.history = history
        self.game: Game = history.game
        self.seats = seats
        self.players = [seat.name for seat in seats]
        self.lang = lang
        self.words = words(lang)
        self.speaker = self.game.speaker(lang)
        self.record = record
        self.out = out
        self.screen = screen
        """Where everything is drawn in place; None: a pipe, or a terminal that cannot."""
        self.chronicle = Chronicle(self.game, self.speaker, self.players)
        self.saved = len(history.moves)
        """How many moves the file holds."""
        self.viewer: int | None = None
        """The person who sits in front of the screen."""
        self.read_until = [0] * len(seats)
        """How many moves each person has been told of."""
        self.keys = command_keys(lang)
        self.items: dict[str, Item] = {item.id: item for item in self.game.items()}
        self.hinted: int | None = None
        """The place of the answer a hint spoke of last."""
        self.notice = ""
        """What the screen says besides: an answer to a command, or why it could not be done."""

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    # -- the course of the game ------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the record is saved either way."""
        if not self.chronicle.moves:
            self.chronicle.hear(self.state)
        try:
            if self.screen is None:
                self.play()
            else:
                with self.screen:
                    self.play()
        except (Left, EOFError, KeyboardInterrupt):
            self.screen = None
            self.out.print()
            self.leave()
            return
        self.finish()

    def play(self) -> None:
        players = self.words.all_of([escape(seat.with_level(self.lang)) for seat in self.seats])
        name = self.speaker.text("game-name")
        welcome = self.words.text("welcome", game=name, seed=str(self.history.seed), players=players)
        if self.screen is None:
            self.out.print(welcome)
        else:
            self.notice = Text.from_markup(welcome).plain
        while not self.state.over:
            self.go_on()

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
        viewer = self.people[0] if len(self.people) == 1 else None
        since = 0 if viewer is None else self.read_until[viewer]
        if self.screen is None:
            self.out.print(Rule())
        scores = drawing.score_sheet(self.game, self.state.result(), self.players, self.lang, over=True)
        self.out.print(drawing.table(self.panels(viewer), self.out))
        news = self.chronicle.lines(viewer, since)
        if news:
            self.out.print(self.news(news, RECENT))
        self.out.print(scores)
        if self.save():
            self.say("record-saved", file=str(self.record))

    def leave(self) -> None:
        if not self.history.moves:
            self.say("left-nothing")
        elif self.save():
            self.say("left-game", file=str(self.record))

    def save(self) -> bool:
        """Write the record; a full disk must not cost anybody the game, nor a power cut the file that was there."""
        kinds = {number: seat.kind for number, seat in enumerate(self.seats) if seat.kind}
        try:
            beside = self.record.with_name(self.record.name + ".part")
            beside.write_text(self.history.record(kinds).to_json(), encoding="utf-8")
            os.replace(beside, self.record)
        except OSError as error:
            self.say("not-saved", problem=str(error))
            return False
        self.saved = len(self.history.moves)
        return True

    # -- asking ----------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show the table to a person and do what they type, until they have decided or taken something back."""
        if len(self.history.moves) != self.saved:
            self.save()
        if len(self.people) > 1 and seat != self.viewer:
            self.hand_over(seat)
        self.viewer = seat
        choices = self.choices(seat)
        answer = self.ask_in_lines(seat, choices) if self.screen is None else self.ask_on_screen(self.screen, seat, choices)
        if answer is not None:
            self.read_until[seat] = len(self.chronicle.moves)
            self.move(seat, answer)

    def ask_in_lines(self, seat: int, choices: Sequence[Choice]) -> int | None:
        """The action chosen; None: a move was taken back. Enter is the only answer's, where there is only one."""
        self.show_question(seat, choices)
        while True:
            typed = folded(self.read("> ")).strip()
            if not typed and len(choices) == 1:
                return choices[0].action
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1].action
            command = self.keys.get(typed)
            if command == "undo" and self.undo(seat):
                return None
            if not self.do(command, seat, choices):
                self.say("ask-only" if len(choices) == 1 else "ask-again", n=len(choices), commands=command_line(self.lang))

    def ask_on_screen(self, screen: Screen, seat: int, choices: Sequence[Choice]) -> int | None:
        """The same with keys: arrows mark an answer, Enter takes it; numbers and commands can be typed as well."""
        marked, typed, top = 0, "", 0
        while True:
            if not screen.waiting:  # keys typed ahead are done first
                top = self.draw_question(screen, seat, choices, marked, typed, top)
            key = screen.key()
            if key in ("up", "down"):
                marked = (marked + (1 if key == "down" else -1)) % len(choices)
            elif key in ("home", "end"):
                marked = 0 if key == "home" else len(choices) - 1
            elif key in ("page-up", "page-down"):
                top += (screen.height // 2) * (1 if key == "page-down" else -1)
            elif key == "back":
                typed = typed[:-1]
            elif key == "escape":
                typed = self.notice = ""
            elif key == "enter":
                word, typed, self.notice = folded(typed).strip(), "", ""
                if not word:
                    return choices[marked].action
                if word.isdecimal() and 1 <= int(word) <= len(choices):
                    return choices[int(word) - 1].action
                command = self.keys.get(word)
                if command == "undo" and self.undo(seat):
                    return None
                if not self.do(command, seat, choices):
                    self.say("ask-again", n=len(choices), commands=command_line(self.lang))
                elif command == "hint" and self.hinted is not None:
                    marked = self.hinted
            elif len(key) == 1 and key.isprintable():
                typed += key
                if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                    marked = int(typed) - 1

    def do(self, command: str | None, seat: int, choices: Sequence[Choice]) -> bool:
        """Do a command that leaves the game as it is."""
        if command == "help":
            self.read_page(*self.help(seat))
        elif command == "hint":
            self.hint(seat, choices)
        elif command in ("log", "details"):
            lines = self.chronicle.lines(seat) if command == "log" else self.chronicle.details(seat)
            title = self.words.text("log-title" if command == "log" else "details-title")
            self.read_page(Rule(title, align="left"), drawing.bullets(lines or [self.words.text("log-empty")]))
        elif command == "table" and self.screen is None:
            self.show_question(seat, choices)
        elif command == "table":
            self.read_page(drawing.table(self.panels(seat), self.out))
        elif command == "guide":
            self.read_page(rules(self.game.guide(self.lang)))
        elif command == "save":
            if self.save():
                self.say("saved", file=str(self.record))
        elif command == "quit":
            raise Left
        return command is not None

    def hint(self, seat: int, choices: Sequence[Choice]) -> None:
        """What a strong player would do, and why."""
        found = hint(self.game, self.state, seat, len(self.history.moves), self.players, tries=HINT_TRIES)
        label = self.told(seat, self.game.action(found.code))
        number = next((number for number, choice in enumerate(choices) if choice.row == label), None)
        self.hinted = number
        self.say("hint", n=0 if number is None else number + 1, move=label[0], why=found.why[self.lang])

    def undo(self, seat: int) -> bool:
        """Take back the person's last move, or say why that is not possible."""
        reason = self.history.why_no_undo(seat)
        if reason is not None:
            self.tell(self.speaker.say(reason, self.players), "yellow")
            return False
        self.history.undo(seat)
        self.chronicle.forget()
        self.read_until[seat] = min(self.read_until[seat], len(self.chronicle.moves))
        self.say("undone")
        return True

    def hand_over(self, seat: int) -> None:
        """Nobody sees another's secrets: the screen is empty until the next person is alone with it."""
        over = self.words.text("hand-over", player=self.players[seat])
        ready = self.words.text("hand-over-ready", player=self.players[seat])
        if self.screen is not None:
            self.notice = ""
            while True:
                self.screen.draw(self.screen.lines(Rule(), Text(over), Text(ready)))
                if self.screen.key() == "enter":
                    return
        self.out.print(Rule(), Rule(), over, sep="\n")
        self.read(ready + " ")
        self.out.print(Rule())

    # -- showing ---------------------------------------------------------------------------------------------------------

    def choices(self, seat: int) -> list[Choice]:
        found: dict[tuple[str, str], Choice] = {}
        for action in self.state.legal(seat):
            choice = Choice(*self.told(seat, action), action)
            found.setdefault(choice.row, choice)
        return list(found.values())

    def told(self, seat: int, action: int) -> tuple[str, str]:
        """What an action is called, and what it means now: the game's hint, or the text of the card it is about."""
        label = self.speaker.say(self.game.label(self.state, action), self.players)
        hint = self.game.hint(self.state, seat, action)
        if hint is not None:
            return label, self.speaker.say(hint, self.players)
        # Codes are "verb:item"; further copies of an item are "item.2", "item.3" ...
        item = self.items.get(self.game.code(action).partition(":")[2].partition(".")[0])
        return label, item.text[self.lang] if item is not None else ""

    def question(self, seat: int) -> Text:
        question = self.speaker.say(self.game.prompt(self.state, seat), self.players)
        if len(self.people) > 1:
            question = f"{self.players[seat]}: {question}"
        return Text(question, style="bold yellow")

    def show_question(self, seat: int, choices: Sequence[Choice]) -> None:
        """Everything one below the other, as a pipe gets it."""
        news = self.chronicle.lines(seat, self.read_until[seat])
        self.out.print(Rule(), drawing.table(self.panels(seat), self.out))
        if news:
            self.out.print(self.news(news, RECENT))
        rows = drawing.choices([choice.row for choice in choices])
        self.out.print(self.question(seat), rows, Text(command_line(self.lang), style="dim"))

    def draw_question(self, screen: Screen, seat: int, choices: Sequence[Choice], marked: int, typed: str, top: int) -> int:
        """The table, what has happened, the question and its answers in one screen; from which line the table is shown."""
        say = self.words.text
        foot = screen.lines(Text(f"> {typed}▏"), Text(self.notice or f"↑↓ Enter · {command_line(self.lang)}", style="dim"))
        asked = screen.lines(self.question(seat))
        room = max(4, screen.height - len(foot) - len(asked))
        wide = min(max(cell_len(choice.label) for choice in choices), self.out.width // 2)
        rows = [
            screen.lines(drawing.choices([choice.row], 0 if n == marked else None, n + 1, wide))
            for n, choice in enumerate(choices)
        ]
        answers = [line for row in rows for line in row]
        above = screen.lines(drawing.table(self.panels(seat), self.out))
        if len(above) + len(answers) + FEWEST > room:
            above = screen.lines(drawing.table(self.panels(seat), self.out, folded=True))
        news = self.chronicle.lines(seat, self.read_until[seat])
        if news:
            above += screen.lines(self.news(news, max(FEWEST, room - len(above) - len(answers) - 1)))
        place = sum(len(row) for row in rows[:marked])
        first, last = window(answers, max(room // 2, room - len(above)), (place, place + len(rows[marked])))
        shown = answers[first:last]
        if last < len(answers):
            shown[-1:] = screen.lines(Text(say("more-lines", n=len(answers) - last + 1), style="dim"))
        left = room - len(shown)
        top = min(max(top, 0), max(0, len(above) - left))
        table = above[top : top + left]
        if top + left < len(above):
            table[-1:] = screen.lines(Text(say("more-table", n=len(above) - top - left + 1), style="dim"))
        space: Lines = [[]] * (left - len(table))
        screen.draw([*table, *space, *asked, *shown, *foot])
        return top

    def panels(self, viewer: int | None) -> list[Panel]:
        names = [seat.with_level(self.lang) for seat in self.seats]
        return self.game.panels(self.state.view(viewer), self.speaker, names)

    def news(self, lines: Sequence[str], room: int) -> RenderableType:
        """The last lines of the log, and how many there are besides."""
        left = len(lines) - room
        before = [] if left <= 0 else [Text(self.words.text("more-news", n=left), style="dim")]
        shown = drawing.bullets(lines[max(0, left) :])
        return Group(Text(self.words.text("since-last"), style="dim"), *before, shown)

    def help(self, seat: int) -> list[RenderableType]:
        shown: list[RenderableType] = [Rule(self.words.text("help-title"), align="left"), Text(self.words.text("help-choose"))]
        if self.screen is not None:
            shown.append(Text(self.words.text("help-keys")))
        for command in COMMANDS:
            keys = self.words.text(f"keys-{command}").split()
            shown.append(Text.from_markup(f"  [bold]{escape(', '.join(keys))}[/]: {self.words.text(f'help-{command}')}"))
        part = section(self.game, self.lang, self.game.section(self.game.prompt(self.state, seat)))
        return [*shown, Rule(), rules(part)] if part else shown

    def read_page(self, *parts: RenderableType) -> None:
        if self.screen is None:
            self.out.print(*parts, sep="\n")
        else:
            self.screen.page(self.words.text("page-keys"), *parts)

    def say(self, id: str, **args: int | str) -> None:
        self.tell(self.words.text(id, **args))

    def tell(self, text: str, style: str = "") -> None:
        if self.screen is not None and self.viewer is not None and not self.state.over:
            self.notice = text
        else:
            self.out.print(Text(text, style=style))

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

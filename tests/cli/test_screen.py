"""The terminal of somebody who sits at it: drawn in place, asked by keys. A pseudo-terminal stands for it."""

import fcntl
import json
import os
import pty
import re
import select
import struct
import sys
import termios
from collections.abc import Iterator
from pathlib import Path

import pytest

from asztal.games import names

WIDTH, HEIGHT = 80, 30
SIZE = struct.pack("HHHH", HEIGHT, WIDTH, 0, 0)
PATIENCE = 30
"""Seconds before a screen that never comes is a failure."""
UP, DOWN, PAGE_DOWN, ENTER = "\x1b[A", "\x1b[B", "\x1b[6~", "\r"
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
LEAVE = "\x1b[?1049l"


class Terminal:
    """A program with a terminal of its own; what it has written, and the screen as it is now."""

    def __init__(self, *arguments: str) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:  # the program
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8")
            fcntl.ioctl(0, termios.TIOCSWINSZ, SIZE)
            program = [sys.executable, "-c", "from asztal.cli import main; main()", *arguments]
            here = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
            os.execve(program[0], program, here)  # execv would hand on the size readline has set behind Python's back
        self.written = ""
        self.rest = b""

    def press(self, *keys: str) -> None:
        os.write(self.fd, "".join(keys).encode())

    def until(self, text: str, after: int = 0) -> None:
        """Read until a whole screen after this place has the text on it."""
        while text not in self.written[after:] or not self.is_whole():
            if not self.read():
                raise AssertionError(f"{text!r} never came; the screen is: {self.screen()}")

    def is_whole(self) -> bool:
        return self.written.rfind("\x1b[J") > self.written.rfind("\x1b[H") or LEAVE in self.written

    def read(self) -> bool:
        ready, _, _ = select.select([self.fd], [], [], PATIENCE)
        assert ready, f"the program hangs; the screen is: {self.screen()}"
        try:
            got = os.read(self.fd, 1 << 16)
        except OSError:
            return False  # it has ended
        self.rest += got
        text = self.rest.decode(errors="ignore")
        self.rest = self.rest[len(text.encode()) :]
        self.written += text
        return bool(got)

    def screen(self) -> list[str]:
        """The lines of the last screen that was drawn."""
        frame = self.written.rpartition("\x1b[H")[2].partition("\x1b[J")[0]
        return [COLOURS.sub("", line).replace("\x1b[K", "").rstrip() for line in frame.splitlines()]

    def marked(self) -> str:
        return next(line for line in self.screen() if "▸" in line)

    def does(self, *keys: str) -> list[str]:
        """Press keys and wait for the screen drawn after them."""
        before = len(self.written)
        self.press(*keys)
        self.until("\x1b[J", before)
        return self.screen()

    def end(self) -> int:
        while self.read():
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", ":".join(os.path.abspath(part) for part in sys.path if part) if path else "")
    yield


@pytest.mark.parametrize("name", names())
def test_every_game_is_drawn_in_place_and_answered_by_keys(name: str) -> None:
    """No screen is longer than the terminal, none scrolls, and the game goes on from answer to answer."""
    terminal = Terminal("terminal", name, "--seats", "you=Anna,random", "--seed", "4", "--lang", "hu")
    terminal.until("▸")
    for _ in range(5):
        screen = terminal.does(ENTER)
        assert len(screen) <= HEIGHT and any("▸" in line for line in screen)
        assert all(len(line) <= WIDTH for line in screen)
    assert "\x1b[2J" not in terminal.written, "a screen that is cleared first flickers"
    terminal.press("k", ENTER)
    assert terminal.end() == 0
    assert len(json.loads(Path(f"{name}-4.json").read_text())["moves"]) >= 5


def test_arrows_mark_an_answer_and_enter_takes_it() -> None:
    terminal = Terminal("terminal", "ginkgopolis", "--seats", "you", "--seed", "4")
    terminal.until("▸")
    assert "▸1)" in terminal.marked()
    terminal.does(DOWN)
    assert "▸2)" in terminal.marked()
    terminal.does(DOWN, UP, UP, UP)
    last = terminal.marked()
    terminal.does("2")
    assert "▸2)" in terminal.marked() and "▸2)" not in last
    second = terminal.marked()
    terminal.does(ENTER)
    assert terminal.marked() != second
    terminal.press("\x03")
    assert terminal.end() == 0
    assert LEAVE in terminal.written and "The game so far is saved" in terminal.written.partition(LEAVE)[2]
    assert len(json.loads(Path("ginkgopolis-4.json").read_text())["moves"]) == 1


def test_pages_to_read_and_back_again() -> None:
    terminal = Terminal("terminal", "ginkgopolis", "--seats", "you,random", "--seed", "4")
    terminal.until("▸")
    terminal.does("l", ENTER)
    assert any("Game log" in line for line in terminal.screen())
    assert any("▸" in line for line in terminal.does("x"))
    terminal.does("g", ENTER)
    top = terminal.screen()
    assert len(top) == HEIGHT and terminal.does(PAGE_DOWN) != top
    assert any("▸" in line for line in terminal.does("\x1b"))
    assert any("Type a number" in line for line in terminal.does("w", "h", "a", "t", ENTER))
    terminal.press("\x04")
    assert terminal.end() == 0


def test_a_window_that_gets_smaller_is_drawn_anew() -> None:
    terminal = Terminal("terminal", "ginkgopolis", "--seats", "you", "--seed", "4")
    terminal.until("▸")
    before = len(terminal.written)
    fcntl.ioctl(terminal.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 20, 60, 0, 0))
    terminal.until("\x1b[J", before)
    terminal.press("q", ENTER)
    assert terminal.end() == 0


def test_a_dumb_terminal_is_asked_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    from asztal.cli.screen import usable

    assert not usable()

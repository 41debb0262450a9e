"""A terminal somebody sits at: drawn in place, asked key by key. A pipe or a dumb terminal is none."""

from __future__ import annotations

import os
import re
import select
import signal
import sys
from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Sequence
from typing import Any

import typer
from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

try:
    import termios
    import tty
except ImportError:  # Windows has none of this
    termios = None  # type: ignore[assignment]

Lines = list[list[Segment]]

KEYS = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])?|[\x00\xe0].|.", re.DOTALL)
"""What arrives may be several keys at once; arrows are sequences, on Windows of two characters."""
NAMES = {
    "\x1b[A": "up", "\x1bOA": "up", "\xe0H": "up", "\x1b[B": "down", "\x1bOB": "down", "\xe0P": "down",
    "\x1b[5~": "page-up", "\xe0I": "page-up", "\x1b[6~": "page-down", "\xe0Q": "page-down",
    "\x1b[H": "home", "\x1bOH": "home", "\x1b[1~": "home", "\xe0G": "home",
    "\x1b[F": "end", "\x1bOF": "end", "\x1b[4~": "end", "\xe0O": "end",
    "\r": "enter", "\n": "enter", "\x7f": "back", "\b": "back", "\x1b": "escape",
}  # fmt: skip
INTERRUPT, END = "\x03", "\x04"


def usable() -> bool:
    """Whether there is a terminal that can be drawn on and asked for keys."""
    drawable = sys.platform == "win32" or os.environ.get("TERM", "") not in ("", "dumb")
    return drawable and sys.stdin.isatty() and sys.stdout.isatty()


class Screen:
    """The whole terminal while a game goes on; what was there before comes back when it ends."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self.waiting: deque[str] = deque()
        self.decoder = getincrementaldecoder("utf-8")(errors="ignore")
        self.before: list[Any] | None = None
        """How the terminal was set; keys arrive one by one, and unseen, as long as the game goes on."""
        self.window: tuple[int, int, Any] | None = None
        """A pipe that tells of a window of another size, and who was told of it before."""

    def __enter__(self) -> Screen:
        if termios is not None:
            self.before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSANOW)
            heard, told = os.pipe()
            self.window = heard, told, signal.signal(signal.SIGWINCH, lambda *_: os.write(told, b"!"))
        self.out.set_alt_screen(True)
        self.out.show_cursor(False)
        return self

    def __exit__(self, *_: object) -> None:
        self.out.show_cursor(True)
        self.out.set_alt_screen(False)
        if termios is not None and self.before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSANOW, self.before)
        if self.window is not None:
            heard, told, before = self.window
            signal.signal(signal.SIGWINCH, before)
            os.close(heard)
            os.close(told)

    @property
    def height(self) -> int:
        return self.out.height

    def lines(self, *parts: RenderableType) -> Lines:
        return [line for part in parts for line in self.out.render_lines(part, pad=False)]

    def draw(self, lines: Lines) -> None:
        """Show these lines instead of what was there; nothing flickers, because nothing is cleared first."""
        with self.out.capture() as captured:
            self.out.print(SegmentLines(lines[: self.height], new_lines=True), end="")
        text = captured.get().removesuffix("\n")
        self.out.file.write("\x1b[H" + text.replace("\n", "\x1b[K\n") + "\x1b[K\x1b[J")
        self.out.file.flush()

    def key(self) -> str:
        """The next key: a name such as "up" or "enter", a character, or "resize"."""
        while not self.waiting:
            typed = self._typed()
            if typed is None:
                return "resize"
            self.waiting.extend(NAMES.get(key, key) for key in KEYS.findall(typed))
        key = self.waiting.popleft()
        if key == INTERRUPT:
            raise KeyboardInterrupt
        if key == END:
            raise EOFError
        return key

    def _typed(self) -> str | None:
        if termios is None:
            return typer.getchar()  # Windows
        assert self.window is not None
        heard = self.window[0]
        ready, _, _ = select.select([sys.stdin, heard], [], [])
        if heard in ready:
            os.read(heard, 1024)
            return None
        typed = os.read(sys.stdin.fileno(), 1024)
        return self.decoder.decode(typed) if typed else END

    def page(self, more: str, *parts: RenderableType) -> None:
        """Something to read: arrows and pages move it, any other key goes back. `more` says so below it."""
        top = 0
        while True:
            lines = self.lines(*parts)
            room = max(1, self.height - 1)
            last = max(0, len(lines) - room)
            top = min(max(top, 0), last)
            shown = lines[top : top + room]
            shown += [[]] * (room - len(shown))
            place = f" {top + room * (top < last) or len(lines)}/{len(lines)}" if last else ""
            self.draw([*shown, *self.lines(Text(f"{more}{place}", style="dim"))])
            steps = {
                "up": -1,
                "down": 1,
                "page-up": -room,
                "page-down": room,
                " ": room,
                "home": -len(lines),
                "end": len(lines),
            }
            key = self.key()
            if key not in steps and key != "resize":
                return
            top += steps.get(key, 0)


def window(lines: Lines, room: int, around: Sequence[int]) -> tuple[int, int]:
    """From where to where lines are shown if there is room for so many: what lies between two places is in sight."""
    if len(lines) <= room:
        return 0, len(lines)
    first, last = around
    top = min(max(0, (first + last) // 2 - room // 2), len(lines) - room)
    top = min(top, first)
    return top, top + room

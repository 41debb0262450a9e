"""Finding words: lines on the wire, and what they say in both languages where the browser should not have to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from asztal import games
from asztal.core.errors import AsztalError
from asztal.core.events import Event
from asztal.core.game import LANGUAGES, Game
from asztal.core.lines import Line
from asztal.core.preview import Deed
from asztal.core.resources import read
from asztal.core.state import State
from asztal.core.text import Speaker, shared_words
from asztal.server.wire.messages import Drawing, Said
from asztal.server.wire.refusals import Refusal

NO_MARKUP = str.maketrans("[]\\", "()/")


def said(line: Line) -> Said:
    """A line as it goes over the wire."""
    return Said(line.id, line.args)


def told(game: Game, state: State, event: Event, seat: int | None) -> Said | None:
    """What a seat, or a spectator, is told of an event: its line, with what happened in figures."""
    line = game.line(state, event, seat)
    return None if line is None else entered(game, line, game.deed(state, event))


def entered(game: Game, line: Line, deed: Deed | None = None) -> Said:
    """A line of the log, with what happened in figures and its part in the report."""
    role = game.role(line)
    return Said(line.id, line.args, deed=deed, role="" if role == "head" else role)


def spoken(line: Line, game: str = "", players: Sequence[str] = ()) -> Said:
    """A line with its words in both languages; a line without words is still a line."""
    return Said(line.id, line.args, {lang: _say(speaker(game, lang), line, players) for lang in LANGUAGES})


def refused(refusal: Refusal, game: str = "", players: Sequence[str] = ()) -> Said:
    """What a refusal says, in both languages."""
    said = spoken(refusal.line, game or refusal.game, players)
    if refusal.because is None or said.text is None:
        return said
    because = spoken(refusal.because, game or refusal.game, players).text or {}
    return Said(said.id, said.args, {lang: f"{text} {because[lang]}" for lang, text in said.text.items()})


def drawn(game: Game, view: Any, players: Sequence[str]) -> Drawing:
    """A view as its game draws it, in both languages. Whatever a player is called, it is no markup."""
    names = [name.translate(NO_MARKUP) for name in players]
    return {lang: game.panels(view, game.speaker(lang), names) for lang in LANGUAGES}


def own_texts(lang: str) -> list[str]:
    """The Fluent texts that belong to no game: shared words and the server's own lines."""
    return [shared_words(lang), read("asztal.server", f"text/{lang}.ftl")]


def game_texts(game: Game, lang: str) -> list[str]:
    return [*own_texts(lang), read(game.package, f"text/{lang}.ftl")]


@lru_cache
def speaker(game: str, lang: str) -> Speaker:
    """Who speaks for a game, or for no game."""
    if not game:
        return Speaker(lang, own_texts(lang))
    found = games.game(game)
    return Speaker(lang, game_texts(found, lang), found.names(lang))


def _say(who: Speaker, line: Line, players: Sequence[str]) -> str:
    try:
        return who.say(line, players)
    except AsztalError:
        return line.id

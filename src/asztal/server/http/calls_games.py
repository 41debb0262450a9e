"""HTTP calls about games: what there is to play, and everything printed in it."""

from __future__ import annotations

import asyncio
import hashlib
from functools import lru_cache

import msgspec
from starlette.responses import Response

from asztal import bots, games
from asztal.core.errors import AsztalError
from asztal.core.game import LANGUAGES, Game, Option
from asztal.server.http.endpoints import Call, endpoint
from asztal.server.ops.logs import log
from asztal.server.tables import thinking
from asztal.server.tables.aside import aside
from asztal.server.wire import words
from asztal.server.wire.messages import ENCODER, BotInfo, Catalogue, FirstGame, GameInfo, OptionInfo, ValueInfo, Words
from asztal.server.wire.refusals import Refusal


def find(name: str) -> Game:
    if name not in games.names():
        raise Refusal("no-such-game", detail=f"games: {', '.join(games.names())}")
    return games.game(name)


@lru_cache
def game_info(name: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=name,
        first_minutes=None if (first := _first(game)) is None else first.minutes,
        title=_words(game, "game-name", name),
        motto=_words(game, "game-motto", ""),
        blurb=_words(game, "game-blurb", ""),
        players=list(game.players),
        options=[_option(game, option) for option in game.options],
        version=game.version,
        minutes=[minutes for minutes in game.minutes if minutes],
        minutes_each=game.minutes_each,
        weight=game.weight,
        rounds=game.rounds,
    )


@lru_cache
def catalogue(name: str) -> tuple[bytes, str]:
    """The catalogue of a game, encoded, and its ETag."""
    game = find(name)
    data = ENCODER.encode(
        Catalogue(
            **msgspec.structs.asdict(game_info(name)),
            items=list(game.items()),
            guide={lang: _guide(game, lang) for lang in LANGUAGES},
            texts={lang: words.game_texts(game, lang) for lang in LANGUAGES},
            phrases={lang: dict(game.phrases(lang)) for lang in LANGUAGES},
            first=_first(game),
        )
    )
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def _option(game: Game, option: Option) -> OptionInfo:
    id = f"option-{option.name}"
    items = {item.id: item for item in game.items()} if option.more else {}
    return OptionInfo(
        name=option.name,
        values=[
            ValueInfo(value, _words(game, f"{id}-{value}", value), _words(game, f"{id}-{value}-help", ""))
            for value in option.values
        ]
        + [ValueInfo(value, items[value].name, items[value].text) for value in option.more],
        default=option.default,
        players=list(option.players),
        title=_words(game, id, option.name),
        help=_words(game, f"{id}-help", ""),
        own=option.own,
        when={} if option.when is None else dict([option.when]),
    )


def _words(game: Game, id: str, otherwise: str) -> Words:
    said = {}
    for lang in LANGUAGES:
        try:
            said[lang] = words.speaker(game.name, lang).text(id)
        except AsztalError:
            said[lang] = otherwise
    return said


def _first(game: Game) -> FirstGame | None:
    try:
        first = game.first
    except AsztalError as error:  # a game is played without it just as well
        log("a guided first game cannot be played", level=40, game=game.name, why=str(error))
        return None
    return None if first is None else FirstGame(first.minutes, list(first.steps))


def _guide(game: Game, lang: str) -> str:
    try:
        return game.guide(lang)
    except OSError:  # a game on its first day may have no guide yet
        return ""


@endpoint("GET", "/api/games", list[GameInfo], needs_user=False)
async def all_games(call: Call) -> list[GameInfo]:
    """All games there are."""
    return await asyncio.to_thread(lambda: [game_info(name) for name in games.names()])


@endpoint("GET", "/api/games/{name}", Catalogue, needs_user=False, errors=(404,), etag=True)
async def one_game(call: Call) -> Response:
    """A game with everything printed, its guide and its texts."""
    name = call.path("name")
    data, tag = await asyncio.to_thread(catalogue, name)  # the first time it takes a while
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in call.request.headers.get("if-none-match", ""):  # a proxy that compresses makes it weak: W/"..."
        return Response(status_code=304, headers=headers)
    return Response(data, 200, headers, "application/json")


@endpoint("GET", "/api/texts", dict[str, list[str]], needs_user=False)
async def texts(call: Call) -> dict[str, list[str]]:
    """The Fluent texts that belong to no game."""
    return {lang: words.own_texts(lang) for lang in LANGUAGES}


@endpoint("GET", "/api/bots", list[BotInfo], needs_user=False)
async def all_bots(call: Call) -> list[BotInfo]:
    """The bots there are: the levels, the weakest first, then those that are plugged in."""
    return [*(BotInfo(kind) for kind in thinking.levels()), *await aside(plugged_bots)]


def plugged_bots() -> list[BotInfo]:
    """Bots of other packages with the games they play: found out by making them, once."""
    known = [games.game(name) for name in games.names()]
    found = [BotInfo(kind, tuple(game.name for game in known if bots.plays(kind, game))) for kind in thinking.plugged()]
    return [bot for bot in found if bot.games]

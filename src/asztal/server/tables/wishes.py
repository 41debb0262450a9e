"""Granting wishes: what somebody at a table may do, and what it does. A refusal changes nothing.

Everything that is committed carries the key of its wish, so that a wish sent again is granted once: `while` the key is unknown,
the wish is looked at, and looked at again if another process was faster.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy.exc import IntegrityError

from asztal.core.errors import BadCode, IllegalMove
from asztal.core.history import Undo
from asztal.core.lines import Line
from asztal.server.ops.metrics import MOVE_SECONDS
from asztal.server.ops.watch import now_ms
from asztal.server.people import checks
from asztal.server.store.rows import write_chat
from asztal.server.tables import thinking
from asztal.server.tables.fanout import News
from asztal.server.tables.live import LiveTable
from asztal.server.tables.play import Attempt
from asztal.server.tables.visitors import Visitor
from asztal.server.wire import words
from asztal.server.wire.entries import Details
from asztal.server.wire.messages import (
    Ack,
    AnswerWish,
    ChatWish,
    Done,
    HandOverWish,
    HintAnswer,
    HintWish,
    MoveWish,
    Ping,
    Pong,
    ResignWish,
    TakeBackWish,
    UndoAsk,
    UndoWish,
    WhyAnswer,
    WhyWish,
    Wish,
    WithdrawWish,
)
from asztal.server.wire.refusals import Refusal


async def _once(table: LiveTable, who: Visitor, wish: Wish, commit: Callable[[str], Awaitable[bool]]) -> None:
    """Grant a wish once, however often it is sent."""
    async with table.lock:
        key = _key(who, wish.id)
        while (number := table.play.keys.get(key)) is None:
            await commit(key)
        who.send(Ack(wish.id, number))


# -- moves and undo --------------------------------------------------------------------------------------------------------


async def move(table: LiveTable, who: Visitor, wish: MoveWish) -> None:
    def commit(key: str) -> Awaitable[bool]:
        attempt = _attempt(table, who, wish)
        return table.commit("move", wish.seat, key, code=wish.code, attempt=attempt)

    with MOVE_SECONDS.time():
        await _once(table, who, wish, commit)


def _attempt(table: LiveTable, who: Visitor, wish: MoveWish) -> Attempt:
    _require_seat(table, who, wish.seat)
    _require_running(table)
    play, state = table.play, table.play.state
    assert state is not None
    try:
        action = play.game.action(wish.code)
    except BadCode as error:
        raise Refusal("illegal", Line("why-not-now"), str(error)) from None
    if not play.legal[wish.seat]:
        raise Refusal("not-your-turn", state.why_not(wish.seat, action))
    if wish.number < play.asked[wish.seat]:
        raise Refusal("stale")
    try:
        return play.attempt(wish.seat, action)
    except IllegalMove as error:
        raise Refusal("illegal", error.reason) from None


async def undo(table: LiveTable, who: Visitor, wish: UndoWish) -> None:
    """Take back one's last move: at once if nobody else is affected, otherwise the others are asked."""
    async with table.lock:
        key = _key(who, wish.id)
        while (number := table.play.keys.get(key)) is None:
            _require_seat(table, who, wish.seat)
            _require_running(table)
            plan = table.play.undo(wish.seat)
            if isinstance(plan, Line):
                raise Refusal("no-undo", plan)
            if plan.numbers[0] > wish.number:
                raise Refusal("stale")
            needs = table.who_agrees(wish.seat, plan)
            if needs:
                _ask(table, key, wish, plan, needs)
                who.send(Done(wish.id))
                return
            await table.commit("undo", wish.seat, key, details=Details(drop=plan.numbers))
        who.send(Ack(wish.id, number))


def _ask(table: LiveTable, key: str, wish: UndoWish, plan: Undo, needs: list[int]) -> None:
    question = table.question
    if question.ask is not None and question.ask.seat != wish.seat:
        raise Refusal("already-asked")
    if table.premises.fanout.unbroken is None:  # who should agree may be at another process
        raise Refusal("no-undo", Line("why-not-heard"))
    if question.ask is None or question.key != key:  # sent again, it asks for nothing new
        question.put(UndoAsk(table.play.number, wish.seat, plan.numbers, needs, []), key)


async def answer(table: LiveTable, who: Visitor, wish: AnswerWish) -> None:
    async with table.lock:
        if _answered(table, who, wish):
            return
        question = table.question
        ask = question.ask
        if ask is None or ask.id != wish.ask:
            raise Refusal("no-ask")
        mine = [seat for seat in ask.needs if seat in who.seats]
        if not mine:
            raise Refusal("not-allowed", Line("why-not-yours"))
        if wish.agree:
            question.put(msgspec.structs.replace(ask, agreed=sorted({*ask.agreed, *mine})), question.key)
            await question.grant()
        else:
            question.over("undo-refused", mine[0])
        question.answers.append(_key(who, wish.id))
        who.send(Done(wish.id))


def _answered(table: LiveTable, who: Visitor, wish: AnswerWish | WithdrawWish) -> bool:
    """A wish sent again that has been granted is granted, though what it was about is over."""
    if _key(who, wish.id) not in table.question.answers:
        return False
    who.send(Done(wish.id))
    return True


async def withdraw(table: LiveTable, who: Visitor, wish: WithdrawWish) -> None:
    async with table.lock:
        if _answered(table, who, wish):
            return
        question = table.question
        ask = question.ask
        if ask is None or ask.id != wish.ask:
            raise Refusal("no-ask")
        if ask.seat not in who.seats:
            raise Refusal("not-allowed", Line("why-not-yours"))
        question.over("undo-withdrawn", ask.seat)
        question.answers.append(_key(who, wish.id))
        who.send(Done(wish.id))


# -- giving up, letting a bot play -----------------------------------------------------------------------------------------


async def resign(table: LiveTable, who: Visitor, wish: ResignWish) -> None:
    def commit(key: str) -> Awaitable[bool]:
        _require_seat(table, who, wish.seat)
        _require_running(table)
        return table.commit("resign", wish.seat, key, details=Details(bot=thinking.default_kind()))

    await _once(table, who, wish, commit)


async def hand_over(table: LiveTable, who: Visitor, wish: HandOverWish) -> None:
    def commit(key: str) -> Awaitable[bool]:
        _require_running(table)
        _require_hand_over(table, who, wish.seat)
        if not thinking.plays(wish.bot, table.play.game):
            raise Refusal("bad-bot")
        mine = wish.seat in who.seats
        details = Details(bot=wish.bot) if mine else Details(bot=thinking.best_kind(), absent=True)
        return table.commit("bot", wish.seat, key, details=details)

    await _once(table, who, wish, commit)


def _require_hand_over(table: LiveTable, who: Visitor, seat: int) -> None:
    """One's own seat any time; somebody else's when they have been away for as long as the table said at its start, by anybody
    who plays."""
    if seat in who.seats:
        if seat in table.play.bots:
            raise Refusal("not-your-seat")
        return
    if not who.seats or seat >= table.play.seats or seat in table.play.bots:
        raise Refusal("not-allowed", Line("why-not-yours"))
    if table.row.absent is None:
        raise Refusal("not-allowed", Line("why-all-are-waited-for"))
    if table.hand_over_ms(seat) != 0:
        raise Refusal("not-allowed", Line("why-not-away", {"player": f"#{seat}"}))


async def take_back(table: LiveTable, who: Visitor, wish: TakeBackWish) -> None:
    def commit(key: str) -> Awaitable[bool]:
        _require_running(table)
        if wish.seat not in who.seats or wish.seat not in table.play.bots or wish.seat in table.play.resigned:
            raise Refusal("not-allowed", Line("why-no-bot-here"))
        return table.commit("person", wish.seat, key)

    await _once(table, who, wish, commit)


async def leave_running(table: LiveTable, seat: int, bot: str) -> None:
    """Somebody gets up from a running game: a bot plays on."""
    async with table.lock:
        while table.play.running and seat not in table.play.bots:
            await table.commit("bot", seat, None, details=Details(bot=bot))


# -- talking and asking ----------------------------------------------------------------------------------------------------


async def chat(table: LiveTable, who: Visitor, wish: ChatWish) -> None:
    user = who.user
    if user is None:
        raise Refusal("log-in")
    text = checks.chat(wish.text)
    seat = who.seats[0] if who.seats else None
    name = table.row.seats[seat].name if seat is not None else None
    try:
        line = await table.premises.database.run(
            lambda connection: write_chat(connection, table.row.id, user.id, name, seat, text, _key(who, wish.id))
        )
    except IntegrityError:  # taken away meanwhile
        raise Refusal("no-such-table") from None
    if line is not None:
        table.hear_chat(line)
        table.pass_on(News(chat=line))
    who.send(Done(wish.id))


def why(table: LiveTable, who: Visitor, wish: WhyWish) -> None:
    _require_seat(table, who, wish.seat)
    state = table.play.state
    if state is None:
        raise Refusal("not-running")
    try:
        line = Line("why-over") if table.play.ended else state.why_not(wish.seat, table.play.game.action(wish.code))
    except BadCode:
        line = Line("why-not-now")
    said = None if line is None else words.spoken(line, table.row.game, table.row.names())
    who.send(WhyAnswer(wish.id, wish.code, said))


async def hint(table: LiveTable, who: Visitor, wish: HintWish) -> None:
    _require_seat(table, who, wish.seat)
    state = table.play.state
    if state is None or not table.play.legal[wish.seat]:
        raise Refusal("nothing-to-hint")
    if not table.row.hints:
        raise Refusal("no-hints")
    asked = table.play.asked[wish.seat]
    players, seed = table.row.names(), secrets.randbits(31)
    found = await table.premises.thinkers.hint(table.row.game, state.dump(), wish.seat, players, seed, table.row.id)
    if table.play.asked[wish.seat] != asked:  # decided meanwhile: it would be stale
        raise Refusal("nothing-to-hint")
    who.send(HintAnswer(wish.id, wish.seat, found.code, found.why, found.other))


def ping(table: LiveTable, who: Visitor, wish: Ping) -> None:
    who.send(Pong(wish.id, now_ms()))


# -- who may wish ----------------------------------------------------------------------------------------------------------


def _require_seat(table: LiveTable, who: Visitor, seat: int) -> None:
    if seat not in who.seats or seat in table.play.bots:
        raise Refusal("not-your-seat")


def _require_running(table: LiveTable) -> None:
    if table.play.ended:
        raise Refusal("over", Line("why-over"))
    if table.play.state is None:
        raise Refusal("not-running")


def _key(who: Visitor, id: str) -> str:
    return f"{who.user_id}:{id}"

"""Granting wishes: what somebody at a table may do, and what it does. A refusal changes nothing.

Everything that is committed carries the key of its wish, so that a wish sent again is granted once: `while` the key is unknown,
the wish is looked at, and looked at again if another process was faster.
"""

from __future__ import annotations

import secrets

import msgspec

from asztal.core.errors import BadCode, IllegalMove
from asztal.core.lines import Line
from asztal.server import checks, thinking, words
from asztal.server.entries import Details
from asztal.server.live import LiveTable
from asztal.server.messages import (
    Ack,
    AnswerWish,
    ChatWish,
    Done,
    HandOverWish,
    HintAnswer,
    HintWish,
    MoveWish,
    ResignWish,
    TakeBackWish,
    UndoAsk,
    UndoWish,
    WhyAnswer,
    WhyWish,
    WithdrawWish,
)
from asztal.server.metrics import MOVE_SECONDS, timed
from asztal.server.play import Attempt, Undo
from asztal.server.refusals import Refusal
from asztal.server.store.people import now_ms
from asztal.server.store.rows import write_chat
from asztal.server.visitors import Visitor

# -- moves and undo --------------------------------------------------------------------------------------------------------


async def move(table: LiveTable, who: Visitor, wish: MoveWish) -> None:
    with timed(MOVE_SECONDS):
        async with table.lock:
            key = _key(who, wish.id)
            while (number := table.play.keys.get(key)) is None:
                attempt = _attempt(table, who, wish)
                await table.commit("move", wish.seat, key, code=wish.code, attempt=attempt)
            who.send(Ack(wish.id, number))


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
            needs = table.asks(wish.seat, plan)
            if needs:
                _ask(table, key, wish, plan, needs)
                who.send(Done(wish.id))
                return
            await table.commit("undo", wish.seat, key, details=Details(drop=plan.numbers))
        who.send(Ack(wish.id, number))


def _ask(table: LiveTable, key: str, wish: UndoWish, plan: Undo, needs: list[int]) -> None:
    if table.ask is not None and table.ask.seat != wish.seat:
        raise Refusal("already-asked")
    if table.house.fanout.unbroken is None:  # who should agree may be at another process
        raise Refusal("no-undo", Line("why-not-heard"))
    if table.ask is None or table.ask_key != key:  # sent again, it asks for nothing new
        table.set_ask(UndoAsk(table.play.number, wish.seat, plan.numbers, needs, []), key)


async def answer(table: LiveTable, who: Visitor, wish: AnswerWish) -> None:
    async with table.lock:
        if _answered(table, who, wish):
            return
        ask = table.ask
        if ask is None or ask.id != wish.ask:
            raise Refusal("no-ask")
        mine = [seat for seat in ask.needs if seat in who.seats]
        if not mine:
            raise Refusal("not-allowed", Line("why-not-yours"))
        if wish.agree:
            table.set_ask(msgspec.structs.replace(ask, agreed=sorted({*ask.agreed, *mine})), table.ask_key)
            await table.grant_undo()
        else:
            table.ask_over("undo-refused", mine[0])
        table.answers.append(_key(who, wish.id))
        who.send(Done(wish.id))


def _answered(table: LiveTable, who: Visitor, wish: AnswerWish | WithdrawWish) -> bool:
    """A wish sent again that has been granted is granted, though what it was about is over."""
    if _key(who, wish.id) not in table.answers:
        return False
    who.send(Done(wish.id))
    return True


async def withdraw(table: LiveTable, who: Visitor, wish: WithdrawWish) -> None:
    async with table.lock:
        if _answered(table, who, wish):
            return
        if table.ask is None or table.ask.id != wish.ask:
            raise Refusal("no-ask")
        if table.ask.seat not in who.seats:
            raise Refusal("not-allowed", Line("why-not-yours"))
        table.ask_over("undo-withdrawn", table.ask.seat)
        table.answers.append(_key(who, wish.id))
        who.send(Done(wish.id))


# -- giving up, letting a bot play -----------------------------------------------------------------------------------------


async def resign(table: LiveTable, who: Visitor, wish: ResignWish) -> None:
    async with table.lock:
        key = _key(who, wish.id)
        while (number := table.play.keys.get(key)) is None:
            _require_seat(table, who, wish.seat)
            _require_running(table)
            await table.commit("resign", wish.seat, key, details=Details(bot=thinking.default_kind()))
        who.send(Ack(wish.id, number))


async def hand_over(table: LiveTable, who: Visitor, wish: HandOverWish) -> None:
    async with table.lock:
        key = _key(who, wish.id)
        while (number := table.play.keys.get(key)) is None:
            _require_running(table)
            _require_hand_over(table, who, wish.seat)
            if wish.bot not in thinking.kinds():
                raise Refusal("bad-bot")
            await table.commit("bot", wish.seat, key, details=Details(bot=wish.bot))
        who.send(Ack(wish.id, number))


def _require_hand_over(table: LiveTable, who: Visitor, seat: int) -> None:
    """One's own seat any time; somebody else's when they have vanished, by anybody who plays."""
    if seat in who.seats:
        if seat in table.play.bots:
            raise Refusal("not-your-seat")
        return
    if not who.seats or seat >= table.play.seats or seat in table.play.bots:
        raise Refusal("not-allowed", Line("why-not-yours"))
    since = table.presence.away_since(table.row.seats[seat].user)
    if since is None or now_ms() - since < table.house.settings.away_after * 1000:
        raise Refusal("not-allowed", Line("why-not-away", {"player": f"#{seat}"}))


async def take_back(table: LiveTable, who: Visitor, wish: TakeBackWish) -> None:
    async with table.lock:
        key = _key(who, wish.id)
        while (number := table.play.keys.get(key)) is None:
            _require_running(table)
            if wish.seat not in who.seats or wish.seat not in table.play.bots or wish.seat in table.play.resigned:
                raise Refusal("not-allowed", Line("why-no-bot-here"))
            await table.commit("person", wish.seat, key)
        who.send(Ack(wish.id, number))


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
    line = await table.house.database.run(
        lambda connection: write_chat(connection, table.row.id, user.id, name, seat, text, _key(who, wish.id))
    )
    if line is not None:
        table.hear_chat(line)
        table.pass_on(chat=line)
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
    kind = thinking.default_kind()
    code = await table.house.thinkers.choose(table.row.game, state.dump(), wish.seat, kind, secrets.randbits(31))
    who.send(HintAnswer(wish.id, wish.seat, code))


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

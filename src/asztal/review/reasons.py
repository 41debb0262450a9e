"""Why a move is better than another, in one sentence: what differs most at the end of both plans, in the game's own words.

Every figure in a sentence is what both plans came to, on average over all worlds: where worlds differ, it says "about".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from asztal.core.game import LANGUAGES, Game
from asztal.core.lines import Line
from asztal.core.text import Speaker
from asztal.review.plans import Plan, difference

LEAST = 0.4
"""A difference of fewer points is not worth telling."""
SHARE = 0.3
"""Nor is one that weighs less than this part of the greatest."""
SURE = 1.5
"""So many standard errors a difference must be."""
AT_ONCE = 0.7
"""What has this part of its difference right after the move is said to come at once."""
RIVAL = 0.8
"""What a point of somebody else weighs, where a search minds it fully (`Game.envy`)."""
INCOME = "income-"
EVEN = 0.5
"""Plans that lie this close are equally good."""


class Fact(msgspec.Struct, frozen=True):
    """One thing in which two plans differ."""

    name: str
    seat: int
    mine: float
    """What this plan brings of it."""
    other: float
    """What the other does."""
    weight: float
    """What the difference is worth to who has to decide, in points."""
    at_once: bool
    exact: bool
    """In all worlds the same."""


class Reason(msgspec.Struct, frozen=True):
    """Why one move rather than another."""

    better: int
    other: int | None
    gap: float
    """How much further ahead it leads, in points as the heuristic counts them."""
    error: float
    """The standard error of that."""
    facts: tuple[Fact, ...]
    brings: tuple[Fact, ...] = ()
    """What the better plan brings, compared with nothing; told where the other is about as good."""
    over: bool = False
    """Both plans were played to the end of the game."""
    price: Fact | None = None
    """The points it costs to leave others with less, where that is why."""


def reason(game: Game, better: Plan, other: Plan | None, seat: int) -> Reason:
    """What tells a plan apart from another."""
    if other is None:
        return Reason(better.action, None, 0.0, 0.0, ())
    gap, error = difference(better.leads(seat), other.leads(seat))
    over = all(one.over for one in (*better.endings, *other.endings))
    told = tuple(facts(game, better, other, seat)) if gap >= EVEN else ()  # the other brings something else instead
    price = _fact(other, better, seat, "points", 1.0, False)
    return Reason(better.action, other.action, gap, error, told, () if told else tuple(brings(game, better, seat)), over, price)


def facts(game: Game, better: Plan, other: Plan, seat: int) -> list[Fact]:
    """What speaks for the better plan, the weightiest first."""
    worths = game.worths
    found: list[Fact] = []
    passing: list[Fact] = []  # what the other plan has made up for when both are compared: a card drawn now or a move later
    ended = all(one.over for one in (*better.endings, *other.endings))
    for name, worth in worths.items():
        if ended and name != "points":  # then nothing else counts
            continue
        late = None if name.startswith(INCOME) else _fact(better, other, seat, name, worth, False)
        soon = _fact(better, other, seat, name, worth, True)
        if soon is not None and soon.weight >= AT_ONCE * (late.weight if late is not None else 0.0):
            (found if late is not None or name.startswith(INCOME) else passing).append(soon)
        elif late is not None:
            found.append(late)
    found = found or passing
    for rival in range(len(better.endings[0].worths)):
        hurt = _fact(better, other, rival, "points", -RIVAL, False) if rival != seat else None
        if hurt is not None:
            found.append(hurt)
    found.sort(key=lambda fact: (-fact.weight, fact.name, fact.seat))
    return [fact for fact in found if fact.weight >= max(LEAST, SHARE * found[0].weight)]


def brings(game: Game, plan: Plan, seat: int) -> list[Fact]:
    """What a plan brings: at once if it does, else until plans are compared; the weightiest first."""
    ended = all(one.over for one in plan.endings)
    for at_once in (True, False):
        found = []
        for name, worth in game.worths.items():
            if ended and name != "points":  # then nothing else counts
                continue
            each = [float((one.at_once if at_once else one.changed)[seat].get(name, 0)) for one in plan.endings]
            mean = sum(each) / len(each)
            if worth * mean >= LEAST and round(mean) > 0 and (at_once or not name.startswith(INCOME)):
                found.append(Fact(name, seat, mean, 0.0, worth * mean, at_once, len(set(each)) == 1))
        if found:
            return sorted(found, key=lambda fact: (-fact.weight, fact.name))
    return []


def _fact(better: Plan, other: Plan, seat: int, name: str, worth: float, at_once: bool) -> Fact | None:
    mine = [float((one.at_once if at_once else one.changed)[seat].get(name, 0)) for one in better.endings]
    theirs = [float((one.at_once if at_once else one.changed)[seat].get(name, 0)) for one in other.endings]
    gap, error = difference(mine, theirs)
    weight = worth * gap
    if weight < LEAST or abs(gap) < SURE * error or round(sum(mine) / len(mine)) == round(sum(theirs) / len(theirs)):
        return None
    exact = len(set(mine)) == 1 and len(set(theirs)) == 1
    return Fact(name, seat, sum(mine) / len(mine), sum(theirs) / len(theirs), weight, at_once, exact)


# -- words ------------------------------------------------------------------------------------------------------------------


def sentences(
    game: Game, why: Reason, label: Line | None, seat: int, players: Sequence[str], past: bool = False
) -> dict[str, str]:
    """The reason in every language; `label` names the other move. `past`: the other move was made."""
    rounds = 0 if why.over else game.rounds_ahead
    return {lang: Sentence(game.speaker(lang), why, label, seat, players, rounds, past).said() for lang in LANGUAGES}


OUTER: dict[str, str] = {"en": "“", "hu": "„"}
INNER: dict[str, Callable[[str], str]] = {
    "en": lambda text: text.replace("“", "‘").replace("”", "’"),
    "hu": lambda text: text.replace("„", "»").replace("”", "«"),
}
"""Quotation marks inside others."""


def bare(text: str, lang: str) -> str:
    """What is said, for quotation marks around it: without a full stop, and without marks of its own around the whole."""
    text = text.strip().rstrip(".")
    if text.startswith(OUTER[lang]) and text.endswith("”") and text.count("”") == 1:
        text = text[1:-1].rstrip(".")
    return INNER[lang](text)


class Sentence:
    def __init__(
        self, speaker: Speaker, why: Reason, label: Line | None, seat: int, players: Sequence[str], rounds: int, past: bool
    ) -> None:
        self.speaker = speaker
        self.why = why
        self.seat = seat
        self.players = players
        self.past = "yes" if past else "no"
        self.other = "" if label is None else bare(speaker.say(label, players), speaker.lang)
        self.by = speaker.text("reason-by", rounds=rounds)

    def said(self) -> str:
        if self.why.other is None:
            return self.speaker.text("reason-only")
        facts = self.why.facts
        if not facts:
            return self.without_facts()
        first = facts[0]
        if first.seat != self.seat:  # told alone only where it is nearly everything
            own = next(
                (fact for fact in facts if fact.seat == self.seat and fact.mine > fact.other and round(fact.mine) > 0), None
            )
            if own is None:
                return self.about_rival(first)
            first = own
        if first.weight > 0 and first.mine < first.other:  # something bad, of which there will be less
            return self.tail("reason-fewer", losses=self.list([first], relative=True), other=self.other)
        if round(first.mine) <= 0:
            return self.about_savings(first)
        return self.about_gains(first)

    def without_facts(self) -> str:
        if abs(self.why.gap) < EVEN or self.why.gap < self.why.error:
            if not self.why.brings:
                return self.tail("reason-even", other=self.other)
            return self.tail("reason-as-good", head=self.told_gains(self.why.brings)[0], other=self.other)
        points = round(self.why.gap)
        if points < 1:
            return self.tail("reason-long-slight", other=self.other)
        return self.tail("reason-long", other=self.other, points=points)

    def about_rival(self, fact: Fact) -> str:
        head = self.head("reason-hurts", player=self.players[fact.seat], gains=self.amounts([fact], relative=True))
        said = self.tail("reason-compared", head=head, other=self.other)
        if self.why.price is None:
            return said
        price = self.amounts([self.why.price], relative=True, id="reason-price-amounts")
        return self.tail("reason-price", said=said.rstrip("."), price=price)

    def about_savings(self, first: Fact) -> str:
        """The other plan costs something this one keeps."""
        same = [fact for fact in self.own(first) if round(fact.mine) <= 0 and fact.mine > fact.other][:2]
        head = self.head("reason-spares-now" if first.at_once else "reason-spares", losses=self.amounts(same, relative=True))
        return self.tail("reason-spends", head=head, other=self.other)

    def told_gains(self, own: Sequence[Fact]) -> tuple[str, list[Fact]]:
        """What a plan brings, and which facts that told."""
        first = own[0]
        income = [fact for fact in own if fact.name.startswith(INCOME)][:2]
        gains = [fact for fact in own if fact not in income and fact.at_once == first.at_once][:2]
        when = "now" if first.at_once else "soon"
        id = f"reason-{when}-income" if gains and income else "reason-income" if income else f"reason-{when}"
        said = {"income": self.amounts(income)} if income else {}
        if gains:
            said["gains"] = self.amounts(gains)
        return self.head(id, **said), gains or income

    def about_gains(self, first: Fact) -> str:
        head, told_facts = self.told_gains(
            [fact for fact in self.own(first) if round(fact.mine) > 0 and fact.mine > fact.other]
        )
        less = [fact for fact in told_facts if round(fact.other) > 0]
        lost = [fact for fact in told_facts if round(fact.other) < 0]
        if lost and not less:
            said = self.tail("reason-loses", head=head, other=self.other, losses=self.amounts(lost, of_other=True))
        elif less:
            said = self.tail("reason-less", head=head, other=self.other, gains=self.amounts(less, of_other=True))
        else:
            said = self.tail("reason-nothing", head=head, other=self.other)
        rival = next((fact for fact in self.why.facts if fact.seat != self.seat), None)
        if rival is None:
            return said
        more = self.amounts([rival], relative=True)
        return self.tail("reason-rival", said=said.rstrip("."), player=self.players[rival.seat], gains=more)

    def tail(self, id: str, **said: int | str) -> str:
        return self.speaker.text(id, past=self.past, **said)

    def head(self, id: str, **said: str) -> str:
        return self.speaker.text(id, by=self.by, past=self.past, **said)

    def own(self, first: Fact) -> list[Fact]:
        return [
            fact for fact in self.why.facts if fact.seat == self.seat and (fact.mine > fact.other) == (first.mine > first.other)
        ]

    def amounts(self, facts: Sequence[Fact], of_other: bool = False, relative: bool = False, id: str = "reason-amounts") -> str:
        about = "no" if all(fact.exact for fact in facts) else "yes"
        return self.speaker.text(id, list=self.list(facts, of_other, relative), about=about)

    def list(self, facts: Sequence[Fact], of_other: bool = False, relative: bool = False) -> str:
        """Amounts for SUM, the other plan's or how much both differ if asked."""
        told = [fact.mine - fact.other if relative else fact.other if of_other else fact.mine for fact in facts]
        return "|".join(
            f"{max(1, abs(round(n)))}*{fact.name.removeprefix(INCOME)}" for n, fact in zip(told, facts, strict=True)
        )

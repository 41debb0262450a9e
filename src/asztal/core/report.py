"""The log as a report: everything one deed brought along is told in one sentence.

Events are fine: a payment, a card discarded, a gain. A game's `log.py` says in `ROLES` which part each of its lines plays, and
this module gathers them, for every game alike. The browser's twin is `web/src/lib/story.ts`.

| role         | the line                                                                                       |
| ------------ | ---------------------------------------------------------------------------------------------- |
| `head`       | begins a sentence, and ends every other one. Lines nothing is said about are heads             |
| `own TOPIC`  | belongs to its player's sentence on the topic, or begins it; others' sentences stay open       |
| `all TOPIC`  | the same, but one sentence tells it of all players                                             |
| `again TOPIC` | belongs to the last sentence if that is its player's on the topic; else a head                |
| `with`       | one more clause of the sentence of its player, or of the last one                              |
| `lead`       | a clause of the sentence the player's next head begins, if that is what follows; else a head   |
| `lead TOPIC` | the same for what the player does before; if no head follows, one more clause of what was done |
| `paid`       | goods in brackets behind the head; where a head follows, of that                               |
| `gain`       | goods, told behind the other clauses                                                           |
| `last`       | a clause told behind the goods                                                                 |
| `quiet`      | no part of the sentence; whoever looks at its details finds it                                 |

Lines of a sentence with the same id are told as one where that is possible: amounts ("2*wood|1*stone") are added up, names
("@mill") become a list, of what something has come to (`now`) the last counts, and everything else has to be the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from asztal.core.lines import Argument, Line

if TYPE_CHECKING:
    from asztal.core.text import Speaker

ALL = ""
"""Whose sentence it is that tells of all players."""
NOW = "now"
"""An argument that says how much something has come to: of several lines the last one counts."""
LATE = {"gain": 1, "last": 2}
"""Clauses that are told behind the others."""
BEGINS = frozenset({"head", "own", "all", "again"})
AMOUNT = re.compile(r"\d+\*")


class Told:
    """A line of the log: in which move it was told, and the part it plays."""

    __slots__ = ("line", "move", "role", "topic")

    def __init__(self, move: int, line: Line, role: str) -> None:
        self.move = move
        self.line = line
        self.role, _, self.topic = role.partition(" ")

    @property
    def who(self) -> Argument | None:
        return self.line.args.get("player")

    @property
    def begins(self) -> bool:
        return self.role in BEGINS


class Clause:
    """One or more lines of a sentence told as one."""

    __slots__ = ("line", "role")

    def __init__(self, line: Line, role: str) -> None:
        self.line = line
        self.role = role

    @property
    def who(self) -> Argument | None:
        return self.line.args.get("player")


class Sentence:
    """What is told in one sentence."""

    __slots__ = ("clauses", "lines", "moves", "paid", "topic", "who")

    def __init__(self, who: Argument | None, topic: str) -> None:
        self.who = who
        """Whose sentence it is."""
        self.topic = topic
        self.lines: list[Line] = []
        """All of it, in the order it was told."""
        self.moves: list[int] = []
        self.clauses: list[Clause] = []
        self.paid = ""

    def add(self, told: Told) -> None:
        self.lines.append(told.line)
        self.moves.append(told.move)
        if told.role == "quiet":
            return
        args = told.line.args
        if told.role == "paid" and told.who == self.who:
            self.paid = joined(self.paid, str(args.get("goods") or args["name"]))
            return
        for clause in self.clauses:
            line = merged(clause.line, told.line)
            if line is not None:
                clause.line = line
                return
        self.clauses.append(Clause(told.line, told.role))


def report(told: Sequence[Told]) -> list[Sentence]:
    """The sentences of a log, in the order in which they began."""
    sentences: list[Sentence] = []
    open: list[Sentence] = []
    waiting: list[Told] = []
    for place, one in enumerate(told):
        if (one.role in ("paid", "lead") and leads(told, place)) or (one.role == "quiet" and not open):
            waiting.append(one)
            continue
        sentence = of(open, one)
        if sentence is None:
            sentence = Sentence(ALL if one.role == "all" else one.who, one.topic)
            sentences.append(sentence)
            if one.role in ("head", "again", "lead"):
                open.clear()
            else:
                open = [other for other in open if other.who != sentence.who]
            open.append(sentence)
        if one.begins or not sentence.lines:  # not what happens beside it before the head comes
            for earlier in waiting:
                sentence.add(earlier)
            waiting.clear()
        sentence.add(one)
    if waiting and sentences:
        for earlier in waiting:
            sentences[-1].add(earlier)
    return sentences


def of(open: Sequence[Sentence], one: Told) -> Sentence | None:
    """The open sentence a line belongs to."""
    last = open[-1] if open else None
    if one.role == "again":
        return last if last is not None and (last.who, last.topic) == (one.who, one.topic) else None
    if one.role == "head" or (one.role == "lead" and not one.topic):
        return None
    if one.role == "lead":
        return next((sentence for sentence in reversed(open) if sentence.who == one.who), None)
    if one.role in ("own", "all"):
        who = ALL if one.role == "all" else one.who
        return next((sentence for sentence in reversed(open) if sentence.who == who and sentence.topic == one.topic), None)
    own = next((sentence for sentence in reversed(open) if sentence.who == one.who), None)
    return own or last


def leads(told: Sequence[Told], place: int) -> bool:
    """Whether a payment or what leads up to a sentence comes before its head: nothing of its move has begun a sentence yet."""
    one = told[place]
    for before in reversed(told[:place] if one.role == "paid" else ()):
        if before.move != one.move:
            break
        if before.begins and before.who == one.who:
            return False
    for after in told[place + 1 :]:
        beside = after.who is None and not after.begins
        if after.role not in ("paid", "lead", "quiet") and not beside:
            return after.begins and (after.who == one.who or (one.role == "lead" and not one.topic))
    return False


def merged(one: Line, other: Line) -> Line | None:
    """Two lines as one: amounts added up, names in a list; None if they differ otherwise."""
    if one.id != other.id or one.args.keys() != other.args.keys():
        return None
    args: dict[str, Argument] = {}
    for key, value in one.args.items():
        more = other.args[key]
        if isinstance(value, str) and isinstance(more, str) and key != "player" and is_list(value) and is_list(more):
            args[key] = joined(value, more, key == NOW)
        elif value == more:
            args[key] = value
        else:
            return None
    return Line(one.id, args)


def is_list(value: str) -> bool:
    return value == "" or value.startswith("@") or AMOUNT.match(value) is not None


def joined(one: str, other: str, latest: bool = False) -> str:
    """ "2*wood" and "1*wood|1*stone" are "3*wood|1*stone"; names stand one behind the other."""
    amounts: dict[str, int] = {}
    items: list[str] = []
    for item in filter(None, (*one.split("|"), *other.split("|"))):
        n, times, word = item.partition("*")
        if not times:
            items.append(item)
        else:
            if word not in amounts:
                items.append(word)
            amounts[word] = int(n) + (0 if latest else amounts.get(word, 0))
    return "|".join(f"{amounts[item]}*{item}" if item in amounts else item for item in items)


# -- in words ------------------------------------------------------------------------------------------------------------


def tell(sentence: Sentence, speaker: Speaker, players: Sequence[str], reader: int | None = None) -> str:
    """A sentence in words; empty if nothing of it is told. Whose deed it is comes first, then what it did to others."""
    by: dict[Argument | None, list[Clause]] = {}
    for clause in sorted(sentence.clauses, key=lambda clause: LATE.get(clause.role, 0)):
        by.setdefault(clause.who, []).append(clause)
    whose = [sentence.who] if sentence.who in by else []
    whose += [who for who in by if who not in whose and who is not None]
    whose += [who for who in by if who not in whose]
    teller = Teller(sentence, speaker, players, reader)
    said = "; ".join(teller.parts(together([(who, by[who]) for who in whose], reader)))
    if not said:
        return ""
    return said if said.endswith(("!", "…")) else f"{said}."


Share = tuple[Argument | None, list[Clause]]


def together(shares: Sequence[Share], reader: int | None) -> list[Share]:
    """Players of whom the same is told, told together."""
    found: dict[tuple[tuple[str, tuple[tuple[str, Argument], ...]], ...], Share] = {}
    for place, (who, clauses) in enumerate(shares):
        key = tuple((clause.line.id, tuple(rest(clause.line).items())) for clause in clauses)
        if who is None or who == f"#{reader}":
            key = ((str(place), ()),)
        if key not in found:
            found[key] = (who, clauses)
        else:
            both = f"{found[key][0]}|{who}"
            found[key] = (both, [Clause(Line(c.line.id, {**c.line.args, "player": both}), c.role) for c in clauses])
    return list(found.values())


def rest(line: Line) -> Mapping[str, Argument]:
    return {key: value for key, value in line.args.items() if key != "player"}


class Teller:
    """Finds the words of one sentence.

    Where a message has one of these forms, it is taken: `ID-each` if several players did it, `ID-itself` if it is about the
    very card the sentence is about, `ID-for` if it says itself what was paid for it ($paid), which then needs no brackets.
    """

    def __init__(self, sentence: Sentence, speaker: Speaker, players: Sequence[str], reader: int | None) -> None:
        self.sentence = sentence
        self.speaker = speaker
        self.players = players
        self.reader = reader
        self.about = sentence.clauses[0].line.args.get("name") if sentence.clauses else None

    def parts(self, shares: Sequence[Share]) -> list[str]:
        """What is told of each player. What is the same of several of them is not said again."""
        found: list[str] = []
        texts = [self.part(who, clauses, place == 0) for place, (who, clauses) in enumerate(shares)]
        place = 0
        while place < len(shares):
            after = place + 1
            while after < len(shares) and self.alike(shares[place], shares[after]):
                after += 1
            names = [self.name(who) for who, _ in shares[place:after]]
            gapped = self.speaker.told_of(texts[place:after], names) if after > place + 1 else None
            found.extend(texts[place:after] if gapped is None else [gapped])
            place = after
        return found

    def alike(self, one: Share, other: Share) -> bool:
        """Whether the same single thing is told of two players, neither of them the reader, who is told it in another form."""
        if any(who is None or who == f"#{self.reader}" or len(clauses) != 1 for who, clauses in (one, other)):
            return False
        return one[1][0].line.id == other[1][0].line.id

    def part(self, who: Argument | None, clauses: Sequence[Clause], first: bool) -> str:
        """What is told of one player: the name once, the price behind what it was paid for."""
        paid = self.sentence.paid if who == self.sentence.who else ""
        priced = next((place for place, clause in enumerate(clauses) if clause.role in BEGINS), 0)
        texts: list[str] = []
        for place, clause in enumerate(clauses):
            line = self.form(clause.line, paid if place == priced else "")
            if first and not texts:
                text = self.speaker.say(line, self.players, self.reader, short=True).removesuffix(".")
            else:
                text = self.speaker.clause(line, self.players, self.reader, named=bool(texts) and clause.who is not None)
            told = place != priced or line.id == f"{clause.line.id}-for"
            texts.append(text if told else text + self.speaker.price(paid))
        return self.speaker.told(texts, self.name(who))

    def form(self, line: Line, paid: str) -> Line:
        """The form of a line that fits the sentence."""
        if paid and self.speaker.has(f"{line.id}-for"):
            return Line(f"{line.id}-for", {**line.args, "paid": paid})
        if "|" in str(line.args.get("player")) and self.speaker.has(f"{line.id}-each"):
            return Line(f"{line.id}-each", line.args)
        itself = line is not self.sentence.clauses[0].line and self.about in (line.args.get("name"), line.args.get("host"))
        if itself and self.about is not None and self.speaker.has(f"{line.id}-itself"):
            return Line(f"{line.id}-itself", line.args)
        return line

    def name(self, who: Argument | None) -> str:
        return "" if who is None else str(self.speaker.named(who, self.players, self.reader))

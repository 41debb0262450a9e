"""From trees of the notation to programs. Control is the same for all games, and the words of a verb follow from its declared
parameters: no verb has compiling code of its own, and whatever would be skipped is refused with its place.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from inspect import isgetsetdescriptor
from types import ModuleType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from asztal.core import notation as n
from asztal.core.content import Table
from asztal.core.errors import ContentError
from asztal.core.machine.control import ASKED, EASED, TRIED, UNKNOWN, Done, controls
from asztal.core.machine.frames import BLOCK
from asztal.core.machine.pick import ANY, EVERY, EXACT, UPTO, Pick, PickFrom
from asztal.core.machine.program import Program
from asztal.core.machine.words import UNSAID, Counted, Held, Noun, Players, Rule, Step, Test, Trigger, Word
from asztal.core.notation.vocabulary import Kind

HOW = {"exact": EXACT, "upto": UPTO, "any": ANY, "all": EVERY}
SAID = {n.May: "'may'", n.Cost: "'=>'", n.If: "'if'", n.Each: "'each'", n.Per: "'per'"}
NO_END = 0xFFFF
"""The upper end of a range such as `3+`."""


class Unusable(Exception):
    """The notation allows it, but it cannot be done there; `at` is the offset in the text of the effect."""

    def __init__(self, node: Any, message: str) -> None:
        super().__init__(message)
        self.at: int = node.span[0]


def words_in(*modules: ModuleType) -> list[Word[Any]]:
    """One of every word the modules declare, in the order of their classes.

    A class that neither says how it is written nor has a name of its own is there for others to derive from.
    """
    declared = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    own = {module.__name__ for module in modules}
    words = [kind() for kind in dict.fromkeys(declared) if issubclass(kind, Word) and kind.__module__ in own]
    return [
        word for word in words if word.head is not UNSAID or (word.name if isinstance(word, Step) else isinstance(word, Held))
    ]


class Language:
    """All words of one game, each declared by the instance of its class."""

    def __init__(
        self,
        goods: Sequence[n.Head],
        words: Sequence[Word[Any]],
        traits: Mapping[str, int] | None = None,
        zones: Sequence[str] = (),
        gained: Collection[str] | None = None,
        paid: Collection[str] | None = None,
    ) -> None:
        self.goods = [good.name for good in goods]
        """Goods by number, in the order given."""
        self.gained = self.goods if gained is None else gained
        """The goods an effect can give."""
        self.paid = self.goods if paid is None else paid
        """The goods a cost can ask for."""
        self.traits = dict(traits or {})
        """Words (and cards, "@id") that mean the same bit wherever they stand: what kinds of pieces are. A parameter whose
        words are not among them numbers its words in the order declared."""
        self.zones = {zone: number for number, zone in enumerate(zones)}
        """The same for words that name zones: bit z is zone z."""
        self.steps: list[Step[Any]] = [*controls(), *(word for word in words if isinstance(word, Step))]
        self.nouns = [word for word in words if isinstance(word, Noun)]
        self.tests: list[Test[Any]] = [Done(), *(word for word in words if isinstance(word, Test))]
        self.players = [word for word in words if isinstance(word, Players)]
        self.triggers = [word for word in words if isinstance(word, Trigger)]
        self.rules = [word for word in words if isinstance(word, Rule)]
        heads = [*goods]
        self._numbers: dict[tuple[str, str], tuple[str, int]] = {}
        for table in ("steps", "nouns", "tests", "players", "triggers", "rules"):
            for number, word in enumerate(getattr(self, table)):
                if word.head is not UNSAID:
                    heads.append(word.head)
                    self._numbers[word.head.kind, word.head.name] = (table, number)
                if isinstance(word, Step) and word.head is not UNSAID:
                    word.name = word.head.name
                if isinstance(word, PickFrom):
                    _find_words(word)
                _tell_compiled(word)
        if len(self.steps) > 256 or len(self.tests) > 256 or len(self.triggers) > 62 or len(self.rules) > 62:
            raise ValueError("a program has room for 256 steps and conditions, and for 62 triggers and standing rules")
        for good in goods:  # what one has can be counted, unless a noun of the same name counts something else
            if ("noun", good.name) not in self._numbers and any(isinstance(noun, Held) for noun in self.nouns):
                self._numbers["good", good.name] = ("nouns", next(i for i, w in enumerate(self.nouns) if isinstance(w, Held)))
        self.vocabulary = n.Vocabulary(*heads)
        self.numbers = {step.name: number for number, step in enumerate(self.steps)}
        """The number of every step by its name."""
        names = [step.name for step in self.steps]
        if len(set(names)) < len(names):
            raise ValueError(f"two steps have one name: {sorted(name for name in names if names.count(name) > 1)}")

    def step(self, name: str) -> int:
        return self.numbers[name]

    def find(self, call: n.Call) -> tuple[str, int]:
        """Which list a word stands in, and its number there."""
        return self._numbers[call.head.kind, call.name]

    def good(self, name: str) -> int:
        return self.goods.index(name)

    def rule(self, name: str) -> int:
        """The number of a standing rule."""
        return next(number for number, rule in enumerate(self.rules) if rule.head.name == name)


@dataclass
class Compiled:
    """One section of one card: where its program begins (0: it has none), what it waits for, its standing rules."""

    place: int = 0
    whens: list[tuple[int, int, int, int]] = field(default_factory=list)
    rules: list[tuple[int, int]] = field(default_factory=list)
    """Number of the rule, place of its words."""


class Compiler:
    """Writes programs one after the other; `fill` puts all of it into the tables of a game."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.code: list[int] = []
        self.names: list[str] = []
        self.begins: list[int] = []
        self.later: list[tuple[int, n.Node]] = []
        self.tied = False
        """There is a cost whose parts get in each other's way."""
        self.flow("nothing", "end")

    # -- what a game writes itself -------------------------------------------------------------------------------------

    def begin(self, name: str) -> int:
        if name in self.names:
            raise ValueError(f"two effects are called {name!r}")
        self.names.append(name)
        self.begins.append(len(self.code))
        return len(self.code)

    def flow(self, name: str, *steps: str, loop: Sequence[str] = ()) -> int:
        """A program of plain steps, for the flow of a game; the steps of `loop` follow again and again. Gives its place."""
        place = self.begin(name)
        for step in steps:
            self.put(step)
        again = len(self.code)
        for step in loop:
            self.put(step)
        if loop:
            self.put("jump", again)
        elif steps[-1] != "end":
            self.put("end")
        return place

    def section(self, name: str, node: n.Node) -> Compiled:
        """A whole section of a card."""
        found = Compiled()
        parts = _parts(node)
        if any(isinstance(part, n.When) or self.is_rule(part) for part in parts):
            for number, part in enumerate(parts):
                own = name if len(parts) == 1 else f"{name}.{number + 1}"
                if isinstance(part, n.When):
                    found.whens.append(self.when(own, part))
                elif self.is_rule(part):
                    assert isinstance(part, n.Call)
                    found.rules.append((self.language.find(part)[1], self.words_of(part)))
                    self.inner_effects()
                else:
                    raise Unusable(part, "what happens at once cannot stand beside 'when' and standing rules")
            return found
        found.place = self.effect(name, node)
        return found

    def effect(self, name: str, node: n.Node) -> int:
        """An effect that is run; gives its place."""
        place = self.begin(name)
        self.node(node, False, None)
        self.put("end")
        self.inner_effects()
        return place

    def price(self, name: str, node: n.Node) -> int:
        """A cost alone, to be asked `able` at its place and paid by entering it; gives its place."""
        place = self.begin(name)
        if len(_paid(node)) > 1:
            self.need(node, None)
            self.close(place + 1, self.put("paid", 0, place) + 1)
        else:
            self.node(node, True, None)
        self.put("end")
        self.inner_effects()
        return place

    def fill(self, program: Program, kinds: Sequence[Sequence[Compiled]], pieces: Sequence[int]) -> None:
        """Put everything into the tables of a game: for each kind its sections, for each piece its kind."""
        language = self.language
        program.code = vec[i64](self.code)
        program.steps = vec[Step](language.steps)  # type: ignore[type-arg]
        program.nouns, program.tests = language.nouns, language.tests
        program.players, program.triggers = language.players, language.triggers
        program.names, program.begins = self.names, self.begins
        program.tied = self.tied
        whens: list[int] = []
        begins, waits, ruled = [0], [], []
        for sections in kinds:
            rows = [row for section in sections for row in section.whens]
            whens += [word for row in rows for word in row]
            begins.append(len(whens))
            waits.append(sum({1 << row[0] for row in rows}))
            ruled.append(sum({1 << rule for section in sections for rule, _ in section.rules}))
        program.whens, program.when_from, program.waits = vec[i64](whens), vec[i64](begins), vec[i64](waits)
        program.ruled = vec[i64](ruled)
        program.rule_words = vec[i64](
            [
                next((place for section in sections for rule, place in section.rules if rule == number), 0)
                for sections in kinds
                for number in range(len(language.rules))
            ]
        )
        program.rules = len(language.rules)
        say_kinds(program, pieces)

    # -- writing -------------------------------------------------------------------------------------------------------

    def put(self, step: str, *words: int, block: bool = False) -> int:
        """Write an instruction; gives its place."""
        at = len(self.code)
        if len(words) > 254:
            raise ValueError(f"{step!r} has {len(words)} words; an instruction has room for 254")
        self.code += [self.language.step(step) | (len(words) + 1) << 8 | (BLOCK if block else 0), *words]
        return at

    def close(self, *places: int) -> None:
        """These words mean the place reached now."""
        for place in places:
            self.code[place] = len(self.code)

    # -- control -------------------------------------------------------------------------------------------------------

    def node(self, node: n.Node, cost: bool, before: n.Node | Spent | None) -> None:
        """Write what a node says; `before` is what comes just before it, for words such as `per discarded`."""
        match node:
            case n.Sequence():
                self.in_order(node.steps, cost, before)
            case n.Joint():
                self.joint(node, cost, before)
            case n.Amount():
                self.goods([node], cost)
            case n.Choice():
                self.choice(node.options, 2 if cost else 0, before)
            case n.May() | n.Cost() | n.If() | n.Each() | n.Per() if cost:
                raise Unusable(node, f"{SAID[type(node)]} cannot stand in a cost: a cost is paid as a whole or not at all")
            case n.May() if isinstance(node.then, n.Choice):
                self.choice(node.then.options, 1, before)
            case n.May():
                self.may(node, before)
            case n.Cost():
                self.cost(node, before)
            case n.If():
                self.condition(node, before)
            case n.Each():
                at = self.put("each", 0, 0, *self.call(node.players, "players"), block=True)
                self.close(at + 2)
                self.node(node.then, False, None)
                self.put("end")
                self.close(at + 1)
            case n.Per():
                self.per(node, before)
            case n.Call():
                self.verb(node, cost)
            case n.When():
                raise Unusable(node, "'when' begins a section; it cannot stand inside an effect")
            case _:
                raise Unusable(node, "this cannot stand here")

    def joint(self, node: n.Joint, cost: bool, before: n.Node | Spent | None) -> None:
        """`a, b`: goods of a cost are paid together, because one good may stand in for several of them."""
        if not cost:
            self.in_order(node.items, False, before)
            return
        amounts = [item for item in node.items if isinstance(item, n.Amount)]
        if amounts:
            self.goods(amounts, True)
        for item in node.items:
            if not isinstance(item, n.Amount):
                self.node(item, True, None)

    def in_order(self, steps: Sequence[n.Node], cost: bool, before: n.Node | Spent | None) -> None:
        for step in steps:
            self.node(step, cost, before)
            if not _only_goods(step):  # goods leave alone what the step before has counted
                before = step

    def goods(self, amounts: Sequence[n.Amount], cost: bool) -> None:
        number = self.language.good
        for amount in amounts:
            if amount.good.name not in (self.language.paid if cost else self.language.gained):
                raise Unusable(amount, f"this cannot be {'paid' if cost else 'gained'}: {amount.good.name}")
            if amount.quantity.how != "exact":
                if cost or "gain-many" not in self.language.numbers:
                    raise Unusable(amount, f"'{amount.quantity} {amount.good.name}': a plain number can stand here")
                self.put("gain-many", self.quantity(amount.quantity), number(amount.good.name))
            elif not cost:
                self.put("gain", number(amount.good.name), amount.quantity.number)
        if cost:
            if "pay" not in self.language.numbers:
                raise Unusable(amounts[0], "nothing is paid in this game")
            pairs = [word for amount in amounts for word in (number(amount.good.name), amount.quantity.number)]
            self.put("pay", len(amounts), *pairs)

    def choice(self, options: Sequence[n.Node], flags: int, before: n.Node | Spent | None) -> None:
        count = len(options)
        at = self.put("choose", 0, flags, count, *[0] * (count + 1), block=True)
        jumps = []
        for number, option in enumerate(options):
            self.close(at + 4 + number)
            self.node(option, flags & 2 != 0, before)
            jumps.append(self.put("jump", 0) + 1)
        self.close(at + 1, at + 4 + count, *jumps)

    def may(self, node: n.May, before: n.Node | Spent | None) -> None:
        """`may acquire` is `acquire upto 1`: one decision instead of two."""
        at = self.put("may", 0, block=True)
        self.node(node.then, False, before)
        call = node.then
        if isinstance(call, n.Call):
            step = self.language.steps[self.code[at + 2] & 255]
            number = next((i for i, p in enumerate(call.head.parameters) if p.kind is Kind.QUANTITY), -1)
            if isinstance(step, Pick) and number >= 0 and self.code[at + 3 + number] == EXACT | 1 << 4:
                del self.code[at : at + 2]
                self.code[at + 1 + number] = UPTO | 1 << 4
                self.later = [(place - 2 if place > at else place, inner) for place, inner in self.later]
                return
        self.close(at + 1)

    def cost(self, node: n.Cost, before: n.Node | Spent | None) -> None:
        at = self.need(node.cost, before)
        paid = self.put("paid", 0, at)
        self.node(node.result, False, Spent(node.cost))
        self.close(at + 1, paid + 1)

    def need(self, cost: n.Node, before: n.Node | Spent | None) -> int:
        """What has to be paid, and how it is found out whether it can be; gives the place of `need`."""
        parts = _paid(cost)
        steps = [self.language.steps[self.language.find(part)[1]] for part in _verbs(cost)]
        judged = ASKED
        if any(step.blind for step in steps):
            judged = UNKNOWN
        elif any(step.eased for step in steps):
            judged = EASED
        elif sum(isinstance(part, n.Call) for part in parts) > 1 or sum(isinstance(part, n.Amount) for part in parts) > 1:
            judged = TRIED
        self.tied |= judged == TRIED
        at = self.put("need", 0, 0, judged, block=True)
        self.node(cost, True, before)
        self.close(at + 2)
        return at

    def condition(self, node: n.If, before: n.Node | Spent | None) -> None:
        """`if c: a else: b`; a condition that is somebody's decision is a step before it."""
        words: list[int] = []
        for number, term in enumerate(node.condition.terms):
            table, found = self.language.find(term.call)
            own = self.plain_arguments(term.call) if table != "steps" else self.arguments(term.call)
            if table == "steps":
                if number:
                    raise Unusable(term.call, f"'{term.call.name}' is a decision: it has to be the first condition")
                self.put(self.language.steps[found].name, *own)
                found, own, before = 0, [], term.call
            words += [found | int(term.negated) << 8 | len(own) << 16, *own]
        at = self.put("if", 0, 0, 0, len(node.condition.terms), *words, block=True)
        self.close(at + 3)
        self.node(node.then, False, before)
        jump = self.put("jump", 0)
        self.close(at + 2)
        if node.otherwise is not None:
            self.node(node.otherwise, False, before)
        self.close(at + 1, jump + 1)

    def per(self, node: n.Per, before: n.Node | Spent | None) -> None:
        count, most = self.count(node.count, before), node.most or 0
        if isinstance(node.what, n.Amount):
            if node.what.quantity.how != "exact":
                raise Unusable(node.what, "a plain number of goods can be counted out")
            if node.what.good.name not in self.language.gained:
                raise Unusable(node.what, f"this cannot be gained: {node.what.good.name}")
            self.put("gain-per", self.language.good(node.what.good.name), node.what.quantity.number, most, *count)
            return
        at = self.put("repeat", 0, 0, most, *count, block=True)
        self.close(at + 2)
        self.node(node.what, False, before)
        self.put("end")
        self.close(at + 1)

    def count(self, count: n.Count, before: n.Node | Spent | None) -> list[int]:
        """Noun, once for every so many, its words."""
        call = count.what
        if (call.head.kind, call.name) not in self.language._numbers:
            raise Unusable(call, f"'{call.name}' cannot be counted")
        _, number = self.language.find(call)
        noun = self.language.nouns[number]
        if isinstance(noun, Counted) and not all(last in noun.of for last in _last_deeds(before)):
            told = " or ".join(f"'{verb}'" for verb in noun.of)
            raise Unusable(call, f"'per {call.name}' comes right after {told}")
        own = [self.language.good(call.name)] if call.head.kind == "good" else self.plain_arguments(call)
        return [number, count.every, *own]

    def when(self, name: str, node: n.When) -> tuple[int, int, int, int]:
        """A row of the table of waiting effects."""
        _, event = self.language.find(node.trigger)
        words = self.words_of(node.trigger)
        place = self.effect(name, node.then)
        optional = self.code[place] & 255 == self.language.step("may")
        return event, words, place, int(optional)

    # -- words ---------------------------------------------------------------------------------------------------------

    def is_rule(self, node: n.Node) -> bool:
        return isinstance(node, n.Call) and self.language.find(node)[0] == "rules"

    def words_of(self, call: n.Call) -> int:
        """Lay the words of a trigger or rule into the code, where nothing runs over them; gives their place."""
        return self.put("words", *self.arguments(call)) + 1

    def call(self, call: n.Call, table: str) -> list[int]:
        return [self.language.find(call)[1], *self.plain_arguments(call)]

    def verb(self, call: n.Call, cost: bool) -> None:
        table, number = self.language.find(call)
        if table != "steps":
            raise Unusable(call, f"'{call.name}' is a standing rule; it cannot stand inside an effect")
        step = self.language.steps[number]
        refusal = step.refuses(cost)
        if refusal:
            raise Unusable(call, refusal)
        self.put(step.name, *self.arguments(call))

    def plain_arguments(self, call: n.Call) -> list[int]:
        """The words of what only counts or asks: no effect can stand in it."""
        if any(p.kind is Kind.EFFECT for p in call.head.parameters):
            raise Unusable(call, f"'{call.name}' cannot take an effect: only verbs, triggers and standing rules can")
        return self.arguments(call)

    def arguments(self, call: n.Call) -> list[int]:
        """One word for each declared parameter, by its kind."""
        words: list[int] = []
        for parameter in call.head.parameters:
            value = call[parameter.name]
            at = len(self.code) + 1 + len(words)
            match value:
                case None:
                    words.append(0)
                case int():
                    words.append(value)
                case n.Quantity():
                    words.append(self.quantity(value))
                case n.Range():
                    words.append(value.low | (NO_END if value.high is None else value.high) << 16)
                case tuple():
                    words.append(self.mask(call, parameter, value))
                case _:
                    self.later.append((at, value))
                    words.append(0)
        return words

    def quantity(self, value: n.Quantity) -> int:
        return HOW[value.how] | value.number << 4

    def mask(self, call: n.Call, parameter: n.Parameter, value: tuple[str, ...]) -> int:
        """Words as bits; a single good as its number plus 1."""
        if parameter.kind is Kind.GOOD:
            if parameter.several:
                return sum(1 << self.language.good(word) for word in value)
            return self.language.good(value[0]) + 1
        numbers: Mapping[str, int] = {word: number for number, word in enumerate(parameter.words)}
        for known in (self.language.zones, self.language.traits):
            if all(word in known for word in parameter.words):
                numbers = known
        bits = 0
        for word in value:
            if word.startswith("@"):
                if word not in self.language.traits:
                    raise Unusable(call, f"'{word}' cannot be named here")
                bits |= 1 << self.language.traits[word]
            else:
                bits |= 1 << numbers[word]
        return bits

    def inner_effects(self) -> None:
        """Effects in brackets are written after the effect that names them."""
        while self.later:
            word, node = self.later.pop(0)
            self.close(word)
            self.node(node, False, None)
            self.put("end")


@dataclass(frozen=True)
class Spent:
    """A cost that has been paid, as what came before its result."""

    cost: n.Node


def _last_deeds(node: n.Node | Spent | None) -> list[str]:
    """The names of the steps whose count may be in the register after a node; "" for what nobody can say."""
    match node:
        case n.Call():
            return [node.name]
        case n.May() | n.Each() | n.When():
            return _last_deeds(node.then)
        case n.Choice():
            return [deed for option in node.options for deed in _last_deeds(option)]
        case n.Sequence():
            return _last_deeds(_last(node.steps))
        case n.Cost():
            return _last_deeds(Spent(node.cost) if _only_goods(node.result) else node.result)
        case n.Joint():
            return _last_deeds(_last(node.items))
        case n.If():
            return [*_last_deeds(node.then), *_last_deeds(node.otherwise)]
        case Spent(n.Joint() as joint):  # its goods are paid first
            last = _last(joint.items)
            return _last_deeds(Spent(last)) if last is not None else ["pay"]
        case Spent(n.Choice() as choice):
            return [deed for option in choice.options for deed in _last_deeds(Spent(option))]
        case Spent(n.Amount()):
            return ["pay"]
        case Spent():
            return _last_deeds(node.cost)
        case _:
            return [""]


def _last(steps: Sequence[n.Node]) -> n.Node | None:
    return next((step for step in reversed(steps) if not _only_goods(step)), None)


def _only_goods(node: n.Node) -> bool:
    """Whether a step only brings goods."""
    match node:
        case n.Amount():
            return True
        case n.Per():
            return isinstance(node.what, n.Amount)
        case n.Joint():
            return all(_only_goods(item) for item in node.items)
        case _:
            return False


def _parts(node: n.Node) -> tuple[n.Node, ...]:
    if isinstance(node, n.Sequence):
        return node.steps
    return node.items if isinstance(node, n.Joint) else (node,)


def _paid(node: n.Node) -> list[n.Node]:
    """What is paid separately in a cost: each verb, and all goods that stand together as one."""
    match node:
        case n.Joint():
            amounts = [item for item in node.items if isinstance(item, n.Amount)]
            return [*amounts[:1], *(part for item in node.items if item not in amounts for part in _paid(item))]
        case n.Choice():
            return max((_paid(option) for option in node.options), key=len)
        case n.Sequence():
            return [part for step in node.steps for part in _paid(step)]
        case _:
            return [node]


def _verbs(node: n.Node) -> list[n.Call]:
    """Every verb in a cost."""
    match node:
        case n.Call():
            return [node]
        case n.Joint():
            return [call for item in node.items for call in _verbs(item)]
        case n.Choice():
            return [call for option in node.options for call in _verbs(option)]
        case n.Sequence():
            return [call for step in node.steps for call in _verbs(step)]
        case _:
            return []


def traits(*words: str) -> dict[str, int]:
    """Bits for words that say what pieces are (and for cards, "@id"); `this` and `it` have the first two."""
    return {word: bit for bit, word in enumerate(("this", "it", *words))}


def _find_words(step: PickFrom[Any]) -> None:
    """Which argument word of a verb says how many, what, where from and what not, by the names of its parameters."""
    step.zones_at_home = step.home
    for number, parameter in enumerate(step.head.parameters, start=1):
        if parameter.kind is Kind.QUANTITY:
            step.n_at = number
        elif parameter.name == "what" and parameter.kind is not Kind.GOOD:
            step.what_at = number
        elif parameter.name in ("from", "in"):
            step.from_at = number
        elif parameter.name == "not-being":
            step.not_at = number


def say_kinds(program: Program, pieces: Sequence[int]) -> None:
    """Say of which kind each piece is."""
    program.kind = vec[i64](list(pieces))
    program.waited = 0
    for kind in set(pieces):
        program.waited |= program.waits[kind]
    if program.waited and len(pieces) > 4 * 62:
        raise ValueError(f"a window can mark {4 * 62} pieces, this game has {len(pieces)}")


OF_PIECES = frozenset({"pieces", "blank", "no_marks", "kind", "waited"})
"""The fields of a program that depend on which pieces there are."""


def share(program: Program, other: Program) -> None:
    """Let another program, with pieces of its own, say everything a filled one says."""
    fields = _compiled_fields(type(program))  # type: ignore[arg-type]  # mypy doubts that classes can be hashed
    for name in (fields | getattr(program, "__dict__", {}).keys()) - OF_PIECES:
        setattr(other, name, getattr(program, name))


@lru_cache
def _compiled_fields(program: type[object]) -> frozenset[str]:
    """The fields compiled code keeps in slots of its own."""
    declared = {name: value for cls in program.__mro__ for name, value in vars(cls).items()}
    return frozenset(name for name, value in declared.items() if isgetsetdescriptor(value) and not name.startswith("__"))


def _tell_compiled(word: Word[Any]) -> None:
    """Let compiled code see what a class that is not compiled declares: it reads fields, not attributes of classes."""
    for cls in type(word).__mro__:
        for name, declared in cls.__dict__.items():
            if isgetsetdescriptor(declared) and not name.startswith("__"):
                declared.__set__(word, getattr(word, name))


def checked(table: Table, key: str, error: Unusable) -> ContentError:
    """The error to raise for something a content file says at `key` that cannot be done there."""
    return table.where(key).error(table.string(key), error.at, str(error))


def listing(program: Program) -> str:
    """All programs as text, for looking at them."""
    lines = []
    ends = [*program.begins[1:], len(program.code)]
    for name, begin, end in zip(program.names, program.begins, ends, strict=True):
        lines.append(name)
        pc = begin
        while pc < end:
            size = int(program.code[pc]) >> 8 & 255
            if not size:
                break
            words = " ".join(str(int(program.code[pc + i])) for i in range(1, size))
            lines.append(f"  {pc:5} {program.steps[program.code[pc] & 255].name:14} {words}".rstrip())
            pc += size
    return "\n".join(lines)

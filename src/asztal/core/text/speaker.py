"""Who speaks: messages in Fluent become sentences in one language.

Every text is a message with an id and arguments, written once for each language in `.ftl` files. The browser reads the
same files, so the functions messages may use are few, and a JavaScript twin must give the same:

| function           | language | gives                                                       | rules in       |
| ------------------ | -------- | ----------------------------------------------------------- | -------------- |
| AZ($x)             | hu       | a name or number with its article: "a Malom", "az 5"        | `with_article` |
| ET($n)             | hu       | accusative on digits: "9-et"                                | `accusative`   |
| SZOR($n)           | hu       | times: "egyszer", "3-szor"                                  | `times`        |
| ES($n)             | hu       | -s adjective: "9-es"                                        | `adjective`    |
| VAL($n)            | hu       | -val/-vel: "1-gyel"                                         | `instrumental` |
| AN($x)             | en       | "a card", "an action"                                       | `with_article` |
| ORD($n)            | both     | "3rd", "3."                                                 | `ordinal`      |
| CAP($x)            | both     | the same text with a capital first letter                   | `capital`      |
| LOW($x)            | both     | a name, or names, with small first letters                  | `_low`         |
| WORDS($x, $n, ...) | both     | "a|b|@c" as a list with "or"; also `case`, `of`, `join`     | `words`        |
| SUM($x, case: ...) | both     | "2*wood|1*stone" as "2 wood and 1 stone"                    | `sum`          |
| PRICE($x)          | both     | " (2 wood, 1 stone)", or nothing if nothing was paid        | `price`        |
| YOU($who, a, b)    | both     | a if the reader is meant, else b; "%" in b is the name      | `Who`          |

Several names in one argument ("@mill|@oasis", "#0|#1") are told as a list; AZ gives each its article.
Numbers are written by `number` of the language's module: −2, 12 500.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, cast

from asztal.core import resources
from asztal.core.errors import AsztalError, nearest
from asztal.core.lines import Line
from asztal.core.text import english, gaps, hungarian

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["en", "hu"]
LANGUAGES: tuple[Language, ...] = ("en", "hu")
SMALL = 1000
"""Below this a number is its plain digits in every language."""
MARK = re.compile(r" \([^()]*\)$")
"""What tells a name's twins apart."""
GRAMMARS: dict[str, ModuleType] = {"en": english, "hu": hungarian}


class Who(str):
    """What a player is called in a sentence; `you`: the reader is meant."""

    you: bool

    def __new__(cls, name: str, you: bool) -> Who:
        made = super().__new__(cls, name)
        made.you = you
        return made


class Names(str):
    """Several names as a list; `each` of them, with how often it comes, can have an article."""

    each: Mapping[str, int]

    def __new__(cls, told: str, each: Mapping[str, int]) -> Names:
        made = super().__new__(cls, told)
        made.each = each
        return made


class TextError(AsztalError):
    """A message is missing, broken, or was given other arguments than it needs."""


def shared_words(lang: str) -> str:
    """The texts all games share: control patterns, reasons, undo, prompts and results."""
    return resources.read("asztal.core.text", f"{lang}.ftl")


def capital(text: str) -> str:
    """The text with a capital first letter; quotation marks before it are passed over."""
    for place, character in enumerate(text):
        if character.isalnum():
            return text[:place] + character.upper() + text[place + 1 :]
    return text


class Speaker:
    """Says messages in one language.

    `sources` are Fluent texts; where two define the same message the later one wins: a game can reword a shared message.
    `names` gives the names of items in this language by their id.
    """

    def __init__(self, lang: str, sources: Sequence[str], names: Mapping[str, str] | None = None) -> None:
        if lang not in GRAMMARS:
            raise TextError(f"no such language: {lang!r}; there are: {', '.join(LANGUAGES)}")
        self.lang = lang
        self.grammar = GRAMMARS[lang]
        self.names: Mapping[str, str] = names or {}
        self._sources = sources
        self._ready: tuple[FluentBundle, frozenset[str]] | None = None
        self._said: dict[str, str] = {}
        """Messages said without arguments: most are, again and again, wherever a table is drawn."""

    # Saying things

    def say(self, line: Line, players: Sequence[str] = (), reader: int | None = None, short: bool = False) -> str:
        """Say a line: "@item" arguments become the item's name, "#seat" arguments the player's, or "you" for the reader.

        `short`: names without the mark in brackets that tells twins apart where somebody has to choose.
        """
        return self.text(line.id, **{key: self.named(value, players, reader, short) for key, value in line.args.items()})

    def clause(self, line: Line, players: Sequence[str] = (), reader: int | None = None, named: bool = False) -> str:
        """A line as a part of a sentence: no capital, no full stop; no name if its player has been `named` before."""
        args = {key: self.named(value, players, reader, short=True) for key, value in line.args.items()}
        names = [value for value in args.values() if isinstance(value, str) and not (isinstance(value, Who) and value.you)]
        who = args.get("player")
        if named and isinstance(who, str):
            args["player"] = Who("", isinstance(who, Who) and who.you)
        said = self.text(line.id, **args).strip().removesuffix(".")
        kept = any(name and re.match(rf"{re.escape(name.split(',')[0])}\b", said) for name in names)
        return said if kept or said[1:2].isupper() else said[:1].lower() + said[1:]

    def text(self, id: str, /, **args: int | str) -> str:
        """Say a message with these arguments exactly as they are."""
        if args:
            return self._formatted(id, args)
        if id not in self._said:
            self._said[id] = self._formatted(id, {})
        return self._said[id]

    def _formatted(self, id: str, args: Mapping[str, int | str]) -> str:
        bundle, ids = self._messages
        if id not in ids:
            raise TextError(f"{self.lang}: there is no message '{id}'{nearest(id, ids)}")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise TextError(f"{self.lang}: message '{id}' has no text")
        said, errors = bundle.format_pattern(pattern, {key: self._value(value) for key, value in args.items()})
        if errors:
            raise TextError(f"{self.lang}: message '{id}': {_explained(errors[0])}")
        return str(said)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self.ids

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all messages."""
        return self._messages[1]

    # Lists

    def all_of(self, items: Sequence[str]) -> str:
        """ "A, B and C"."""
        return cast(str, self.grammar.all_of(items))

    def one_of(self, items: Sequence[str]) -> str:
        """ "A, B or C"."""
        return cast(str, self.grammar.one_of(items))

    def all_clauses(self, items: Sequence[str]) -> str:
        """Clauses with verbs of their own, joined by "and"."""
        return cast(str, self.grammar.all_clauses(items))

    def told(self, clauses: Sequence[str], name: str = "") -> str:
        """What was done by one player, a verb said once where clauses share it."""
        return gaps.clauses(clauses, name, self.grammar)

    def told_of(self, texts: Sequence[str], names: Sequence[str]) -> str | None:
        """The same told of several players, shared words said once; None if there are none."""
        return gaps.shares(texts, names, self.grammar)

    def one_clause(self, items: Sequence[str]) -> str:
        """Clauses with verbs of their own, joined by "or"."""
        return cast(str, self.grammar.one_clause(items))

    def words(self, list: str, n: int = 1, /, case: str = "nom", of: str = "word", join: str = "or") -> str:
        """The words and cards of an argument such as "region|tributary|@city-of-rome" as a list with "or", or with "and".

        Each word is told by the message `word-<word>` (or another prefix, by `of`) with $case, $n and $place: "inner" for
        all but the last word, which lets words share an ending ("régió- vagy hírnévkártyát"). A card is told by
        `named-card` with $case and $name, which is already in quotation marks.
        """
        *inner, last = list.split("|")
        told = [self._word(item, n, case, of, "inner") for item in inner]
        told.append(self._word(last, n, case, of, "last"))
        return self.all_of(told) if join == "and" else self.one_of(told)

    def sum(self, list: str, case: str = "nom", of: str = "good", join: str = "and") -> str:
        """Amounts such as "2*wood|1*stone" in words: "2 wood and 1 stone"; each word is told by `good-<word>`."""
        told = [self._amount(item, case, of) for item in list.split("|")]
        return ", ".join(told) if join == "comma" else self.all_of(told)

    def price(self, paid: str) -> str:
        """What was paid, in brackets behind what it was paid for; free things have no brackets."""
        return f" ({self.sum(paid, join='comma')})" if paid else ""

    def _amount(self, item: str, case: str, of: str) -> str:
        n, times, word = item.partition("*")
        if not times:
            return str(self.named(item, short=True))
        if word.startswith("@"):
            what = self.text(f"{of}-named", name=self.named(word, short=True), n=int(n), case=case)
        else:
            what = self.text(f"{of}-{word}", n=int(n), case=case)
        return self.text("amount-of", n=int(n), what=what)

    def _word(self, item: str, n: int, case: str, of: str, place: str) -> str:
        if item.startswith("@"):
            name = str(self.named(item))  # one with a comma is quoted there already
            return self.text("named-card", name=name if "," in name else self.grammar.quoted(name), case=case)
        return self.text(f"{of}-{item}", n=n, case=case, place=place)

    # Inside

    def named(self, value: int | str, players: Sequence[str] = (), reader: int | None = None, short: bool = False) -> int | str:
        """An argument of a line with the names it stands for."""
        if not isinstance(value, str) or value[:1] not in ("@", "#"):
            return value
        each = [self._name(name, players, reader, short) for name in value.split("|")]
        if len(each) == 1:
            return each[0]
        counted = {name: each.count(name) for name in each}
        return Names(self._list(counted, str), counted)

    def _name(self, value: str, players: Sequence[str], reader: int | None, short: bool) -> str:
        if value.startswith("@"):
            if value[1:] not in self.names:
                raise TextError(f"{self.lang}: there is no item '{value[1:]}'{nearest(value[1:], self.names)}")
            name = self.names[value[1:]]
            return self.styled(MARK.sub("", name) if short else name)
        seat = value[1:]
        if not seat.isdecimal() or int(seat) >= len(players):
            raise TextError(f"{self.lang}: there is no seat '{seat}'; {len(players)} players are named")
        you = reader is not None and int(seat) == reader
        return Who(self.text("you") if you else players[int(seat)], you)

    def styled(self, name: str) -> str:
        """A name with a comma would fall apart in a sentence: it is quoted."""
        return cast(str, self.grammar.quoted(name)) if "," in name else name

    def _list(self, names: Mapping[str, int], form: Callable[[str], str]) -> str:
        """The names in their order, each once; one that comes again says how often."""

        def often(name: str, n: int) -> str:
            if form is str:
                return self.text("name-times", name=name, n=n)
            return cast(str, self.grammar.several(name, n))

        return self.all_of([form(name) if n == 1 else often(name, n) for name, n in names.items()])

    def _value(self, value: int | str) -> int | str:
        """An argument for Fluent, which chooses plurals by small numbers; others are written by our own rules."""
        return value if isinstance(value, str) or 0 <= value < SMALL else cast(str, self.grammar.number(value))

    @property
    def _messages(self) -> tuple[FluentBundle, frozenset[str]]:
        """The messages and their ids, read at first use: Fluent is slow to import and not needed to play."""
        if self._ready is None:
            self._ready = self._read()
        return self._ready

    def _read(self) -> tuple[FluentBundle, frozenset[str]]:
        from fluent.runtime import FluentBundle, FluentResource

        ids: set[str] = set()
        bundle = FluentBundle([self.lang], functions=self._functions(), use_isolating=False)
        for source in self._sources:
            resource = FluentResource(source)
            ids |= _message_ids(resource, source, self.lang)
            bundle.add_resource(resource, allow_overrides=True)
        return bundle, frozenset(ids)

    def _functions(self) -> dict[str, Callable[..., Any]]:
        functions: dict[str, Callable[..., Any]] = {
            "CAP": lambda x: capital(self._plain(x)),
            "LOW": lambda x: self._low(x),
            "ORD": lambda n: self.grammar.ordinal(_integer(n)),
            "SUM": lambda list, **named: self.sum(str(list), **named),
            "PRICE": lambda list: self.price(str(list)),
            "YOU": lambda who, you, other: you if isinstance(who, Who) and who.you else str(other).replace("%", str(who)),
            "WORDS": lambda list, n=1, **named: self.words(str(list), _integer(n), **named),
        }
        if self.lang == "hu":
            functions |= {
                "AZ": lambda x: self._each(x, hungarian.with_article),
                "ET": lambda n: hungarian.accusative(_integer(n)),
                "SZOR": lambda n: hungarian.times(_integer(n)),
                "ES": lambda n: hungarian.adjective(_integer(n)),
                "VAL": lambda n: hungarian.instrumental(_integer(n)),
            }
        else:
            functions["AN"] = lambda x: self._each(x, english.with_article)
        return functions

    def _each(self, value: Any, form: Callable[[str], str]) -> str:
        """The form of a name, or of every name of a list."""
        return self._list(value.each, form) if isinstance(value, Names) else form(self._plain(value))

    def _low(self, value: Any) -> str:
        if not isinstance(value, Names):
            return _small(self._plain(value))
        each = {_small(name): n for name, n in value.each.items()}
        return Names(self._list(each, str), each)

    def _plain(self, value: Any) -> str:
        return cast(str, self.grammar.number(int(value))) if isinstance(value, int) else str(value)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _message_ids(resource: Any, source: str, lang: str) -> set[str]:
    """The ids of a source's messages. Broken or doubled entries, which Fluent passes over in silence, are errors."""
    from fluent.syntax import ast

    seen: set[str] = set()
    messages: set[str] = set()
    for entry in resource.body:
        line = source.count("\n", 0, entry.span.start) + 1
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise TextError(f"{lang}.ftl:{line}: {entry.annotations[0].message}: {first}")
        if isinstance(entry, ast.Message | ast.Term):
            mark = "-" if isinstance(entry, ast.Term) else ""
            if mark + entry.id.name in seen:
                raise TextError(f"{lang}.ftl:{line}: '{mark}{entry.id.name}' is defined twice")
            seen.add(mark + entry.id.name)
            if isinstance(entry, ast.Message):
                messages.add(entry.id.name)
    return messages


def _explained(error: Exception) -> str:
    """What Fluent says went wrong, in our words."""
    text = str(error)
    unknown, _, name = text.partition(": ")
    match unknown:
        case "Unknown external":
            return f"needs the argument '{name}'"
        case "Unknown message" | "Unknown term" | "Unknown function" | "Unknown attribute":
            return f"uses {unknown.removeprefix('Unknown ')} '{name}', which does not exist"
        case _:
            return text


def _integer(value: Any) -> int:
    """A number argument of a function, also if it comes as text written by `number`."""
    return int(value) if isinstance(value, int) else int(re.sub(r"[\s,]", "", str(value)).replace("\u2212", "-"))


def speaker_of(package: str, lang: str, names: Mapping[str, str] | None = None) -> Speaker:
    """Who says the texts of a package beside those all games share; `names`: what it calls each item."""
    return Speaker(lang, [shared_words(lang), resources.read(package, f"text/{lang}.ftl")], names)

"""Messages: the words all games share, arguments, names, functions and what goes wrong."""

# ruff: noqa: E501
# Tables are easier to compare with each row on one line.

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from asztal.core.errors import AsztalError
from asztal.core.lines import Line
from asztal.core.text import LANGUAGES, Speaker, TextError, shared_words


def speaker(lang: str, *sources: str, names: dict[str, str] | None = None) -> Speaker:
    return Speaker(lang, [shared_words(lang), *sources], names)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    english, hungarian = (re.findall(r"^(-?[a-z-]+) =", shared_words(lang), re.MULTILINE) for lang in LANGUAGES)
    assert english == hungarian
    assert speaker("en").ids == speaker("hu").ids


# Glossary section 4: the strings that core itself provides
SHARED = [
    ("your-turn", {}, "Your turn.", "Te következel."),
    ("choose-card", {}, "Choose a card.", "Válassz egy kártyát."),
    ("choose-direction", {}, "Choose a direction.", "Válassz irányt."),
    ("use-ability", {}, "Use this ability?", "Használod ezt a képességet?"),
    ("actions-left", {"n": 3}, "You have 3 actions left.", "Még 3 akciód van."),
    ("actions-left", {"n": 1}, "You have 1 action left.", "Még 1 akciód van."),
    ("thinking", {"player": "#0"}, "Anna is thinking…", "Anna gondolkodik…"),
    ("chosen", {}, "You have chosen; you can still change it.", "Választottál; amíg a többiekre várunk, még módosíthatod."),
    ("undo-revealed", {}, "Can’t undo: a card has been revealed.", "Ezt már nem vonhatod vissza: közben felfordult egy kártya."),
    ("undo-other", {"player": "#1"}, "Can’t undo: Béla has already moved.", "Ezt már nem vonhatod vissza: azóta Béla lépett."),
    ("why-not-your-turn", {}, "It isn’t your turn.", "Most nem te következel."),
    ("last-round", {}, "Last round!", "Utolsó forduló!"),
    ("sat-down", {"player": "#0"}, "Anna sat down.", "Anna leült az asztalhoz."),
    ("left-table", {"player": "#0"}, "Anna left the table.", "Anna felállt az asztaltól."),
    ("waiting-players", {"n": 2}, "Waiting for 2 more players.", "Még 2 játékosra várunk."),
    ("log-undo", {"player": "#0"}, "Anna took back a move.", "Anna visszavont egy lépést."),
    ("log-win", {"player": "#0", "n": 58}, "Anna wins with 58 points.", "Anna nyert 58 ponttal."),
    ("round-begins", {"n": 3}, "Round 3 begins.", "Kezdődik a 3. forduló."),
    ("round-begins", {"n": 5}, "Round 5 begins.", "Kezdődik az 5. forduló."),
    ("button-done", {}, "Done", "Kész"),
    ("button-cancel", {}, "Cancel", "Mégse"),
    ("button-back", {}, "Back", "Vissza"),
    ("button-skip", {}, "Skip", "Kihagyom"),
    ("button-pass", {}, "I pass", "Passzolok"),
    ("button-end-turn", {}, "End turn", "Kör vége"),
    ("button-rule", {}, "Open this rule", "Mutasd a szabályt"),
    ("button-why", {}, "Why can’t I do this?", "Miért nem tehetem meg?"),
    ("button-hint", {}, "What would the bot do?", "Mit lépne a gép?"),
    ("button-log", {}, "Game log", "Napló"),
    ("button-chat", {}, "Chat", "Csevegés"),
    ("button-replay", {}, "Replay", "Visszajátszás"),
    ("bot-easy", {}, "Bot: easy", "Gépi játékos: könnyű"),
    ("bot-medium", {}, "Bot: medium", "Gépi játékos: közepes"),
    ("bot-hard", {}, "Bot: hard", "Gépi játékos: nehéz"),
    ("undo", {}, "Undo", "Visszavonás"),
    ("undo-turn", {}, "Undo whole turn", "Az egész kör visszavonása"),
    ("log-shared", {"players": "Anna és Béla"}, "Anna és Béla share the win.", "Anna és Béla osztozik a győzelmen."),
    ("you-tied", {}, "It’s a tie – you share the win.", "Döntetlen – osztoztok a győzelmen."),
    ("best-result", {}, "Your best result so far!", "Ez az eddigi legjobb eredményed!"),
    ("waiting-for", {"players": "Anna, Béla"}, "Waiting for Anna, Béla.", "Várunk rájuk: Anna, Béla."),
    ("you-won", {}, "You won!", "Nyertél!"),
    ("your-place", {"n": 2}, "You came 2nd.", "2. lettél."),
    ("points", {"n": -2}, "−2 points", "−2 pont"),
    ("points", {"n": 12500}, "12,500 points", "12\u00a0500 pont"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "args", "english", "hungarian"), SHARED)
def test_shared_messages(id: str, args: dict[str, int | str], english: str, hungarian: str) -> None:
    players = ["Anna", "Béla"]
    assert speaker("en").say(Line(id, args), players) == english
    assert speaker("hu").say(Line(id, args), players) == hungarian


# Glossary 1.0: every row with all its forms
THINGS = ("nom", "acc", "onto", "on", "for", "with", "your", "many", "many-acc")
TIME = ("nom", "acc", "in", "onto", "your", "your-in", "many", "many-acc")
ZONES = (
    "nom",
    "acc",
    "in",
    "from",
    "into",
    "your",
    "your-acc",
    "your-in",
    "your-from",
    "your-into",
    "their-in",
    "their-from",
    "their-into",
)
TERMS = [
    ("player", THINGS, "játékos · játékost · játékosra · játékoson · játékosért · játékossal · játékosod · játékosok · játékosokat"),
    ("opponent", THINGS, "ellenfél · ellenfelet · ellenfélre · ellenfélen · ellenfélért · ellenféllel · ellenfeled · ellenfelek · ellenfeleket"),
    ("first-player", THINGS, "kezdőjátékos · kezdőjátékost · kezdőjátékosra · kezdőjátékoson · kezdőjátékosért · kezdőjátékossal · kezdőjátékosod · kezdőjátékosok · kezdőjátékosokat"),
    ("active-player", THINGS, "aktív játékos · aktív játékost · aktív játékosra · aktív játékoson · aktív játékosért · aktív játékossal · aktív játékosod · aktív játékosok · aktív játékosokat"),
    ("bot", THINGS, "gépi játékos · gépi játékost · gépi játékosra · gépi játékoson · gépi játékosért · gépi játékossal · gépi játékosod · gépi játékosok · gépi játékosokat"),
    ("spectator", THINGS, "néző · nézőt · nézőre · nézőn · nézőért · nézővel · néződ · nézők · nézőket"),
    ("card", THINGS, "kártya · kártyát · kártyára · kártyán · kártyáért · kártyával · kártyád · kártyák · kártyákat"),
    ("tile", THINGS, "lapka · lapkát · lapkára · lapkán · lapkáért · lapkával · lapkád · lapkák · lapkákat"),
    ("token", THINGS, "jelző · jelzőt · jelzőre · jelzőn · jelzőért · jelzővel · jelződ · jelzők · jelzőket"),
    ("vp", THINGS, "győzelmi pont · győzelmi pontot · győzelmi pontra · győzelmi ponton · győzelmi pontért · győzelmi ponttal · győzelmi pontod · győzelmi pontok · győzelmi pontokat"),
    ("point", THINGS, "pont · pontot · pontra · ponton · pontért · ponttal · pontod · pontok · pontokat"),
    ("cost", THINGS, "költség · költséget · költségre · költségen · költségért · költséggel · költséged · költségek · költségeket"),
    ("bonus", THINGS, "bónusz · bónuszt · bónuszra · bónuszon · bónuszért · bónusszal · bónuszod · bónuszok · bónuszokat"),
    ("effect", THINGS, "hatás · hatást · hatásra · hatáson · hatásért · hatással · hatásod · hatások · hatásokat"),
    ("ability", THINGS, "képesség · képességet · képességre · képességen · képességért · képességgel · képességed · képességek · képességeket"),
    ("condition", THINGS, "feltétel · feltételt · feltételre · feltételen · feltételért · feltétellel · feltételed · feltételek · feltételeket"),
    ("option", THINGS, "lehetőség · lehetőséget · lehetőségre · lehetőségen · lehetőségért · lehetőséggel · lehetőséged · lehetőségek · lehetőségeket"),
    ("game", TIME, "játék · játékot · játékban · játékra · játékod · játékodban · játékok · játékokat"),
    ("round", TIME, "forduló · fordulót · fordulóban · fordulóra · fordulód · fordulódban · fordulók · fordulókat"),
    ("turn", TIME, "kör · kört · körben · körre · köröd · körödben · körök · köröket"),
    ("phase", TIME, "fázis · fázist · fázisban · fázisra · fázisod · fázisodban · fázisok · fázisokat"),
    ("step", TIME, "lépés · lépést · lépésben · lépésre · lépésed · lépésedben · lépések · lépéseket"),
    ("action", TIME, "akció · akciót · akcióban · akcióra · akciód · akciódban · akciók · akciókat"),
    ("final-scoring", TIME, "végső pontozás · végső pontozást · végső pontozásban · végső pontozásra · végső pontozásod · végső pontozásodban · végső pontozások · végső pontozásokat"),
    ("tie", TIME, "döntetlen · döntetlent · döntetlenben · döntetlenre · döntetlened · döntetlenedben · döntetlenek · döntetleneket"),
    ("hand", ZONES, "kéz · kezet · kézben · kézből · kézbe · kezed · kezedet · kezedben · kezedből · kezedbe · kezében · kezéből · kezébe"),
    ("draw-deck", ZONES, "húzópakli · húzópaklit · húzópakliban · húzópakliból · húzópakliba · húzópaklid · húzópaklidat · húzópaklidban · húzópaklidból · húzópaklidba · húzópaklijában · húzópaklijából · húzópaklijába"),
    ("discard-pile", ZONES, "dobópakli · dobópaklit · dobópakliban · dobópakliból · dobópakliba · dobópaklid · dobópaklidat · dobópaklidban · dobópaklidból · dobópaklidba · dobópaklijában · dobópaklijából · dobópaklijába"),
    ("supply", ZONES, "készlet · készletet · készletben · készletből · készletbe · készleted · készletedet · készletedben · készletedből · készletedbe · készletében · készletéből · készletébe"),
    ("table", ZONES, "asztal · asztalt · asztalon · asztalról · asztalra · asztalod · asztalodat · asztalodon · asztalodról · asztalodra · asztalán · asztaláról · asztalára"),
]  # fmt: skip


@pytest.mark.parametrize(("term", "cases", "forms"), TERMS)
def test_shared_terms(term: str, cases: tuple[str, ...], forms: str) -> None:
    source = "all = " + " · ".join(f'{{ -{term}(case: "{case}") }}' for case in cases)
    assert speaker("hu", source).text("all") == forms


def test_terms_of_time_and_place() -> None:
    source = (
        'now = { -round(case: "in") } { -turn(case: "your-in") } { -hand(case: "your-from") }'
        ' { -draw-deck(case: "their-into") } { -game-end(case: "at") }'
    )
    assert speaker("hu", source).text("now") == "fordulóban körödben kezedből húzópaklijába a játék végén"
    assert speaker("en", 'now = { -ability(case: "many") } { -hand }').text("now") == "abilities hand"


def test_functions() -> None:
    source = "f = { AZ($x) } { ES($n) } { ET($n) } { SZOR($n) } { VAL($n) } { ORD($n) } { CAP($x) }"
    told = speaker("hu", source).text("f", x="ötös", n=9)
    assert told == "az ötös 9-es 9-et 9-szer 9-cel 9. Ötös"
    assert speaker("hu", "f = { AZ($n) } { ET($n) }").text("f", n=-12500) == "a −12\u00a0500 −12\u00a0500-at"
    assert speaker("en", "f = { AN($x) } { ORD($n) } { CAP($x) }").text("f", x="inn", n=9) == "an inn 9th Inn"


WORDS = """
word-region = { $place ->
    [inner] régió-
   *[last] { $case ->
        [acc] régiókártyát
       *[nom] régiókártya
    }
}
word-fame = { $place ->
    [inner] hírnév-
   *[last] { $case ->
        [acc] hírnévkártyát
       *[nom] hírnévkártya
    }
}
take = vegyél el { WORDS($what, case: "acc") }
"""


def test_words_share_their_ending() -> None:
    told = speaker("hu", WORDS, names={"grail": "Grál"})
    assert told.text("take", what="region|fame") == "vegyél el régió- vagy hírnévkártyát"
    assert told.text("take", what="region") == "vegyél el régiókártyát"
    assert told.text("take", what="@grail") == "vegyél el a „Grál” kártyát"


def test_names_of_items_and_players() -> None:
    told = speaker("hu", "log-build = { $player } felépítette: { $card }.", names={"mill": "Malom"})
    assert told.say(Line("log-build", {"player": "#0", "card": "@mill"}), ["Anna"]) == "Anna felépítette: Malom."


def test_a_later_source_rewords_a_shared_message() -> None:
    assert speaker("en", "your-turn = Go!").text("your-turn") == "Go!"


def test_has() -> None:
    assert speaker("en").has("your-turn")
    assert not speaker("en").has("nonsense")


PROBLEMS = [
    ("a = x", "your-trun", {}, "en: there is no message 'your-trun'; did you mean 'your-turn'?"),
    ("a = { $n }", "a", {}, "en: message 'a': needs the argument 'n'"),
    ("a = { b }", "a", {}, "en: message 'a': uses message 'b', which does not exist"),
    ("a = { -b }", "a", {}, "en: message 'a': uses term '-b', which does not exist"),
    ("a = { AZ($x) }", "a", {"x": "x"}, "en: message 'a': uses function 'AZ', which does not exist"),
    ("a = { ORD($x) }", "a", {"x": "x"}, "en: message 'a': invalid literal"),
    ("a =\n    .b = c", "a", {}, "en: message 'a' has no text"),
    ("a = x\nb = { $", "a", {}, "en.ftl:2: "),
    ("a = x\na = y", "a", {}, "en.ftl:2: 'a' is defined twice"),
    ("a = { $c }", "a", {"c": "@mil"}, "en: there is no item 'mil'; did you mean 'mill'?"),
    ("a = { $p }", "a", {"p": "#7"}, "en: there is no seat '7'; 0 players are named"),
    ("a = { WORDS($x) }", "a", {"x": "stone"}, "en: message 'a': en: there is no message 'word-stone'"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "id", "args", "message"), PROBLEMS)
def test_problems_are_told_clearly(source: str, id: str, args: dict[str, int | str], message: str) -> None:
    with pytest.raises(AsztalError) as caught:
        speaker("en", source, names={"mill": "Mill"}).say(Line(id, args))
    assert str(caught.value).startswith(message)


def test_no_such_language() -> None:
    with pytest.raises(TextError, match="no such language: 'de'; there are: en, hu"):
        Speaker("de", [])


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, asztal, asztal.core.text, asztal.core.notation; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

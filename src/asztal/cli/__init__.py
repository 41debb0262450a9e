"""The command `asztal`: who talks to people in the terminal."""

from __future__ import annotations

import os
import re
import sys
from itertools import pairwise

from asztal.core.errors import AsztalError

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code. A mistake of the user is one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without ★ shows "?" instead of a traceback
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    from typer import Abort, TyperException

    from asztal.cli.app import application

    try:
        # Not standalone: Typer would draw a box of several lines around an error.
        code = application().main(args=arguments or ["--help"], prog_name="asztal", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except TyperException as error:
        message = error.format_message()
        return complain(translated(message, language(arguments))) if message else 0  # no message: the help has been shown
    except AsztalError as error:
        return complain(error.told(language(arguments)))
    except BrokenPipeError:
        # Whoever read our output has enough (`asztal guide ... | head`); Python must not complain when it flushes the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeError) as error:
        return complain(file_problem(error, language(arguments)))
    except (KeyboardInterrupt, EOFError, Abort):
        return INTERRUPTED


def complain(message: str) -> int:
    print("asztal: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT


USAGE = (
    (r"No such command '(.+)'\..*", "error-no-command"),
    (r"No such option: (\S+).*", "error-no-switch"),
    (r"Missing (?:argument|option|parameter) '(.+)'\..*", "error-missing"),
    (r"Got unexpected extra arguments? \((.+)\).*", "error-extra"),
    (r"Option '(.+)' requires (?:an argument|\d+ arguments)\..*", "error-needs-value"),
    (r"Invalid value for '?(.+?)'?: (.+)", "error-bad-value"),
)
"""What the library that reads the command line says, and our line for it."""


def language(arguments: list[str]) -> str:
    """The language somebody asked for, or that of the environment, also where the arguments are wrong."""
    from asztal.cli.shared import Lang, default_lang

    asked = [after for given, after in pairwise(arguments) if given == "--lang"]
    asked += [given.removeprefix("--lang=") for given in arguments if given.startswith("--lang=")]
    return asked[-1] if asked and asked[-1] in list(Lang) else default_lang().value


def translated(message: str, lang: str) -> str:
    """A complaint about the command line in another language than English; what we have no words for stays as it is."""
    if lang == "en":
        return message
    from asztal.cli.shared import words

    for pattern, line in USAGE:
        if found := re.fullmatch(pattern, " ".join(message.split())):
            given, problem = (*found.groups(), "")[:2]
            return words(lang).text(line, given=given, problem=problem)
    return message


def file_problem(error: OSError | UnicodeError, lang: str) -> str:
    if not isinstance(error, OSError) or not error.filename:
        return str(error)
    from asztal.cli.shared import words

    known = {FileNotFoundError: "error-no-file", PermissionError: "error-no-permission"}
    if lang != "en" and type(error) in known:
        return words(lang).text(known[type(error)], file=str(error.filename))
    return f"{error.filename}: {error.strerror}"

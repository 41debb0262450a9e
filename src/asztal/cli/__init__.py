"""The command `asztal`: who talks to people in the terminal."""

from __future__ import annotations

import os
import sys

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
        return complain(message) if message else 0  # nothing to say: the help has been shown
    except AsztalError as error:
        return complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has enough (`asztal guide ... | head`); Python must not complain when it flushes the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, UnicodeError) as error:
        return complain(file_problem(error))
    except (KeyboardInterrupt, EOFError, Abort):
        return INTERRUPTED


def complain(message: str) -> int:
    print("asztal: " + " ".join(message.split()), file=sys.stderr)
    return BAD_INPUT


def file_problem(error: OSError | UnicodeError) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)

"""Write the TypeScript types of what the server says and hears and of what each board shows: `python scripts/web_types.py`.

They come from the msgspec structures by way of JSON Schema; every game's view is found through the registry, so this file
knows no game either. `--check` compares instead of writing.
"""

import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

from asztal import games
from asztal.core.record import Record
from asztal.server.http import app, endpoints
from asztal.server.wire import messages

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
NAME = "generated.ts"
HEAD = "// Written by scripts/web_types.py from Python's structures. Do not edit.\n"
REF = "#/$defs/{name}"
RENAMED = {"Record": "GameRecord"}
"""Names TypeScript needs for itself."""
assert app.CALLS  # importing the application registers all endpoints


def view_type(name: str) -> Any:
    """The struct a game's states give as their view: what `view` says it returns, or what a new game's view is."""
    return type(games.game(name).new().view(None))


def printed_types(name: str) -> list[Any]:
    """The structs of what is printed on a game's items."""
    return list(dict.fromkeys(type(item.printed) for item in games.game(name).items()))


def types() -> list[Any]:
    found = [typing.get_args(messages.FromServer), typing.get_args(messages.FromBrowser)]
    calls = [kind for one in endpoints.ALL for kind in (one.answer, one.body) if kind is not None]
    return [*(kind for group in found for kind in group), messages.Eyes, messages.LogLine, messages.Problem, Record, *calls]


def schemas(kinds: list[Any]) -> dict[str, Any]:
    """Name -> schema of everything these types are made of."""
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return components


def files() -> dict[Path, str]:
    """Every file and what belongs in it: one for the whole browser, and one beside each game's board."""
    said = [declaration(name, schema) for name, schema in sorted(schemas(types()).items())]
    for side in ("FromServer", "FromBrowser"):
        members = [kind.__name__ for kind in typing.get_args(getattr(messages, side))]
        said.append(f"export type {side} = {' | '.join(members)};\n")
    found = {SOURCES / "lib" / NAME: "\n".join([HEAD, *said])}
    for game in games.names():
        board = SOURCES / "boards" / game
        if board.is_dir():
            seen = [
                declaration(name, schema) for name, schema in sorted(schemas([view_type(game), *printed_types(game)]).items())
            ]
            found[board / NAME] = "\n".join([HEAD, *seen])
    return found


def declaration(name: str, schema: dict[str, Any]) -> str:
    about = comment(schema.get("description", ""), "")
    name = RENAMED.get(name, name)
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", []))
        lines = [f"  {key}{'' if key in required else '?'}: {kind(value)};\n" for key, value in schema["properties"].items()]
        return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"
    return f"{about}export type {name} = {kind(schema)};\n"


def comment(text: str, indent: str) -> str:
    first = text.strip().partition("\n")[0]
    return f"{indent}/** {first} */\n" if first else ""


def kind(schema: dict[str, Any]) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return str(RENAMED.get(name, name))
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    match schema.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return array(schema)
        case "object":
            inner = schema.get("additionalProperties")
            return f"Record<string, {kind(inner)}>" if isinstance(inner, dict) else "Record<string, unknown>"
        case _:
            return "unknown"


def array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(kind(part) for part in schema['prefixItems'])}]"
    item = kind(schema.get("items", {}))
    return f"({item})[]" if " " in item else f"{item}[]"


def main(arguments: list[str]) -> None:
    for file, text in files().items():
        if "--check" not in arguments:
            file.write_text(text, encoding="utf-8", newline="\n")
        elif not file.is_file() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file} is not up to date: run scripts/web_types.py")


if __name__ == "__main__":
    main(sys.argv[1:])

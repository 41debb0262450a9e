"""Write the TypeScript types of everything the server says and hears: `python scripts/web_types.py [FILE]`.

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
from asztal.server import app, endpoints, messages

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "generated.ts"
HEAD = "// Written by scripts/web_types.py from the server's structures. Do not edit.\n"
REF = "#/$defs/{name}"
RENAMED = {"Record": "GameRecord"}
"""Names TypeScript needs for itself."""
assert app.CALLS  # importing the application registers all endpoints


def view_type(name: str) -> Any:
    """The struct a game's states give as their view: what `view` says it returns, or what a new game's view is."""
    return type(games.game(name).new().view(None))


def types() -> list[Any]:
    found = [typing.get_args(messages.FromServer), typing.get_args(messages.FromBrowser)]
    calls = [kind for one in endpoints.ALL for kind in (one.answer, one.body) if kind is not None]
    return [*(kind for group in found for kind in group), messages.Eyes, messages.LogLine, messages.Problem, Record, *calls]


def schemas(kinds: list[Any]) -> dict[str, Any]:
    """Name -> schema of everything these types are made of."""
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return components


def pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def write() -> str:
    out = [HEAD]
    for name, schema in sorted(schemas(types()).items()):
        out.append(declaration(name, schema, ""))
    for side in ("FromServer", "FromBrowser"):
        members = [kind.__name__ for kind in typing.get_args(getattr(messages, side))]
        out.append(f"export type {side} = {' | '.join(members)};\n")
    views = {}
    for game in games.names():
        prefix = pascal(game)
        views[game] = f"{prefix}View"
        for name, schema in sorted(schemas([view_type(game)]).items()):
            out.append(declaration(name, schema, prefix))
    rows = "".join(f'  "{game}": {view};\n' for game, view in views.items())
    out.append(f"/** The view of every game. */\nexport interface Views {{\n{rows}}}\n")
    return "\n".join(out)


def declaration(name: str, schema: dict[str, Any], prefix: str) -> str:
    about = comment(schema.get("description", ""), "")
    name = RENAMED.get(name, name)
    if schema.get("type") == "object" and "properties" in schema:
        required = set(schema.get("required", []))
        lines = [
            f"  {key}{'' if key in required else '?'}: {kind(value, prefix)};\n" for key, value in schema["properties"].items()
        ]
        return f"{about}export interface {prefix}{name} {{\n{''.join(lines)}}}\n"
    return f"{about}export type {prefix}{name} = {kind(schema, prefix)};\n"


def comment(text: str, indent: str) -> str:
    first = text.strip().partition("\n")[0]
    return f"{indent}/** {first} */\n" if first else ""


def kind(schema: dict[str, Any], prefix: str) -> str:
    """A JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"{prefix}{RENAMED.get(name, name)}"
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(part, prefix) for part in schema["anyOf"]))
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
            return array(schema, prefix)
        case "object":
            inner = schema.get("additionalProperties")
            return f"Record<string, {kind(inner, prefix)}>" if isinstance(inner, dict) else "Record<string, unknown>"
        case _:
            return "unknown"


def array(schema: dict[str, Any], prefix: str) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(kind(part, prefix) for part in schema['prefixItems'])}]"
    item = kind(schema.get("items", {}), prefix)
    return f"({item})[]" if " " in item else f"{item}[]"


def main(arguments: list[str]) -> None:
    check = "--check" in arguments
    files = [argument for argument in arguments if not argument.startswith("-")]
    file = Path(files[0]) if files else FILE
    text = write()
    if check:
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file} is not up to date: run scripts/web_types.py")
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])

"""`asztal export FILE...`: records as Parquet, one row a decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from asztal.cli import libraries
from asztal.cli.shared import JsonOption, LangOption, console, file_text, print_json, refused, words
from asztal.core.errors import BadRecord
from asztal.core.record import read_record, verify

EXAMPLE = "asztal export games/*.json --out decisions.parquet"


def command(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of one game, played to their end.")],
    lang: LangOption,
    out: Annotated[Path, typer.Option("--out", metavar="PATH", help="The Parquet file; its data card lies beside it.")],
    json: JsonOption = False,
) -> None:
    """Turn records into rows: what each seat saw, might have done and did, and what came of it."""
    with libraries.of_the_lab("exporting"):
        from asztal.lab import data
    if out.exists():
        raise refused("error-file-exists", file=str(out))
    if not out.absolute().parent.is_dir():
        raise refused("error-no-folder", file=str(out))
    records = [read_record(file_text(file), str(file)) for file in files]
    game = data.of_one_game(records, [str(file) for file in files])

    for record, file in zip(records, files, strict=True):  # all of them are looked at before the first row is written
        try:
            if not verify(game, record).over:
                raise BadRecord("the game is not over: nobody knows what its decisions were worth")
        except BadRecord as error:
            raise BadRecord(f"{file}: {error}") from None
    count = data.write(game, records, out)
    players = [bot for record in records for bot in (record.bots.get(seat, "somebody") for seat in range(len(record.seats)))]
    made = f"asztal export {' '.join(file.name for file in files[:3])}{' ...' if len(files) > 3 else ''} --out {out.name}"
    Path(f"{out}.md").write_text(data.card(game, out, made, len(records), count, players), encoding="utf-8")
    if json:
        print_json({"file": str(out), "games": len(records), "decisions": count})
        return
    console().print(words(lang.value).text("export-done", file=str(out), games=len(records), decisions=count))

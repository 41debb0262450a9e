"""A view drawn as text panels for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from asztal.core.game import Panel
from asztal.core.text import Speaker
from asztal.games.ginkgopolis.view import View


def panels(view: View, speaker: Speaker, players: Sequence[str]) -> list[Panel]:
    return [Panel(speaker.text("label-city"), [str(len(view.city))])]

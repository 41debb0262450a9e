"""What people type: names, passwords, chat. Checked here and not by their types, so that the refusal can say what is wrong."""

from __future__ import annotations

from asztal.core.lines import Line
from asztal.server.refusals import Refusal
from asztal.server.store.people import clean_name

NAME = 40
PASSWORD = 8


def name(text: str) -> str:
    """A name without blanks at its ends and without control characters."""
    if len(text.strip()) > NAME:
        raise Refusal("name-long", Line("why-name-long", {"most": NAME}))
    cleaned = clean_name(text)
    if not cleaned:
        raise Refusal("name-blank")
    return cleaned


def password(text: str) -> str:
    """A new password, exactly as it was typed."""
    if len(text) < PASSWORD:
        raise Refusal("password-short", Line("why-password-short", {"least": PASSWORD}))
    return text


def chat(text: str) -> str:
    stripped = text.strip()
    if not stripped:
        raise Refusal("chat-blank")
    return stripped

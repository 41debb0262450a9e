"""What people type: names, passwords, chat. Checked here and not by their types, so that the refusal can say what is wrong."""

from __future__ import annotations

import re

from asztal.core.lines import Line
from asztal.server.store.names import NAME_SIGNS, tidy_name
from asztal.server.wire.refusals import Refusal

PASSWORD = 8
PASSWORD_SIGNS = 200
CHAT_SIGNS = 500
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
"""PostgreSQL stores no NUL, and nobody needs the others."""


def name(text: str) -> str:
    """A name as it is kept."""
    tidy = tidy_name(text)
    if not tidy:
        raise Refusal("name-blank")
    if len(tidy) > NAME_SIGNS:
        raise Refusal("name-long", Line("why-name-long", {"most": NAME_SIGNS}))
    return tidy


def password(text: str) -> str:
    """A new password, exactly as it was typed."""
    if len(text) < PASSWORD:
        raise Refusal("password-short", Line("why-password-short", {"least": PASSWORD}))
    if len(text) > PASSWORD_SIGNS:
        raise Refusal("password-long", Line("why-password-long", {"most": PASSWORD_SIGNS}))
    return text


def chat(text: str) -> str:
    stripped = text.strip()
    if not stripped:
        raise Refusal("chat-blank")
    if len(stripped) > CHAT_SIGNS:
        raise Refusal("chat-long", Line("why-chat-long", {"most": CHAT_SIGNS}))
    if CONTROL.search(stripped):
        raise Refusal("chat-lines")
    return stripped

"""Marks: a browser somebody has logged in with is known again, so that strangers who try passwords cannot lock its owner out.

A mark is a number and its signature. The key is what is kept of the account's password: nobody else can make one, and with a
new password all marks are void.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from asztal.server.store.people import Account

KEPT = 4
"""So many accounts of one browser are known again: a family's."""
DAYS = 365


def known_by(marks: str, account: Account) -> str | None:
    """The mark, of those a browser has, by which it is known as the account's."""
    for mark in marks.split("~")[:KEPT]:
        number, _, signature = mark.partition(".")
        if hmac.compare_digest(signature.encode(), _signature(number, account).encode()):
            return number
    return None


def marked(marks: str, account: Account) -> str:
    """The marks of a browser with one of this account."""
    if known_by(marks, account) is not None:
        return marks
    number = secrets.token_urlsafe(9)
    return "~".join([f"{number}.{_signature(number, account)}", *(mark for mark in marks.split("~") if mark)][:KEPT])


def _signature(number: str, account: Account) -> str:
    return hmac.new(account.password.encode(), number.encode(), hashlib.sha256).hexdigest()

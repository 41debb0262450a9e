"""Structured logs: one JSON object a line, on standard error."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

LOG = logging.getLogger("asztal")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def log(message: str, level: int = logging.INFO, exc_info: bool = False, **fields: Any) -> None:
    """Say what happened, with fields to search by."""
    LOG.log(level, message, extra={"fields": fields}, exc_info=exc_info)


def set_up(level: str) -> None:
    """All loggers, uvicorn's too, write JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # uvicorn tells of every connection with its whole address, in which keys of private tables are.
    for name in ("alembic", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)

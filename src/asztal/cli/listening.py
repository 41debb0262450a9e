"""Where a server of ours may listen."""

from __future__ import annotations

import errno
import socket

from asztal.core.errors import AsztalError


class CannotListen(AsztalError):
    """The address cannot be used."""


def free_port(host: str, port: int) -> int:
    """The port, or a free one for 0; a port that is taken is one clear error."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            why = f"port {port} is taken; try --port 0" if taken else f"cannot listen at {host}: {error.strerror}"
            raise CannotListen(why) from None
        return int(probe.getsockname()[1])

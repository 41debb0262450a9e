"""Pages, calls and WebSockets: how browsers reach everything else."""

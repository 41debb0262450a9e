"""What every process needs to be looked after: logs, metrics, rate limits, the time."""

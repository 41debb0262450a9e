"""What every game stands on: seats, decisions, chance, secrets, records, notation and text."""

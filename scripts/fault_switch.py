"""Which of the faults that `mutate.py` has planted is switched on, and by which the program has come."""

on = -1
"""The number of the fault; -1 for none."""
touched: set[int] = set()


def at(number: int) -> bool:
    touched.add(number)
    return number == on

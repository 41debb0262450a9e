"""The numbers of what features wait for: the order of the triggers in `effects.py`."""

from typing import Final

ON_BUILD: Final = 0
ON_RAZE: Final = 1
ON_DEAL: Final = 2
ON_PAIR: Final = 3
ON_VP: Final = 4
ON_DEALS_PAY: Final = 5

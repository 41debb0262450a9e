"""`python -m asztal.server.campaign`: kills, faults, nonsense and looks for leaks, for a given time and seed."""

import sys

from asztal.server.trials.campaign import main

if __name__ == "__main__":
    sys.exit(main())

"""`python -m asztal.server.load`: how many live tables a machine bears."""

from asztal.server.trials.load import main

if __name__ == "__main__":
    main()

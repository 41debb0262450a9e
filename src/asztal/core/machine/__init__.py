"""The effect machine: `core` executes the notation for all games. docs/machine.md tells how an effect lives."""

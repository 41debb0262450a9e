"""Which release of Asztal this is: records and tables carry it, so that it can be found again when their rules are gone."""

__version__ = "0.1.0"

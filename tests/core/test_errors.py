"""An error is one line in every language, whatever somebody has written."""

import pytest

from asztal.core.errors import AsztalError, BadOption
from asztal.core.lines import Line

LINE = "error-option-form"


@pytest.mark.parametrize("given", ["@mill", "#7", "a|b", "{ $x }", "2*wood"])
def test_what_somebody_wrote_is_said_as_it_was_written(given: str) -> None:
    error = BadOption(Line(LINE, {"given": given}))
    assert str(error) == f"an option is given as NAME=VALUE, not as '{given}'"
    assert f"'{given}'" in error.told("hu")


def test_what_is_no_text_is_written_down() -> None:
    given: dict[str, object] = {"given": ["x"]}
    assert str(BadOption(Line(LINE, given))).endswith("not as '['x']'")  # type: ignore[arg-type]


def test_an_error_that_is_no_line_is_said_as_it_is() -> None:
    assert AsztalError("no such folder").told("hu") == "no such folder"

"""Laws are asserted outside of test modules: pytest explains them all the same."""

import pytest

pytest.register_assert_rewrite("contract.laws", "contract.tables", "contract.walks")

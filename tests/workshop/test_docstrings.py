"""Docstrings come from the sources into the C that mypyc has written."""

from pathlib import Path

import pytest

from docstrings import put_into

C = r"""
static PyMethodDef asztal___core___play___Table_methods[] = {
    {"legal", (PyCFunction)CPyPy_asztal___core___play___Table___legal, METH_FASTCALL, PyDoc_STR("legal($self, seat)\n--\n\n")},
    {"quiet", (PyCFunction)CPyPy_asztal___core___play___Table___quiet, METH_FASTCALL, PyDoc_STR("quiet($self)\n--\n\n")},
static PyTypeObject CPyType_asztal___core___play___Table_template_ = {
    .tp_doc = PyDoc_STR("Table(seats)\n--\n\n"),
};
    {"play_out", (PyCFunction)CPyPy_asztal___core___play___play_out, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
    "asztal.core.play",
    NULL, /* docstring */
"""
PYTHON = '''"""How it is played."""


class Table:
    """What lies there."""

    def legal(self, seat):
        """What "may" be done."""

    def quiet(self):
        pass


def play_out(limit=1 << 40):
    """To the end: 1 – 2."""
'''


def test_modules_classes_methods_and_functions_get_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "src" / "asztal" / "core" / "play.py"
    source.parent.mkdir(parents=True)
    source.write_text(PYTHON, encoding="utf-8")
    c_file = tmp_path / "play.c"
    c_file.write_text(C, encoding="utf-8")
    put_into(c_file, ["src/asztal/core/play.py"])
    text = c_file.read_text(encoding="utf-8")
    assert r'PyDoc_STR("legal($self, seat)\n--\n\nWhat \042may\042 be done.")' in text
    assert r'PyDoc_STR("quiet($self)\n--\n\n")' in text
    assert r'PyDoc_STR("Table(seats)\n--\n\nWhat lies there.")' in text
    assert r'PyDoc_STR("To the end: 1 \342\200\223 2.") /* docstring */' in text
    assert 'PyDoc_STR("How it is played."), /* docstring */' in text
    put_into(c_file, ["src/asztal/core/play.py"])
    assert c_file.read_text(encoding="utf-8") == text, "a second time changes nothing"

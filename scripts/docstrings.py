"""mypyc leaves docstrings out; this puts those of the sources into the C it has written, so that `help` works compiled too."""

import ast
import re
from pathlib import Path

TEXT = r'(?:NULL|"((?:[^"\\]|\\.)*)")\)'
FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*[\w |]+, PyDoc_STR\()" + TEXT)
CLASS = re.compile(r"(CPyType_(\w+)_template_ = \{[^;]*?\.tp_doc = PyDoc_STR\()" + TEXT)
MODULE = re.compile(r'("(asztal[\w.]*)",\s*)NULL(, /\* docstring \*/)')
SIGNATURE_END = "\\n--\\n\\n"


def put_into(c_file: Path, sources: list[str]) -> None:
    """Fill in the docstrings of these Python files; a file that has them already is left alone."""
    docs: dict[str, str] = {}
    for source in sources:
        module = source.removeprefix("src/").removesuffix(".py").replace("/", ".")
        collect(ast.parse(Path(source).read_text(encoding="utf-8")), module, docs)
    exported = {name.replace("___", "___3_").replace(".", "___"): doc for name, doc in docs.items()}

    def described(found: re.Match[str]) -> str:
        head, name, text = found.groups()
        doc = quoted(exported.get(name, ""))
        signature, end, _ = (text or "").partition(SIGNATURE_END)
        return f'{head}"{signature}{end}{doc}")' if end else f'{head}"{doc}")'

    before = c_file.read_text(encoding="utf-8")
    text = CLASS.sub(described, FUNCTION.sub(described, before))
    text = MODULE.sub(lambda found: f'{found[1]}PyDoc_STR("{quoted(docs.get(found[2], ""))}"){found[3]}', text)
    if text != before:
        c_file.write_text(text, encoding="utf-8")


def collect(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str, docs: dict[str, str]) -> None:
    doc = ast.get_docstring(node)
    if doc:
        docs[name] = doc
    if not isinstance(node, ast.FunctionDef):
        for inner in node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                collect(inner, f"{name}.{inner.name}", docs)


def quoted(text: str) -> str:
    """As the inside of a C string; octal numbers for whatever could mean something else."""
    return "".join(
        chr(byte) if (byte < 128 and chr(byte).isalnum()) or byte in b" .,;:()'=-*/" else f"\\{byte:03o}"
        for byte in text.encode()
    )

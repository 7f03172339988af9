"""The floors: arrows go down only, and `import silva_kit` costs nothing that a plain terminal lacks."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted((ROOT / "silva_kit").rglob("*.py"))
JUPYTER = "IPython ipykernel jupyter_client jupyter_core jupyterlab jupytext nbclient nbconvert nbformat traitlets"
HEAVY = {*JUPYTER.split(), "anywidget", "babel", "fluent", "ipywidgets", "numpy", "pandas", "plotly"}
BLOCKED = """
import importlib, pkgutil, sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked!r}:
            raise ImportError(f"{{name}} is not to be had here")
sys.meta_path.insert(0, Blocker())
import silva_kit
for module in pkgutil.walk_packages(silva_kit.__path__, "silva_kit."):
    importlib.import_module(module.name)
"""


def module_name(path: Path) -> str:
    """`silva_kit/silva/cards.py` as it is imported: `silva_kit.silva.cards`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def imports(tree: ast.AST, *, at_module_level: bool) -> Iterator[str]:
    """The top-level names that a module imports; those inside functions too unless told otherwise."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]
        elif at_module_level and (is_function(node) or is_for_types_only(node)):
            continue
        else:
            yield from imports(node, at_module_level=at_module_level)


def is_function(node: ast.AST) -> bool:
    """Whether what stands inside runs only when it is called."""
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def is_for_types_only(node: ast.AST) -> bool:
    """Whether this is `if TYPE_CHECKING:`, which never runs."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def python(code: str) -> str:
    """What a fresh interpreter in the repository's root prints for this code."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


GAMES = [f"silva_kit.{name}" for name in ("silva", "silent_guardians", "kodama")]


@pytest.mark.parametrize("name", ["silva_kit", *GAMES, "silva_kit.cli"])
def test_importing_loads_no_heavy_module(name: str) -> None:
    """Neither the package nor a game nor the command line loads Jupyter, numpy, plotly or a widget library."""
    loaded = python(f"import sys, {name}; print(*{{m.partition('.')[0] for m in sys.modules}})").split()
    assert not HEAVY & set(loaded)
    assert "silva_widgets" not in loaded


def test_every_module_imports_where_nothing_heavy_is_installed() -> None:
    """In Pyodide or a plain terminal each module of silva_kit can be imported."""
    python(BLOCKED.format(blocked=HEAVY | {"silva_widgets"}))


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_the_rules_know_nothing_of_widgets(path: Path) -> None:
    """No module of silva_kit imports silva_widgets, not even late, and none loads Jupyter when imported."""
    tree = ast.parse(path.read_text("utf-8"))
    assert "silva_widgets" not in set(imports(tree, at_module_level=False))
    assert not HEAVY & set(imports(tree, at_module_level=True))


def test_the_data_floors_hold_no_code() -> None:
    """`content/` is data only, and no folder without code is a package by accident."""
    assert not list((ROOT / "content").rglob("*.py"))
    for folder in ("widgets", "content", "tests", "notebooks"):
        assert not (ROOT / folder / "__init__.py").exists()


def test_the_check_of_imports_sees_them() -> None:
    """The walk over a module's imports finds late ones only when asked for them."""
    lines = [
        "import a.b",
        "def f():",
        " from c import d",
        "if TYPE_CHECKING:",
        " import e",
        "from . import g",
    ]
    tree = ast.parse("\n".join(lines))
    assert set(imports(tree, at_module_level=True)) == {"a"}
    assert set(imports(tree, at_module_level=False)) == {"a", "c", "e"}

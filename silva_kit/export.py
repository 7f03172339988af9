"""`silva-kit export`: a notebook as one HTML file whose widgets stay alive, with no kernel and no network.

The scripts that widgets need are taken from the installed packages, so that they fit the saved state: those
of ipywidgets come with widgetsnbextension, anywidget's with anywidget. A content security policy in the page
forbids every request, so that a page which opens here opens anywhere.
"""

from __future__ import annotations

import copy
import importlib.util
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from silva_kit.copies import SECONDS_PER_CELL, read
from silva_kit.places import LANGUAGES
from silva_kit.widget_state import VIEW, add, needed, shown, states

PLOTLY: Final = "application/vnd.plotly.v1+json"
MANAGER: Final = Path(__file__).resolve().parent / "export_manager.js"
POLICY: Final = "default-src 'unsafe-inline' 'unsafe-eval' data: blob:"
REMOTE_SCRIPT: Final = re.compile(r'<script[^>]*\bsrc="(?:https?:)?//[^"]*"[^>]*>\s*</script>')
PAGE: Final = """{% extends 'index.html.j2' %}
{% block html_head_js_requirejs %}
<meta http-equiv="Content-Security-Policy" content="{{ resources.policy }}">
{% endblock %}
{% block jupyter_widgets %}{% endblock %}
{% block html_head_js_mathjax %}{% endblock %}
{% block html_head_js_mermaidjs %}{% endblock %}
{% block body_footer %}{{ resources.scripts }}{{ super() }}{% endblock %}
"""


class ExportError(RuntimeError):
    """The notebook cannot be exported; the text says why and what to do."""


def export_notebook(source: Path, target: Path, tell: Callable[[str], None] = lambda text: None) -> int:
    """Write the notebook to `target`; returns the bytes written. What was run for it is told in one line.

    Cells whose widgets were saved without state are run first; all others are shown as they were saved.

    Raises:
        ExportError: it is no notebook, a cell fails, or the extra that brings Jupyter is missing.
    """
    check_installed()
    notebook = opened(source)
    if ran := complete(notebook, source):
        tell(ran)
    draw_charts(notebook)
    html = page(notebook, source.stem, language_of(source))
    return target.write_bytes(html.encode())


def check_installed() -> None:
    """Raise ExportError if the extra that brings nbconvert is missing."""
    if importlib.util.find_spec("nbconvert") is None:
        raise ExportError("nbconvert missing: pip install 'silva-kit[lab]'")


def opened(source: Path) -> Any:
    """The notebook in this file; ExportError if it is none."""
    try:
        return read(source)
    except Exception as problem:  # nbformat raises many kinds for a file that is no notebook
        raise ExportError(f"{source} is not a notebook: {problem}") from problem


def outputs(notebook: Any) -> list[Any]:
    """The data of every output, in order."""
    return [output.data for cell in code_cells(notebook) for output in cell.outputs if "data" in output]


def code_cells(notebook: Any) -> list[Any]:
    """The cells that can be run, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def complete(notebook: Any, source: Path) -> str:
    """Run what was saved without its widgets' state, and keep everything else; returns what was run, "" for nothing.

    A cell needs those before it, so these are run too, in a copy: their outputs stay as they were saved.

    Raises:
        ExportError: a cell fails.
    """
    if not states(notebook) and not shown(code_cells(notebook)):  # a shipped lesson, or never run
        run(notebook, source)
        return "run: all cells (no widget was saved)"
    lacking = [n for n, cell in enumerate(notebook.cells) if lacks_state(cell, notebook)]
    if not lacking:
        return ""
    again = copy.deepcopy(notebook)
    del again.cells[lacking[-1] + 1 :]
    run(again, source)
    for n in lacking:
        notebook.cells[n].outputs = again.cells[n].outputs
    add(notebook, needed(shown(again.cells[n] for n in lacking), states(again)))
    code = [n for n, cell in enumerate(notebook.cells) if cell.cell_type == "code"]
    numbers = ", ".join(str(code.index(n) + 1) for n in lacking)
    return f"run: code cells {numbers} of {len(code)} (saved without their widgets' state); all others as saved"


def lacks_state(cell: Any, notebook: Any) -> bool:
    """Whether a cell shows a widget that was saved without its state."""
    saved = states(notebook)
    return any(model not in saved for model in shown([cell]))


def run(notebook: Any, source: Path) -> None:
    """Run all cells in the notebook's folder and keep the widgets' state; ExportError if one fails."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError

    notebook.metadata.pop("widgets", None)
    resources = {"metadata": {"path": str(source.resolve().parent)}}
    client = NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        resources=resources,
        store_widget_state=True,
    )
    try:
        client.execute(stderr=subprocess.DEVNULL)  # a kernel's own warnings are none of the reader's
    except CellExecutionError as problem:
        raise ExportError(f"{source}: a cell fails\n{problem}") from problem


def draw_charts(notebook: Any) -> None:
    """Give each Plotly chart an HTML form; the first one carries the library."""
    drawn = False
    for data in outputs(notebook):
        if PLOTLY in data and VIEW not in data:
            data["text/html"] = chart(data[PLOTLY], carry_library=not drawn)
            drawn = True


def chart(figure: Any, *, carry_library: bool) -> str:
    """A Plotly figure (its JSON) as a piece of HTML that needs no other host."""
    import plotly.io

    shown = {"data": figure.get("data", []), "layout": figure.get("layout", {})}
    html: str = plotly.io.to_html(
        shown, full_html=False, include_plotlyjs=carry_library, include_mathjax=False, validate=False
    )
    return html


def language_of(source: Path) -> str:
    """The language of a lesson, which is its folder's name; it decides how Han characters are drawn."""
    folder = source.resolve().parent.name
    return folder if folder in LANGUAGES else "en"


def page(notebook: Any, title: str, language: str) -> str:
    """The whole page: the notebook in JupyterLab's look, its widgets' scripts inside."""
    from jinja2 import DictLoader
    from nbconvert import HTMLExporter

    templates = DictLoader({"silva.html.j2": PAGE})
    exporter = HTMLExporter(extra_loaders=[templates], template_file="silva.html.j2")
    exporter.exclude_anchor_links = True
    scripts = widget_scripts() if "widgets" in notebook.metadata else ""
    resources = {"metadata": {"name": title}, "policy": POLICY, "scripts": scripts}
    html, _ = exporter.from_notebook_node(notebook, resources=resources)
    html = html.replace('<html lang="en">', f'<html lang="{language}">', 1)
    return REMOTE_SCRIPT.sub("", html)


def widget_scripts() -> str:
    """The manager, the modules with the widgets' classes, and the start."""
    jupyter = package_file("widgetsnbextension", "static/extension.js")
    anywidget = package_file("anywidget", "nbextension/index.js")
    parts = [
        MANAGER.read_text("utf-8"),
        module(["@jupyter-widgets/base", "@jupyter-widgets/controls"], jupyter),
        module(["anywidget"], anywidget),
        'document.addEventListener("DOMContentLoaded", silvaExport.start);',
    ]
    return "\n".join(f"<script>{inline(part)}</script>" for part in parts)


def module(names: list[str], source: str) -> str:
    """A call that adds an AMD module's source under these names."""
    return f"silvaExport.add({names!r}, function (define, requirejs, Jupyter) {{\n{source}\n}});"


def inline(script: str) -> str:
    """The script as it may stand between script tags, without a pointer to a source map."""
    script = re.sub(r"^//# sourceMappingURL=.*$", "", script, flags=re.M)
    return script.replace("</script", "<\\/script").replace("<!--", "<\\!--")


def package_file(package: str, path: str) -> str:
    """A file inside an installed package.

    Raises:
        ExportError: the package, or the file in it, is missing.
    """
    spec = importlib.util.find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    file = Path(folders[0]) / path if folders else None
    if file is None or not file.is_file():
        raise ExportError(f"{package} has no {path}: pip install --upgrade 'silva-kit[lab]'")
    return file.read_text("utf-8")

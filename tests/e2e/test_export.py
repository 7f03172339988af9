"""An exported notebook in a real browser: widgets alive, from a file, with no request to anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from watched import Watched

pytestmark = pytest.mark.browser

COUNTER = """
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        const button = el.appendChild(document.createElement("button"));
        const show = () => { button.textContent = "</script> " + model.get("n"); };
        button.onclick = () => { model.set("n", model.get("n") + 1); model.save_changes(); };
        model.on("change:n", show);
        show();
    } }'''
    n = traitlets.Int(3).tag(sync=True)
Counter()
"""
OTHERS = "import ipywidgets\nipywidgets.HBox([ipywidgets.IntSlider(7), Counter(n=8)])"
CHART = "import plotly.graph_objects as go\ngo.Figure(go.Scatter(y=[1, 3, 2]))"


def export(folder: Path, *sources: str) -> Path:
    """A notebook with these code cells, exported by the command."""
    cells = [nbformat.v4.new_code_cell(source.strip()) for source in sources]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), folder / "lesson.ipynb")
    words = [sys.executable, "-m", "silva_kit", "export", folder / "lesson.ipynb"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "lesson.html"


def opened(watched: Watched, file: Path) -> None:
    """Open the file and wait until its widgets are shown."""
    watched.page.goto(file.as_uri())
    watched.page.wait_for_selector("html[data-widgets=shown]")


def test_widgets_of_an_exported_notebook_are_alive(watched: Watched, tmp_path: Path) -> None:
    """An anywidget answers clicks, alone and inside a box beside a slider, with no error and no other host."""
    opened(watched, export(tmp_path, COUNTER, OTHERS))
    buttons = watched.page.locator("button")
    assert buttons.all_text_contents() == ["</script> 3", "</script> 8"]
    buttons.first.click()
    buttons.last.click()
    assert buttons.all_text_contents() == ["</script> 4", "</script> 9"]
    assert watched.page.locator(".widget-slider").is_visible()
    assert watched.errors == []
    assert watched.hosts == {"file:"}


def test_an_exported_page_cannot_turn_to_another_host(watched: Watched, tmp_path: Path) -> None:
    """The page's policy forbids requests, and no script in it is to be fetched."""
    opened(watched, export(tmp_path, COUNTER))
    remote = "nodes => nodes.map(node => node.src || node.href).filter(url => /^https?:/.test(url))"
    assert watched.page.eval_on_selector_all("script, link, img, iframe", remote) == []
    fetched = watched.page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'sent', () => 'refused')")
    assert fetched == "refused"
    assert any("Content Security Policy" in error for error in watched.errors)


def test_a_chart_is_drawn(watched: Watched, tmp_path: Path) -> None:
    """A Plotly figure is drawn by the library that the page carries."""
    file = export(tmp_path, CHART)
    watched.page.goto(file.as_uri())
    watched.page.wait_for_selector(".plotly .scatterlayer path.js-line")
    assert watched.errors == []
    assert watched.hosts == {"file:"}


def test_a_widget_that_needs_a_kernel_says_so(watched: Watched, tmp_path: Path) -> None:
    """What cannot live without a kernel leaves a sentence in its place; its neighbours live."""
    opened(watched, export(tmp_path, COUNTER, "import ipywidgets\nipywidgets.Output()"))
    assert watched.page.get_by_text("does not work without a kernel").is_visible()
    assert watched.page.locator("button").text_content() == "</script> 3"


def test_a_page_keeps_its_language(watched: Watched, tmp_path: Path) -> None:
    """A lesson from the folder zh-Hant is marked as such: Han characters are drawn as in Taiwan."""
    folder = tmp_path / "zh-Hant"
    folder.mkdir()
    assert '<html lang="zh-Hant">' in export(folder, "1 + 1").read_text("utf-8")

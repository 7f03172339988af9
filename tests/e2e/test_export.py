"""An exported notebook in a real browser: widgets alive, from a file, with no request to anybody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from silva_kit.ftl import read_entries
from silva_kit.teach.scenes import find_scene
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

# Two tables: one where a card is to be placed, and a scene that is walked through.
TREES = """
from silva_widgets import KodamaTree
display(KodamaTree(position="scene:nine_points#0", viewer="A", seed=1))
KodamaTree(position="scene:ten_points_and_no_more", walkthrough=True)
"""


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


def test_a_tree_of_kodama_stays_alive(watched: Watched, tmp_path: Path) -> None:
    """Without a kernel: each card tells its line and points, a held card is judged, the scene goes on step by step and
    tells what is refused in it."""
    opened(watched, export(tmp_path, TREES))
    table, walk = watched.page.locator(".silva-root").first, watched.page.locator(".silva-root").last
    table.locator("[data-node='2']").hover()
    expect(table.locator(".ko-total strong")).to_have_text("6")
    assert table.locator(".ko-tree .ko-counted").count() == 6
    table.get_by_role("button", name="日本語").click()
    expect(table).to_have_attribute("lang", "ja")
    table.locator("[data-card='5']").click()
    expect(table.locator(".ko-ghost .ko-would text")).to_be_visible()
    strip = walk.locator(".sg-walk")
    told = read_entries(find_scene("ten_points_and_no_more").with_suffix(".en.ftl"))
    for step in ("step-1", "step-2"):
        walk.get_by_role("button", name="Next", exact=True).first.click()
        expect(strip).to_contain_text(told[step].partition(" = ")[2])
    expect(walk.locator(".ko-total strong")).to_have_text("10")
    assert watched.errors == []
    assert watched.hosts == {"file:"}


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

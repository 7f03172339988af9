"""The wheel: built from a clean copy of the tree, compared with the folders, installed and tried from `/`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
MOVED = {
    "silva_kit/": "silva_kit/",
    "widgets/silva_widgets/": "silva_widgets/",
    "content/": "silva_kit/content/",
    "notebooks/": "silva_kit/notebooks/",
}
ENTRIES = ("table", "trick", "kodama", "duel", "quiz", "referee", "reader", "rulebook", "glossary", "compared")
BUILT = {f"silva_widgets/static/{name}.{kind}" for name in ENTRIES for kind in ("js", "css")}
SMOKE = """
import pathlib, sys
import silva_kit, silva_widgets
from silva_kit import places
home = pathlib.Path(sys.prefix)
for place in (silva_kit.__file__, silva_widgets.__file__, places.content(), places.notebooks()):
    assert pathlib.Path(place).is_relative_to(home), place
for game in ("silva", "silent_guardians", "kodama", "living_forest_duel"):
    assert (places.content() / game / "clauses.toml").is_file(), game
for page in (silva_widgets.Rulebook("kodama"), silva_widgets.Glossary("kodama")):
    assert len(str(page._esm)) > 1000, page
for table in (silva_widgets.SilvaTable, silva_widgets.TrickTable, silva_widgets.KodamaTree, silva_widgets.DuelTable):
    assert len(str(table(seed=1)._esm)) > 1000, table
for package in (silva_kit, silva_widgets):
    assert (pathlib.Path(package.__file__).parent / "py.typed").is_file(), package
print(silva_kit.__version__)
"""

pytestmark = pytest.mark.packaging


def run(*words: str | Path, cwd: Path, path: str | None = None) -> str:
    """What a command prints; its whole output is shown when it fails."""
    environment = {**os.environ, "PATH": path or f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def own_files() -> list[str]:
    """The repository's files as git sees them: committed or about to be, not ignored, not built."""
    listed = run("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).splitlines()
    return sorted(name for name in listed if (ROOT / name).is_file())


def moved(name: str) -> str | None:
    """Where a file of the repository stands in the wheel; None if it stays behind."""
    for old, new in MOVED.items():
        if name.startswith(old):
            return new + name.removeprefix(old)
    return None


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with nothing built in it."""
    folder = tmp_path_factory.mktemp("source")
    for name in own_files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def dist(source: Path) -> Path:
    """An sdist of the copy, and the wheel built from that sdist."""
    run(BIN / "python", "-m", "build", "--no-isolation", "--outdir", "dist", cwd=source)
    return source / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    """The wheel that went through the sdist."""
    [wheel] = dist.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """The `bin` folder of a new environment that holds the wheel and what it depends on, nothing else."""
    home = tmp_path_factory.mktemp("clean")
    run(sys.executable, "-m", "venv", home, cwd=home)
    run(home / "bin/pip", "install", "--quiet", wheel, cwd=home)
    return home / "bin"


def names(wheel: Path) -> set[str]:
    """The files in a wheel, without its metadata."""
    with zipfile.ZipFile(wheel) as file:
        return {name for name in file.namelist() if ".dist-info/" not in name}


def test_the_wheel_holds_the_folders_and_the_bundles(wheel: Path) -> None:
    """Every file of the four folders is in the wheel at its place, the bundles too, and nothing else."""
    expected = {place for name in own_files() if (place := moved(name))} | BUILT
    assert names(wheel) == expected


def test_sdist_and_tree_give_the_same_wheel(source: Path, wheel: Path) -> None:
    """A wheel built from the tree has the contents of the one built from the sdist, to the byte."""
    run(BIN / "python", "-m", "build", "--no-isolation", "--wheel", "--outdir", "direct", cwd=source)
    [direct] = (source / "direct").glob("*.whl")
    with zipfile.ZipFile(direct) as one, zipfile.ZipFile(wheel) as other:
        assert {i.filename: i.CRC for i in one.infolist()} == {i.filename: i.CRC for i in other.infolist()}


def test_the_sdist_holds_what_a_build_needs(dist: Path) -> None:
    """The sdist has the sources of the bundles and the bundles, so that it builds with and without npm."""
    [sdist] = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        held = {name.partition("/")[2] for name in file.getnames()}
    assert {"pyproject.toml", "LICENSE", "widgets/package.json"} <= held
    for name in ENTRIES:
        assert {f"widgets/src/{name}.tsx", f"widgets/silva_widgets/static/{name}.js"} <= held
    assert not any("node_modules" in name for name in held)


def test_the_installed_kit_works_from_anywhere(clean: Path) -> None:
    """From `/`, without Node on the PATH, both packages import and find their data inside the environment."""
    version = run(clean / "python", "-c", SMOKE, cwd=Path("/"), path="/usr/bin:/bin").strip()
    assert run(clean / "silva-kit", "--version", cwd=Path("/")).strip().endswith(version)


def test_the_command_line_works_without_jupyterlab(clean: Path, tmp_path: Path) -> None:
    """`--help` lists the commands; `lab` without its extra says what to install instead of a traceback."""
    assert "Open JupyterLab" in run(clean / "silva-kit", "--help", cwd=Path("/"))
    done = subprocess.run([clean / "silva-kit", "lab", tmp_path / "x"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "silva-kit[lab]" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_a_browser_needs_is_pure_python(clean: Path) -> None:
    """Each declared dependency installed here is a wheel for any platform: the kit also runs in Pyodide."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    code = (
        "import sys; from importlib.metadata import files\n"
        "for name in sys.argv[1:]:\n"
        "    [wheel] = [f for f in files(name) if f.match('*.dist-info/WHEEL')]\n"
        "    assert 'none-any' in wheel.read_text(), name\n"
    )
    run(clean / "python", "-c", code, *(word.partition(">")[0] for word in declared), cwd=Path("/"))

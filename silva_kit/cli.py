"""The command `silva-kit`. Each subcommand imports what it needs when it runs, so that `--help` is quick."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from silva_kit import KitError, __version__
from silva_kit.places import LANGUAGES, PACKAGE, MissingDataError


class Refused(click.ClickException):
    """Something that the user can mend: printed as one sentence, exit code 1."""


class Kit(click.Group):
    """The command; every error of the kit's own ends it with the error's sentence, not with a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the subcommand; Refused for a KitError or for missing data."""
        try:
            return super().invoke(ctx)
        except (KitError, MissingDataError) as problem:
            raise Refused(str(problem)) from problem


@click.group(cls=Kit, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="silva-kit")
def main() -> None:
    """Learn, teach and check four tabletop games: SILVA and its neighbours."""


@main.command()
@click.argument("folder", metavar="[DIR]", default="~/silva-kit", type=click.Path(path_type=Path))
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language to open; default: the locale's.")
@click.option("--browser/--no-browser", default=True, help="Open a browser, or print the address.")
@click.option("--port", type=click.IntRange(1, 65535), help="Port to listen on; default: the first free one.")
def lab(folder: Path, lang: str | None, browser: bool, port: int | None) -> None:
    """Open JupyterLab on your own copy of the lessons, in DIR (default ~/silva-kit).

    What you changed is never overwritten: a newer lesson goes beside it under another name.
    """
    from silva_kit import lab as room

    language = lang or room.language_of(os.environ)
    try:
        code = room.open_lab(folder, language, browser=browser, port=port)
    except (room.LabError, FileExistsError) as problem:
        raise Refused(str(problem)) from problem
    sys.exit(code)


@main.command()
@click.argument("notebook", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Default: the same name, .html.")
def export(notebook: Path, out: Path | None) -> None:
    """Write NOTEBOOK as one HTML file whose widgets stay alive, with no kernel and no network.

    Only cells whose widgets were saved without state are run; games that were played stay as they were saved.
    """
    from silva_kit.export import ExportError, export_notebook

    target = out or notebook.with_suffix(".html")
    try:
        size = export_notebook(notebook, target, tell=click.echo)
    except (ExportError, OSError) as problem:
        raise Refused(str(problem)) from problem
    click.echo(f"{target}  {size / 1e6:.1f} MB")


@main.command()
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
def scene(files: tuple[str, ...]) -> None:
    """Play each scene FILE (or a scene of the kit, by its name) and say what does not hold."""
    from silva_kit.teach.scenes import run_file

    held = True
    for name in files:
        try:
            failures = run_file(name).failures
        except KitError as problem:
            failures = (str(problem),)
        click.echo(f"{'ok' if not failures else 'FAILED'}  {name}")
        for failure in failures:
            click.echo(f"    {failure}")
        held = held and not failures
    sys.exit(0 if held else 1)


@main.command()
@click.argument("name")
def schema(name: str) -> None:
    """Print the JSON Schema NAME (scene, lesson, ...)."""
    from silva_kit import places

    folder = places.content() / "schemas"
    known = sorted(path.stem for path in folder.glob("*.json"))
    if name not in known:
        raise Refused(f"no schema {name!r}: there are {', '.join(known)}")
    click.echo((folder / f"{name}.json").read_text("utf-8"), nl=False)


@main.command()
@click.argument("game", default="silva")
def trace(game: str) -> None:
    """Print the traceability table of GAME: clause x source x code x text x tests x lessons."""
    from silva_kit.rulebook import traceability

    checkout = PACKAGE.parent
    if not (checkout / "tests").is_dir():
        raise Refused("trace reads a checkout with its tests; here the kit is installed without them")
    sys.exit(traceability.main(checkout, game))


@main.group()
def glossary() -> None:
    """Work on the glossary."""


@glossary.command()
@click.option(
    "--sources",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the rulebook texts; default: SILVA_KIT_SOURCES.",
)
def build(sources: Path | None) -> None:
    """Find every term in the rulebook texts and write where it stands (terms and places only)."""
    from silva_kit.glossary.build import build as write_attestations

    click.echo(f"{write_attestations(sources)} attestations")

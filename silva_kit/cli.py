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


class Unusable(Refused):
    """Something that cannot be checked at all: exit code 2, as 1 says that a check found errors."""

    exit_code = 2


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


@main.command()
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=click.Path(path_type=Path), required=False)
@click.option("--game", help="Use the glossary of this game (silva, silent_guardians, ...).")
@click.option(
    "--format", "form", type=click.Choice(("text", "json", "sarif", "md", "html")), default="text", show_default=True
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the report; default: the locale's.")
@click.option("--source-lang", help="Language of SOURCE; default: told from its letters.")
@click.option("--target-lang", help="Language of TARGET; default: told from its letters.")
@click.option(
    "--tier", type=click.Choice(("error", "review", "style")), default="style", help="Leave weaker tiers out."
)
@click.option("--all", "show_all", is_flag=True, help="Show dismissed findings too.")
def check(
    source: Path,
    target: Path | None,
    game: str | None,
    form: str,
    lang: str | None,
    source_lang: str | None,
    target_lang: str | None,
    tier: str,
    show_all: bool,
) -> None:
    """Check the translation TARGET of the rulebook SOURCE, or SOURCE alone.

    Exit code: 0 no errors, 1 errors were found, 2 the texts cannot be checked. Findings that are listed in
    TARGET.dismissed.toml beside the text are left out.
    """
    from silva_kit.lab import language_of
    from silva_kit.translation.command import check_texts

    try:
        errors = check_texts(
            source,
            target,
            game=game,
            form=form,
            language=lang or language_of(os.environ),
            languages=(source_lang, target_lang),
            tier=tier,
            show_all=show_all,
        )
    except KitError as problem:
        raise Unusable(str(problem)) from problem
    sys.exit(1 if errors else 0)


@main.command()
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--game", help="Use the glossary of this game (silva, silent_guardians, ...).")
@click.option(
    "--format", "form", type=click.Choice(("text", "tsv", "json", "tmx", "xliff")), default="text", show_default=True
)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Default: standard output.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table; default: the locale's.")
@click.option("--dictionary", is_flag=True, help="CC-CEDICT is evidence too, between English and Chinese (an extra).")
@click.option("--source-lang", help="Language of SOURCE; default: told from its letters.")
@click.option("--target-lang", help="Language of TARGET; default: told from its letters.")
def align(
    source: Path,
    target: Path,
    game: str | None,
    form: str,
    out: Path | None,
    lang: str | None,
    dictionary: bool,
    source_lang: str | None,
    target_lang: str | None,
) -> None:
    """Show which sentences of the rulebooks SOURCE and TARGET say the same, and what speaks for it."""
    from silva_kit.lab import language_of
    from silva_kit.translation.align_command import align_texts

    language = lang or language_of(os.environ)
    align_texts(
        source,
        target,
        game=game,
        form=form,
        out=out,
        language=language,
        languages=(source_lang, target_lang),
        dictionary=dictionary,
    )


@main.command()
@click.argument("source", type=click.Path(path_type=Path), required=False)
@click.argument("target", type=click.Path(path_type=Path), required=False)
@click.option("--game", help="Our clauses of this game without texts, and its glossary; default: silva.")
@click.option("--source-lang", help="Language of SOURCE; of our clauses: en by default.")
@click.option("--target-lang", help="Language of TARGET; of our clauses: zh-Hant by default.")
@click.option("--seed", default=1, show_default=True, help="Another number plants other faults.")
@click.option("--count", type=click.IntRange(1, 10_000), default=100, show_default=True, help="Plant so many at least.")
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Write the damaged texts and a list here."
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table; default: the locale's.")
def faults(
    source: Path | None,
    target: Path | None,
    game: str | None,
    source_lang: str | None,
    target_lang: str | None,
    seed: int,
    count: int,
    out: Path | None,
    lang: str | None,
) -> None:
    """Plant faults in the translation TARGET of SOURCE, or in our own clauses, and show which ones a check finds."""
    from silva_kit.lab import language_of
    from silva_kit.translation.fault_command import show_faults

    show_faults(
        source,
        target,
        game=game,
        languages=(source_lang, target_lang),
        seed=seed,
        count=count,
        folder=out,
        language=lang or language_of(os.environ),
    )


@main.group()
def glossary() -> None:
    """Work on the glossary: build one from texts, or export ours."""


@glossary.command()
@click.argument("texts", metavar="[TEXT]...", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json", "csv", "tbx", "anki", "md", "html")),
    default="text",
    show_default=True,
)
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Default: standard output.")
@click.option("--game", help="Look for the words of our glossary of this game too; default: the texts alone.")
@click.option(
    "--text-lang", "languages", multiple=True, help="Language of a TEXT, in their order; default: its letters."
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table; default: the locale's.")
@click.option(
    "--sources",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Without TEXT: folder of the rulebook texts; default: SILVA_KIT_SOURCES.",
)
def build(
    texts: tuple[Path, ...],
    form: str,
    out: Path | None,
    game: str | None,
    languages: tuple[str, ...],
    lang: str | None,
    sources: Path | None,
) -> None:
    """Build a glossary from rulebooks, one TEXT or the same in several languages; every term shows where it stands.

    Without TEXT: find every term of the kit's own glossary in the source texts and write where it stands.
    """
    if not texts:
        from silva_kit.glossary.build import build as write_attestations

        click.echo(f"{write_attestations(sources)} attestations")
        return
    from silva_kit.lab import language_of
    from silva_kit.translation.glossary_command import build_from

    build_from(texts, languages=languages, game=game, form=form, out=out, language=lang or language_of(os.environ))


@glossary.command(name="export")
@click.option("--game", help="The words of this game and the shared ones; default: the whole glossary.")
@click.option(
    "--format",
    "form",
    type=click.Choice(("csv", "tbx", "anki", "md", "html", "json")),
    default="csv",
    show_default=True,
)
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), help="Default: standard output.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of headings; default: the locale's.")
def export_glossary(game: str | None, form: str, out: Path | None, lang: str | None) -> None:
    """Write our glossary for a spreadsheet, a terminology tool (TBX-Basic), Anki, or to read."""
    from silva_kit.lab import language_of
    from silva_kit.translation.glossary_command import export_words

    export_words(game, form, out, lang or language_of(os.environ))

"""`silva-kit lab`: JupyterLab on a user's own copy of the lessons.

The copies go to a folder of the user's (`~/silva-kit`), one subfolder for each language; JupyterLab then runs
as a subprocess with two settings of ours as defaults (no news toast, widgets saved with the notebook) and with
`widget_state` as an extension of its server (saving keeps the widgets that were not run).
"""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import FrameType
from urllib.parse import quote

from silva_kit import places
from silva_kit.copies import Copy, plan, put
from silva_kit.places import LANGUAGES

SETTINGS = Path(__file__).resolve().parent / "lab_settings"
SECONDS_TO_END = 10


class LabError(RuntimeError):
    """JupyterLab cannot be opened as asked; the text says why and what to do."""


def language_of(environment: Mapping[str, str]) -> str:
    """The lessons' language for a locale: `zh_TW.UTF-8` is zh-Hant, `ja_JP` is ja, all else is en."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return {"zh": "zh-Hant", "ja": "ja"}.get(value[:2].lower(), "en")
    return "en"


def checked_folder(folder: Path) -> Path:
    """The folder, made if it is missing.

    Raises:
        LabError: it is one of the kit's own folders, lies among installed packages, or cannot be written.
    """
    folder = folder.expanduser().resolve()
    if {"site-packages", "dist-packages"} & set(folder.parts):
        raise LabError(f"{folder} belongs to installed packages, where an update would delete your work")
    for own in (places.PACKAGE, places.notebooks()):
        if folder.is_relative_to(own):
            raise LabError(f"{folder} belongs to silva-kit itself: give a folder of your own")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise LabError(f"{folder} cannot be made: {problem.strerror}") from problem
    if not os.access(folder, os.W_OK | os.X_OK):
        raise LabError(f"{folder} cannot be written: give a folder of your own")
    return folder


def check_installed() -> None:
    """Raise LabError if the extra that brings JupyterLab is missing."""
    missing = [name for name in ("jupyterlab", "nbclient") if importlib.util.find_spec(name) is None]
    if missing:
        raise LabError(f"{' and '.join(missing)} missing: pip install 'silva-kit[lab]'")


def first_page(folder: Path, language: str) -> str:
    """What JupyterLab opens, relative to the folder: the language's first lesson.

    Raises:
        LabError: the kit has no lessons in this language.
    """
    lessons = sorted((folder / language).glob("*.ipynb"))
    if not lessons:
        raise LabError(f"no lessons in {language}: there are {', '.join(LANGUAGES)}")
    return f"{language}/{lessons[0].name}"


def command(folder: Path, page: str, *, browser: bool = True, port: int | None = None) -> list[str]:
    """The command line that starts JupyterLab on `page`; as root it says so, or Jupyter would refuse."""
    words = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    words += [f"--LabApp.default_url=/lab/tree/{quote(page)}"]
    if not browser:
        words += ["--no-browser"]
    if port is not None:  # the port that was asked for, or an error: no silent other one
        words += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        words += ["--allow-root"]
    return words


def environment(base: Mapping[str, str]) -> dict[str, str]:
    """The environment for JupyterLab: our settings come before the system's, after nothing of the user's."""
    paths = [str(SETTINGS), base.get("JUPYTER_CONFIG_PATH", "")]
    return {**base, "JUPYTER_CONFIG_PATH": os.pathsep.join(path for path in paths if path)}


def copy_lessons(folder: Path) -> list[Copy]:
    """Put what is missing into the folder, saying so; returns what was put there."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    copies = plan(places.notebooks(), folder)
    with console.status(f"Preparing {len(copies)} notebooks in {folder} …"):
        failures = put(copies, done=lambda copy: console.print(f"  {copy.target}", soft_wrap=True))
    for failure in failures:
        console.print(f"{failure.copy.target.name} was copied, but could not be run:", soft_wrap=True)
        console.print(failure.reason, markup=False)
    return copies


def open_lab(folder: Path, language: str, *, browser: bool = True, port: int | None = None) -> int:
    """Copy the lessons, open JupyterLab on the language's first one, and wait; returns its exit code.

    Raises:
        LabError: something that the user can mend stands in the way.
    """
    check_installed()
    folder = checked_folder(folder)
    copy_lessons(folder)
    page = first_page(folder, language)
    words = command(folder, page, browser=browser, port=port)
    return wait(subprocess.Popen(words, env=environment(os.environ)))


def wait(server: subprocess.Popen[bytes]) -> int:
    """Wait until the server ends. Ctrl-C reaches it by the terminal; a termination is passed on.

    A server that is told to end shuts its kernels down, but may then hang on a thread of its own: it gets a while.
    """
    told = False

    def pass_on(number: int, frame: FrameType | None) -> None:
        nonlocal told
        told = True
        server.terminate()
        hanging = threading.Timer(SECONDS_TO_END, server.kill)
        hanging.daemon = True
        hanging.start()

    signal.signal(signal.SIGTERM, pass_on)
    while True:
        try:
            code = server.wait()
            return 0 if told else code
        except KeyboardInterrupt:  # JupyterLab asks whether it shall end: its answer decides
            continue

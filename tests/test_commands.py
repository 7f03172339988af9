"""The two commands of the README, the CI script and the test runner say the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def shell_blocks() -> list[str]:
    """The README's shell blocks, in order."""
    return re.findall(r"^```sh\n(.*?)\n```$", (ROOT / "README.md").read_text("utf-8"), re.M | re.S)


def test_the_readme_opens_with_two_commands_of_one_line() -> None:
    """The first two shell blocks are one line each: set up and open, set up and test."""
    lab, test = shell_blocks()[:2]
    assert "\n" not in lab
    assert lab.endswith("silva-kit lab")
    assert "\n" not in test
    assert test.endswith("tests/run.py")


def test_ci_calls_exactly_the_readmes_test_command() -> None:
    """`.ci/run` ends with the README's second command, to the letter."""
    last = (ROOT / ".ci/run").read_text("utf-8").strip().splitlines()[-1]
    assert last == shell_blocks()[1]


def test_the_ci_script_is_executable_and_parses() -> None:
    """`.ci/run` can be started, and bash finds no error in it."""
    script = ROOT / ".ci/run"
    assert script.stat().st_mode & 0o111
    subprocess.run(["bash", "-n", script], check=True)


def test_the_runner_refuses_an_unknown_layer() -> None:
    """A mistyped layer is an error that names it, not a run of nothing."""
    done = subprocess.run([sys.executable, ROOT / "tests/run.py", "mipy"], capture_output=True, text=True)
    assert done.returncode == 2
    assert "mipy" in done.stderr


def test_lock_files_hold_no_download_address() -> None:
    """A lock file names versions and checksums; where they are fetched from is each machine's business."""
    lock = (ROOT / "widgets/package-lock.json").read_text("utf-8")
    assert '"resolved": "http' not in lock
    assert '"integrity"' in lock
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "widgets/.npmrc").read_text("utf-8")
    assert not [name for name in ("uv.lock", "poetry.lock", "pdm.lock") if (ROOT / name).exists()]

"""What the desk writes: text, JSON and SARIF, the file of dismissed findings, and the command with its exit codes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from desk_cases import found, single
from silva_kit.cli import main
from silva_kit.places import LANGUAGES
from silva_kit.toml_data import ContentError
from silva_kit.translation.checks import run
from silva_kit.translation.reports import to_json, to_sarif
from silva_kit.translation.suppressions import ENDING, Suppressions

FAULTY = "遊戲結束時，侦查队勝出。\n使用ククノチ的效果。\n玩家公開（手牌。\n"
CLEAN = "遊戲結束時，玩家公開手牌。\n等級最高的玩家勝出。\n"


def written(folder: Path, text: str, name: str = "rules.zh.txt") -> Path:
    """The text as a file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_json_has_what_the_contract_names() -> None:
    """Each finding has its fields, messages in three languages, and places that count from 1."""
    pair = single(FAULTY, "zh-Hant")
    report = to_json(found(pair))
    assert len(report["findings"]) == 3
    lines = FAULTY.split("\n")
    for finding in report["findings"]:
        assert {"id", "category", "tier", "severity", "spans", "message", "suggestion"} <= set(finding)
        assert set(finding["message"]) == set(LANGUAGES) and all(finding["message"].values())
        for span in finding["spans"]:
            assert set(span) == {"lang", "line", "col", "length", "quote"}
            line = lines[span["line"] - 1]
            assert line[span["col"] - 1 : span["col"] - 1 + span["length"]] == span["quote"]


def test_sarif_names_rules_places_and_dismissals() -> None:
    """A result for each finding, with its level, its region in code points, a stable fingerprint, and its dismissal."""
    findings = found(single(FAULTY, "zh-Hant"))
    report = to_sarif(findings, {"source": Path("rules.zh.txt")}, "en", {findings[0].id: "a quotation"})
    run_ = report["runs"][0]
    assert report["version"] == "2.1.0" and run_["columnKind"] == "unicodeCodePoints"
    assert {result["ruleId"] for result in run_["results"]} == {rule["id"] for rule in run_["tool"]["driver"]["rules"]}
    for finding, result in zip(findings, run_["results"], strict=True):
        region = result["locations"][0]["physicalLocation"]["region"]
        assert region["endColumn"] - region["startColumn"] == len(finding.spans[0].quote)
        assert result["partialFingerprints"] == {"findingId/v1": finding.id}
    assert [bool(result.get("suppressions")) for result in run_["results"]] == [True, False, False]


def test_a_dismissal_survives_edits_elsewhere(tmp_path: Path) -> None:
    """Written and read again, it holds when lines are added above, and is named when its place was mended."""
    path = written(tmp_path, FAULTY)
    findings = run(single(FAULTY, "zh-Hant"))
    kept = Suppressions.beside(path)
    kept.dismiss(findings[1], 'the name of "the card"\n')
    kept.save()
    again = Suppressions.beside(path)
    assert again.reasons == {findings[1].id: 'the name of "the card"'}
    later = run(single("新的一行。\n\n" + FAULTY.replace("勝出", "獲勝"), "zh-Hant"))
    standing, dismissed = again.split(later)
    assert [f.spans[0].quote for f in dismissed] == ["ククノチ"] and len(standing) == 2
    mended = run(single(FAULTY.replace("ククノチ", "久久能智"), "zh-Hant"))
    assert again.unused(mended) == (findings[1].id,)
    again.restore(findings[1])
    again.save()
    assert not path.with_name(path.name + ENDING).exists()


@pytest.mark.parametrize(
    ("entry", "wrong"),
    [
        ('id = "a-1"\n', "has no `reason`"),
        ('id = "a-1"\nreason = " "\n', "empty reason"),
        ('id = "a-1"\nreason = "x"\nwhy = "y"\n', "unknown field `why`"),
    ],
)
def test_a_faulty_file_of_dismissals_is_named(tmp_path: Path, entry: str, wrong: str) -> None:
    """An entry without a reason, or with a field that means nothing, is an error of its file."""
    path = written(tmp_path, FAULTY)
    path.with_name(path.name + ENDING).write_text("[[dismissed]]\n" + entry, encoding="utf-8")
    with pytest.raises(ContentError, match=wrong):
        Suppressions.beside(path)


def test_a_dismissal_has_a_reason() -> None:
    """An empty reason is refused."""
    with pytest.raises(ValueError, match="reason"):
        Suppressions(Path("x")).dismiss(run(single(FAULTY, "zh-Hant"))[0], "  ")


@pytest.mark.parametrize(("text", "code"), [(FAULTY, 1), (CLEAN, 0)])
def test_the_exit_code_says_whether_errors_stand(tmp_path: Path, text: str, code: int) -> None:
    """1 with an error, 0 without one; the report names file, line and column."""
    path = written(tmp_path, text)
    result = CliRunner().invoke(main, ["check", str(path), "--lang", "en"])
    assert result.exit_code == code
    assert (f"{path}:2:3: error foreign-residue" in result.output) == bool(code)
    assert "\x1b[" not in result.output


def test_dismissed_errors_fail_no_build(tmp_path: Path) -> None:
    """With all errors dismissed the exit code is 0; --all shows them still."""
    path = written(tmp_path, FAULTY)
    kept = Suppressions.beside(path)
    for finding in run(single(FAULTY, "zh-Hant")):
        kept.dismiss(finding, "on purpose")
    kept.save()
    result = CliRunner().invoke(main, ["check", str(path), "--format", "json"])
    assert result.exit_code == 0 and json.loads(result.stdout) == {"findings": []}
    result = CliRunner().invoke(main, ["check", str(path), "--format", "json", "--all"])
    assert result.exit_code == 0 and len(json.loads(result.stdout)["findings"]) == 3


@pytest.mark.parametrize(
    ("data", "arguments", "says"),
    [
        (None, [], "the file is missing"),
        (b"", [], "the file is empty"),
        (b"\x7fELF\0\0\0", [], "binary"),
        ("遊戲".encode("big5") * 40, [], "not in UTF-8"),
        (b"The game ends.", ["--source-lang", "fr"], "language 'fr'"),
        (b"The game ends.", ["--game", "chess"], "game 'chess'"),
    ],
)
def test_what_cannot_be_checked_is_said(tmp_path: Path, data: bytes | None, arguments: list[str], says: str) -> None:
    """Exit code 2 and one sentence for a file, a language or a game that cannot be used."""
    path = tmp_path / "rules.txt"
    if data is not None:
        path.write_bytes(data)
    result = CliRunner().invoke(main, ["check", str(path), *arguments])
    assert result.exit_code == 2 and says in result.output and "Traceback" not in result.output


def test_two_texts_in_one_language_are_no_pair(tmp_path: Path) -> None:
    """A translation is in another language than its source."""
    one, other = written(tmp_path, CLEAN), written(tmp_path, CLEAN, "other.txt")
    result = CliRunner().invoke(main, ["check", str(one), str(other)])
    assert result.exit_code == 2 and "both in zh-Hant" in result.output

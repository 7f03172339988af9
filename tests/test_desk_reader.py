"""The bilingual reader: what it sends, what it keeps, and what it answers to whatever the browser asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from silva_kit.ftl import read_entries
from silva_kit.places import LANGUAGES
from silva_kit.position import KitError, TextError
from silva_kit.toml_data import content
from silva_kit.translation.desk import open_pair
from silva_kit.translation.document import Document
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document
from silva_kit.translation.suppressions import Suppressions
from silva_widgets.reader import BilingualReader
from silva_widgets.reader_data import Units
from silva_widgets.reader_words import OWN, READING, SHARED, reader_words
from silva_widgets.table import SilvaTable
from ui_messages import WIDGETS, bundled

SOURCE = "Setup\n\nShuffle the 17 cards. Each player draws 1 card.\n\nThe highest level wins the game.\n"
TARGET = "準備\n\n將16張牌洗勻。每位玩家抽1张牌。  \n\n這一句是譯者自己寫的「話。\n"


def reader(source: Any = SOURCE, target: Any = TARGET, **given: Any) -> BilingualReader:
    """A reader of our own two texts."""
    made = BilingualReader(source, target, **given)
    made.send = lambda content, buffers=None: None  # nobody listens
    return made


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """The two texts as files."""
    source, target = tmp_path / "rules.en.txt", tmp_path / "rules.zh.txt"
    source.write_text(SOURCE, "utf-8")
    target.write_text(TARGET, "utf-8")
    return source, target


def ask(one: BilingualReader, sent: Any) -> dict[str, Any]:
    """What the browser sees after a request."""
    one._handle_custom_msg(sent, [])
    state: dict[str, Any] = one._state
    return state


def decide(one: BilingualReader, id: Any, to: Any, reason: Any = "") -> dict[str, Any]:
    """A decision as the browser sends it."""
    return ask(one, {"do": "decide", "id": id, "to": to, "reason": reason})


def test_texts_paths_documents_and_a_pair_show_the_same(files: tuple[Path, Path]) -> None:
    """However the two texts are given, the same findings come out."""
    documents = [read_document(path) for path in files]
    made = [
        reader(),
        reader(*files),
        reader(*map(str, files)),
        reader(*documents),
        reader(open_pair(*files), None),
    ]
    ids = [[finding.id for finding in one.findings] for one in made]
    assert ids[0]
    assert all(other == ids[0] for other in ids)


def test_what_is_sent_gives_back_the_texts() -> None:
    """The segments, the marked characters and the beads can be read back from the numbers alone."""
    one = reader()
    data = one._data
    for side, (_, document) in zip(data["sides"], one.pair.sides(), strict=True):
        assert rows(side) == [segment.text for segment in document.segments]
    for sent, finding in zip(data["findings"], one.findings, strict=True):
        spans = sent[9]
        quotes = [data["sides"][s]["text"][a:b] for s, a, b in zip(*[iter(spans)] * 3, strict=True)]
        assert quotes == [span.quote for span in finding.spans]
        assert f"{data['categories'][sent[3]]}-{sent[0]}" == finding.id
    for number, bead in enumerate(one.pair.beads):
        linked = [[row for row, to in enumerate(links) if to == number] for links in data["links"]]
        assert linked == [list(bead.source), list(bead.target)]


def rows(side: dict[str, Any]) -> list[str]:
    """The segments of a side as the browser cuts them."""
    found, end = [], 0
    for gap, length in zip(*[iter(side["cuts"])] * 2, strict=True):
        found.append(side["text"][end + gap : end + gap + length])
        end += gap + length
    return found


def test_offsets_are_those_of_javascript() -> None:
    """A character beyond U+FFFF counts two, as in the browser; all others one."""
    text = "a𠮷b🂡c"
    assert [Units(text).at(n) for n in range(6)] == [len(text[:n].encode("utf-16-le")) // 2 for n in range(6)]
    one = reader(SOURCE, TARGET.replace("準備", "準𠮷備"))
    side = one._data["sides"][1]
    wide = side["text"].encode("utf-16-le")
    assert wide[2 * side["cuts"][0] : 2 * (side["cuts"][0] + side["cuts"][1])].decode("utf-16-le") == "準𠮷備"


def test_the_texts_are_sent_once() -> None:
    """Decisions send the decisions; texts, alignment and findings stay as they are."""
    one = reader()
    before = one._data, one._words
    one.accept(one.findings[0].id)
    assert (one._data, one._words) == before
    assert len(json.dumps(one._state)) < 1000


def test_the_repr_tells_names_counts_and_ids_but_no_sentence() -> None:
    """It is the same in every language, follows what was decided, and quotes nothing of the texts."""
    texts = {lang: repr(reader(lang=lang)) for lang in LANGUAGES}
    assert len(set(texts.values())) == 1
    one = reader()
    shown = repr(one)
    assert all(finding.id in shown for finding in one.findings)
    assert f"open {len(one.findings)}, accepted 0, dismissed 0" in shown
    quoted = [s.text for _, document in one.pair.sides() for s in document.segments if len(s.text) > 3]
    assert not [text for text in quoted if text in shown]
    one.dismiss(one.findings[0].id, "a quotation of the text")
    assert "accepted 0, dismissed 1" in repr(one)
    assert "quotation" not in repr(one)


def test_decisions_are_kept_beside_the_translation(files: tuple[Path, Path]) -> None:
    """Saved, read again by the next reader and by the command's own reading; accepted ones are reported as before."""
    one = reader(*files)
    first, second, third = (finding.id for finding in one.findings[:3])
    one.dismiss(first, 'house "style"\n𠮷')
    one.accept(second)
    one.accept(third, "ask the author")
    assert one._state["unsaved"]
    path = one.save()
    assert path == files[1].with_name("rules.zh.txt.dismissed.toml")
    assert not one._state["unsaved"]
    again = reader(*files)
    assert [finding.id for finding in again.dismissed] == [first]
    assert [finding.id for finding in again.accepted] == [second, third]
    assert again.suppressions.reasons == {first: 'house "style"\n𠮷'}
    assert again.suppressions.accepted == {second: "", third: "ask the author"}
    standing, dismissed = Suppressions.beside(files[1]).split(again.findings)
    assert [finding.id for finding in dismissed] == [first]
    assert {second, third} <= {finding.id for finding in standing}


def test_a_decision_replaces_the_one_before() -> None:
    """A finding is open, accepted or dismissed, never two of them."""
    one = reader()
    id = one.findings[0].id
    one.accept(id)
    one.dismiss(id, "no")
    assert (len(one.accepted), len(one.dismissed), len(one.undecided)) == (0, 1, len(one.findings) - 1)
    one.accept(id)
    assert (len(one.accepted), len(one.dismissed)) == (1, 0)
    one.reopen(id)
    assert len(one.undecided) == len(one.findings)
    assert not one._state["unsaved"]


def test_the_browser_accepts_dismisses_reopens_and_saves(files: tuple[Path, Path]) -> None:
    """Each request changes the kernel's decisions, and the new state says so."""
    one = reader(*files)
    id = one.findings[0].id
    assert decide(one, id, "dismissed", "wanted")["dismissed"] == {id: "wanted"}
    assert decide(one, id, "accepted")["accepted"] == {id: ""}
    assert decide(one, id, "open")["accepted"] == {}
    decide(one, id, "dismissed", "wanted")
    state = ask(one, {"do": "save"})
    assert state["notice"] == {"key": "desk-reader-saved", "args": {"file": "rules.zh.txt.dismissed.toml"}}
    assert Suppressions.beside(files[1]).reasons == {id: "wanted"}


@pytest.mark.parametrize(
    "request_",
    [
        None,
        7,
        [],
        {},
        {"do": 3},
        {"do": "drop"},
        {"do": "decide"},
        {"do": "decide", "id": ["a"], "to": "open"},
        {"do": "decide", "id": "x", "to": "burnt"},
        {"do": "decide", "id": "x", "to": ["open"]},
        {"do": "decide", "id": "x", "to": "open", "reason": 5},
        {"do": "show", "id": "x"},
        {"do": "show", "scene": "brewer_duel"},
    ],
)
def test_a_request_that_makes_no_sense_changes_nothing(request_: Any) -> None:
    """The answer says that it was not understood; the decisions stay."""
    one = reader()
    one.accept(one.findings[0].id)
    before = one._decisions()
    assert ask(one, request_)["notice"]["key"] == "page-bad-request"
    assert one._decisions() == before


@pytest.mark.parametrize(
    ("reason", "key"),
    [("", "no-reason"), (" \n", "no-reason"), ("x" * 1001, "bad-reason"), ("\ud800", "bad-reason")],
)
def test_a_dismissal_needs_a_reason_that_can_be_written(reason: str, key: str) -> None:
    """No reason, one that is too long, and half a character each get an answer of their own."""
    one = reader()
    state = decide(one, one.findings[0].id, "dismissed", reason)
    assert state["notice"]["key"] == f"desk-reader-{key}"
    assert state["dismissed"] == {}


def test_an_unknown_finding_is_not_decided_on() -> None:
    """The browser cannot put an id into the file that no finding has."""
    state = decide(reader(), "error-<b>", "accepted")
    assert state["notice"] == {"key": "desk-reader-no-finding", "args": {}}
    assert state["accepted"] == {}


def test_the_browser_names_no_file(tmp_path: Path) -> None:
    """Texts that are no files are saved from the notebook only; a path from the browser is not looked at."""
    one = reader()
    target = tmp_path / "x.toml"
    assert ask(one, {"do": "save", "path": str(target)})["notice"]["key"] == "desk-reader-no-file"
    assert not target.exists()
    one.accept(one.findings[0].id)
    assert one.save(target) == target
    assert target.exists()


def test_a_file_that_cannot_be_written_is_told(files: tuple[Path, Path], tmp_path: Path) -> None:
    """In Python an error that names the file; in the browser a notice; what was decided stays."""
    one = reader(*files, suppressions=tmp_path / "missing" / "x.toml")
    one.accept(one.findings[0].id)
    with pytest.raises(KitError, match="cannot be written"):
        one.save()
    assert ask(one, {"do": "save"})["notice"]["key"] == "page-error"
    assert len(one.accepted) == 1


def test_every_request_gets_one_answer() -> None:
    """Also the greeting, and what was not understood."""
    one = reader()
    answers: list[Any] = []
    one.send = lambda content, buffers=None: answers.append(content)
    for request in ({"do": "hello"}, {"do": "save"}, None):
        ask(one, request)
    assert answers == [{"ack": one.version}] * 3


@pytest.mark.parametrize(
    ("given", "error", "match"),
    [
        ({"languag": "en"}, TypeError, "did you mean lang"),
        ({"lang": "de"}, KitError, "the languages are en, zh-Hant, ja"),
        ({"game": "chess"}, KitError, "the games are"),
        ({"languages": "en"}, KitError, "give two"),
        ({"languages": ("en", "en")}, KitError, "are both in en"),
        ({"source": "no_such_file.txt"}, TextError, "missing"),
        ({"target": None}, KitError, "give the translation too"),
        ({"target": 7}, TextError, "path of a text"),
        ({"target": "\n"}, TextError, "no text in it"),
    ],
)
def test_a_bad_argument_is_named(given: dict[str, Any], error: type[Exception], match: str) -> None:
    """The error says what was wrong and what would be right."""
    with pytest.raises(error, match=match):
        reader(**({"source": SOURCE, "target": TARGET} | given))


def test_a_pair_without_alignment_is_refused() -> None:
    """One text alone has nothing to be read beside."""
    with pytest.raises(KitError, match="needs its alignment"):
        reader(Pair(read_document(SOURCE)), None)


def test_names_are_sent_as_they_are() -> None:
    """Nothing is escaped twice: the browser shows names and texts as text."""
    documents = [
        Document(f"<b>{d.name}</b>", d.language, d.text, d.segments) for d in map(read_document, (SOURCE, TARGET))
    ]
    assert [side["name"] for side in reader(*documents)._data["sides"]] == ["<b>text</b>", "<b>text</b>"]


def test_every_message_that_the_screen_names_is_carried() -> None:
    """What the TypeScript and the Python of the reader name is there in three languages, and nothing else is."""
    carried = {key for key in read_entries(content("translation", "messages.en.ftl")) if key.startswith(OWN)}
    named = "\n".join(path.read_text("utf-8") for path in bundled("reader.tsx"))
    named += (WIDGETS / "silva_widgets" / "reader_asks.py").read_text("utf-8")
    data = reader()._data
    made = {f"desk-tier-{one}" for one in data["tiers"]} | {f"desk-severity-{one}" for one in data["severities"]}
    made |= {f"desk-category-{one.replace('/', '-')}" for one in data["categories"]}
    made |= {f"desk-reader-{one}" for one in ("open", "accepted", "dismissed", "any")}
    made |= {key for key in carried if key.startswith("desk-evidence-")}
    assert carried - made == {key for key in carried - made if f'"{key}"' in named}
    assert made <= carried
    named += (WIDGETS / "silva_widgets" / "page.py").read_text("utf-8")
    assert all(f'"{key}"' in named for key in (*SHARED, *READING))


def test_each_finding_carries_its_sentence_clause_and_scene() -> None:
    """In three languages, for the messages in use only."""
    one = reader()
    words = reader_words(one.findings)
    for language in LANGUAGES:
        for finding in one.findings:
            assert f"\n{finding.message} =" in f"\n{words[language]['ftl']}"
        assert "desk-usage-instead" not in words[language]["ftl"]


def test_the_silva_pair_says_what_a_fault_changes_in_play(source_folder: Path) -> None:
    """A finding of the real pair that touches a clause brings our sentence of it and a scene, in three languages."""
    one = reader(source_folder / "silva.en.txt", source_folder / "silva.zh-Hant.txt")
    touched = [row for row in one._data["findings"] if row[7] and row[8]]
    assert len(touched) > 50
    for language in LANGUAGES:
        words = one._words[language]
        assert all(words["clauses"][row[7]]["text"] and words["scenes"][row[8]]["title"] for row in touched)
        assert all(scene["table"] for scene in words["scenes"].values())
    finding = one.finding(f"{one._data['categories'][touched[0][3]]}-{touched[0][0]}")
    ask(one, {"do": "show", "id": finding.id})
    assert one.scene == touched[0][8]
    assert isinstance(one.table, SilvaTable)
    assert f"table scene:{one.scene}" in repr(one)
    one.lang = "ja"
    assert one.table.lang == "ja"
    assert ask(one, {"do": "clear"})["notice"] is None
    assert (one.table, one.scene) == (None, "")

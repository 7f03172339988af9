"""Alignment: the SILVA pair against a reading by hand, our own clause texts, moved and missing parts, evidence."""

# traceability: off
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desk_alignment import clause_pair, links_f1, read_gold, silva_pair
from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.translation.align import Alignment, align
from silva_kit.translation.chain import Candidate, best_chain
from silva_kit.translation.features import WEIGHTS
from silva_kit.translation.reading import read_document
from silva_kit.translation.readings import romaji, sound_key
from silva_kit.translation.vocabulary import everyday, stem, terms


def _covers(alignment: Alignment) -> None:
    """Every segment that is no furniture is in exactly one bead, furniture in none."""
    for side, document in (("source", alignment.source), ("target", alignment.target)):
        numbers = [number for bead in alignment.beads for number in getattr(bead, side)]
        assert sorted(numbers) == [segment.number for segment in document.prose]


@pytest.mark.parametrize(("glossary", "least"), [(None, 0.96), (Glossary.of("silva"), 0.98)])
def test_the_silva_pair_is_aligned_as_a_reader_does(
    glossary: Glossary | None, least: float, source_folder: Path
) -> None:
    """F1 over the links of the gold alignment, without and with a glossary."""
    source, target = silva_pair(source_folder)
    alignment = align(source, target, glossary)
    assert links_f1(alignment.links, read_gold(source, target)).f1 >= least
    _covers(alignment)


def test_the_gold_alignment_names_beginnings_of_segments(source_folder: Path) -> None:
    """Each position of the gold file is where a segment begins, and no link stands there twice."""
    source, target = silva_pair(source_folder)
    gold = read_gold(source, target)
    assert len(gold.sure) > 150 and not gold.sure & gold.maybe


@pytest.mark.parametrize(("one", "two"), [("en", "zh-Hant"), ("en", "ja"), ("zh-Hant", "ja"), ("ja", "en")])
@pytest.mark.parametrize("game", ["silva", "silent_guardians"])
def test_other_pairs_are_aligned_too(game: str, one: str, two: str) -> None:
    """Our own clauses in two languages, a tenth missing on each side, a block moved: F1 of clauses over 0.9."""
    pair = clause_pair(Rulebook.load(game), one, two, seed=3)
    alignment = align(pair.source, pair.target)
    assert pair.f1(alignment.links) >= 0.9
    _covers(alignment)


def test_a_text_is_aligned_with_itself(source_folder: Path) -> None:
    """Between a text and itself every bead is one to one and nothing is missing or moved."""
    source, _ = silva_pair(source_folder)
    alignment = align(source, source)
    off = [link for link in alignment.links if link[0] != link[1]]
    assert not alignment.missing and not alignment.added and len(off) <= 2


def test_a_part_that_moved_is_found_and_says_so() -> None:
    """A block that stands at the beginning of one text and at the end of the other."""
    block, rest = (
        ["Number of Players: 2-4", "Contents: 20 cards"],
        [
            "The brewer and the farmer live in the village.",
            "A king came with 12 soldiers.",
            "The Masu is made of wood.",
            "Each player draws 3 cards from the deck.",
        ],
    )
    other_block = ["玩家人數：2~4人", "內容物：20張卡牌"]
    other_rest = ["釀酒師與農夫住在村子裡。", "國王帶著12名士兵來了。", "Masu是木頭做的。", "每位玩家從牌堆抽3張牌。"]
    source = read_document("\n".join(block + rest), "en")
    target = read_document("\n".join(other_rest + other_block), "zh-Hant")
    alignment = align(source, target)
    assert set(alignment.links) == {(0, 4), (1, 5), (2, 0), (3, 1), (4, 2), (5, 3)}
    assert {bead.source for bead in alignment.beads if bead.moved} == {(0,), (1,)}


def test_a_clause_that_only_one_text_has_stands_alone() -> None:
    """A missing clause and an added one are beads with an empty side, where they stand."""
    source = read_document("Draw 2 cards.\nThe sword kills the king.\nDiscard 5 cards.", "en")
    target = read_document("抽2張牌。\n丟棄5張牌。\n太陽照在海上。", "zh-Hant")
    alignment = align(source, target)
    assert [(bead.source, bead.target) for bead in alignment.beads] == [
        ((0,), (0,)),
        ((1,), ()),
        ((2,), (1,)),
        ((), (2,)),
    ]
    assert (alignment.missing, alignment.added) == ((1,), (2,))


def test_a_long_part_without_a_partner_does_not_throw_off_the_rest(source_folder: Path) -> None:
    """Two hundred sentences that only one text has, in its middle: what follows is aligned as before."""
    source, target = silva_pair(source_folder)
    lines = target.text.split("\n")
    noise = [f"海{chr(0x4E00 + 7 * n)}{chr(0x5000 + 11 * n)}之歌唱著{chr(0x6000 + 3 * n)}。" for n in range(200)]
    longer = read_document("\n".join(lines[:118] + noise + lines[118:]), "zh-Hant")
    before = {(i, target.segments[j].text) for i, j in align(source, target).links}
    after = {(i, longer.segments[j].text) for i, j in align(source, longer).links}
    assert len(before & after) >= 0.97 * len(before)


def test_a_bead_tells_its_evidence() -> None:
    """What both sides have is said by kind, the weightiest first; a score of 0 stands for no partner."""
    source = read_document("Kukunochi draws 7 cards.", "en")
    target = read_document("ククノチはカードを7枚引きます。\n終わりです。", "ja")
    beads = align(source, target).beads
    evidence = beads[0].evidence
    assert {"number", "sound", "word"} <= {item.kind for item in evidence} <= set(WEIGHTS)
    assert [item.weight for item in evidence] == sorted((item.weight for item in evidence), reverse=True)
    assert 0 < beads[0].score <= 1 and (beads[1].score, beads[1].evidence) == (0.0, ())


def test_furniture_is_not_aligned(source_folder: Path) -> None:
    """What a page put around a text belongs to no bead."""
    source, target = silva_pair(source_folder)
    furniture = {segment.number for segment in target.segments if segment.kind == "furniture"}
    assert furniture and not furniture & {j for bead in align(source, target).beads for j in bead.target}


def test_kana_and_latin_letters_sound_alike() -> None:
    """Names and loan words have one key in both scripts, and different words have different ones."""
    pairs = [("ククノチ", "Kukunochi"), ("トークン", "token"), ("ラウンド", "round"), ("アクション", "action")]
    pairs += [("シャッフル", "shuffle"), ("ゲーム", "game"), ("サプライ", "supply"), ("マス", "Masu")]
    assert [sound_key(kana) for kana, _ in pairs] == [sound_key(latin) for _, latin in pairs]
    assert len({sound_key(kana) for kana, _ in pairs}) == len(pairs)
    assert [romaji(word) for word in ("ククノチ", "チップ", "シャー", "ファン")] == [
        "kukunochi",
        "chippu",
        "sha",
        "fan",
    ]


def test_words_are_found_by_stem_and_the_longest_first() -> None:
    """English inflects and Chinese does not; 手牌 is no 牌, whatever script it is written in."""
    assert len({stem(word) for word in ("draw", "draws", "drawing", "drawed")}) == 1
    assert len({stem(word) for word in ("eliminate", "eliminated", "elimination")}) == 1
    assert [entry for entry, *_ in everyday("zh-Hant").find("手牌與牌")] == ["hand", "card"]
    assert list(everyday("zh-Hant").find("對手")) == list(everyday("zh-Hant").find("对手")) == [("opponent",)]
    assert ("silva.t.card.young_kukunochi",) in list(terms(Glossary.of("silva"), "en").find('the "Young Kukunochi"'))


def _chains(candidates: list[Candidate], together: float) -> Iterator[float]:
    """The worth of every chain, by trying all."""
    yield 0.0
    for at, first in enumerate(candidates):
        yield from _from(first, candidates[at + 1 :], first.worth, together)


def _from(last: Candidate, rest: list[Candidate], worth: float, together: float) -> Iterator[float]:
    yield worth
    for at, bead in enumerate(rest):
        if bead.i >= last.i_end and bead.j >= last.j_end:
            beside = together if (bead.i, bead.j) == (last.i_end, last.j_end) else 0.0
            yield from _from(bead, rest[at + 1 :], worth + bead.worth + beside, together)


@given(
    st.lists(
        st.tuples(st.integers(0, 6), st.integers(1, 2), st.integers(0, 6), st.integers(1, 2), st.integers(1, 9)),
        max_size=9,
    )
)
def test_the_chain_is_the_best_of_all(cells: list[tuple[int, int, int, int, int]]) -> None:
    """Its worth is that of the best chain that a search through all chains finds."""
    candidates = sorted((Candidate(i, i + a, j, j + b, w) for i, a, j, b, w in cells), key=lambda c: (c.i, c.j))
    chain = best_chain(candidates, 8, 0.5)
    worth = sum(bead.worth for bead in chain)
    worth += 0.5 * sum((one.i_end, one.j_end) == (two.i, two.j) for one, two in pairwise(chain))
    assert worth == pytest.approx(max(_chains(candidates, 0.5)))

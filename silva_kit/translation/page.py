"""A page that stands alone: no script, no picture, no address from outside; every text in it is escaped."""

from __future__ import annotations

import re
from html import escape
from typing import Final

CSS: Final = """
:root{color-scheme:light dark;--paper:#fbf7ef;--card:#fffdf8;--ink:#23201b;--soft:#6a6459;--line:#d8cfbf;
--moss:#3f6b4f;--vermilion:#b5452c;--indigo:#2f4a7a}
@media (prefers-color-scheme:dark){:root{--paper:#1b1a18;--card:#262420;--ink:#efe8da;--soft:#a8a091;--line:#454036;
--moss:#8dbf9c;--vermilion:#e98a6e;--indigo:#94b2e6}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);
font:16px/1.6 "Source Serif 4","Noto Serif",Georgia,serif}
:lang(zh-Hant){font-family:"Noto Serif CJK TC","Noto Serif TC","PMingLiU","Songti TC",serif}
:lang(ja){font-family:"Noto Serif CJK JP","Noto Serif JP","Hiragino Mincho ProN","Yu Mincho",serif}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}
p.soft,.soft{color:var(--soft)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;background:var(--card)}
th,td{border:1px solid var(--line);padding:.45rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{font-weight:600}
mark{background:none;color:inherit;border-bottom:2px solid var(--vermilion)}
s{color:var(--soft)}
.error{color:var(--vermilion)}.review{color:var(--indigo)}.style{color:var(--moss)}
code:lang(en),code:lang(zh-Hant),code:lang(ja){font:0.9em ui-monospace,Menlo,Consolas,monospace}
@media print{body{background:#fff;color:#000;max-width:none}}
"""
_INLINE: Final = re.compile(r"[\\`*_\[\]|~]")
_LEADING: Final = re.compile(r"^(\d*)([#+>=.)-])")
"""Marks that mean something at the beginning of a line only."""


def page(title: str, language: str, body: str) -> str:
    """A whole HTML document; `body` is HTML, `title` is a text."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{CSS}</style>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{body}</body>\n</html>\n"
    )


def tagged(text: str, language: str, element: str = "span") -> str:
    """A text with its language, escaped."""
    return f'<{element} lang="{escape(language)}">{escape(text)}</{element}>'


def plain(text: str) -> str:
    """A text that Markdown shows as it stands, in one line, in a table too."""
    flat = _INLINE.sub(r"\\\g<0>", " ".join(text.split()))
    return _LEADING.sub(r"\1\\\2", flat).replace("&", "&amp;").replace("<", "&lt;")

"""The sentence of a finding in a language.

The sentences are Fluent messages (content/translation/*.ftl) that only put values in place, so that they need
no Fluent library: the whole check has to be quick, and to run where only the kit is installed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from silva_kit.ftl import read_entries
from silva_kit.messages import MessageError
from silva_kit.toml_data import check_language, content
from silva_kit.translation.findings import Finding

FILES: Final = ("messages", "pages")
"""The sentences of findings and of the reader; those of pages and tables."""
_VALUE: Final = re.compile(r"\{ \$([a-z_]+) \}")


def sentence(finding: Finding, language: str) -> str:
    """What the finding says, in a language. Raises MessageError, or KitError for the language."""
    return words(finding.message, language, finding.args)


def words(key: str, language: str, args: Mapping[str, Any] | None = None) -> str:
    """A message of the desk with its values; a value may be a mapping of languages to words.

    Raises:
        MessageError: no such message, or a value is missing. KitError: no such language.
    """
    text = _entries(check_language(language)).get(key)
    if text is None:
        raise MessageError(f"no message {key} in {language}")
    given = args or {}
    missing = sorted(set(_VALUE.findall(text)) - set(given))
    if missing:
        raise MessageError(f"{key} in {language}: no value for {', '.join(missing)}")
    return _VALUE.sub(lambda match: _written(given[match[1]], language), text)


def _written(value: Any, language: str) -> str:
    return str(value[language] if isinstance(value, Mapping) else value)


@cache
def _entries(language: str) -> dict[str, str]:
    files = (content("translation", f"{name}.{language}.ftl") for name in FILES)
    entries = {key: entry for path in files for key, entry in read_entries(path).items()}
    gap = " " if language == "en" else ""
    return {key: _joined(entry.partition("=")[2], gap) for key, entry in entries.items()}


def _joined(body: str, gap: str) -> str:
    """The lines of a message as one."""
    return gap.join(line.strip() for line in body.splitlines() if line.strip())

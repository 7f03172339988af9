"""Concepts and their words in three languages; where the words stand in the source texts.

glossary = Glossary.load()
glossary.preferred("silva.t.card.brewer", "ja")        # 蔵人
glossary.find("The Brewer draws a card.", "en")         # terms with their positions
"""

from silva_kit.glossary.build import Attestation, attestations, build
from silva_kit.glossary.concepts import Concept, Term, Words
from silva_kit.glossary.glossary import Glossary, UnknownConceptError
from silva_kit.glossary.matching import Hit

__all__ = [
    "Attestation",
    "Concept",
    "Glossary",
    "Hit",
    "Term",
    "UnknownConceptError",
    "Words",
    "attestations",
    "build",
]

"""silva-kit: the rules, the rulebook, the glossary and the translation checks, in pure Python."""

__version__ = "0.1.0"

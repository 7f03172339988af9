"""Questions that the engine answers: what is shown, what can be answered, and a grade that is worked out when an answer
comes.

    stream = Stream("silva", ("legal", "known"), seed=7)
    question = stream.question(1)
    question.to_json()                              # ids and arguments: nothing in it tells the answer
    question.grade({"move": ["A play 10"], "clause": ["silva.card.10.not_playable"]}).right

A game that asks has a module `quiz` with `KINDS`: for each kind of question a maker, which looks for a position that
fits. The options of a question depend on what is shown and on the seed; none of them depends on which one is right.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from silva_kit.games import GAMES
from silva_kit.position import Args, KitError, Viewer, plain

Step: TypeAlias = "tuple[Any, Any]"
"""(move that led here, None at the first; position)."""
Given: TypeAlias = Mapping[str, Iterable[str]]
"""An answer: for each part the ids of the options that were chosen."""
NONE: Final = "none"
"""The option that says: none of them. As the answer to the first part it is the whole answer."""
CLAUSE: Final = "clause"
"""The form of a sentence that is the clause's own."""
MOST: Final = 6
"""So many options has a part at most."""
TRIES: Final = 60
"""So many times a maker is asked for a question; most need one."""


class Sentence(Protocol):
    """What can be said in every language: an event, a refusal, a `Said`."""

    def to_json(self) -> dict[str, Any]:
        """Clause, form and arguments."""
        ...


@dataclass(frozen=True)
class Said:
    """A sentence by its id: a clause or a message, its form, and its arguments."""

    clause: str
    args: Args = field(default_factory=dict)
    form: str = ""

    def to_json(self) -> dict[str, Any]:
        """Clause, form and arguments as plain JSON values."""
        return {"clause": self.clause, "form": self.form, "args": {k: plain(v) for k, v in self.args.items()}}


def clause(id: str) -> Said:
    """A clause in its own words."""
    return Said(id, form=CLAUSE)


@dataclass(frozen=True)
class Option:
    """What can be chosen: an id, and its sentence."""

    id: str
    said: Sentence

    def to_json(self) -> dict[str, Any]:
        """The id beside clause, form and arguments."""
        return {"id": self.id, **self.said.to_json()}


@dataclass(frozen=True)
class Part:
    """One thing that is asked. `many`: every right option is to be chosen, else one of them."""

    name: str
    options: tuple[Option, ...]
    many: bool = False

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the options, in the order in which they are shown."""
        return tuple(option.id for option in self.options)

    def to_json(self) -> dict[str, Any]:
        """Name, options, and whether many can be chosen."""
        return {"name": self.name, "many": self.many, "options": [option.to_json() for option in self.options]}


@dataclass(frozen=True)
class Truth:
    """What is right: for each part the ids, and `why`: events, refusals or sentences. `step`: where to look;
    `then`: the steps that follow."""

    right: Mapping[str, frozenset[str]]
    why: tuple[Sentence, ...] = ()
    step: int | None = None
    then: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Grade:
    """What came of an answer. `right`: all of it was right, `parts`: which parts were, `right_answers`: the options
    that are right, `clauses`: the reasons."""

    right: bool
    parts: Mapping[str, bool]
    given: Mapping[str, tuple[str, ...]]
    right_answers: Mapping[str, tuple[str, ...]]
    why: tuple[Sentence, ...]
    step: int | None
    then: tuple[Step, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses and rulings that the reasons cite, each once."""
        return tuple(dict.fromkeys(said.to_json()["clause"] for said in self.why))

    def to_json(self) -> dict[str, Any]:
        """All but the steps that follow, as plain JSON values."""
        return {
            "right": self.right,
            "parts": dict(self.parts),
            "given": {name: list(ids) for name, ids in self.given.items()},
            "answers": {name: list(ids) for name, ids in self.right_answers.items()},
            "why": [said.to_json() for said in self.why],
            "step": self.step,
        }


@dataclass(frozen=True)
class Question:
    """`steps` as `viewer` sees them, and what is `asked` about them. `truth` works out the answer, each time anew;
    `hides`: fields of the views that would tell it."""

    kind: str
    steps: tuple[Step, ...]
    viewer: Viewer
    asked: Said
    parts: tuple[Part, ...]
    truth: Callable[[], Truth] = field(repr=False, compare=False)
    hides: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        for part in self.parts:
            if not 2 <= len(part.options) <= MOST or len(set(part.ids)) < len(part.options):
                raise KitError(f"part {part.name!r} has the options {part.ids}: 2 to {MOST} different ones")

    def to_json(self) -> dict[str, Any]:
        """What is asked, in ids and arguments only; the steps are shown apart from it."""
        parts = [part.to_json() for part in self.parts]
        return {"kind": self.kind, "asked": self.asked.to_json(), "parts": parts}

    def grade(self, given: Given) -> Grade:
        """Judge an answer. Raises KitError for one that does not choose from the options of each part."""
        chosen = self.checked(given)
        truth = self.truth()
        parts = {
            part.name: _is_right(part, chosen[part.name], truth.right.get(part.name, frozenset()))
            for part in self.parts
            if part.name in chosen
        }
        answers = {part.name: tuple(i for i in part.ids if i in truth.right.get(part.name, ())) for part in self.parts}
        return Grade(all(parts.values()), parts, chosen, answers, truth.why, truth.step, truth.then)

    def checked(self, given: Given) -> dict[str, tuple[str, ...]]:
        """The chosen ids by part, in the order of the options. Raises KitError for what is no answer."""
        asked = self.parts[:1] if list(given.get(self.parts[0].name, ())) == [NONE] else self.parts
        if set(given) != {part.name for part in asked}:
            raise KitError(f"answer to {', '.join(given) or 'nothing'}: asked is {', '.join(p.name for p in asked)}")
        return {part.name: _chosen(part, list(given[part.name])) for part in asked}


def _chosen(part: Part, ids: Sequence[Any]) -> tuple[str, ...]:
    known = isinstance(ids, list) and all(isinstance(one, str) and one in part.ids for one in ids)
    alone = len(ids) == 1 or (part.many and len(set(ids)) == len(ids) and NONE not in ids)
    if not known or not ids or not alone:
        how = "one or more" if part.many else "one"
        raise KitError(f"answer {list(ids)!r} to {part.name!r}: choose {how} of {', '.join(part.ids)}")
    return tuple(one for one in part.ids if one in ids)


def _is_right(part: Part, chosen: tuple[str, ...], right: frozenset[str]) -> bool:
    return set(chosen) == right & set(part.ids) if part.many else chosen[0] in right


Maker: TypeAlias = Callable[[Random, int, int], Question | None]
"""Makes a question from a source of chance, a number of players, and how many of its kind came before; None where it
found none of the sort it wanted."""


def kinds_of(game: str) -> Mapping[str, Maker]:
    """The kinds of questions of a game. Raises KitError for a game that asks none."""
    if game not in GAMES:
        raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}")
    try:
        makers: Mapping[str, Maker] = import_module(f"silva_kit.{game}.quiz").KINDS
    except ModuleNotFoundError as error:
        raise KitError(f"game {game!r}: it has no questions yet") from error
    return makers


class Stream:
    """Questions without end; equal seeds give equal questions. The kinds take turns.

    Raises KitError for a game without questions, and for a kind that it does not have.
    """

    def __init__(
        self, game: str, kinds: Sequence[str] | None = None, seed: int | str | None = None, players: int = 3
    ) -> None:
        known = kinds_of(game)
        if type(players) is not int:
            raise KitError(f"players={players!r}: give a whole number")
        self.game, self.players = game, players
        if kinds is not None and (isinstance(kinds, str) or not isinstance(kinds, Sequence)):
            raise KitError(f"kinds={kinds!r}: give a sequence of some of {', '.join(known)}")
        self.kinds = tuple(known if kinds is None else kinds)
        for kind in self.kinds:
            if kind not in tuple(known):
                raise KitError(f"kind {kind!r}: the kinds of {game} are {', '.join(known)}")
        if not self.kinds:
            raise KitError(f"kinds=(): give one or more of {', '.join(known)}")
        self._seed = Random().getrandbits(64) if seed is None else seed

    def question(self, number: int) -> Question:
        """A question by its number, from 1. Raises KitError where no game was found that has one."""
        turn, which = divmod(number - 1, len(self.kinds))
        kind = self.kinds[which]
        make, rng = kinds_of(self.game)[kind], Random(f"{self._seed} {number} {kind}")
        for _ in range(TRIES):
            found = make(rng, self.players, turn)
            if found is not None:
                return found
        raise KitError(f"no question of kind {kind!r} with {self.players} players was found")


def shuffled(options: Iterable[Option], rng: Random) -> tuple[Option, ...]:
    """Options in an order that only chance decides: sorted by id before they are shuffled."""
    found = sorted(options, key=lambda option: option.id)
    rng.shuffle(found)
    return tuple(found)

"""What can this seat know, what may another know about it, and what could it play? Asked by buttons, answered beside.

Nothing of it is sent unless it is asked for, and nothing is left when it is hidden. What is offered:

- `know`: the exact belief of the seat whose eyes are looked through. Where the table is open to all eyes, of each seat.
- `about`: at any other table what another seat may know about the viewer. That seat's true belief is made of its own
  hand and would show it; so the screen gets the mean over everything that the viewer must think possible
  (`silva_kit.silva.empathy`), made of the viewer's sights alone.
- `explore`: the chance to win with each legal move of the viewer against bots, drawn from its belief
  (`silva_kit.silva.explorer`).

Each frame of the timeline carries what was known then; `why` is read off it by the screen: the steps at which a chance
has changed are those of `belief.why`, each with the sentences of its frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from silva_kit.position import OPEN, KitError, Seat
from silva_kit.silva.belief import Belief
from silva_kit.silva.explorer import SAMPLES, Chance, explore_from
from silva_kit.silva.moves import Move
from silva_widgets.asks import foreign
from silva_widgets.knowing_steps import Steps, Told, Track, in_words, percent
from silva_widgets.seeking import Found, Seeking

if TYPE_CHECKING:
    from silva_widgets.table import SilvaTable


MODELS: Final = {"random": "ui-explore-random", "sensible": "ui-explore-sensible"}
"""What each kind of bot is called."""
_WORDS: Final = {
    "masu": "ui-use-masu",
    "decline": "ui-decline",
    "pick left": "ui-pick-left",
    "pick right": "ui-pick-right",
}


class Knowing:
    """What is asked about knowledge at one table."""

    def __init__(self, table: SilvaTable) -> None:
        self._table = table
        self._tracks: dict[tuple[Seat, Seat | None], Track] = {}
        self._bars = Seeking(table.show_knowing)
        self._moves = Seeking(table.show_knowing)
        self._explored: Any = None
        self.open: Seat | None = None

    def offers(self) -> dict[str, str]:
        """Whose knowledge may be asked for, and in which way: `know` or `about`."""
        table = self._table
        seats = table.play.position.seats
        exact = [seat for seat in seats if OPEN in table.viewers or seat is table.viewer]
        found = {str(seat): "know" for seat in exact if not foreign(table, seat)}
        if isinstance(table.viewer, Seat):
            found = {str(seat): found.get(str(seat), "about") for seat in seats}
        return found

    def mover(self) -> Seat | None:
        """Who may ask what it could play: the viewer, or at the open table whoever decides. Nobody in a lesson, which
        asks that itself."""
        table = self._table
        seat = table.play.position.decision.seat
        asks = table.tutor is None and seat is not None and table.viewer in (seat, OPEN)
        return seat if asks and table.play.position.legal_moves else None

    # Requests.

    def show(self, seat: Seat, to_the_end: bool = False) -> None:
        """Open the knowledge of a seat, or about the viewer where only that is offered. Raises KitError where neither
        is."""
        if str(seat) not in self.offers():
            raise KitError(
                f"know={str(seat)!r}: whose knowledge may be shown here: {', '.join(self.offers()) or 'no one'}"
            )
        self.open = seat
        self._begin(to_the_end)

    def hide(self) -> None:
        """Close it, as if nobody had asked."""
        self.open = None
        self._bars.forget()
        self._tidy()

    def moved(self) -> None:
        """The table has moved on: what is open is worked out for the new steps, what is closed is forgotten."""
        position = self._table.play.position
        if self._explored is not None and self._explored != (position, self._table.viewer):
            self.forget_moves()
        if self.open is None:
            return
        kind = self.offers().get(str(self.open))
        if kind != (self._bars.found or {}).get("kind") or self.open not in position.seats:
            viewer = self._table.viewer
            own = isinstance(viewer, Seat) and str(viewer) in self.offers()
            self.open = viewer if own and isinstance(viewer, Seat) else None
        if self.open is None:
            self.hide()
        else:
            self._begin()

    def explore(self, bot: str, samples: int = SAMPLES, to_the_end: bool = False) -> None:
        """Seek the chance to win with each move. Raises KitError where nobody may ask."""
        seat, steps = self.mover(), self._steps()
        if seat is None:
            raise KitError(f"explore: {self._table.viewer} has no move to ask about here")
        track = self._track(seat, None, steps)
        self._explored = self._table.play.position, self._table.viewer

        def search() -> Found:
            if not track.follow(steps, self._moves.enough, lambda *_: None):
                return {}
            rng = Random(f"explore {bot} {steps[-1][1].view(seat).to_text()}")
            chances = explore_from(track.belief, bot, rng, samples, progress=self._played, cancel=self._moves.enough)
            done = sum(chance.games for chance in chances)
            return {"chances": chances, "done": done}

        self._moves.run({"bot": bot, "done": 0, "of": 0, "chances": ()}, search, to_the_end)

    def stop(self) -> None:
        """Let go of what is being sought; what is there counts."""
        self._bars.stop()
        self._moves.stop()

    def forget_moves(self) -> None:
        """Close the explorer."""
        self._explored = None
        self._moves.forget()
        self._tidy()

    def join(self, seconds: float | None = None) -> None:
        """Wait for what is being sought."""
        self._bars.join(seconds)
        self._moves.join(seconds)

    def belief(self, seat: Seat) -> Belief:
        """What a seat can know now. Raises KitError where the table does not offer it."""
        if self.offers().get(str(seat)) != "know":
            known = [name for name, kind in self.offers().items() if kind == "know"]
            raise KitError(f"belief of {seat}: this table may tell that of {', '.join(known) or 'no one'}")
        track = self._track(seat, None, self._steps())
        track.follow(self._steps(), lambda: False, lambda *_: None)
        self._tidy()
        assert track.belief is not None
        return track.belief

    def chances(self) -> tuple[Chance, ...]:
        """What the explorer has found."""
        found: tuple[Chance, ...] = (self._moves.found or {}).get("chances", ())
        return found

    # What is shown.

    def to_json(self) -> Told | None:
        """What the screen shows of it; None where nothing may be asked."""
        offers, mover = self.offers(), self.mover()
        if not offers:
            return None
        return {
            "offers": [[seat, self._name_of(seat, kind)] for seat, kind in offers.items()],
            "models": [[bot, MODELS[bot]] for bot in self._table.rules.bots] if mover else [],
            "shown": self._shown(),
            "explored": self._told_moves(),
        }

    def _name_of(self, seat: str, kind: str) -> str:
        """The message of the button that asks for it."""
        if seat == str(self._table.viewer):
            return "ui-know-you"
        return "ui-know-seat" if kind == "know" else "ui-know-about"

    @property
    def error(self) -> str | None:
        """What went wrong in the search that ended last."""
        errors = [(sought.found or {}).get("error") for sought in (self._bars, self._moves)]
        return next((error for error in errors if error is not None), None)

    def lines(self) -> Iterator[str]:
        """Lines of the canonical text: the present frame's knowledge, and the explorer's moves."""
        shown = self._shown()
        if shown is not None:
            yield f"know {shown['of']} {shown['kind']}"
            yield from in_words(shown["frames"][-1]) if shown["frames"] else ()
        for chance in self.chances():
            low, high = chance.interval()
            yield f"explored {chance.move.text} {chance.share:.4f} {low:.4f}..{high:.4f} of {chance.games}"

    def _shown(self) -> Told | None:
        found = self._bars.found
        if self.open is None or found is None:
            return None
        told = found["track"].told
        frames, ends = self._table.plain_frames(self.open if found["kind"] == "know" else self._table.viewer)
        foreign_log = found["kind"] == "know" and self.open is not self._table.viewer
        known = [
            told[end] | ({"log": frame["log"]} if foreign_log else {})
            for frame, end in zip(frames, ends, strict=True)
            if end < len(told)
        ]
        shown = {name: value for name, value in found.items() if name != "track"}
        return {"of": str(self.open), **shown, "frames": known}

    def _told_moves(self) -> Told | None:
        found = self._moves.found
        if found is None:
            return None
        chances: tuple[Chance, ...] = found["chances"]
        moves = [{"said": said(one.move), "share": list(map(percent, (one.share, *one.interval())))} for one in chances]
        told = {name: found[name] for name in ("running", "done", "of")}
        games = chances[0].games if chances else None
        return {**told, "model": MODELS[found["bot"]], "games": games, "moves": moves}

    # How it is sought.

    def _begin(self, to_the_end: bool = False) -> None:
        assert self.open is not None
        steps, kind = self._steps(), self.offers()[str(self.open)]
        viewer = self._table.viewer
        key = (self.open, None) if kind == "know" else (viewer, self.open)
        assert isinstance(key[0], Seat)
        track = self._track(key[0], key[1], steps)
        asked = {"kind": kind, "track": track, "done": len(track.told), "steps": len(steps)}

        def progress(done: int, of: int) -> None:
            self._bars.progress(done=done, steps=of)

        def search() -> Found:
            track.follow(steps, self._bars.enough, progress)
            return {"done": len(track.told)}

        self._bars.run(asked, search, to_the_end)

    def _played(self, done: int, of: int) -> None:
        self._moves.progress(done=done, of=of)

    def _steps(self) -> Steps:
        return self._table.play.steps()

    def _track(self, eyes: Seat, other: Seat | None, steps: Steps) -> Track:
        """What was followed before, where it still fits."""
        track = self._tracks.get((eyes, other))
        if track is None or not track.fits(steps):
            track = self._tracks[eyes, other] = Track(eyes, other)
        return track

    def _tidy(self) -> None:
        if self.open is None and self._explored is None:
            self._tracks.clear()


def said(move: Move) -> Told:
    """A move in words, as a message and what it speaks of."""
    if move.kind == "keep":
        cards = [card.level for card in (move.card, move.other) if card is not None]
        return {"clause": "ui-explore-keep", "args": {"cards": cards}}
    if move.card is None:
        return {"clause": _WORDS[move.text.partition(" ")[2]], "args": {}}
    args: Told = {"card": move.card.level}
    if move.target is not None:
        args["target"] = move.target.name
    if move.guess is not None:
        args["guess"] = move.guess.level
    form = "guess" if move.guess is not None else "target" if move.target is not None else ""
    return {"clause": "ui-explore-move", "form": form, "args": args}

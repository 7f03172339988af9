"""What can be known, at the table's Python side: asked for, made of the right eyes, stopped, gone without a trace."""

from __future__ import annotations

import json
from itertools import count
from random import Random
from threading import Event
from time import monotonic
from typing import Any

import pytest

from games import effort
from silva_games import play_out, twin
from silva_kit.position import OPEN, KitError, Seat
from silva_kit.record import Record
from silva_kit.silva import Card, SilvaPosition, start
from silva_kit.silva.belief import belief, sights, why
from silva_kit.silva.empathy import empathy
from silva_kit.silva.explorer import explore
from silva_widgets import knowing, knowing_steps, seeking
from silva_widgets.knowing_steps import percent
from silva_widgets.shown import record_of
from silva_widgets.table import SilvaTable
from table_screen import Screen

A, B, C = map(Seat, "ABC")
START = "silva 3p turn=A do=play:A hands=A:2.5,B:8,C:4 rows=A:7.6,B:1,C:3 deck=*"
MOVES = ("A play 2 B 7", "draw 6", "B play 6", "draw 7", "C play 7", "draw 3")
"""A Trainee misses B's Farmer; B shows that it does not need the Craftsman, C plays the last Farmer."""


def record(line: str = START, moves: tuple[str, ...] = MOVES) -> Record:
    """A short game with something to learn from."""
    played = Record(SilvaPosition.from_text(line))
    for move in moves:
        played.play(move)
    return played


def screen(**given: Any) -> Screen:
    """A table in front of a browser that is not there; its record is the short game above."""
    return Screen(SilvaTable(**{"record": record(), "seed": 1, **given}))


def shown(at: Screen) -> Any:
    """What is shown of somebody's knowledge, when it is there."""
    at.table.knowing.join()  # type: ignore[attr-defined]
    at.table.show_knowing()  # type: ignore[attr-defined]
    return at.state["know"]["shown"]


def explored(at: Screen) -> Any:
    """What the explorer shows, when it is there."""
    shown(at)
    return at.state["know"]["explored"]


def told_of(chances: dict[Card, float]) -> list[list[float]]:
    """Chances as they cross."""
    return [[card.level, percent(chance)] for card, chance in chances.items()]


def test_nothing_is_sent_unless_it_is_asked_for() -> None:
    """A table offers it by name only; no card, chance or number of another hand crosses."""
    told = screen().state["know"]
    assert told == {
        "offers": [["A", "ui-know-you"], ["B", "ui-know-about"], ["C", "ui-know-about"]],
        "models": [["random", "ui-explore-random"], ["sensible", "ui-explore-sensible"]],
        "shown": None,
        "explored": None,
    }
    assert "know" not in repr(screen().table)


def test_when_hidden_the_table_is_as_if_nobody_had_asked() -> None:
    """State, text and what the table keeps are those of a table that was never asked."""
    asked, quiet = screen(), screen()
    for seat in "ABC":
        asked.ask(do="know", seat=seat)
    asked.table.explore("random", 3)  # type: ignore[attr-defined]
    asked.ask(do="explore", bot=None)
    asked.ask(do="know", seat=None)
    assert asked.state == quiet.state
    assert repr(asked.table) == repr(quiet.table)
    assert asked.table.knowing._tracks == {}  # type: ignore[attr-defined]


def test_every_frame_shows_the_belief_of_then() -> None:
    """Hands and deck at each step are those of `belief` over the sights up to it: nothing later goes into the past."""
    at = screen()
    at.ask(do="know", seat="A")
    found, seen = shown(at), sights(record(), A)
    assert (found["of"], found["kind"], found["running"], len(found["frames"])) == ("A", "know", False, len(seen))
    for number, frame in enumerate(found["frames"]):
        known = belief(seen[: number + 1])
        assert frame["hands"] == {str(seat): told_of(known.holds(seat)) for seat in (B, C)}
        assert frame["deck"] == [[card.level, round(copies, 1)] for card, copies in known.deck.items()]
        shorter = screen(record=record(moves=MOVES[:number]), know="A")
        assert shown(shorter)["frames"] == found["frames"][: number + 1]


def test_the_frames_have_the_reasons_of_why() -> None:
    """Where a chance changes from one frame to the next there is a reason of `why`: same events, same numbers."""
    at = screen(know="A")
    frames, seen = shown(at)["frames"], sights(record(), A)
    for seat in (B, C):
        for card in map(Card, range(11)):
            line = [dict(map(tuple, frame["hands"][str(seat)])).get(card.level, 0.0) for frame in frames]
            steps = {n: (line[n - 1], line[n]) for n in range(1, len(line)) if line[n - 1] != line[n]}
            reasons = {one.step: (percent(one.before), percent(one.after)) for one in why(seen, seat, card)}
            assert steps == {step: pair for step, pair in reasons.items() if pair[0] != pair[1]}
            for step in steps:
                said = [event.to_json() for event in next(r for r in why(seen, seat, card) if r.step == step).events]
                assert at.state["frames"][step]["log"] == said


def test_another_seat_is_told_of_only_as_far_as_the_viewer_can_tell() -> None:
    """At a closed table the request for B gives the mean over A's possible positions, about A's hand alone."""
    at = screen()
    at.ask(do="know", seat="B")
    found, seen = shown(at), sights(record(), A)
    assert (found["of"], found["kind"]) == ("B", "about")
    for number in (1, 3, 6):
        frame, mean = found["frames"][number], empathy(seen[: number + 1], B)
        assert frame == {"hands": {"A": told_of(mean.holds)}, "sure": percent(mean.sure)}


def test_two_games_that_a_seat_cannot_tell_apart_are_told_alike() -> None:
    """Everything that was asked for, by every request: the same to the byte, the text and the answers too."""
    rng = Random(11)
    for seed in range(effort(8, 120)):
        positions = list(play_out(start(2 + seed % 2), Random(seed)))
        choices = [p for p in positions if p.decision.kind == "play" and len(p.deck) < 9]
        position = rng.choice(choices or [positions[-1]])
        viewer = rng.choice(position.seats)
        sent = []
        for one in (position, twin(position, viewer, Random(seed))):
            at = Screen(SilvaTable(position=one, viewer=str(viewer), bots={}, seed=1))
            told = [json.dumps(at.state)]
            for seat in map(str, position.seats):
                at.ask(do="know", seat=seat)
                told.append(json.dumps(shown(at)))
            at.ask(do="explore", bot="random")
            sent.append([*told, json.dumps(explored(at)), repr(at.table), json.dumps(at.answers)])
        assert sent[0] == sent[1]


@pytest.mark.parametrize("given", [{"viewer": "OPEN"}, {"viewer": "A", "open_table": True}])
def test_an_open_table_tells_what_each_seat_really_knows(given: dict[str, Any]) -> None:
    """There every seat's eyes are offered, and so is its belief, with the log as that seat heard it."""
    at = screen(**given)
    assert [offer[1] for offer in at.state["know"]["offers"]].count("ui-know-about") == 0
    at.ask(do="know", seat="B")
    found = shown(at)
    assert found["kind"] == "know"
    known = belief(sights(record(), B))
    assert found["frames"][-1]["hands"] == {str(seat): told_of(known.holds(seat)) for seat in (A, C)}
    logs = [frame["log"] for frame in at.table.plain_frames(B)[0]]
    assert [frame["log"] for frame in found["frames"]] == logs
    assert logs != [frame["log"] for frame in at.state["frames"]]


def test_a_spectator_has_no_knowledge_of_a_seat_to_ask_for() -> None:
    """PUBLIC is no seat: nothing is offered, and a request is answered in words."""
    at = screen(viewer="PUBLIC", bots={})
    assert at.state["know"] is None
    at.ask(do="know", seat="A")
    assert at.notice == "ui-not-offered"


def test_what_is_open_follows_the_eyes() -> None:
    """A person hands the screen over: the open panel is then that person's; a spectator sees it closed."""
    at = screen(bots={})
    at.ask(do="know", seat="A")
    at.ask(do="view", viewer="B")
    assert (shown(at)["of"], shown(at)["kind"]) == ("B", "know")
    assert set(shown(at)["frames"][-1]["hands"]) == {"A", "C"}
    at.ask(do="know", seat="A")
    at.ask(do="view", viewer="A")
    assert (shown(at)["of"], shown(at)["kind"]) == ("A", "know")
    assert at.ask(do="view", viewer="PUBLIC")["know"] is None
    assert at.ask(do="view", viewer="A")["know"]["shown"] is None


def test_the_game_goes_on_and_what_is_open_goes_with_it() -> None:
    """After each move the panel holds the belief of the whole game; a new game begins anew."""
    at = screen(record=None, players=3, seed=4)
    at.ask(do="know", seat="A")
    for _ in range(3):
        if at.view["result"]:
            break
        at.move(at.view["moves"][-1])
        found, played = shown(at), record_of(at.table)
        assert len(found["frames"]) == len(at.state["frames"])
        hands = belief(sights(played, A))
        alive = [seat for seat in (B, C) if played.position.hands[seat.index]]
        assert found["frames"][-1]["hands"] == {str(seat): told_of(hands.holds(seat)) for seat in alive}
    at.ask(do="restart")
    assert len(shown(at)["frames"]) == len(at.state["frames"])


def test_a_step_that_is_known_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """One more move costs the steps of that move; a refused one costs none."""
    at = screen()
    at.ask(do="know", seat="A")
    shown(at)
    steps: list[int] = []
    real = knowing_steps.followed
    monkeypatch.setattr(knowing_steps, "followed", lambda *given: (steps.append(1), real(*given))[1])
    at.move("A play 5 A")
    assert at.state["refusal"] and shown(at) and steps == []
    before = len(at.table.play.steps())
    at.move("A play 3 B")
    assert shown(at) and len(steps) == len(at.table.play.steps()) - before


def test_a_what_if_is_dealt_from_what_the_seat_believes() -> None:
    """Sights go through the branch: whatever is played there, the belief never breaks, and B never holds a Farmer."""
    for seed in range(effort(8, 60)):
        at = screen(seed=seed)
        at.ask(do="know", seat="A")
        at.ask(do="branch", at=1)
        layer = at.table.play.layer  # type: ignore[union-attr]
        assert Card(7) not in layer.record.start.hands[1]
        assert shown(at)["frames"] and at.notice is None
        while not at.view["result"]:
            at.move(at.view["moves"][-1])
            assert len(shown(at)["frames"]) == len(at.state["frames"]) and at.notice is None
        at.ask(do="return")
        assert len(shown(at)["frames"]) == len(MOVES) + 1


def test_in_a_what_if_no_other_seat_is_told_of_exactly() -> None:
    """Dealt anew for A, the cards of B are a guess: its belief about them is not offered even at an open table."""
    at = screen(open_table=True)
    at.ask(do="branch", at=1)
    assert at.state["branch"]["dealt"] == "anew"
    assert dict(at.state["know"]["offers"])["B"] == "ui-know-about"


@pytest.mark.parametrize(
    ("asked", "notice"),
    [
        ({"do": "know", "seat": "D"}, "ui-not-offered"),
        ({"do": "know", "seat": "OPEN"}, "ui-not-offered"),
        ({"do": "know", "seat": ["A"]}, "ui-not-offered"),
        ({"do": "know", "seat": 0}, "ui-not-offered"),
        ({"do": "explore", "bot": "clever"}, "ui-bad-request"),
        ({"do": "explore", "bot": {}}, "ui-bad-request"),
        ({"do": "why"}, "ui-bad-request"),
    ],
)
def test_a_bad_request_gets_a_notice_and_changes_nothing(asked: dict[str, Any], notice: str) -> None:
    """An answer in words, the same position, nothing more to see."""
    at = screen()
    before = at.state
    at.ask(**asked)
    assert at.notice == notice
    assert {**at.state, "notice": None} == before


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"know": "D"}, r"know\['D'\].*A, B, C"),
        ({"know": "A", "viewer": "PUBLIC"}, "know='A'.*no one"),
        ({"know": "PUBLIC"}, r"know\['PUBLIC'\]"),
    ],
)
def test_a_keyword_that_cannot_be_used_is_named(given: dict[str, Any], said: str) -> None:
    """What was wrong, and whose knowledge there is."""
    with pytest.raises(KitError, match=said):
        screen(**given)


def test_the_keyword_shows_it_from_the_start() -> None:
    """A saved notebook has it without a kernel: the first state and the text hold every frame's or the last chances."""
    table = SilvaTable(record=record(), know="A", seed=1)
    known = belief(sights(record(), A))
    assert len(table._state["know"]["shown"]["frames"]) == len(MOVES) + 1
    line = " ".join(f"{card.level}={percent(chance)}" for card, chance in known.holds(B).items())
    assert f"\nknow A know\nknows B {line}\n" in repr(table)
    about = SilvaTable(record=record(), know="C", seed=1)
    assert "\nknow C about\nknows A " in repr(about) and "\nsure 0.0\n" in repr(about)


def test_python_can_ask_too() -> None:
    """`table.belief()` is the belief itself; that of another seat only at an open table."""
    table = SilvaTable(record=record(), seed=1)
    assert table.belief().weights == belief(sights(record(), A)).weights
    with pytest.raises(KitError, match="belief of B: this table may tell that of A"):
        table.belief("B")
    opened = SilvaTable(record=record(), viewer=OPEN)
    assert opened.belief("B").weights == belief(sights(record(), B)).weights
    assert table._state["know"]["shown"] is None and table.knowing._tracks == {}


@pytest.mark.parametrize("samples", ["x", None, 2.5, float("nan"), True, 0])
def test_a_number_of_games_that_is_none_is_told(samples: Any) -> None:
    """The explorer says so, and nothing is left running."""
    table = SilvaTable(record=record(), seed=1)
    table.explore("random", samples)
    told = table._state["know"]["explored"]
    assert (told["running"], told["moves"]) == (False, [])
    assert f"samples={samples!r}" in table._state["notice"]["args"]["text"]


@pytest.mark.parametrize("asked", [[], "zz", 3])
def test_a_bot_that_there_is_not_is_told(asked: Any) -> None:
    """KitError that names the bots."""
    with pytest.raises(KitError, match="the bots are random, sensible"):
        SilvaTable(record=record(), seed=1).explore(asked)


@pytest.mark.parametrize("seat", ["B", None, Seat("D")])
def test_a_seat_that_there_is_not_is_told(seat: Any) -> None:
    """A belief names the seats of its game."""
    known = SilvaTable(record=record(), seed=1).belief()
    for ask in (known.hand, known.holds):
        with pytest.raises(KitError, match="the seats are A, B, C"):
            ask(seat)


def test_a_table_that_is_closed_seeks_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing ends the search, and its thread with it."""
    begun = Event()

    def endless(_known: Any, _bot: str, _rng: Any, _samples: int, *, progress: Any, cancel: Any) -> Any:
        begun.set()
        until = monotonic() + 20
        while not cancel() and monotonic() < until:
            pass
        return ()

    monkeypatch.setattr(knowing, "explore_from", endless)
    monkeypatch.setattr(seeking, "QUICK", 0.0)
    at = screen()
    at.ask(do="explore", bot="random")
    assert begun.wait(10)
    at.table.close()
    assert at.table.knowing._moves.stopped  # type: ignore[attr-defined]
    at.table.knowing.join(10)  # type: ignore[attr-defined]
    assert not at.table.knowing._moves._thread.is_alive()  # type: ignore[attr-defined]


def test_a_lesson_shows_it_but_does_not_play_for_the_learner() -> None:
    """The learner's seat can ask what it can know; what to play is the lesson's question."""
    at = Screen(SilvaTable(lesson="card_02"))
    told = at.state["know"]
    assert told["offers"][0] == ["A", "ui-know-you"] and told["models"] == []
    at.ask(do="know", seat="A")
    steps = at.table.play.steps()
    assert shown(at)["frames"][-1]["hands"]["B"] == told_of(belief([(None, steps[-1][1].view(A))]).holds(B))
    at.ask(do="lesson", step="solution")
    assert len(shown(at)["frames"]) == len(at.state["frames"])
    at.ask(do="explore", bot="random")
    assert at.notice == "ui-not-offered"


# The explorer.


def test_the_explorer_ranks_the_moves_of_the_viewer() -> None:
    """Each legal move once, the best first, as `explore` finds it from the viewer's sights."""
    at = screen()
    version = at.state["version"]
    at.ask(do="explore", bot="sensible")
    found, seen = explored(at), sights(record(), A)
    expected = explore(seen, "sensible", Random(f"explore sensible {seen[-1][1].to_text()}"))
    assert (found["running"], found["games"], found["model"]) == (False, 200, "ui-explore-sensible")
    assert found["done"] == 200 * len(at.view["moves"])
    assert [move["share"] for move in found["moves"]] == [
        [percent(x) for x in (one.share, *one.interval())] for one in expected
    ]
    assert found["moves"][0]["said"]["clause"] == "ui-explore-move"
    assert at.state["version"] == version
    assert f"\nexplored {expected[0].move.text} {expected[0].share:.4f} " in repr(at.table)
    at.move("A play 5 A")
    assert explored(at) == found, "a refused move leaves it"
    at.move(expected[0].move.text)
    assert at.state["know"]["explored"] is None


def test_every_kind_of_move_has_words() -> None:
    """Play, target, guess, keep one or two, left, right, Masu or not: a message, and what it speaks of."""
    told = {
        "A play 7": ("ui-explore-move", "", {"card": 7}),
        "A play 5 B": ("ui-explore-move", "target", {"card": 5, "target": "B"}),
        "A play 2 B 7": ("ui-explore-move", "guess", {"card": 2, "target": "B", "guess": 7}),
        "A keep 8": ("ui-explore-keep", None, {"cards": [8]}),
        "A keep 8 5": ("ui-explore-keep", None, {"cards": [8, 5]}),
        "A pick 8": ("ui-explore-move", "", {"card": 8}),
        "A pick left": ("ui-pick-left", None, {}),
        "A pick right": ("ui-pick-right", None, {}),
        "A masu": ("ui-use-masu", None, {}),
        "A decline": ("ui-decline", None, {}),
    }
    position = SilvaPosition.from_text(START)
    for text, (clause, form, args) in told.items():
        said = knowing.said(position.move(text))
        assert (said["clause"], said.get("form"), said["args"]) == (clause, form, args), text


def test_few_cards_are_worked_out_exactly() -> None:
    """With random players and one card left: 0 games, and the interval is the chance itself."""
    line = "silva 2p turn=A do=play:A hands=A:9.3,B:8 rows=A:10!.7.7.4.4.5.3,B:1.1.6.6.2.2.0 deck=8"
    at = screen(record=record(line, ()))
    at.ask(do="explore", bot="random")
    found = explored(at)
    assert found["games"] == 0
    assert all(len(set(move["share"])) == 1 for move in found["moves"])


def test_at_the_open_table_the_seat_that_decides_asks_with_its_own_eyes() -> None:
    """The teacher's table sees all cards; the explorer does not."""
    opened, closed = screen(viewer="OPEN"), screen()
    for at in (opened, closed):
        at.ask(do="explore", bot="random")
    assert explored(opened) == explored(closed)
    waiting = screen(record=record(moves=MOVES[:2]), viewer="C", bots={})
    assert waiting.state["know"]["models"] == []
    waiting.ask(do="explore", bot="random")
    assert waiting.notice == "ui-not-offered"


# What takes its time.


def test_a_search_is_watched_and_stopped_with_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a while it says how many games are played; stopped, those are all there are."""
    begun = Event()
    real = knowing.explore_from

    def endless(known: Any, bot: str, rng: Any, _samples: int, *, progress: Any, cancel: Any) -> Any:
        progress(7, 800)
        begun.set()
        while not cancel():
            pass
        return real(known, bot, rng, 3)

    monkeypatch.setattr(knowing, "explore_from", endless)
    monkeypatch.setattr(seeking, "QUICK", 0.0)
    at = screen()
    at.ask(do="explore", bot="random")
    assert begun.wait(10)
    at.table.show_knowing()  # type: ignore[attr-defined]
    told = at.state["know"]["explored"]
    assert (told["running"], told["done"], told["of"]) == (True, 7, 800)
    at.ask(do="stop")
    told = explored(at)
    assert (told["running"], told["games"]) == (False, 3)


def test_the_steps_so_far_are_kept_when_it_is_stopped_and_gone_on_from(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped between two steps it shows the frames up to there; asked again it goes on, and ends up the same."""
    begun, go_on = Event(), Event()
    real = knowing_steps.followed
    calls = count(1)

    def slow(*given: Any) -> Any:
        if next(calls) == 4:
            begun.set()
            assert go_on.wait(10)
        return real(*given)

    monkeypatch.setattr(knowing_steps, "followed", slow)
    monkeypatch.setattr(seeking, "QUICK", 0.0)
    at = screen()
    at.ask(do="know", seat="A")
    assert begun.wait(10)
    assert at.state["know"]["shown"]["running"]
    at.ask(do="stop")
    go_on.set()
    told = shown(at)
    assert (told["running"], told["done"], told["steps"], len(told["frames"])) == (False, 4, 7, 4)
    at.ask(do="know", seat="A")
    assert shown(at) == {**shown(screen(know="A"))}
    assert next(calls) == 4 + 3 + 7 + 1, "the first four were not worked out again"


def test_empathy_is_stopped_inside_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step of empathy can take long: it ends between two beliefs, and the steps before it stay."""
    at = screen(record=record(moves=MOVES[:2]))
    track = knowing_steps.Track(A, B)
    asked = count(1)
    assert not track.follow(at.table.play.steps(), lambda: next(asked) > 4, lambda *_: None)
    assert len(track.told) == 1
    assert track.follow(at.table.play.steps(), lambda: False, lambda *_: None)
    assert len(track.told) == 3


def test_without_threads_it_ends_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser nobody could stop it: after two seconds it shows what it has, and can be gone on with."""

    class NoThread:
        def __init__(self, **_given: Any) -> None:
            raise RuntimeError("can't start new thread")

    ticks = count()
    monkeypatch.setattr(seeking, "Thread", NoThread)
    monkeypatch.setattr(seeking, "monotonic", lambda: next(ticks) * 0.3)
    at = screen()
    told = at.ask(do="know", seat="A")["know"]["shown"]
    assert not told["running"] and 0 < told["done"] < told["steps"]
    for _ in range(9):
        told = at.ask(do="know", seat="A")["know"]["shown"]
    assert told["done"] == told["steps"]


def test_what_cannot_be_worked_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the kit in the search becomes a notice, and the table goes on."""

    def broken(*_given: Any) -> Any:
        raise KitError("no such world")

    monkeypatch.setattr(knowing_steps, "followed", broken)
    at = screen()
    state = at.ask(do="know", seat="A")
    assert at.notice == "ui-error" and state["notice"]["args"] == {"text": "no such world"}
    assert not state["know"]["shown"]["running"]


def test_only_what_is_certain_is_0_or_100_percent() -> None:
    """A small chance is not told as none, a large one not as certainty."""
    assert [percent(x) for x in (0.0, 1e-13, 1e-6, 0.1234, 0.5, 0.99999, 1 - 1e-13, 1.0)] == [
        0.0, 0.0, 0.1, 12.3, 50.0, 99.9, 100.0, 100.0,
    ]  # fmt: skip

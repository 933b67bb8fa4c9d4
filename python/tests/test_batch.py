"""Batches: the same games as environments one by one, in arrays that are not copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fourchette
import numpy as np
import pytest
from fourchette import Batch

GAMES = fourchette.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_shows_what_its_games_say_one_by_one(game: str) -> None:
    batch = Batch(game, 3, seed=5, max_actions=40)
    ends = 0
    for _ in range(90):
        environments = [batch.environment(at) for at in range(3)]
        for at, environment in enumerate(environments):
            seat = environment.to_move
            assert seat is not None and batch.to_move[at] == seat
            assert np.array_equal(batch.masks[at], environment.mask())
            assert np.array_equal(batch.planes[at], environment.observation(seat))
        before = batch.numbers
        actions = batch.random_actions()
        _, _, rewards, ended, truncated, _ = batch.step(actions)
        for at, environment in enumerate(environments):
            environment.apply(actions[at])
            over = environment.is_over
            assert ended[at] == over
            values = environment.outcome.values if environment.outcome else (0, 0)
            assert tuple(rewards[at]) == values
            is_new = ended[at] or truncated[at]
            assert batch.numbers[at] == before[at] + (3 if is_new else 0)
            if not is_new and not environment.is_chance:
                assert batch.environment(at) == environment
            ends += bool(is_new)
    # A game has at most 40 actions.
    assert ends >= 6


def test_arrays_are_written_in_place() -> None:
    batch = Batch("y", 4)
    planes, masks, rewards, ended, truncated, to_move = batch.step(batch.random_actions())
    shapes = [(4, 5, 93), (4, 93), (4, 2), (4,), (4,), (4,)]
    kinds = ["float32", "bool", "float32", "bool", "bool", "uint8"]
    arrays = [planes, masks, rewards, ended, truncated, to_move]
    assert [array.shape for array in arrays] == shapes
    assert [array.dtype.name for array in arrays] == kinds
    again = batch.step(batch.random_actions())
    assert all(new is old for new, old in zip(again, arrays, strict=True))
    assert planes is batch.planes and masks is batch.masks and rewards is batch.rewards
    assert ended is batch.ended and truncated is batch.truncated and to_move is batch.to_move
    # Two of the 93 nodes are occupied in each game.
    assert masks.sum(axis=1).tolist() == [91] * 4


@pytest.mark.parametrize("game", [*GAMES, "y:board=bent:3"])
def test_games_are_shown_as_they_were_left(game: str) -> None:
    name, _, rules = game.partition(":")
    batch = Batch(name, 3, rules=rules, seed=5, max_actions=37)
    final_planes = np.empty_like(batch.planes)
    shown = 0
    for _ in range(90):
        environments = [batch.environment(at) for at in range(3)]
        movers = batch.to_move.copy()
        actions = batch.random_actions()
        final_planes.fill(9.0)
        batch.final_seats.fill(9)
        seen = batch.step(actions, final_planes=final_planes)
        assert len(seen) == 6
        for at, environment in enumerate(environments):
            if not batch.ended[at] and not batch.truncated[at]:
                assert (final_planes[at] == 9.0).all() and batch.final_seats[at] == 9
                continue
            environment.apply(actions[at])
            assert batch.final_seats[at] in (0, 1)
            # What was rolled before the game was broken off is not told; Rust's own tests roll it again.
            if not environment.is_chance:
                seat = movers[at] if environment.to_move is None else environment.to_move
                assert batch.final_seats[at] == seat
                assert np.array_equal(final_planes[at], environment.observation(seat))
                shown += 1
            assert not np.array_equal(final_planes[at], batch.planes[at])
    assert shown or game == "dice-hex"


def test_a_batch_goes_on_alike_if_last_positions_are_shown() -> None:
    batch, other = Batch("wyx", 4, max_actions=30), Batch("wyx", 4, max_actions=30)
    final_planes = np.empty_like(batch.planes)
    for _ in range(70):
        actions = batch.random_actions()
        seen = batch.step(actions, final_planes=final_planes)
        also = other.step(actions, final_planes=None)
        np.testing.assert_equal(seen, also)
    assert not other.final_seats.any(), "nothing was asked for"


def test_arrays_that_cannot_take_last_positions() -> None:
    batch = Batch("y", 2)
    unwritable = np.zeros((2, 5, 93), np.float32)
    unwritable.flags.writeable = False
    wrong: list[Any] = [
        np.zeros((3, 5, 93), np.float32),
        np.zeros((5, 93), np.float32),
        np.zeros((2, 5, 93)),
        np.zeros((4, 5, 93), np.float32)[::2],
        [[[0.0]]],
        unwritable,
        batch.planes,
        batch.planes[:],
    ]
    before = str(batch.environment(0))
    for final_planes in wrong:
        with pytest.raises(fourchette.Error) as refused:
            batch.step(batch.random_actions(), final_planes=final_planes)
        assert refused.value.part == "final_planes"
        assert str(batch.environment(0)) == before


def test_the_seed_decides_everything() -> None:
    def play(batch: Batch, steps: int) -> list[str]:
        for _ in range(steps):
            batch.step(batch.random_actions())
        return [str(batch.environment(at)) for at in range(len(batch))]

    first = play(Batch("wyx", 3, seed=1), 60)
    batch = Batch("wyx", 3, seed=1)
    assert play(batch, 60) == first
    assert play(batch, 60) != first
    batch.reset()
    assert batch.numbers == [0, 1, 2]
    assert play(batch, 60) == first
    assert play(Batch("wyx", 3, seed=2), 60) != first


def test_a_batch_may_begin_with_a_position() -> None:
    position = fourchette.new("y", "board=bent:4").play("b1")
    batch = Batch(position, 2)
    assert batch.to_move.tolist() == [1, 1]
    assert batch.environment(1).position == position
    assert batch.action_count == position.environment().action_count
    assert Batch("y", 2, rules="board=bent:4").action_count == batch.action_count


def test_actions_may_be_strided_or_narrow() -> None:
    wide = np.array([3, 0, 4, 0], np.int64)
    lines = set()
    astray = np.frombuffer(b"-" + wide[::2].tobytes(), np.int64, offset=1)
    assert not astray.flags.aligned
    for actions in (wide[::2], wide[::2].astype(np.int32), wide[::2].copy(), astray):
        batch = Batch("y", 2)
        batch.step(actions)
        lines.add((str(batch.environment(0)), str(batch.environment(1))))
    assert len(lines) == 1
    actions = wide[::2].copy()
    actions.flags.writeable = False
    Batch("y", 2).step(actions)


@pytest.mark.parametrize(
    ("actions", "index", "kind", "reason"),
    [
        ([3, 93], 1, fourchette.NoSuchNumber, "there are 93, counted from 0"),
        ([-1, 3], 0, fourchette.NoSuchNumber, "there are 93, counted from 0"),
        ([3, 41], 1, fourchette.IllegalMove, "is occupied"),
        ([3], None, fourchette.Error, "there are 1, must be 2"),
        ([], None, fourchette.Error, "there are 0, must be 2"),
    ],
)
def test_a_refused_step_changes_nothing(
    actions: list[int], index: int | None, kind: type[fourchette.Error], reason: str
) -> None:
    batch = Batch("y", 2)
    batch.step(np.array([40, 41]))
    before = [array.copy() for array in (batch.planes, batch.masks, batch.to_move)]
    with pytest.raises(kind) as found:
        batch.step(np.array(actions, np.int64))
    assert type(found.value) is kind
    assert found.value.index == index and found.value.game == "y"
    assert str(found.value.reason).endswith(reason)
    after = [batch.planes, batch.masks, batch.to_move]
    assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))


@pytest.mark.parametrize(
    "actions",
    [[3, 4], np.zeros((2, 1), np.int64), np.zeros(2), np.zeros(2, np.uint8), np.zeros(2, bool)],
)
def test_actions_of_another_kind_are_type_errors(actions: object) -> None:
    with pytest.raises(TypeError, match=r"actions: must be an array of int64 or int32 of shape"):
        Batch("y", 2).step(actions)  # type: ignore[arg-type]


def test_a_closed_batch_says_so() -> None:
    with Batch("y", 2) as batch:
        actions = batch.random_actions()
    assert batch.is_closed
    calls: list[Callable[[], object]] = [
        lambda: batch.step(actions),
        batch.random_actions,
        batch.reset,
        lambda: batch.environment(0),
        lambda: batch.numbers,
    ]
    for call in calls:
        with pytest.raises(fourchette.ClosedBatch, match="it has been closed"):
            call()
    # What it has written stays.
    assert batch.masks.all() and len(batch) == 2
    batch.close()


def test_an_array_of_the_batch_that_must_not_be_written() -> None:
    batch = Batch("y", 2)
    batch.step(np.array([40, 41]))
    batch.planes.flags.writeable = False
    before = [str(batch.environment(game)) for game in (0, 1)]
    for call in (batch.reset, lambda: batch.step(batch.random_actions())):
        with pytest.raises(fourchette.Error, match="array of the batch"):
            call()
        # The games are still those that the arrays tell of.
        assert [str(batch.environment(game)) for game in (0, 1)] == before


def test_there_is_no_game_beyond_the_last() -> None:
    for game in (2, -1):
        with pytest.raises(fourchette.NoSuchNumber):
            Batch("y", 2).environment(game)

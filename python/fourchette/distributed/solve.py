"""Solving by first moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from .. import Position, __version__
from .games import MEGABYTE, MOST_MEMORY
from .job import Job, Span, check_whole, start_of
from .refusal import JobRefused
from .report import line_of, read_part
from .worth import Worth, best, mean


@dataclass(frozen=True)
class SolveResult:
    """What is proved of a position."""

    worth: Worth
    """What the position is worth."""
    moves: dict[str, Worth]
    """What the position behind each legal move is worth, sorted by bytes."""
    nodes: int
    """How many positions were looked into."""

    @property
    def value(self) -> str:
        """One of "win", "draw", "expected" (chance decides) and "unknown"."""
        return self.worth.value

    @property
    def winner(self) -> int | None:
        """The seat that can force a win, 0 or 1."""
        return self.worth.winner

    @property
    def probability(self) -> float | None:
        """The probability that seat 0 wins if both play their best, where it is known."""
        return self.worth.probability

    @property
    def distance(self) -> int | None:
        """How many moves the game still takes if a seat wins, where that is known."""
        return self.worth.distance

    @property
    def best_moves(self) -> list[str]:
        """The moves that keep what the position is worth, as far as they are known and, where chance decides,
        as far as rounding lets it be told."""
        return [m for m, worth in self.moves.items() if worth.agrees(self.worth)]

    @property
    def unknown_moves(self) -> list[str]:
        """The moves of which it is not known what they are worth."""
        return [m for m, worth in self.moves.items() if not worth.is_known]

    def __str__(self) -> str:
        decided = len(self.moves) - len(self.unknown_moves)
        return f"{self.worth}, {decided} of {len(self.moves)} moves decided, {self.nodes} positions"


def solved(report: Any) -> tuple[Worth, int]:
    """Read what is behind a move, and how many positions were looked into for that."""
    return Worth.from_json(report["worth"]), int(report["nodes"])


@dataclass(frozen=True)
class Solve(Job[SolveResult]):
    """Finds who wins from a position, which is proved, by solving what is behind each move.

    `position` is a line to solve, in place of the start. Each part solves the position behind one move, on
    one processor, for all moves that are symmetric to it, and looks into at most `nodes` positions, with
    `memory` MiB for tables; None is no limit. With `distances` it also finds how many moves wins take.
    There is no limit of time, so that what comes of it does not depend on the machine.
    """

    game: str
    rules: str = ""
    position: str | None = None
    nodes: int | None = None
    memory: int = 256
    distances: bool = False

    kind = "solve"
    piece = "move"
    suffix = ".json"
    part_size = 1

    def __post_init__(self) -> None:
        if self.nodes is not None:
            check_whole(self, "nodes", 0)
        check_whole(self, "memory", 1, MOST_MEMORY)
        if not isinstance(self.distances, bool):
            raise TypeError(f"distances: must be a bool, not {type(self.distances).__name__}")
        start = self.start()
        if start.is_over:
            raise JobRefused("position", str(start), "has no moves: the game is over")
        # Refuses what cannot be solved.
        start.solve(nodes=0, memory=MEGABYTE)

    @property
    def count(self) -> int:
        """How many moves there are that are not symmetric to each other."""
        return len(self.groups())

    def start(self) -> Position:
        """Return the position that is solved."""
        return start_of(self.game, self.rules, self.position)

    def groups(self) -> list[list[str]]:
        """List the moves, sorted by bytes, those together that are symmetric to each other."""
        start = self.start()
        groups: dict[Position, list[str]] = {}
        for m in sorted(start.legal_moves(), key=str.encode):
            groups.setdefault(start.play(m).canonical(), []).append(m)
        return list(groups.values())

    def terms(self) -> dict[str, Any]:
        """Return all that the answer depends on."""
        start = self.start()
        return {
            "game": start.game,
            "rules": start.rules,
            "position": None if self.position is None else str(start),
            "limits": {"nodes": self.nodes, "memory": self.memory},
            "distances": self.distances,
        }

    def work(self, span: Span) -> bytes:
        """Solve the position behind a move."""
        m = self.groups()[span.first - 1][0]
        solution = self.start().play(m).solve(
            nodes=self.nodes, memory=self.memory * MEGABYTE, distances=self.distances, moves=False
        )
        report = {"kind": self.kind, "version": __version__} | self.terms()
        report |= {"move": m, "worth": self.asked(Worth.of(solution)).to_json()}
        report |= {"nodes": solution.nodes, "stop": solution.stop}
        return line_of(report)

    def gather(self, parts: Sequence[tuple[Span, Path]]) -> SolveResult:
        """Put together what is known of the moves."""
        terms = {"kind": self.kind, "version": __version__} | self.terms()
        groups, nodes = self.groups(), 0
        worths: dict[str, Worth] = {}
        for span, file in parts:
            group = groups[span.first - 1]
            expected = terms | {"move": group[0]}
            worth, spent = read_part(file, "a solution", expected, solved)
            nodes += spent
            worths |= dict.fromkeys(group, worth)
        moves = dict(sorted(worths.items(), key=lambda row: row[0].encode()))
        return SolveResult(self.merged(moves), moves, nodes)

    def merged(self, moves: dict[str, Worth]) -> Worth:
        """Return what the position is worth, from what is behind its moves."""
        start = self.start()
        if start.to_move is None:
            weights = dict(start.chance_outcomes())
            return mean([(weights[m], worth) for m, worth in moves.items()])
        return best(start.to_move, list(moves.values()))

    def asked(self, worth: Worth) -> Worth:
        """Return as much of what a position is worth as was asked for."""
        return worth if self.distances else replace(worth, distance=None)

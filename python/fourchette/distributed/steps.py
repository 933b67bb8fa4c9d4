"""The actions that make up a move of a record."""

from __future__ import annotations

from collections import deque

from .. import Environment, Error, Position


def actions_of(environment: Environment, move: str, after: Position) -> list[int]:
    """List the actions that lead an environment, in which a seat is to move, through a move to the position
    after it: one, but for a game whose moves are made in steps. If several ways lead there, a shortest
    one is taken."""
    action = whole_action(environment, move, after)
    return steps_to(environment, after) if action is None else [action]


def whole_action(environment: Environment, move: str, after: Position) -> int | None:
    """Return the action that is the whole of a move, if there is one."""
    try:
        action = environment.action(move)
    except Error:
        # A move that is made in steps need not be the text of a step.
        return None
    if action is None or not environment.mask()[action]:
        return None
    reached = environment.copy()
    reached.apply(action)
    return action if reached.position == after else None


def steps_to(environment: Environment, after: Position) -> list[int]:
    """Search step by step, breadth first, for a position after one move."""
    seat, seen = environment.to_move, {environment.key}
    waiting: deque[tuple[Environment, list[int]]] = deque([(environment, [])])
    while waiting:
        here, steps = waiting.popleft()
        for action in here.legal_actions():
            there = here.copy()
            there.apply(action)
            if there.position is not None:
                if there.position == after:
                    return [*steps, action]
            elif there.to_move == seat and there.key not in seen:
                seen.add(there.key)
                waiting.append((there, [*steps, action]))
    raise RuntimeError(f"no steps lead from {environment} to {after}: this is a fault of fourchette")

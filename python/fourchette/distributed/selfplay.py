"""Self-play data: what seats saw and did, and what came of it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from .. import Environment, Record, Series
from .games import GamesJob
from .job import Span, whole
from .refusal import FolderRefused, JobRefused
from .steps import actions_of

#: Under which key the schema says what the rows are from.
KEY = b"fourchette"
#: A number of an observation, under the name that Parquet has for it.
ELEMENT = pa.field("element", pa.float32(), nullable=False)


@dataclass(frozen=True)
class SelfPlayResult:
    """The files of the data, in the order of their games, and what they have in common."""

    files: tuple[Path, ...]
    schema: pa.Schema
    games: int
    rows: int

    @property
    def metadata(self) -> dict[str, Any]:
        """What the rows are from: the job, the seed among it, and the shape and names of the planes."""
        described: dict[str, Any] = json.loads(self.schema.metadata[KEY])
        return described

    def table(self, columns: Sequence[str] | None = None) -> pa.Table:
        """Read all rows, or some columns of them, into memory."""
        self.check_columns(columns)
        table = pa.concat_tables(pq.read_table(file, columns=columns) for file in self.files)
        # Each file says which games it has, and the first of them would say so of all.
        return table.replace_schema_metadata(self.schema.metadata)

    def batches(self, size: int = 4096, columns: Sequence[str] | None = None) -> Iterator[pa.RecordBatch]:
        """Read the rows, or some columns of them, batch by batch, at most `size` rows at a time."""
        self.check_columns(columns)
        return self.read(whole("size", size, 1), columns)

    def check_columns(self, columns: Sequence[str] | None) -> None:
        """Refuse columns that there are not."""
        for column in columns or ():
            if column not in self.schema.names:
                raise JobRefused("columns", column, f"must be among {', '.join(self.schema.names)}")

    def read(self, size: int, columns: Sequence[str] | None) -> Iterator[pa.RecordBatch]:
        """Read the rows file by file."""
        for file in self.files:
            with pq.ParquetFile(file) as parquet:
                yield from parquet.iter_batches(size, columns=columns)

    def __str__(self) -> str:
        return f"{self.games} games, {self.rows} rows in {len(self.files)} files"


@dataclass(frozen=True)
class SelfPlay(GamesJob[SelfPlayResult]):
    """Plays games between two opponents, and keeps each decision of a seat as a row of Parquet.

    The arguments are those of `GamesJob`; nobody changes seats. The columns are told in
    docs/distributed.md.
    """

    kind = "self-play"
    suffix = ".parquet"

    def series(self) -> Series:
        """Return the series of the games."""
        return self.seated(self.first, self.second)

    def schema(self) -> pa.Schema:
        """Return the columns, with what the rows are from as their metadata."""
        environment = self.start().environment()
        planes, places = environment.observation_shape
        described = self.manifest() | {
            "planes": list(environment.plane_names),
            "shape": [planes, places],
            "actions": environment.action_count,
        }
        columns = [
            pa.field("game", pa.uint64(), nullable=False),
            pa.field("ply", pa.uint32(), nullable=False),
            pa.field("step", pa.uint32(), nullable=False),
            pa.field("seat", pa.uint8(), nullable=False),
            pa.field("observation", pa.list_(ELEMENT, planes * places), nullable=False),
            pa.field("legal", pa.list_(pa.field("element", pa.uint32(), nullable=False)), nullable=False),
            pa.field("action", pa.uint32(), nullable=False),
            pa.field("move", pa.string(), nullable=False),
            pa.field("value", pa.int8(), nullable=False),
            pa.field("plies", pa.uint32(), nullable=False),
            pa.field("ending", pa.string(), nullable=False),
        ]
        return pa.schema(columns, metadata={KEY: json.dumps(described).encode()})

    def work(self, span: Span) -> bytes:
        """Play some of the games, and write their rows."""
        series, schema = self.series(), self.schema()
        rows: list[dict[str, Any]] = []
        for number in range(span.first, span.last + 1):
            # Games are counted from 0 there.
            rows.extend(rows_of(series.record(number - 1), number))
        columns = [column_of([row[field.name] for row in rows], field.type) for field in schema]
        out = io.BytesIO()
        table = pa.Table.from_arrays(columns, schema=self.with_span(schema, span))
        pq.write_table(table, out, compression="zstd")
        return out.getvalue()

    def with_span(self, schema: pa.Schema, span: Span) -> pa.Schema:
        """Note in the schema of a file which games it has."""
        games = json.dumps([span.first, span.last]).encode()
        return schema.with_metadata({**schema.metadata, b"games": games})

    def gather(self, parts: Sequence[tuple[Span, Path]]) -> SelfPlayResult:
        """List the files, once each has been found to be what it should be."""
        schema, rows = self.schema(), 0
        for span, file in parts:
            try:
                with pq.ParquetFile(file) as parquet:
                    its, rows_here = parquet.schema_arrow, parquet.metadata.num_rows
            except (pa.ArrowException, OSError) as error:
                raise FolderRefused("file", file, f"cannot be read: {error}") from None
            if not its.equals(self.with_span(schema, span), check_metadata=True):
                raise FolderRefused("file", file, f"is not of games {span.first} to {span.last} of this job")
            rows += rows_here
        return SelfPlayResult(tuple(file for _, file in parts), schema, self.games, rows)


def column_of(values: list[Any], kind: pa.DataType) -> pa.Array:
    """Make a column of a file."""
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    flat = np.concatenate(values) if values else np.empty(0, np.float32)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat, kind.value_type), type=kind)


def rows_of(record: Record, number: int) -> Iterator[dict[str, Any]]:
    """Tell what the seats of a game saw and did, action by action."""
    ending, outcome = str(record.ending), record.outcome
    values = (0, 0) if outcome is None else outcome.values
    positions = record.positions()
    environment = positions[0].environment()
    for ply, (move, after) in enumerate(zip(record.moves, positions[1:], strict=True)):
        if environment.is_chance:
            apply_chance(environment, move)
            continue
        for step, action in enumerate(actions_of(environment, move, after)):
            seat = seat_of(environment)
            yield {
                "game": number,
                "ply": ply,
                "step": step,
                "seat": seat,
                "observation": environment.observation(seat).ravel(),
                "legal": environment.legal_actions(),
                "action": action,
                "move": move,
                "value": values[seat],
                "plies": record.plies,
                "ending": ending,
            }
            environment.apply(action)


def seat_of(environment: Environment) -> int:
    """Return whose decision comes next."""
    seat = environment.to_move
    if seat is None:
        raise RuntimeError(f"no seat is to move in {environment}: this is a fault of fourchette")
    return seat


def apply_chance(environment: Environment, move: str) -> None:
    """Let chance make a move."""
    action = environment.chance_action(move)
    if action is None:
        raise RuntimeError(f"{move} is no chance move in {environment}: this is a fault of fourchette")
    environment.apply_chance(action)

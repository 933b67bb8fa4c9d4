//! Positions: values that never change, with moves by text.

use fourchette::board_play::Status;
use fourchette::{AnyPosition, RngStream, generator};
use numpy::PyArray2;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::analysis::Analysis;
use crate::argument::{
    Depth, FirstGame, GameCount, GameNumber, Iterations, Level, MaxPlies, Nodes, Plies, Repetition,
    SOLVER_MEMORY, SeatArgument, Seconds, Seed, SolverBytes, Threads, adjudication, budget, limits,
    number, numbers, viewer, wanted,
};
use crate::counting;
use crate::ending::{Outcome, seat_index};
use crate::environment::{Environment, observation};
use crate::interrupt::watched;
use crate::record::Record;
use crate::refusal::{Refusal, refused, refused_line};
use crate::result::{GameResult, Tally};
use crate::solution::{Solution, certify};
use crate::view::View;

/// A position of a game. It never changes: `play` returns another one.
#[pyclass(frozen, eq, from_py_object, module = "fourchette")]
#[derive(Clone, PartialEq)]
pub struct Position(pub(crate) AnyPosition);

impl Position {
    fn refused<E: Into<Refusal>>(&self) -> impl Fn(E) -> PyErr {
        refused(self.0.game())
    }

    fn symmetry_number(&self, symmetry: &Bound<'_, PyAny>) -> PyResult<usize> {
        number(symmetry, "symmetry", self.0.symmetries(), || self.0.game())
    }
}

#[pymethods]
impl Position {
    /// Reads a position's line, as `str` writes it.
    #[new]
    fn new(line: &str) -> PyResult<Self> {
        line.parse().map(Self).map_err(refused_line(line))
    }

    /// The game's name.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game()
    }

    /// The rule options that differ from the defaults, "key=value,key=value".
    #[getter]
    fn rules(&self) -> String {
        self.0.rules()
    }

    /// The seat to move, 0 or 1; None if chance is to decide or the game is over.
    #[getter]
    fn to_move(&self) -> Option<usize> {
        self.0.status().to_move().map(seat_index)
    }

    /// Whether chance is to decide.
    #[getter]
    fn is_chance(&self) -> bool {
        self.0.status() == Status::Chance
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.status().is_over()
    }

    /// How the game ended; None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.0.status().outcome().map(Outcome)
    }

    /// A hash of the position, of 64 bits, that is the same in every run.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// Whether no chance comes from here on and the seats strictly alternate.
    #[getter]
    fn is_alternating(&self) -> bool {
        self.0.is_alternating()
    }

    /// The legal moves, in the game's own ascending order.
    fn legal_moves(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.0.moves())
    }

    /// How many moves are legal.
    fn move_count(&self) -> usize {
        self.0.move_count()
    }

    /// The moves with which the seat to move has won at once.
    fn winning_moves(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.0.winning_moves())
    }

    /// The moves of chance with their relative probabilities, which are whole numbers; nothing if a
    /// seat is to move.
    fn chance_outcomes(&self, py: Python<'_>) -> PyResult<Vec<(String, u32)>> {
        py.detach(|| counting::chances(&self.0))
            .map_err(self.refused())
    }

    /// Raises `IllegalMove` or `TextRefused` unless a move is legal.
    fn check(&self, m: &str) -> PyResult<()> {
        self.0.check(m).map_err(self.refused())
    }

    /// Whether a text is a legal move.
    fn is_legal(&self, m: &Bound<'_, PyString>) -> bool {
        // What is no text of Unicode, half of a pair of surrogates, is no move either.
        m.to_str().is_ok_and(|m| self.0.check(m).is_ok())
    }

    /// Returns the position after a move. Raises `IllegalMove` or `TextRefused`.
    fn play(&self, m: &str) -> PyResult<Self> {
        let mut next = self.0.clone();
        next.play(m).map_err(self.refused())?;
        Ok(Self(next))
    }

    /// Draws one of the legal moves: at chance by the probabilities, else all are equally likely;
    /// None if the game is over. The seed and the ply decide.
    #[pyo3(signature = (seed, ply = Plies(0)), text_signature = "($self, seed, ply=0)")]
    fn random_move(&self, seed: Seed, ply: Plies) -> Option<String> {
        let mut rng = generator(seed.0, 0, ply.0, RngStream::Chance);
        self.0.random_move(&mut rng)
    }

    /// Counts the sequences of `depth` moves. Ctrl-C ends it.
    fn perft(&self, py: Python<'_>, depth: Depth) -> PyResult<u64> {
        counting::perft(py, &self.0, depth.0)
    }

    /// Counts for each legal move the sequences of `depth` moves that begin with it.
    fn divide<'py>(&self, py: Python<'py>, depth: Depth) -> PyResult<Bound<'py, PyDict>> {
        counting::divide(py, &self.0, depth.0)
    }

    /// Plays a game of random moves: the seed and the number of the game decide which.
    #[pyo3(signature = (seed, *, game = GameNumber(0), max_plies = MaxPlies(10_000)), text_signature = "($self, seed, *, game=0, max_plies=10000)")]
    fn playout(
        &self,
        py: Python<'_>,
        seed: Seed,
        game: GameNumber,
        max_plies: MaxPlies,
    ) -> PyResult<GameResult> {
        let most = max_plies.get();
        let result = py.detach(|| self.0.numbered_playout(seed.0, game.0, most));
        py.check_signals()?;
        Ok(result.into())
    }

    /// Plays games of random moves with the numbers from `first` on, and tallies them. Ctrl-C ends
    /// it.
    #[pyo3(signature = (games, seed, *, first = FirstGame(0), max_plies = MaxPlies(10_000)), text_signature = "($self, games, seed, *, first=0, max_plies=10000)")]
    fn playouts(
        &self,
        py: Python<'_>,
        games: GameCount,
        seed: Seed,
        first: FirstGame,
        max_plies: MaxPlies,
    ) -> PyResult<Tally> {
        let numbers = numbers(games, first)?;
        counting::playouts(py, &self.0, seed.0, numbers, max_plies.get()).map(Tally)
    }

    /// Searches by iterations or for seconds: one of the two is given. What is hidden from the seat
    /// to move is not looked at. `watch(iterations, share)` is called now and then; if it returns
    /// False the search ends early, and what it raises is raised. None if no seat is to move.
    #[pyo3(signature = (*, iterations = None, seconds = None, seed = Seed(0), watch = None), text_signature = "($self, *, iterations=None, seconds=None, seed=0, watch=None)")]
    fn analyse(
        &self,
        py: Python<'_>,
        iterations: Option<Iterations>,
        seconds: Option<Seconds>,
        seed: Seed,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Option<Analysis>> {
        let budget = budget(iterations, seconds)?;
        let found = watched(py, watch, |watch| self.0.analyse(budget, seed.0, watch))?;
        Ok(found.map(Analysis::from))
    }

    /// Returns the move that an opponent of a level from 1 to 5 would make; None if no seat is to
    /// move.
    #[pyo3(signature = (level = Level(3), seed = Seed(0)), text_signature = "($self, level=3, seed=0)")]
    fn hint(&self, py: Python<'_>, level: Level, seed: Seed) -> PyResult<Option<String>> {
        let budget = self.0.budget(level.get());
        let found = watched(py, None, |watch| self.0.analyse(budget, seed.0, watch))?;
        Ok(found.and_then(|found| Some(found.candidates.into_iter().next()?.m)))
    }

    /// Finds who wins, which is proved, by how each legal move changes that, as far as the limits allow:
    /// `nodes` positions looked into, `seconds`, and `memory` bytes for tables, from 1 MiB on. With `distances` it also
    /// finds how many moves wins take; without `moves` it stops once the position is decided.
    /// `watch(nodes, decided, moves)` is called now and then; if it returns False the work ends early, and
    /// what it raises is raised. What is known then is the answer. Raises `Error` if the game hides
    /// something. Ctrl-C ends it.
    #[pyo3(signature = (*, nodes = None, seconds = None, memory = SOLVER_MEMORY, threads = Threads(1), distances = false, moves = true, watch = None), text_signature = "($self, *, nodes=None, seconds=None, memory=268435456, threads=1, distances=False, moves=True, watch=None)")]
    #[expect(
        clippy::too_many_arguments,
        reason = "they are given by name, and seldom"
    )]
    fn solve(
        &self,
        py: Python<'_>,
        nodes: Option<Nodes>,
        seconds: Option<Seconds>,
        memory: SolverBytes,
        threads: Threads,
        distances: bool,
        moves: bool,
        watch: Option<Py<PyAny>>,
    ) -> PyResult<Solution> {
        let limits = limits(nodes, seconds, memory, threads, distances).with_moves(wanted(moves));
        let solved = watched(py, watch, |watch| self.0.solver(limits)?.solve(watch))?;
        solved.map(Solution::from).map_err(self.refused())
    }

    /// Writes the winner's strategy, for a draw those of both seats, as a text that `verify` proves to be
    /// one; with `distances` a shortest one. The limits, for which None is returned, are those of `solve`;
    /// to write takes longer. Raises `Error` if the game hides something, or chance decides who wins.
    /// Ctrl-C ends it.
    #[pyo3(signature = (*, nodes = None, seconds = None, memory = SOLVER_MEMORY, threads = Threads(1), distances = false), text_signature = "($self, *, nodes=None, seconds=None, memory=268435456, threads=1, distances=False)")]
    fn certificate(
        &self,
        py: Python<'_>,
        nodes: Option<Nodes>,
        seconds: Option<Seconds>,
        memory: SolverBytes,
        threads: Threads,
        distances: bool,
    ) -> PyResult<Option<String>> {
        let limits = limits(nodes, seconds, memory, threads, distances);
        let limits = limits.with_moves(wanted(false));
        watched(py, None, |watch| certify(&self.0, limits, watch))?
    }

    /// What a seat sees of the position, and nothing that is hidden from it.
    fn view(&self, seat: SeatArgument) -> PyResult<View> {
        let view = self.0.view(seat.0).parse();
        view.map(View).map_err(self.refused())
    }

    /// What a seat is told of a legal move made here: enough to advance its view.
    fn told(&self, m: &str, seat: SeatArgument) -> PyResult<String> {
        self.0.told(m, seat.0).map_err(self.refused())
    }

    /// What a seat sees of a move made here.
    fn seen(&self, m: &str, seat: SeatArgument) -> PyResult<String> {
        self.0.seen(m, seat.0).map_err(self.refused())
    }

    /// Says in words what a move does here; None if its text says it all.
    fn explain(&self, m: &str) -> PyResult<Option<String>> {
        self.0.explain(m).map_err(self.refused())
    }

    /// What a seat sees as planes of float32: planes × places, as docs/encodings.md says.
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: SeatArgument,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        observation(py, &self.0.environment(), seat.0, None)
    }

    /// A game that is played by numbers from here on.
    fn environment(&self) -> Environment {
        Environment(self.0.environment())
    }

    /// A record that starts here. It ends as a draw when a position occurs `repetition` times or
    /// after `max_plies`.
    #[pyo3(signature = (*, repetition = None, max_plies = None))]
    fn record(&self, repetition: Option<Repetition>, max_plies: Option<MaxPlies>) -> Record {
        Record(self.0.record(adjudication(repetition, max_plies)))
    }

    /// How many symmetries the board has under the rules, the identity among them.
    #[getter]
    fn symmetries(&self) -> usize {
        self.0.symmetries()
    }

    /// Returns the image under a symmetry, counted from 0, the identity.
    fn transform(&self, symmetry: &Bound<'_, PyAny>) -> PyResult<Self> {
        let symmetry = self.symmetry_number(symmetry)?;
        self.0.transform(symmetry).map(Self).map_err(self.refused())
    }

    /// Returns the image of a move under a symmetry.
    fn transform_move(&self, m: &str, symmetry: &Bound<'_, PyAny>) -> PyResult<String> {
        let symmetry = self.symmetry_number(symmetry)?;
        let image = self.0.transform_move(m, symmetry);
        image.map_err(self.refused())
    }

    /// Returns the same position for all images under symmetries.
    fn canonical(&self, py: Python<'_>) -> Self {
        py.detach(|| Self(self.0.canonical()))
    }

    /// Draws the position as plain text, for somebody who may see everything.
    fn diagram(&self, py: Python<'_>) -> String {
        py.detach(|| self.0.diagram())
    }

    /// Draws the position as an SVG picture. `last`, the move that led here, is marked; a seat's
    /// picture shows nothing that is hidden from it.
    #[pyo3(signature = (last = None, seat = None))]
    fn svg(
        &self,
        py: Python<'_>,
        last: Option<&str>,
        seat: Option<SeatArgument>,
    ) -> PyResult<String> {
        let drawn = py.detach(|| Ok(self.0.svg(last, viewer(seat))?.to_string()));
        drawn.map_err(self.refused::<fourchette::Error>())
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, None, None)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position({:?})", self.0.to_string())
    }

    fn __hash__(&self) -> u64 {
        self.0.key()
    }

    fn __copy__(this: Py<Self>) -> Py<Self> {
        this
    }

    fn __deepcopy__(this: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        this
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String,)) {
        (py.get_type::<Self>().into_any(), (self.0.to_string(),))
    }
}

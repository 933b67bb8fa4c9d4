//! Dice-hex, beside what a programmer would write first.
//!
//! Times are for one item: one board, one whole game, one perft. Rates are plies, or moves counted.

use std::hint::black_box;

use benches::inputs::{game, index_below, positions, rng};
use benches::measure::{on_each, perft_of};
use board_graph::Node;
use board_play::playout::{below, playout, shuffle};
use board_play::{Seat, Status, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use dice_hex::{
    CellSet, DiceHex, Move, Number, Options, Phase, Position as _, Roll, board, outcome,
};
use rand::rngs::SmallRng;

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 1024;

/// The baseline: cells and moves in lists, sums tried out for every roll, chains by a search.
#[derive(Clone)]
struct Plain {
    neighbours: Vec<Vec<usize>>,
    numbers: Vec<u8>,
    cells: Vec<Option<usize>>,
    step: Step,
    mover: usize,
    winner: Option<usize>,
}

#[derive(Clone, Copy, PartialEq)]
enum Step {
    Roll,
    Announce([u8; 3]),
    Point([u8; 3]),
    Place,
}

#[derive(Clone, Copy)]
enum PlainMove {
    Roll([u8; 3]),
    Cell(u8),
    None,
}

/// Returns whether three dice make a number, by trying all sums.
fn can_make([a, b, c]: [u8; 3], number: u8) -> bool {
    let orders = [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ];
    orders.into_iter().any(|order| {
        let [a, b, c] = order.map(i32::from);
        let left = results(a, b).into_iter().flatten();
        let mut left = left.flat_map(|ab| results(ab, c));
        let right = results(b, c).into_iter().flatten();
        let mut right = right.flat_map(|bc| results(a, bc));
        let wanted = Some(i32::from(number));
        left.any(|result| result == wanted) || right.any(|result| result == wanted)
    })
}

fn results(a: i32, b: i32) -> [Option<i32>; 4] {
    let quotient = (b != 0 && a % b == 0).then(|| a / b);
    [Some(a + b), Some(a - b), Some(a * b), quotient]
}

impl Plain {
    fn new(options: &Options) -> Self {
        let board = board();
        let indices = |nodes: &[Node]| nodes.iter().map(|node| node.index()).collect();
        let neighbours = board.nodes().map(|node| indices(board.neighbours(node)));
        Self {
            neighbours: neighbours.collect(),
            numbers: options.numbering().numbers().map(Number::value).to_vec(),
            cells: vec![None; 36],
            step: Step::Roll,
            mover: 0,
            winner: None,
        }
    }

    /// Takes over a position.
    fn of(position: &DiceHex) -> Self {
        let mut plain = Self::new(&position.options());
        for seat in Seat::ALL {
            for cell in position.stones(seat) {
                plain.cells[cell.index()] = Some(seat.index());
            }
        }
        plain.mover = position.mover().index();
        plain.step = match position.phase() {
            Some(Phase::Announce(roll)) => Step::Announce(roll.dice()),
            Some(Phase::Point(roll)) => Step::Point(roll.dice()),
            Some(Phase::Place) => Step::Place,
            Some(Phase::Roll) | None => Step::Roll,
        };
        plain.winner = position.winner().map(Seat::index);
        plain
    }

    fn vacant(&self, wanted: impl Fn(u8) -> bool) -> Vec<PlainMove> {
        let cells = self.numbers.iter().zip(&self.cells);
        let vacant = cells.filter(|(number, cell)| cell.is_none() && wanted(**number));
        vacant.map(|(&number, _)| PlainMove::Cell(number)).collect()
    }

    fn moves(&self) -> Vec<PlainMove> {
        if self.winner.is_some() {
            return Vec::new();
        }
        match self.step {
            Step::Roll => Roll::all()
                .map(|roll| PlainMove::Roll(roll.dice()))
                .collect(),
            Step::Place => self.vacant(|_| true),
            Step::Announce(dice) | Step::Point(dice) => {
                let mut moves = self.vacant(|number| can_make(dice, number));
                moves.push(PlainMove::None);
                moves
            }
        }
    }

    fn play(&mut self, m: PlainMove) {
        match (m, self.step) {
            (PlainMove::Roll(dice), _) => self.step = Step::Announce(dice),
            (PlainMove::None, Step::Announce(dice)) => self.step = Step::Point(dice),
            (PlainMove::None, _) => self.step = Step::Place,
            (PlainMove::Cell(number), _) => {
                let cell = self.numbers.iter().position(|&other| other == number);
                self.cells[cell.unwrap_or_default()] = Some(self.mover);
                if self.has_joined(self.mover) {
                    self.winner = Some(self.mover);
                }
                self.mover = 1 - self.mover;
                self.step = Step::Roll;
            }
        }
    }

    fn has_joined(&self, seat: usize) -> bool {
        let along = |cell: usize| if seat == 0 { cell / 6 } else { cell % 6 };
        let is_own = |cell: usize| self.cells[cell] == Some(seat);
        let mut to_visit: Vec<usize> = (0..36).filter(|&c| along(c) == 0 && is_own(c)).collect();
        let mut seen = [false; 36];
        while let Some(cell) = to_visit.pop() {
            if along(cell) == 5 {
                return true;
            }
            if !core::mem::replace(&mut seen[cell], true) {
                to_visit.extend(
                    self.neighbours[cell]
                        .iter()
                        .filter(|&&c| is_own(c) && !seen[c]),
                );
            }
        }
        false
    }

    fn playout(&mut self, rng: &mut SmallRng) -> Option<usize> {
        while self.winner.is_none() {
            let m = if self.step == Step::Roll {
                let mut dice = [(); 3].map(|()| 1 + u8::try_from(below(rng, 6)).unwrap_or(0));
                dice.sort_unstable();
                PlainMove::Roll(dice)
            } else {
                let moves = self.moves();
                moves[index_below(rng, moves.len())]
            };
            self.play(m);
        }
        self.winner
    }

    fn perft(&self, depth: usize) -> u64 {
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let counts = moves.into_iter().map(|m| {
            let mut next = self.clone();
            next.play(m);
            next.perft(depth - 1)
        });
        counts.sum()
    }
}

fn plain_move(m: Move) -> PlainMove {
    match m {
        Move::Roll(roll) => PlainMove::Roll(roll.dice()),
        Move::Cell(number) => PlainMove::Cell(number.value()),
        Move::None => PlainMove::None,
    }
}

/// Returns positions in which a seat is to name a cell, after so many plies of random play, or before.
fn middles(plies: usize) -> Vec<DiceHex> {
    positions(DiceHex::start(), plies)
        .filter(|position| matches!(position.phase(), Some(Phase::Announce(_))))
        .take(INPUTS)
        .collect()
}

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "dice-hex: winner of a full board";
    let mut rng = rng();
    let boards: Vec<(Plain, CellSet, CellSet)> = (0..INPUTS)
        .map(|_| {
            let mut order: Vec<Node> = board().nodes().collect();
            shuffle(&mut order, &mut rng);
            let (black, red) = order.split_at(18);
            let mut plain = Plain::new(&Options::default());
            for (seat, stones) in [black, red].into_iter().enumerate() {
                for cell in stones {
                    plain.cells[cell.index()] = Some(seat);
                }
            }
            (
                plain,
                black.iter().copied().collect(),
                red.iter().copied().collect(),
            )
        })
        .collect();
    on_each(
        c,
        (GROUP, "baseline: search over lists"),
        &boards,
        |(plain, _, _)| usize::from(!plain.has_joined(0)),
    );
    on_each(
        c,
        (GROUP, "outcome::winner"),
        &boards,
        |&(_, black, red)| outcome::winner(black, red),
    );
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "dice-hex: cells that can be made, after 30 plies";
    let middles = middles(30);
    let plain: Vec<Plain> = middles.iter().map(Plain::of).collect();
    on_each(c, (GROUP, "baseline: trying all sums"), &plain, |plain| {
        plain.moves().len()
    });
    on_each(c, (GROUP, "makable"), &middles, |position| {
        position.makable().len()
    });
    on_each(c, (GROUP, "moves"), &middles, |position| {
        position.moves().filter(|&m| m != Move::None).count()
    });
}

/// Returns the moves of whole random games.
fn games() -> Vec<Vec<Move>> {
    let mut rng = rng();
    (0..INPUTS)
        .map(|_| game(DiceHex::start(), usize::MAX, &mut rng))
        .collect()
}

fn outcome_after_each_ply(c: &mut Criterion) {
    let games = games();
    let plies: u64 = games.iter().map(|moves| moves.len() as u64).sum();
    let mut group = c.benchmark_group("dice-hex: outcome after each ply of 1024 games");
    group.throughput(Throughput::Elements(plies));
    let plain_start = Plain::new(&Options::default());
    let plain: Vec<Vec<PlainMove>> = games
        .iter()
        .map(|moves| moves.iter().copied().map(plain_move).collect())
        .collect();
    group.bench_function("baseline: search over lists", |b| {
        b.iter(|| {
            let ends = plain.iter().map(|moves| {
                let mut position = plain_start.clone();
                moves.iter().position(|&m| {
                    position.play(m);
                    position.winner.is_some()
                })
            });
            ends.flatten().sum::<usize>()
        });
    });
    let start = DiceHex::start();
    group.bench_function("Position::play_unchecked and status", |b| {
        b.iter(|| {
            let ends = games.iter().map(|moves| {
                let mut position = start;
                moves.iter().position(|&m| {
                    position.play_unchecked(m);
                    position.status().is_over()
                })
            });
            ends.flatten().sum::<usize>()
        });
    });
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("dice-hex: random playout");
    let mut rng = rng();
    let plain = Plain::new(&Options::default());
    group.bench_function("baseline: lists", |b| {
        b.iter(|| plain.clone().playout(&mut rng));
    });
    let games = games();
    let plies = games.iter().map(Vec::len).sum::<usize>() / games.len();
    let draws = format!("baseline: drawing {plies} numbers below 10 alone");
    group.bench_function(&draws, |b| {
        b.iter(|| {
            (0..plies)
                .map(|_| below(&mut rng, black_box(10)))
                .sum::<u64>()
        });
    });
    let start = DiceHex::start();
    group.bench_function("three dice and nth_move, status after each ply", |b| {
        b.iter(|| {
            let mut position = start;
            loop {
                let m = match position.status() {
                    Status::Over(outcome) => break Some(outcome),
                    Status::Chance => throw(&mut rng).map(Move::Roll),
                    Status::ToMove(_) => {
                        let n = index_below(&mut rng, position.move_count());
                        position.nth_move(n)
                    }
                };
                let Some(m) = m else { break None };
                position.play_unchecked(m);
            }
        });
    });
    group.bench_function("playout::playout", |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, usize::MAX));
    });
}

/// Throws three dice by one draw.
fn throw(rng: &mut SmallRng) -> Option<Roll> {
    let sequence = below(rng, 216);
    let die = |place: u64| u8::try_from(1 + sequence / place % 6).unwrap_or_default();
    Roll::new([die(1), die(6), die(36)])
}

fn counting(c: &mut Criterion) {
    let start = DiceHex::start();
    let plain = Plain::new(&Options::default());
    assert_eq!(plain.perft(3), perft(&start, 3));
    let mut group = c.benchmark_group("dice-hex: perft, last ply counted");
    group.sample_size(10);
    group.throughput(Throughput::Elements(perft(&start, 3)));
    group.bench_function("baseline: lists, depth 3", |b| {
        b.iter(|| black_box(&plain).perft(3));
    });
    for depth in [4, 5] {
        let name = format!("depth {depth} from the start");
        perft_of(&mut group, &name, &start, depth);
    }
    let middle = middles(30)[0];
    perft_of(&mut group, "depth 4 after some 30 plies", &middle, 4);
    group.finish();
}

criterion_group!(
    benches,
    win_detection,
    generation,
    outcome_after_each_ply,
    playouts,
    counting
);
criterion_main!(benches);

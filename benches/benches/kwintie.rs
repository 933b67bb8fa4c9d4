//! Kwintie, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use std::hint::black_box;

use benches::inputs::{INPUTS, index_below, rng};
use benches::measure::{on_all, on_each, perft_of};
use board_graph::NodeSet;
use board_play::playout::playout;
use board_play::{Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kwintie::{Kwintie, Move, Options, Orientation, Position as _, Ruleset, outcome};
use rand::rngs::SmallRng;

/// No game is longer: 40 blocks, and no two passes in a row.
const PLIES: usize = 80;

/// Which part of a block covers a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Left,
    Right,
    Bottom,
    Top,
}

/// A move of the baseline: whether the block lies, and its column; none is a pass.
type Put = Option<(bool, usize)>;

/// The baseline: what covers each square by row and column, nine fixed columns.
#[derive(Clone)]
struct Squares {
    rows: [[Option<(usize, Part)>; 9]; 9],
    left: [usize; 2],
    turn: usize,
    last: Vec<(usize, usize)>,
}

impl Squares {
    fn new() -> Self {
        Self {
            rows: [[None; 9]; 9],
            left: [20; 2],
            turn: 0,
            last: Vec::new(),
        }
    }

    fn height(&self, column: usize) -> usize {
        let mut rows = self.rows.iter();
        rows.position(|row| row[column].is_none()).unwrap_or(9)
    }

    fn may_lie(&self, seat: usize, column: usize) -> bool {
        let height = self.height(column);
        if height != self.height(column + 1) || height == 9 {
            return false;
        }
        let row = &self.rows[height];
        let stops_left = column > 0 && row[column - 1] == Some((seat, Part::Right));
        let stops_right = column < 7 && row[column + 2] == Some((seat, Part::Left));
        let is_first = self.left == [20; 2] && (3..=4).contains(&column);
        !stops_left && !stops_right && !is_first
    }

    fn may_stand(&self, seat: usize, column: usize) -> bool {
        let height = self.height(column);
        let is_first = self.left == [20; 2] && column == 4;
        let on_own = height > 0 && self.rows[height - 1][column] == Some((seat, Part::Top));
        height <= 7 && !on_own && !is_first
    }

    fn places(&self, seat: usize) -> Vec<(bool, usize)> {
        if self.left[seat] == 0 {
            return Vec::new();
        }
        let lying = (0..8).filter(|&column| self.may_lie(seat, column));
        let standing = (0..9).filter(|&column| self.may_stand(seat, column));
        let lying = lying.map(|column| (true, column));
        lying
            .chain(standing.map(|column| (false, column)))
            .collect()
    }

    fn moves(&self) -> Vec<Put> {
        let places = self.places(self.turn);
        if !places.is_empty() {
            return places.into_iter().map(Some).collect();
        }
        if self.places(1 - self.turn).is_empty() {
            return Vec::new();
        }
        vec![None]
    }

    fn play(&mut self, put: Put) {
        self.last.clear();
        if let Some((lies, column)) = put {
            let row = self.height(column);
            self.last.push((row, column));
            self.last.push(if lies {
                (row, column + 1)
            } else {
                (row + 1, column)
            });
            let parts = if lies {
                [Part::Left, Part::Right]
            } else {
                [Part::Bottom, Part::Top]
            };
            for (&(row, column), part) in self.last.iter().zip(parts) {
                self.rows[row][column] = Some((self.turn, part));
            }
            self.left[self.turn] -= 1;
        }
        self.turn = 1 - self.turn;
    }

    fn owner(&self, row: isize, column: isize) -> Option<usize> {
        let row = self.rows.get(usize::try_from(row).ok()?)?;
        let square = row.get(usize::try_from(column).ok()?)?;
        square.map(|(seat, _)| seat)
    }

    /// Goes along the four lines through each square of the last block.
    fn has_won(&self) -> bool {
        let seat = Some(1 - self.turn);
        self.last.iter().any(|&(row, column)| {
            let (row, column) = (row.cast_signed(), column.cast_signed());
            [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|&(up, on)| {
                let reach = |sign: isize| {
                    (1..5)
                        .take_while(|n| {
                            self.owner(row + sign * n * up, column + sign * n * on) == seat
                        })
                        .count()
                };
                reach(1) + reach(-1) >= 4
            })
        })
    }

    fn perft(&self, depth: usize) -> u64 {
        if self.has_won() {
            return 0;
        }
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = moves.iter().map(|&put| {
            let mut next = self.clone();
            next.play(put);
            next.perft(depth - 1)
        });
        after.sum()
    }

    fn playout(&mut self, rng: &mut SmallRng) -> usize {
        for ply in 0..PLIES {
            let moves = self.moves();
            let Some(&put) = moves.get(index_below(rng, moves.len())) else {
                return ply;
            };
            self.play(put);
            if self.has_won() {
                return ply;
            }
        }
        PLIES
    }
}

/// Plays `plies` random moves on both boards, which have nothing in common.
fn both(plies: usize, rng: &mut SmallRng) -> Option<(Kwintie, Squares)> {
    let mut position = Kwintie::start();
    let mut squares = Squares::new();
    for _ in 0..plies {
        let m = position.nth_move(index_below(rng, position.move_count()))?;
        squares.play(match m {
            Move::Pass => None,
            Move::Block {
                orientation,
                column,
            } => {
                let lies = orientation == Orientation::Lying;
                Some((lies, usize::try_from(column.number() - 1).ok()?))
            }
        });
        position.play_unchecked(m);
    }
    Some((position, squares))
}

/// Returns positions in the middle of random games, some of them just won.
fn middles(count: usize) -> Vec<(Kwintie, Squares)> {
    let mut rng = rng();
    (0..)
        .filter_map(|_| both(16, &mut rng))
        .take(count)
        .collect()
}

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "kwintie: five in a line after a move";
    let middles = middles(INPUTS);
    on_each(
        c,
        (GROUP, "baseline: along the lines from the block"),
        &middles,
        |(_, squares)| squares.has_won(),
    );
    let last: Vec<NodeSet> = middles
        .iter()
        .map(|(position, squares)| position.squares(Seat::ALL[1 - squares.turn]))
        .collect();
    on_each(c, (GROUP, "outcome::has_five"), &last, |&squares| {
        outcome::has_five(squares)
    });
}

fn wins_in_one(c: &mut Criterion) {
    const GROUP: &str = "kwintie: whether there is a win with the next move, after 16 plies";
    let mut middles = middles(INPUTS);
    middles.retain(|(position, _)| !position.status().is_over());
    on_each(
        c,
        (GROUP, "baseline: square by square, each move tried"),
        &middles,
        |(_, squares)| {
            squares.moves().into_iter().any(|put| {
                let mut next = squares.clone();
                next.play(put);
                next.has_won()
            })
        },
    );
    on_each(c, (GROUP, "each move tried"), &middles, |(position, _)| {
        position.moves().any(|m| {
            let mut next = *position;
            next.play_unchecked(m);
            next.status().is_over()
        })
    });
    on_each(c, (GROUP, "has_winning_move"), &middles, |(position, _)| {
        position.has_winning_move()
    });
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "kwintie: moves of positions after 16 plies";
    let mut middles = middles(INPUTS);
    middles.retain(|(position, _)| !position.status().is_over());
    let moves: usize = middles.iter().map(|(p, _)| p.move_count()).sum();
    let mut group = c.benchmark_group(GROUP);
    group.throughput(Throughput::Elements(moves as u64));
    on_all(
        &mut group,
        "baseline: square by square",
        &middles,
        |(_, s)| s.moves().len(),
    );
    group.bench_function("moves", |b| {
        b.iter(|| {
            let all = middles.iter().flat_map(|(p, _)| black_box(p).moves());
            all.fold(0, |blocks, m| blocks + usize::from(m != Move::Pass))
        });
    });
    group.finish();
}

fn options(ruleset: Ruleset) -> Options {
    let options = Options::default().with_ruleset(ruleset);
    options.expect("the default goes with every ruleset")
}

fn counting(c: &mut Criterion) {
    let squares = Squares::new();
    let mut group = c.benchmark_group("kwintie: perft, last ply counted");
    group.sample_size(10);
    let start = Kwintie::start();
    group.throughput(Throughput::Elements(perft(&start, 4)));
    group.bench_function("baseline: square by square, depth 4", |b| {
        b.iter(|| black_box(&squares).perft(4));
    });
    perft_of(&mut group, "perft 6 from the start", &start, 6);
    let boardless = options(Ruleset::Boardless);
    let start = Kwintie::new(&boardless);
    perft_of(&mut group, "perft 7 from the start, boardless", &start, 7);
    group.finish();
}

fn playouts(c: &mut Criterion) {
    let mut rng = rng();
    let mut group = c.benchmark_group("kwintie: random playout");
    group.bench_function("baseline: square by square", |b| {
        b.iter(|| Squares::new().playout(&mut rng));
    });
    for (name, ruleset) in [
        ("playout::playout", Ruleset::Kwintie),
        ("playout::playout, boardless", Ruleset::Boardless),
    ] {
        let start = Kwintie::new(&options(ruleset));
        group.bench_function(name, |b| {
            b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
        });
    }
    group.finish();
}

criterion_group!(
    benches,
    win_detection,
    wins_in_one,
    generation,
    counting,
    playouts
);
criterion_main!(benches);

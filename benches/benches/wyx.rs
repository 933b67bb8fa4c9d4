//! Wyx, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are plies, or moves counted.

use std::hint::black_box;

use benches::inputs::{game, index_below, rng};
use benches::measure::{on_each, perft_of};
use board_play::playout::{below, playout};
use board_play::{Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use wyx::{Domino, Move, Position as _, Wyx, board};

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 1024;

/// How many chance moves fill the rack.
const FILLING: usize = 64;

/// Returns a start with a rack that chance has filled.
fn start(rng: &mut SmallRng) -> Wyx {
    let mut position = Wyx::start();
    playout(&mut position, rng, FILLING);
    position
}

/// The baseline: lists of dominoes, pawns counted square by square, moves tried one after the other.
#[derive(Clone)]
struct Plain {
    rack: Vec<Vec<Domino>>,
    strongholds: Vec<Option<usize>>,
    pawns: Vec<[usize; 2]>,
    knights: [(i8, i8); 2],
    unlaid: [usize; 2],
    turn: usize,
}

impl Plain {
    /// Takes over a start with a full rack.
    fn new(position: &Wyx) -> Self {
        let strongholds = position.strongholds();
        let value = |square| {
            let is_stronghold = strongholds.contains(square);
            is_stronghold.then(|| usize::from(strongholds.value(square)))
        };
        let place = |seat| {
            let name = board().name(position.knight(seat));
            let number = |number: u8| i8::try_from(number).expect("below 9");
            (number(name.letter()), number(name.number()) - 1)
        };
        let columns = position.placed().chunks(8);
        Self {
            rack: columns
                .map(|column| column.iter().rev().copied().collect())
                .collect(),
            strongholds: board().nodes().map(value).collect(),
            pawns: vec![[0; 2]; 64],
            knights: Seat::ALL.map(place),
            unlaid: [32; 2],
            turn: 0,
        }
    }

    /// Returns where a seat's knight may jump by the bottom domino of a column, the last in the list.
    fn landing(&self, seat: usize, column: usize) -> Option<(i8, i8)> {
        let domino = self.rack[column].last()?;
        let (x, y) = self.knights[seat];
        let (x, y) = (x + domino.dx(), y + domino.dy());
        if !(0..8).contains(&x) || !(0..8).contains(&y) || self.knights[1 - seat] == (x, y) {
            return None;
        }
        let square = index((x, y));
        let is_barred = self.strongholds[square].is_some() && self.pawns[square][1 - seat] > 0;
        (!is_barred).then_some((x, y))
    }

    fn playable(&self, seat: usize) -> Vec<usize> {
        let columns = 0..self.rack.len();
        columns
            .filter(|&column| self.landing(seat, column).is_some())
            .collect()
    }

    fn is_over(&self) -> bool {
        self.unlaid.contains(&0) || (0..2).all(|seat| self.playable(seat).is_empty())
    }

    /// Plays a column; none is a pass.
    fn play(&mut self, column: Option<usize>) {
        let (own, other) = (self.turn, 1 - self.turn);
        self.turn = other;
        let Some((column, place)) = column.and_then(|c| Some((c, self.landing(own, c)?))) else {
            return;
        };
        self.rack[column].pop();
        self.knights[own] = place;
        let square = index(place);
        if self.pawns[square][own] > 0 {
            return;
        }
        self.unlaid[other] += self.pawns[square][other];
        self.pawns[square][other] = 0;
        let laid = self.strongholds[square].unwrap_or(1).min(self.unlaid[own]);
        self.pawns[square][own] = laid;
        self.unlaid[own] -= laid;
    }

    /// Plays a random game and returns the pawns left.
    fn playout(&mut self, rng: &mut SmallRng) -> [usize; 2] {
        while !self.is_over() {
            let columns = self.playable(self.turn);
            let n = index_below(rng, columns.len());
            self.play(columns.get(n).copied());
        }
        self.unlaid
    }

    fn perft(&self, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_over() {
            return 0;
        }
        let columns = self.playable(self.turn);
        let count = |column: Option<usize>| {
            let mut next = self.clone();
            next.play(column);
            next.perft(depth - 1)
        };
        match columns.len() {
            0 => count(None),
            _ => columns.into_iter().map(|column| count(Some(column))).sum(),
        }
    }
}

fn index((x, y): (i8, i8)) -> usize {
    usize::try_from(x + 8 * y).expect("on the board")
}

/// Returns random games from full racks: the start, and the moves.
fn games(rng: &mut SmallRng) -> Vec<(Wyx, Vec<Move>)> {
    (0..INPUTS)
        .map(|_| {
            let start = start(rng);
            (start, game(start, usize::MAX, rng))
        })
        .collect()
}

fn columns_of(moves: &[Move]) -> Vec<Option<usize>> {
    let column = |m: &Move| match m {
        Move::Column(column) => Some(column.index()),
        Move::Domino(_) | Move::Pass => None,
    };
    moves.iter().map(column).collect()
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "wyx: columns that both seats can play, after 30 plies";
    let mut rng = rng();
    let (middles, plain): (Vec<Wyx>, Vec<Plain>) = games(&mut rng)
        .into_iter()
        .map(|(start, moves)| {
            let (mut position, mut plain) = (start, Plain::new(&start));
            for (&m, column) in moves.iter().zip(columns_of(&moves)).take(30) {
                position.play_unchecked(m);
                plain.play(column);
            }
            (position, plain)
        })
        .unzip();
    on_each(c, (GROUP, "baseline: column by column"), &plain, |plain| {
        [0, 1].map(|seat| plain.playable(seat).len())
    });
    on_each(c, (GROUP, "Wyx::playable"), &middles, |position| {
        Seat::ALL.map(|seat| position.playable(seat))
    });
}

fn outcome_after_each_ply(c: &mut Criterion) {
    const GROUP: &str = "wyx: outcome after each ply of a game";
    let games = games(&mut rng());
    let plies = games.iter().map(|(_, moves)| moves.len() as u64);
    let mean = plies.sum::<u64>() / games.len() as u64;
    let mut group = c.benchmark_group(GROUP);
    group.throughput(Throughput::Elements(mean));
    let plain: Vec<(Plain, Vec<Option<usize>>)> = games
        .iter()
        .map(|(start, moves)| (Plain::new(start), columns_of(moves)))
        .collect();
    let mut next = plain.iter().cycle();
    group.bench_function("baseline: column by column", |b| {
        b.iter(|| {
            let (start, columns) = next.next()?;
            let mut position = start.clone();
            columns.iter().position(|&column| {
                position.play(column);
                position.is_over()
            })
        });
    });
    let mut next = games.iter().cycle();
    group.bench_function("Position::play_unchecked and status", |b| {
        b.iter(|| {
            let (start, moves) = next.next()?;
            let mut position = *start;
            moves.iter().position(|&m| {
                position.play_unchecked(m);
                position.status().is_over()
            })
        });
    });
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("wyx: random playout from a full rack");
    let mut rng = rng();
    let starts: Vec<Wyx> = (0..INPUTS).map(|_| start(&mut rng)).collect();
    let plain: Vec<Plain> = starts.iter().map(Plain::new).collect();
    let mut next = plain.iter().cycle();
    group.bench_function("baseline: lists", |b| {
        b.iter(|| next.next().map(|start| start.clone().playout(&mut rng)));
    });
    let mut numbers = rng.clone();
    group.bench_function("baseline: drawing 64 numbers below 5 alone", |b| {
        b.iter(|| {
            (0..64)
                .map(|_| below(&mut numbers, black_box(5)))
                .sum::<u64>()
        });
    });
    let mut next = starts.iter().cycle();
    group.bench_function("nth_move, status after each ply", |b| {
        b.iter(|| {
            let mut position = *next.next()?;
            while !position.status().is_over() {
                let n = index_below(&mut rng, position.move_count());
                let Some(m) = position.nth_move(n) else { break };
                position.play_unchecked(m);
            }
            position.outcome()
        });
    });
    let mut next = starts.iter().cycle();
    group.bench_function("playout::playout", |b| {
        b.iter(|| {
            let mut position = *next.next()?;
            playout(&mut position, &mut rng, usize::MAX)
        });
    });
    group.bench_function("from an empty rack, playout::playout", |b| {
        let empty = Wyx::start();
        b.iter(|| playout(&mut empty.clone(), &mut rng, usize::MAX));
    });
}

fn counting(c: &mut Criterion) {
    const DEPTH: usize = 7;
    let mut group = c.benchmark_group("wyx: perft 7 of a full rack");
    let start = start(&mut rng());
    perft_of(&mut group, "perft, last ply counted", &start, DEPTH);
    let plain = Plain::new(&start);
    assert_eq!(plain.perft(4), perft(&start, 4));
    group.sample_size(10);
    group.bench_function("baseline: lists", |b| {
        b.iter(|| black_box(&plain).perft(DEPTH));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default();
    targets = generation, outcome_after_each_ply, playouts, counting
}
criterion_main!(benches);

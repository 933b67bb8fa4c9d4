//! Yin Yang, beside what a programmer would write first.
//!
//! Times are for one item: one position, one ply, one whole game. Rates are moves counted. Laws are
//! random, two of each four usable at the start; but where it says so, none is an adaptation, whose
//! moves come by the thousand.

use std::hint::black_box;

use benches::inputs::{PLIES, index_below, rng};
use benches::measure::on_each;
use board_play::playout::playout;
use board_play::{Outcome, Seat, Status, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use yinyang::{
    Cell, Effect, Kind, Law, Move, Phase, Population, Position as _, Slot, Square, Window, YinYang,
};

/// How many different inputs a benchmark goes through, so that no branch is learnt by heart.
const INPUTS: usize = 1024;

fn pick<T: Copy>(items: &[T], rng: &mut SmallRng) -> T {
    items[index_below(rng, items.len())]
}

/// Writes eight laws, such that Black can move.
fn start(rng: &mut SmallRng, wanted: fn(Law) -> bool) -> YinYang {
    let laws: Vec<Law> = Law::all(Population::Any)
        .filter(|&law| wanted(law))
        .collect();
    let mut position = YinYang::start();
    for seat in Seat::ALL {
        let pawns = position.pawns();
        let stands = |law: &Law| pawns.windows(*law, seat).next().is_some();
        let usable: Vec<Law> = laws.iter().copied().filter(stands).collect();
        for written in 0..4 {
            let law = pick(if written < 2 { &usable } else { &laws }, rng);
            position.play_unchecked(Move::Write(law));
        }
    }
    position
}

fn no_adaptation(law: Law) -> bool {
    law.kind() != Kind::Adaptation
}

/// Returns positions in the middle of games without adaptations.
fn middles(rng: &mut SmallRng) -> Vec<YinYang> {
    let mut found = Vec::new();
    while found.len() < INPUTS {
        let mut position = start(rng, no_adaptation);
        playout(&mut position, rng, 30);
        if !position.status().is_over() {
            found.push(position);
        }
    }
    found
}

/// The cells of a law as it lies on the board, and whether it is posted.
#[derive(Clone, Copy)]
struct PlainLaw {
    cause: [Cell; 4],
    effect: [Cell; 4],
    posted: bool,
}

/// A move of the baseline.
#[derive(Clone, Copy)]
enum PlainMove {
    Step(usize, usize),
    Use(usize, usize),
    End,
}

/// The baseline: an array of cells, windows compared cell by cell, moves in a list. It knows no
/// adaptations.
#[derive(Clone)]
struct Plain {
    cells: [Cell; 16],
    laws: [[PlainLaw; 4]; 2],
    seat: usize,
    stepped: bool,
    winner: Option<usize>,
}

impl Plain {
    fn new(position: &YinYang) -> Self {
        let law = |seat, slot| {
            let law = position.law(seat, slot).expect("all laws are written");
            let (cause, effect) = law.on_board(seat);
            let Effect::Cells(effect) = effect else {
                unreachable!("there are no adaptations here");
            };
            PlainLaw {
                cause,
                effect,
                posted: position.is_posted(seat, slot),
            }
        };
        let cells: Vec<Cell> = Square::all().map(|s| position.pawns().cell(s)).collect();
        Self {
            cells: cells.try_into().expect("sixteen squares"),
            laws: Seat::ALL.map(|seat| Slot::ALL.map(|slot| law(seat, slot))),
            seat: position.to_move().map_or(0, Seat::index),
            stepped: matches!(position.phase(), Phase::Stepped(_)),
            winner: position.winner().map(Seat::index),
        }
    }

    fn is_barred(&self, seat: usize, slot: usize) -> bool {
        let law = &self.laws[seat][slot];
        let mut others = self.laws.iter().flatten();
        !law.posted && others.any(|other| other.posted && other.cause == law.cause)
    }

    fn stands(&self, law: &PlainLaw, corner: usize) -> bool {
        let squares = [corner + 4, corner + 5, corner, corner + 1];
        squares.map(|square| self.cells[square]) == law.cause
    }

    fn moves(&self) -> Vec<PlainMove> {
        let mut moves = Vec::new();
        if self.winner.is_some() {
            return moves;
        }
        let own = Cell::pawn(Seat::ALL[self.seat]);
        if self.stepped {
            moves.push(PlainMove::End);
        } else {
            for from in (0..16).filter(|&from| self.cells[from] == own) {
                let (file, rank) = (from % 4, from / 4);
                let beside = [
                    (file < 3, from + 1),
                    (file > 0, from.wrapping_sub(1)),
                    (rank < 3, from + 4),
                    (rank > 0, from.wrapping_sub(4)),
                ];
                for (there, to) in beside {
                    if there && self.cells[to].is_empty() {
                        moves.push(PlainMove::Step(from, to));
                    }
                }
            }
        }
        for slot in 0..4 {
            if self.is_barred(self.seat, slot) {
                continue;
            }
            for corner in [0, 1, 2, 4, 5, 6, 8, 9, 10] {
                if self.stands(&self.laws[self.seat][slot], corner) {
                    moves.push(PlainMove::Use(slot, corner));
                }
            }
        }
        moves
    }

    fn play(&mut self, m: PlainMove) {
        let seat = self.seat;
        match m {
            PlainMove::Step(from, to) => {
                self.cells[to] = self.cells[from];
                self.cells[from] = Cell::Empty;
                self.stepped = true;
                self.test_goals();
                return;
            }
            PlainMove::Use(slot, corner) => {
                let law = &mut self.laws[seat][slot];
                law.posted = true;
                let squares = [corner + 4, corner + 5, corner, corner + 1];
                for (square, cell) in squares.into_iter().zip(law.effect) {
                    self.cells[square] = cell;
                }
                self.test_goals();
            }
            PlainMove::End => {}
        }
        self.seat = 1 - seat;
        self.stepped = false;
        if self.winner.is_none() && self.moves().is_empty() {
            self.winner = Some(seat);
        }
    }

    fn test_goals(&mut self) {
        for seat in [self.seat, 1 - self.seat] {
            let goal = [15, 0][seat];
            if self.winner.is_none() && self.cells[goal] == Cell::pawn(Seat::ALL[seat]) {
                self.winner = Some(seat);
            }
        }
    }

    fn perft(&self, depth: usize) -> u64 {
        let moves = self.moves();
        if depth == 1 {
            return moves.len() as u64;
        }
        let after = moves.into_iter().map(|m| {
            let mut next = self.clone();
            next.play(m);
            next.perft(depth - 1)
        });
        after.sum()
    }

    fn playout(&mut self, rng: &mut SmallRng) -> Option<usize> {
        for _ in 0..PLIES {
            let moves = self.moves();
            if moves.is_empty() {
                break;
            }
            let m = pick(&moves, rng);
            self.play(m);
        }
        self.winner
    }
}

/// Both must count the same, or the comparison means nothing.
fn assert_alike(position: &YinYang, plain: &Plain) {
    assert_eq!(perft(position, 3), plain.perft(3), "{position}");
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "yinyang: moves of a position, no adaptations";
    const THOUSANDS: &str = "yinyang: moves of a position, adaptations only";
    let positions = middles(&mut rng());
    let plain: Vec<Plain> = positions.iter().map(Plain::new).collect();
    for (position, plain) in positions.iter().zip(&plain) {
        assert_alike(position, plain);
    }
    on_each(c, (GROUP, "baseline: windows cell by cell"), &plain, |p| {
        p.moves().len()
    });
    on_each(c, (GROUP, "moves"), &positions, |p| {
        p.moves().map(black_box).count()
    });
    on_each(c, (GROUP, "move_count"), &positions, YinYang::move_count);
    let last: Vec<(YinYang, usize)> = positions.iter().map(|p| (*p, p.move_count() - 1)).collect();
    on_each(c, (GROUP, "nth_move, the last"), &last, |(p, n)| {
        p.nth_move(*n)
    });

    let adapting: Vec<YinYang> = {
        let mut rng = rng();
        let adaptation = |law: Law| law.kind() == Kind::Adaptation;
        (0..INPUTS).map(|_| start(&mut rng, adaptation)).collect()
    };
    on_each(
        c,
        (THOUSANDS, "baseline: counting what moves lists"),
        &adapting,
        |p| p.moves().map(black_box).count(),
    );
    on_each(c, (THOUSANDS, "move_count"), &adapting, YinYang::move_count);
}

/// A game as moves of both, and its start.
struct Game {
    start: YinYang,
    moves: Vec<Move>,
    plain: Vec<PlainMove>,
}

impl Game {
    fn new(rng: &mut SmallRng) -> Self {
        let start = start(rng, no_adaptation);
        let (mut position, mut moves) = (start, Vec::new());
        while moves.len() < PLIES {
            let listed: Vec<Move> = position.moves().collect();
            if listed.is_empty() {
                break;
            }
            let m = pick(&listed, rng);
            position.play_unchecked(m);
            moves.push(m);
        }
        let plain = moves.iter().map(|m| match *m {
            Move::Step { from, to } => PlainMove::Step(from.index(), to.index()),
            Move::Use { slot, window } => {
                PlainMove::Use(slot.index(), Window::lower_left(window).index())
            }
            _ => PlainMove::End,
        });
        let plain = plain.collect();
        Self {
            start,
            moves,
            plain,
        }
    }
}

fn outcome_after_each_ply(c: &mut Criterion) {
    let mut group = c.benchmark_group("yinyang: a ply and its outcome, no adaptations");
    let mut rng = rng();
    let games: Vec<Game> = (0..INPUTS).map(|_| Game::new(&mut rng)).collect();
    let plies: usize = games.iter().map(|game| game.moves.len()).sum();
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function("baseline: windows cell by cell", |b| {
        let starts: Vec<Plain> = games.iter().map(|game| Plain::new(&game.start)).collect();
        b.iter(|| {
            let mut won = 0;
            for (start, game) in starts.iter().zip(&games) {
                let mut position = start.clone();
                for &m in &game.plain {
                    position.play(m);
                    won += usize::from(black_box(position.winner).is_some());
                }
            }
            won
        });
    });
    group.bench_function("play_unchecked and status", |b| {
        b.iter(|| {
            let mut won = 0;
            for game in &games {
                let mut position = game.start;
                for &m in &game.moves {
                    position.play_unchecked(m);
                    let status = black_box(position.status());
                    won += usize::from(matches!(status, Status::Over(Outcome::Win(_))));
                }
            }
            won
        });
    });
    group.finish();
}

fn perfts(c: &mut Criterion) {
    const DEPTH: usize = 6;
    let mut group = c.benchmark_group("yinyang: perft 6 of 32 positions, no adaptations");
    group.sample_size(20);
    let positions = &middles(&mut rng())[..32];
    let plain: Vec<Plain> = positions.iter().map(Plain::new).collect();
    let leaves: u64 = positions
        .iter()
        .map(|position| perft(position, DEPTH))
        .sum();
    group.throughput(Throughput::Elements(leaves));
    group.bench_function("baseline: windows cell by cell", |b| {
        b.iter(|| plain.iter().map(|p| p.perft(DEPTH)).sum::<u64>());
    });
    group.bench_function("perft", |b| {
        b.iter(|| positions.iter().map(|p| perft(p, DEPTH)).sum::<u64>());
    });
    group.finish();
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("yinyang: random game of at most 200 plies");
    let mut rng = rng();
    let starts: Vec<YinYang> = (0..INPUTS)
        .map(|_| start(&mut rng, no_adaptation))
        .collect();
    let plain: Vec<Plain> = starts.iter().map(Plain::new).collect();
    group.bench_function("baseline: windows cell by cell, no adaptations", |b| {
        let mut next = plain.iter().cycle();
        b.iter(|| next.next().and_then(|p| p.clone().playout(&mut rng)));
    });
    group.bench_function("playout, no adaptations", |b| {
        let mut next = starts.iter().cycle();
        b.iter(|| {
            next.next()
                .and_then(|p| playout(&mut p.clone(), &mut rng, PLIES))
        });
    });
    let starts: Vec<YinYang> = (0..INPUTS).map(|_| start(&mut rng, |_| true)).collect();
    group.bench_function("playout, all laws", |b| {
        let mut next = starts.iter().cycle();
        b.iter(|| {
            next.next()
                .and_then(|p| playout(&mut p.clone(), &mut rng, PLIES))
        });
    });
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default();
    targets = generation, outcome_after_each_ply, perfts, playouts
}
criterion_main!(benches);

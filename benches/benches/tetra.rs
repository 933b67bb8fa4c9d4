//! Tetra, beside what a programmer would write first.
//!
//! Times are for one item: one move, one whole game, one perft. Rates are moves counted.

use std::hint::black_box;

use benches::inputs::{INPUTS, PLIES, game, index_below, rng};
use benches::measure::{move_count, moves, moves_group, on_all, on_each, perft_of};
use benches::stone_list::{Stones, stones_of};
use board_graph::{Board, Node, NodeSet};
use board_play::playout::{playout, random_move};
use board_play::{Seat, perft};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use tetra::{Move, Options, Position as _, StoneGame as _, Tetra, outcome};

/// The baseline: a list of who stands where, moves walked step by step, and a list of all figures.
#[derive(Clone)]
struct Plain<'a> {
    stones: Stones,
    in_hand: [usize; 2],
    turn: usize,
    figures: &'a [[Node; 4]],
}

/// A stone put down comes from nowhere.
type PlainMove = (Option<Node>, Node);

impl<'a> Plain<'a> {
    fn new(position: &Tetra, figures: &'a [[Node; 4]]) -> Self {
        Self {
            stones: stones_of(position),
            in_hand: Seat::ALL.map(|seat| position.in_hand(seat)),
            turn: position.turn().index(),
            figures,
        }
    }

    fn is_vacant(&self, node: Node) -> bool {
        self.stones[node.index()].is_none()
    }

    fn moves(&self) -> Vec<PlainMove> {
        let board = Board::bent9();
        let mut moves = Vec::new();
        for node in board.nodes() {
            if self.in_hand[self.turn] > 0 {
                if self.is_vacant(node) {
                    moves.push((None, node));
                }
                continue;
            }
            if self.stones[node.index()] != Some(self.turn) {
                continue;
            }
            for &via in board.neighbours(node) {
                if self.is_vacant(via) {
                    moves.push((Some(node), via));
                    let onward = board.straight(node, via).iter();
                    let onward = onward.filter(|&&to| self.is_vacant(to));
                    moves.extend(onward.map(|&to| (Some(node), to)));
                }
            }
        }
        moves
    }

    fn play(&mut self, (from, to): PlainMove) {
        match from {
            Some(from) => self.stones[from.index()] = None,
            None => self.in_hand[self.turn] -= 1,
        }
        self.stones[to.index()] = Some(self.turn);
        self.turn = 1 - self.turn;
    }

    /// Looks at all figures.
    fn has_figure(&self, seat: usize) -> bool {
        let is_own = |node: &Node| self.stones[node.index()] == Some(seat);
        self.figures.iter().any(|figure| figure.iter().all(is_own))
    }

    /// Counts the sequences of `depth` moves, the last ply not played.
    fn perft(&self, depth: usize) -> usize {
        if self.has_figure(1 - self.turn) {
            return 0;
        }
        let moves = self.moves();
        if depth <= 1 {
            return moves.len();
        }
        let after = |&m: &PlainMove| {
            let mut next = self.clone();
            next.play(m);
            next.perft(depth - 1)
        };
        moves.iter().map(after).sum()
    }

    /// Plays random moves.
    fn playout(&mut self, rng: &mut SmallRng) -> usize {
        for ply in 0..PLIES {
            let moves = self.moves();
            let Some(&m) = moves.get(index_below(rng, moves.len())) else {
                return ply;
            };
            self.play(m);
            if self.has_figure(1 - self.turn) {
                return ply;
            }
        }
        PLIES
    }
}

fn all_figures() -> Vec<[Node; 4]> {
    let figures = outcome::figures(Options::default()).iter();
    let nodes = figures.map(|figure| figure.nodes.iter().collect::<Vec<_>>());
    nodes.filter_map(|four| four.try_into().ok()).collect()
}

/// Returns positions after so many plies of random games without wins.
fn after(plies: usize, count: usize) -> Vec<Tetra> {
    let mut rng = rng();
    let quiet = |_| {
        let mut position = Tetra::start();
        for _ in 0..plies {
            let moves = (0..100).filter_map(|_| random_move(&position, &mut rng));
            let mut next = moves.filter_map(|m| position.after(m).ok());
            position = next.find(|next| next.winner().is_none())?;
        }
        Some(position)
    };
    (0..).filter_map(quiet).take(count).collect()
}

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "tetra: a figure after a move";
    let figures = all_figures();
    let mut rng = rng();
    let moved: Vec<(NodeSet, Node, Plain)> = after(30, INPUTS)
        .iter()
        .filter_map(|&before| {
            let m = random_move(&before, &mut rng)?;
            let Move::Shift(shift) = m else {
                return None;
            };
            let after = before.after(m).ok()?;
            let stones = after.stones(before.turn());
            Some((stones, shift.to, Plain::new(&after, &figures)))
        })
        .collect();
    on_each(
        c,
        (GROUP, "baseline: a look at each of the 651 figures"),
        &moved,
        |(.., list)| list.has_figure(1 - list.turn),
    );
    on_each(
        c,
        (GROUP, "outcome::completes_figure"),
        &moved,
        |&(stones, to, _)| outcome::completes_figure(stones, to, Options::default()),
    );
}

/// Plays games again and asks after each ply how they stand.
fn outcome_after_each_ply(c: &mut Criterion) {
    let figures = all_figures();
    let start = Tetra::start();
    let mut rng = rng();
    let games: Vec<Vec<Move>> = (0..INPUTS / 64)
        .map(|_| game(start, PLIES, &mut rng))
        .collect();
    let plies: usize = games.iter().map(Vec::len).sum();
    let mut group = c.benchmark_group("tetra: outcome after each ply of a game");
    group.throughput(Throughput::Elements(plies as u64));
    group.bench_function("baseline: a look at each of the 651 figures", |b| {
        let list = Plain::new(&start, &figures);
        b.iter(|| {
            let mut over = 0;
            for game in &games {
                let mut list = list.clone();
                for &m in game {
                    match m {
                        Move::Put(to) => list.play((None, to)),
                        Move::Shift(shift) => list.play((Some(shift.from), shift.to)),
                        Move::Pass => list.turn = 1 - list.turn,
                    }
                    over += usize::from(list.has_figure(1 - list.turn));
                }
            }
            over
        });
    });
    group.bench_function("Position::play_unchecked and status", |b| {
        b.iter(|| {
            let mut over = 0;
            for game in &games {
                let mut position = start;
                for &m in game {
                    position.play_unchecked(black_box(m));
                    over += usize::from(position.status().is_over());
                }
            }
            over
        });
    });
    group.finish();
}

fn generation(c: &mut Criterion) {
    let figures = all_figures();
    for (name, plies) in [
        ("tetra: moves after 10 plies, stones put down", 10),
        ("tetra: moves after 30 plies, stones moved", 30),
    ] {
        let middles = after(plies, INPUTS);
        let lists: Vec<Plain> = middles.iter().map(|p| Plain::new(p, &figures)).collect();
        let mut group = moves_group(c, name, &middles);
        on_all(
            &mut group,
            "baseline: lists walked step by step",
            &lists,
            |list| list.moves().len(),
        );
        moves(&mut group, &middles, |m| m != Move::Pass);
        move_count(&mut group, &middles);
        group.finish();
    }
}

fn counting(c: &mut Criterion) {
    let figures = all_figures();
    for (name, plies) in [
        ("tetra: perft after 10 plies, last ply counted", 10),
        ("tetra: perft after 30 plies, last ply counted", 30),
    ] {
        let position = after(plies, 1)[0];
        let list = Plain::new(&position, &figures);
        let mut group = c.benchmark_group(name);
        group.sample_size(10);
        group.throughput(Throughput::Elements(perft(&position, 2)));
        group.bench_function("baseline: lists walked step by step, depth 2", |b| {
            b.iter(|| black_box(&list).perft(2));
        });
        perft_of(&mut group, "depth 3", &position, 3);
        group.finish();
    }
}

fn playouts(c: &mut Criterion) {
    let figures = all_figures();
    let start = Tetra::start();
    let list = Plain::new(&start, &figures);
    let mut rng = rng();
    let mut group = c.benchmark_group("tetra: random playout of up to 200 plies");
    group.bench_function("baseline: lists walked step by step", |b| {
        b.iter(|| list.clone().playout(&mut rng));
    });
    group.bench_function("playout::playout", |b| {
        b.iter(|| playout(&mut start.clone(), &mut rng, PLIES));
    });
    group.finish();
}

criterion_group!(
    benches,
    win_detection,
    outcome_after_each_ply,
    generation,
    counting,
    playouts
);
criterion_main!(benches);

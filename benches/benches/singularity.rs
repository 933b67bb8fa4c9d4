//! Singularity, beside what a programmer would write first.
//!
//! Times are for one item: one position, one game cut off after so many plies, one perft.

use std::collections::BTreeSet;
use std::hint::black_box;

use benches::inputs::{INPUTS, PLIES, index_below, rng};
use benches::measure::{on_each, perft_of};
use benches::stone_list::{Stones as Cells, stones_of};
use board_graph::{Board, Node, NodeSet};
use board_play::Outcome;
use board_play::playout::{below, random_move};
use criterion::{Criterion, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use singularity::{Move, Position as _, Singularity, StoneGame as _, outcome};

/// The board and the stones as a first program would keep them: lists, a cell a node.
struct Naive {
    neighbours: Vec<Vec<usize>>,
    /// For each node and each neighbour of it, what lies straight on beyond the neighbour.
    onward: Vec<Vec<Vec<usize>>>,
    region: Vec<bool>,
    centre: Vec<bool>,
}

impl Naive {
    fn new() -> Self {
        let board = Board::bent9();
        let indices = |nodes: &[Node]| nodes.iter().map(|node| node.index()).collect();
        let letter = |letters: &[char]| {
            let of = |node| letters.contains(&board.name(node).letter_char());
            board.nodes().map(of).collect()
        };
        Self {
            neighbours: board
                .nodes()
                .map(|n| indices(board.neighbours(n)))
                .collect(),
            onward: board
                .nodes()
                .map(|from| {
                    let vias = board.neighbours(from).iter();
                    vias.map(|&via| indices(board.straight(from, via)))
                        .collect()
                })
                .collect(),
            region: letter(&['e', 'f']),
            centre: letter(&['f']),
        }
    }

    fn onward(&self, from: usize, via: usize) -> &[usize] {
        let neighbours = self.neighbours[from].iter();
        let place = neighbours.zip(&self.onward[from]);
        place
            .filter(|&(&next, _)| next == via)
            .map(|(_, onward)| onward.as_slice())
            .next()
            .unwrap_or_default()
    }

    /// Walks from a stone up to three nodes straight on.
    fn targets(&self, cells: &Cells, from: usize) -> BTreeSet<usize> {
        let mut targets = BTreeSet::new();
        let mut walks: Vec<(usize, usize, usize)> = self.neighbours[from]
            .iter()
            .map(|&to| (from, to, 1))
            .collect();
        while let Some((before, here, steps)) = walks.pop() {
            if cells[here].is_some() {
                continue;
            }
            targets.insert(here);
            if steps < 3 {
                let onward = self.onward(before, here);
                walks.extend(onward.iter().map(|&next| (here, next, steps + 1)));
            }
        }
        targets
    }

    /// Lists the slides of a seat by the default rules: each is tried on a copy of the cells.
    fn slides(&self, cells: &Cells, seat: usize) -> Vec<(usize, usize, Option<usize>)> {
        let mut slides = Vec::new();
        for from in (0..cells.len()).filter(|&node| cells[node] == Some(seat)) {
            for to in self.targets(cells, from) {
                let partners: Vec<usize> = self.neighbours[to]
                    .iter()
                    .copied()
                    .filter(|&n| n != from && cells[n] == Some(seat) && self.region[n])
                    .collect();
                let choices: Vec<Option<usize>> = match partners.as_slice() {
                    [] => vec![None],
                    _ => partners.into_iter().map(Some).collect(),
                };
                for removed in choices {
                    let after = Self::after(cells, seat, (from, to, removed));
                    let in_centre = (0..after.len())
                        .filter(|&n| self.centre[n] && after[n] == Some(seat))
                        .count();
                    if in_centre <= 1 {
                        slides.push((from, to, removed));
                    }
                }
            }
        }
        slides
    }

    fn after(cells: &Cells, seat: usize, slide: (usize, usize, Option<usize>)) -> Cells {
        let (from, to, removed) = slide;
        let mut after = cells.clone();
        after[from] = None;
        after[to] = Some(seat);
        if let Some(stone) = removed {
            after[stone] = None;
        }
        after
    }

    fn has_won(&self, cells: &Cells, seat: usize) -> bool {
        let stones = (0..cells.len()).filter(|&node| cells[node] == Some(seat));
        let stones: Vec<usize> = stones.collect();
        stones.len() == 1 && self.centre[stones[0]]
    }

    /// Plays random moves, status asked after each.
    fn playout(&self, start: &Cells, rng: &mut SmallRng) -> Option<usize> {
        let mut cells = start.clone();
        for ply in 0..PLIES {
            let seat = ply % 2;
            let slides = self.slides(&cells, seat);
            if slides.is_empty() {
                continue;
            }
            let n = index_below(rng, slides.len());
            cells = Self::after(&cells, seat, slides[n]);
            if self.has_won(&cells, seat) {
                return Some(seat);
            }
        }
        None
    }

    fn perft(&self, cells: &Cells, seat: usize, depth: usize) -> u64 {
        let slides = self.slides(cells, seat);
        if depth == 1 {
            return slides.len() as u64;
        }
        let after = slides
            .into_iter()
            .map(|slide| Self::after(cells, seat, slide));
        after
            .map(|cells| self.perft(&cells, 1 - seat, depth - 1))
            .sum()
    }
}

/// Returns positions of random games, after 20 to 149 plies.
fn middles() -> Vec<Singularity> {
    let mut rng = rng();
    let mut middles = Vec::new();
    while middles.len() < INPUTS {
        let mut position = Singularity::start();
        let plies = 20 + below(&mut rng, 130);
        for _ in 0..plies {
            let Some(m) = random_move(&position, &mut rng) else {
                break;
            };
            position.play_unchecked(m);
        }
        if !position.status().is_over() {
            middles.push(position);
        }
    }
    middles
}

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "singularity: win after a move";
    let naive = Naive::new();
    let middles = middles();
    let stones: Vec<NodeSet> = middles.iter().map(|p| p.stones(!p.turn())).collect();
    let cells: Vec<Cells> = middles.iter().map(stones_of).collect();
    on_each(c, (GROUP, "baseline: cells"), &cells, |cells| {
        naive.has_won(cells, 0)
    });
    on_each(c, (GROUP, "outcome::has_won"), &stones, |&stones| {
        outcome::has_won(stones)
    });
    let mut rng = rng();
    let moves: Vec<(Singularity, Move)> = middles
        .iter()
        .filter_map(|p| random_move(p, &mut rng).map(|m| (*p, m)))
        .collect();
    let whole = "Position::play_unchecked and status";
    on_each(c, (GROUP, whole), &moves, |&(mut position, m)| {
        position.play_unchecked(m);
        position.status()
    });
}

fn generation(c: &mut Criterion) {
    const GROUP: &str = "singularity: moves of a position in mid-game";
    let naive = Naive::new();
    let middles = middles();
    let cells: Vec<(Cells, usize)> = middles
        .iter()
        .map(|p| (stones_of(p), p.turn().index()))
        .collect();
    on_each(c, (GROUP, "baseline: lists"), &cells, |(cells, seat)| {
        naive.slides(cells, *seat).len()
    });
    on_each(c, (GROUP, "moves"), &middles, |position| {
        position.moves().map(black_box).count()
    });
    on_each(c, (GROUP, "move_count"), &middles, Singularity::move_count);
    on_each(
        c,
        (GROUP, "nth_move, the middle one"),
        &middles,
        |position| position.nth_move(40),
    );
}

/// Leaves a second, the last ply counted.
fn perfts(c: &mut Criterion) {
    let naive = Naive::new();
    let start = Singularity::start();
    let middle = middles()[7];
    for (name, position, depth) in [("the start", start, 3), ("mid-game", middle, 3)] {
        let mut group = c.benchmark_group(format!("singularity: perft 3 of {name}"));
        group.sample_size(10);
        perft_of(&mut group, "perft", &position, depth);
        let (cells, seat) = (stones_of(&position), position.turn().index());
        group.bench_function("baseline: lists", |b| {
            b.iter(|| naive.perft(black_box(&cells), seat, depth));
        });
    }
}

fn playouts(c: &mut Criterion) {
    let naive = Naive::new();
    let start = Singularity::start();
    let cells = stones_of(&start);
    let mut group = c.benchmark_group("singularity: random playout, 200 plies at most");
    let mut rng = rng();
    group.bench_function("baseline: lists", |b| {
        b.iter(|| naive.playout(&cells, &mut rng));
    });
    group.bench_function("nth_move, status after each ply", |b| {
        b.iter(|| {
            let mut position = start;
            for _ in 0..PLIES {
                if position.status().is_over() {
                    break;
                }
                let n = index_below(&mut rng, position.move_count());
                let Some(m) = position.nth_move(n) else { break };
                position.play_unchecked(m);
            }
            position.outcome().and_then(Outcome::winner)
        });
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default();
    targets = win_detection, generation, perfts, playouts
}
criterion_main!(benches);

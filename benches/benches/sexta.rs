//! Sexta, beside what a programmer would write first.
//!
//! Times are for one item: one position, one whole game, one perft. Rates are moves counted.

use benches::inputs::{INPUTS, index_below, rng};
use benches::measure::on_each;
use benches::shifts::Comparison;
use benches::stone_list::{Sliding, StoneList};
use board_graph::{Board, Fork, Node, NodeSet};
use criterion::{Criterion, criterion_group, criterion_main};
use rand::rngs::SmallRng;
use sexta::outcome::{self, Shape};
use sexta::{Position as _, Sexta, StoneGame as _};

const SEXTA: Comparison<Sexta, Sliding> = Comparison {
    baseline: "baseline: walked step by step",
    plain: |position| StoneList::of(position, position.options().fork()),
};

fn win_detection(c: &mut Criterion) {
    const GROUP: &str = "sexta: line of six after a move";
    let moved = SEXTA.after_a_move(|m| Some(m.to));
    on_each(
        c,
        (GROUP, "baseline: neighbours of each stone"),
        &moved,
        |(_, to, list)| list.is_path(*to),
    );
    on_each(
        c,
        (GROUP, "outcome::completes"),
        &moved,
        |(position, to, _)| {
            let stones = position.stones(!position.turn());
            outcome::completes(stones, *to, position.options().ring())
        },
    );
}

/// Returns six stones, each next to one of the others: the sets that have to be looked at closely.
fn gathered(rng: &mut SmallRng) -> NodeSet {
    let board = Board::bent9();
    let mut pick = |from: NodeSet| from.nth(index_below(rng, from.len()));
    let mut stones = NodeSet::EMPTY;
    let mut near: NodeSet = board.all();
    while stones.len() < 6 {
        stones.extend(pick(near));
        near = board.around(stones) - stones;
    }
    stones
}

fn gathered_stones(c: &mut Criterion) {
    const GROUP: &str = "sexta: shape of six stones that hang together";
    let board = Board::bent9();
    let mut rng = rng();
    let all: Vec<NodeSet> = (0..INPUTS).map(|_| gathered(&mut rng)).collect();
    let is_path = |stones: &&NodeSet| outcome::shape(**stones) == Some(Shape::Path);
    let paths: Vec<NodeSet> = all.iter().filter(is_path).copied().collect();
    let list = |&set: &NodeSet| {
        let stones = board.nodes().map(|node| set.contains(node).then_some(0));
        let list = StoneList::<Sliding>::new(board, Fork::On, stones.collect(), 0);
        Some((set.first()?, list))
    };
    let lists: Vec<(Node, StoneList<Sliding>)> = all.iter().filter_map(list).collect();
    on_each(
        c,
        (GROUP, "baseline: neighbours of each stone"),
        &lists,
        |(first, list)| list.is_path(*first),
    );
    on_each(c, (GROUP, "outcome::shape"), &all, |stones| {
        outcome::shape(*stones)
    });
    on_each(c, (GROUP, "outcome::shape of paths"), &paths, |stones| {
        outcome::shape(*stones)
    });
}

/// No seat ever passes. The look at both nodes is there to have them computed.
fn generation(c: &mut Criterion) {
    SEXTA.generation(c, |m| m.from != m.to);
}

fn counting(c: &mut Criterion) {
    SEXTA.counting(c, 2);
}

fn playouts(c: &mut Criterion) {
    SEXTA.playouts(c, |list, rng| list.playout(rng, StoneList::is_path));
}

criterion_group!(
    benches,
    win_detection,
    gathered_stones,
    generation,
    counting,
    playouts
);
criterion_main!(benches);

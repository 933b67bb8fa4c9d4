//! Candidates for moves: far more than the legal ones.

use std::collections::BTreeSet;

use proptest::strategy::{Strategy as _, ValueTree as _};

use super::mutate::mutated;
use super::run::runner;
use super::{Kit, Play, SplitMix, Subject, plays};

/// How many lines of play candidates are taken from.
const PLAYS: usize = 32;
/// How many positions of a line candidates are taken from.
const POSITIONS: usize = 24;
/// How many moves of a position become candidates.
const MOVES: usize = 48;
/// How many mutations are tried to find more candidates.
const MUTATIONS: usize = 10_000;
/// How many candidates there are at most.
const CANDIDATES: usize = 1500;

/// Returns up to `count` of the items, evenly spread, the first and the last among them;
/// `count` is at least 2.
pub(super) fn spread<T: Clone>(items: &[T], count: usize) -> Vec<T> {
    if items.len() <= count {
        return items.to_vec();
    }
    let (last, steps) = (items.len() - 1, count - 1);
    (0..count)
        .map(|step| items[step * last / steps].clone())
        .collect()
}

/// Returns some random plays.
pub(super) fn sample_plays<P: Subject, K: Kit<P>>(kit: &K) -> Vec<Play<P>> {
    let strategy = plays(kit.clone());
    let mut runner = runner(kit.cases());
    (0..PLAYS)
        .map(|_| {
            let tree = strategy.new_tree(&mut runner);
            tree.expect("plays are always found").current()
        })
        .collect()
}

/// Collects candidates: moves of many positions under many options, mutations of their text that are
/// still moves, and those of the kit. Ascending.
pub(super) fn candidates<P: Subject, K: Kit<P>>(kit: &K) -> Vec<P::Move> {
    let mut candidates: BTreeSet<P::Move> = BTreeSet::new();
    for play in sample_plays(kit) {
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            let moves: Vec<P::Move> = position.moves().collect();
            candidates.extend(spread(&moves, MOVES));
        }
        candidates.extend(play.moves());
    }
    let found: Vec<P::Move> = candidates.iter().copied().collect();
    let texts: Vec<String> = spread(&found, CANDIDATES)
        .iter()
        .map(ToString::to_string)
        .collect();
    if !texts.is_empty() {
        let mut rng = SplitMix::new(0);
        let mutated = (0..MUTATIONS).map(|_| mutated(&texts, &mut rng));
        candidates.extend(mutated.filter_map(|text| text.parse::<P::Move>().ok()));
    }
    let all: Vec<P::Move> = candidates.into_iter().collect();
    let mut chosen = spread(&all, CANDIDATES);
    for text in kit.move_texts() {
        match text.parse() {
            Ok(m) => chosen.push(m),
            Err(error) => panic!("the kit's text {text:?} is no move: {error}"),
        }
    }
    chosen.sort_unstable();
    chosen.dedup();
    chosen
}

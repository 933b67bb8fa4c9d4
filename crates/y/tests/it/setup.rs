//! `Setup` accepts exactly the states that play can lead to: shown for all states of small boards.

use std::collections::HashSet;

use board_graph::NodeSet;
use board_play::Position;
use y::{Colour, Options, Setup, Y};

/// All positions that play from the start leads to.
fn reachable(options: &Options) -> HashSet<Y> {
    let start = Y::new(options);
    let mut known = HashSet::from([start]);
    let mut to_visit = vec![start];
    while let Some(position) = to_visit.pop() {
        for m in position.moves() {
            let next = position.after(m).unwrap();
            if known.insert(next) {
                to_visit.push(next);
            }
        }
    }
    known
}

/// All states of a board: each node vacant, black or white, and either seat Black.
fn all_states(options: Options) -> impl Iterator<Item = Setup> {
    let sets = 0..1_u64 << options.board().node_count();
    let pairs = sets
        .clone()
        .flat_map(move |black| sets.clone().map(move |white| (black, white)));
    let pairs = pairs.filter(|(black, white)| black & white == 0);
    pairs.flat_map(move |(black, white)| {
        Colour::ALL.map(|first| Setup {
            options,
            first,
            black: NodeSet::from_words([black, 0]),
            white: NodeSet::from_words([white, 0]),
        })
    })
}

#[test]
fn exactly_the_reachable_states_are_positions() {
    for rules in [
        "board=bent:3",
        "board=bent:3,opening=pie",
        "board=bent:3,handicap=2",
        "board=bent:3,handicap=5",
        "board=bent:3,handicap=9",
        "board=flat:3",
        "board=flat:3,opening=pie",
        "board=flat:3,handicap=6",
    ] {
        let options = rules.parse().unwrap();
        let reachable = reachable(&options);
        let mut accepted = 0;
        for setup in all_states(options) {
            let Ok(position) = Y::try_from(setup) else {
                continue;
            };
            accepted += 1;
            assert!(reachable.contains(&position), "{position}");
            assert_eq!(Setup::from(position), setup);
        }
        assert_eq!(accepted, reachable.len(), "{rules}");
    }
}

/// A position made from its setup is the position that play has led to, whatever it is asked.
#[test]
fn a_setup_says_everything() {
    let options = "board=bent:3,opening=pie".parse().unwrap();
    for position in reachable(&options) {
        let same = Y::try_from(Setup::from(position)).unwrap();
        assert_eq!(same, position);
        assert_eq!(same.key(), position.key());
        assert_eq!(same.status(), position.status());
        assert!(same.moves().eq(position.moves()));
        assert_eq!(position.to_string().parse(), Ok(position));
    }
}

/// Positions have different keys: no two of all 9-node positions share one.
#[test]
fn keys_tell_positions_apart() {
    let options = "board=bent:3,opening=pie".parse().unwrap();
    let positions = reachable(&options);
    let keys: HashSet<u64> = positions.iter().map(Y::key).collect();
    assert_eq!(keys.len(), positions.len());
}

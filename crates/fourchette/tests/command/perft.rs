//! `perft`.

use fourchette::NAMES;

use crate::harness::{data, run};

#[test]
fn counts_are_printed_for_each_depth() {
    // The facts of the rulings, section 2.
    let out = run(&["perft", "y", "--depth", "3"]).good();
    assert_eq!(out, "1 93\n2 8556\n3 778596\n");
    let pie = ["perft", "y", "--rules", "opening=pie", "--depth", "3"];
    assert_eq!(run(&pie).good(), "1 93\n2 8649\n3 787152\n");
}

#[test]
fn divide_splits_the_count_by_the_first_move() {
    let args = [
        "perft",
        "y",
        "--rules",
        "opening=pie",
        "--moves",
        "e5",
        "--depth",
        "2",
    ];
    let count = run(&args).good();
    let divided = run(&[&args[..], &["--divide"]].concat()).good();
    let rows: Vec<(&str, u64)> = divided
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(m, count)| (m, count.parse().unwrap()))
        .collect();
    assert_eq!(rows.len(), 93);
    assert!(rows.is_sorted());
    let total: u64 = rows.iter().map(|(_, count)| count).sum();
    assert_eq!(count.lines().last(), Some(&*format!("2 {total}")));
    // After a swap 92 nodes are vacant, after a stone 91.
    assert!(rows.contains(&("swap", 92)));
    assert!(rows.contains(&("a1", 91)));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let args = ["perft", "y", "--rules", "board=bent:4", "--depth", "6"];
    let counts = ["1", "2", "5"].map(|threads| run(&[&args[..], &["--threads", threads]].concat()));
    let [one, two, five] = counts.map(crate::harness::Run::good);
    assert_eq!(one, two);
    assert_eq!(one, five);
    // Six plies put three stones of each colour on the 15 nodes, and no three stones make a Y there:
    // with a corner among them the third side is three steps away, and without one the stones on two
    // sides are not neighbours. So every sequence counts.
    let product: u64 = (10..=15).product();
    assert_eq!(one.lines().last(), Some(&*format!("6 {product}")));
}

#[test]
fn a_game_that_is_over_has_no_sequences() {
    let moves = ["--rules", "board=bent:3", "--moves", "a1 a6 b1 a5 b2 a3 a4"];
    let out = run(&[&["perft", "y", "--depth", "2"][..], &moves].concat()).good();
    assert_eq!(out, "1 0\n2 0\n");
    let divide = ["perft", "y", "--depth", "2", "--divide"];
    assert_eq!(run(&[&divide[..], &moves].concat()).good(), "");
}

/// A block of a perft table: rules, moves, and the count of each depth from 1 on.
struct Block {
    rules: String,
    moves: Vec<String>,
    counts: Vec<u64>,
}

/// Reads a perft table; its format is described at `board_play::testkit::vectors`.
fn blocks(table: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for line in table.lines() {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        if keyword == "rules" {
            let rules = if rest == "-" { "" } else { rest };
            blocks.push(Block {
                rules: rules.to_owned(),
                moves: Vec::new(),
                counts: Vec::new(),
            });
        }
        let Some(block) = blocks.last_mut() else {
            continue;
        };
        match keyword {
            "moves" => block.moves.push(rest.to_owned()),
            "perft" => {
                let (depth, count) = rest.split_once(' ').unwrap();
                block.counts.push(count.parse().unwrap());
                assert_eq!(depth, block.counts.len().to_string(), "{line}");
            }
            _ => {}
        }
    }
    blocks
}

/// The counts of the reference models, for every game that has some; the great ones are left to the
/// tests of the games.
#[test]
fn counts_agree_with_the_vectors() {
    const ENOUGH: u64 = 1_000_000;
    let mut checked = 0;
    for name in NAMES {
        let Some(table) = data(name, &format!("{name}.perft")) else {
            continue;
        };
        for block in blocks(&table) {
            let few = |count: &&u64| **count < ENOUGH;
            let counts: Vec<u64> = block.counts.iter().take_while(few).copied().collect();
            if counts.is_empty() {
                continue;
            }
            let Block { rules, moves, .. } = block;
            let (moves, depth) = (moves.join(" "), counts.len().to_string());
            let out = run(&[
                "perft", name, "--rules", &rules, "--moves", &moves, "--depth", &depth,
            ]);
            let lines = (1..).zip(counts);
            let expected: Vec<String> = lines
                .map(|(depth, count)| format!("{depth} {count}\n"))
                .collect();
            assert_eq!(out.good(), expected.concat(), "{name} {rules:?} {moves:?}");
            checked += 1;
        }
    }
    assert!(checked > 0);
}

#[test]
fn a_depth_to_which_no_game_lasts_is_refused() {
    let reason = run(&["perft", "y", "--depth", "1000001"]).refused(2);
    assert_eq!(reason, "--depth 1000001: is too great, 1000000 is the most");
}

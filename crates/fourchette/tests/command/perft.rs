//! `perft`.

use fourchette::NAMES;
use serde_json::Value;

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

/// The counts of the reference models, for every game that has some; the great ones are left to the
/// tests of the games.
#[test]
fn counts_agree_with_the_vectors() {
    const ENOUGH: u64 = 1_000_000;
    let mut checked = 0;
    for name in NAMES {
        let Some(table) = data(name, &format!("perft_{name}.json")) else {
            continue;
        };
        let rows: Vec<Value> = serde_json::from_str(&table).unwrap();
        for row in rows {
            let counts: Vec<u64> = serde_json::from_value(row["counts"].clone()).unwrap();
            let depth = counts.iter().take_while(|count| **count < ENOUGH).count();
            if depth == 0 {
                continue;
            }
            let moves: Vec<String> = serde_json::from_value(row["moves"].clone()).unwrap();
            let out = run(&[
                "perft",
                name,
                "--rules",
                row["rules"].as_str().unwrap(),
                "--moves",
                &moves.join(" "),
                "--depth",
                &depth.to_string(),
            ]);
            let lines = (1..).zip(&counts[..depth]);
            let expected: Vec<String> = lines
                .map(|(depth, count)| format!("{depth} {count}\n"))
                .collect();
            assert_eq!(out.good(), expected.concat(), "{row}");
            checked += 1;
        }
    }
    assert!(checked > 0);
}

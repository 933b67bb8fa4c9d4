//! What independent reference models say.

use board_play::trace::Request;
use board_play::{Position, perft};
use serde_json::Value;
use y::{Y, YOn};

/// Records of whole games, each ply with its legal moves: `trace` must write the same bytes.
#[test]
fn traces_are_equal_to_the_byte() {
    let lines: Vec<&str> = include_str!("data/y.jsonl").lines().collect();
    assert_eq!(lines.len(), 24);
    for line in lines {
        let request: Request = line.parse().unwrap();
        assert_eq!(request.answer::<Y>().unwrap(), line);
        assert_eq!(request.answer::<YOn<12>>().unwrap(), line);
    }
}

/// Counts of move sequences, from starts and from the middle of games.
#[test]
fn perft_counts_agree() {
    let rows: Value = serde_json::from_str(include_str!("data/perft_y.json")).unwrap();
    let rows = rows.as_array().unwrap();
    assert_eq!(rows.len(), 11);
    for row in rows {
        let rules = row["rules"].as_str().unwrap();
        let mut position = Y::new(&rules.parse().unwrap());
        for m in row["moves"].as_array().unwrap() {
            position.play(m.as_str().unwrap().parse().unwrap()).unwrap();
        }
        for (index, count) in row["counts"].as_array().unwrap().iter().enumerate() {
            assert_eq!(
                perft(&position, index + 1),
                count.as_u64().unwrap(),
                "{row} at depth {}",
                index + 1
            );
        }
    }
}

/// The counts that the rulings state.
#[test]
fn the_facts_of_the_rulings() {
    let counts = |rules: &str| {
        let start = Y::new(&rules.parse().unwrap());
        [1, 2, 3].map(|depth| perft(&start, depth))
    };
    assert_eq!(counts(""), [93, 8556, 778_596]);
    assert_eq!(counts("opening=pie"), [93, 8649, 787_152]);
}

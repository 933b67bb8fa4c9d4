//! `show` and `legal`, and the ways to name a position.

use crate::harness::{TestFile, run, run_with};

fn legal(args: &[&str]) -> Vec<String> {
    let out = run(&[&["legal", "y"], args].concat()).good();
    out.lines().map(str::to_owned).collect()
}

#[test]
fn legal_moves_are_sorted_by_bytes() {
    let moves = legal(&["--rules", "board=bent:3"]);
    // By the rulings bent:3 has 9 nodes: m = 1 and r = 1, so a triangle of 3 inside a ring of 6.
    assert_eq!(
        moves,
        ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3"]
    );
    let moves = legal(&["--rules", "opening=pie", "--moves", "e5"]);
    // 92 vacant nodes, and the swap.
    assert_eq!(moves.len(), 93);
    assert_eq!(moves.first().map(String::as_str), Some("a1"));
    assert_eq!(moves.get(1).map(String::as_str), Some("a10"));
    assert_eq!(moves.last().map(String::as_str), Some("swap"));
    assert!(!moves.contains(&"e5".to_owned()));
}

#[test]
fn all_ways_to_name_a_position_agree() {
    let shown = run(&[
        "show",
        "y",
        "--rules",
        "opening=pie",
        "--moves",
        "e5 swap f1",
    ])
    .good();
    let line = shown.lines().find(|line| line.starts_with("y/1 ")).unwrap();
    let record = "# game: y\n# rules: opening=pie\n# result: *\n\ne5 swap\n";
    let file = TestFile::with("all_ways.txt", record);

    let by_rules = legal(&["--rules", "opening=pie", "--moves", "e5 swap f1"]);
    assert_eq!(by_rules.len(), 91);
    assert_eq!(legal(&["--position", line]), by_rules);
    assert_eq!(legal(&["--record", file.path(), "--moves", "f1"]), by_rules);

    let piped = run_with(&["legal", "y", "--record", "-", "--moves", "f1"], record).good();
    assert_eq!(piped.lines().collect::<Vec<_>>(), by_rules);
}

#[test]
fn nothing_is_legal_when_the_game_is_over() {
    // Black's chain a1 b1 b2 a4: the corner a1 lies on two sides, a4 on the third.
    let args = ["legal", "y", "--rules", "board=bent:3"];
    let moves = ["--moves", "a1 a6 b1 a5 b2 a3 a4"];
    let over = run(&[&args[..], &moves].concat());
    assert_eq!(over.status, Some(0));
    assert_eq!(over.out, "");
    assert_eq!(over.err, "the game is over: the first seat has won\n");
}

#[test]
fn show_draws_the_position_in_80_columns() {
    let out = run(&["show", "y", "--moves", "e5 f1"]).good();
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    for name in ["a1", "a9", "a17", "e9", "f3"] {
        assert!(out.contains(name), "{name}\n{out}");
    }
    assert!(
        out.contains("move 2: f1; the first seat to move\n"),
        "{out}"
    );
    assert!(!out.contains('\u{1b}'), "colours without a terminal");
}

#[test]
fn show_writes_svg() {
    let file = TestFile::new("show.svg");
    let out = run(&["show", "y", "--moves", "e5", "--svg", file.path()]).good();
    assert!(out.contains("move 1: e5"), "{out}");
    let svg = file.read();
    assert!(svg.starts_with("<svg "), "{svg}");
    assert!(svg.ends_with("</svg>\n"), "{svg}");
    let piped = run(&["show", "y", "--moves", "e5", "--svg", "-"]).good();
    assert_eq!(piped, svg);
}

#[test]
fn option_values_may_begin_with_a_minus() {
    let reason = run(&["legal", "y", "--moves", "-2+1"]).refused(1);
    assert!(
        reason.starts_with(r#"number 1 of --moves: move "-2+1": "#),
        "{reason}"
    );
    let reason = run(&["show", "y", "--rules", "-a=b"]).refused(1);
    assert!(reason.contains(r#""-a""#), "{reason}");
    let reason = run(&["show", "y", "--position", "-"]).refused(1);
    assert!(reason.starts_with(r#"position "-": "#), "{reason}");
}

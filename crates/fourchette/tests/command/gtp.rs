//! `fourchette gtp`.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use board_graph::Board;
use y::Colour;

use crate::harness::{run, run_with};

/// Sends lines, and returns the answers, each with its sign.
fn answers(args: &[&str], lines: &str) -> Vec<String> {
    let out = run_with(&[&["gtp"], args].concat(), lines).good();
    let answers = out.split_terminator("\n\n").map(str::to_owned);
    answers.collect()
}

/// Sends lines that are all carried out, and returns the answers without their signs.
#[track_caller]
fn good(args: &[&str], lines: &str) -> Vec<String> {
    let answers = answers(args, lines);
    let texts = answers.iter().map(|answer| {
        let text = answer.strip_prefix('=');
        text.unwrap_or_else(|| panic!("refused: {answers:?}"))
            .trim()
            .to_owned()
    });
    texts.collect()
}

#[test]
fn the_commands_are_those_of_the_page() {
    let page = include_str!("../../../../docs/protocol.md");
    let (_, section) = page.split_once("## GTP").expect("a section");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    let named: BTreeSet<String> = rows
        .flat_map(|row| {
            let cell = row.split(" | ").next().unwrap_or_default();
            let pieces = cell.split("`, `");
            pieces.map(|piece| {
                piece
                    .split([' ', '`'])
                    .next()
                    .unwrap_or_default()
                    .to_owned()
            })
        })
        .collect();
    let listed = good(&[], "list_commands\n").remove(0);
    let listed: BTreeSet<String> = listed.lines().map(str::to_owned).collect();
    assert_eq!(named, listed);
    for name in listed {
        let known = good(&[], &format!("known_command {name}\n"));
        assert_eq!(known, ["true"], "{name}");
    }
    assert_eq!(good(&[], "known_command komi\n"), ["false"]);
    assert_eq!(good(&[], "protocol_version\n"), ["2"]);
}

#[test]
fn numbers_comments_and_blanks_are_as_the_protocol_has_them() {
    let out = run_with(
        &["gtp"],
        "\n# nothing\n 12  name # who\n\tprotocol_version\t\r\n7 nonsense\nplay b\n0 quit\nname\n",
    );
    assert_eq!(
        out.good(),
        "=12 Fourchette\n\n= 2\n\n?7 unknown command \"nonsense\"\n\n\
         ? syntax error: there must be a colour and a vertex\n\n=0 \n\n"
    );
}

/// Two engines play a game, one for each colour; what they say is checked by the rules of the page alone:
/// a colour that joins the three sides has won.
#[test]
fn a_game_goes_to_its_end_on_a_flat_board() {
    let side = 5;
    let board = Board::flat(side).unwrap();
    let mut lines = format!("boardsize {side}\nclear_board\n");
    let mut stones: [BTreeSet<String>; 2] = Default::default();
    let colours = [("b", Colour::Black), ("w", Colour::White)];
    let mut winner = None;
    for ply in 0..board.node_count() {
        let (word, colour) = colours[ply % 2];
        let said = good(&["--bot", "greedy"], &format!("{lines}genmove {word}\n"));
        let vertex = said.last().expect("an answer").clone();
        let node = board.from_triangle(&vertex);
        assert!(node.is_some(), "{vertex}");
        let all: usize = stones.iter().map(BTreeSet::len).sum();
        assert!(stones[colour.index()].insert(vertex.clone()), "{vertex}");
        assert!(!stones[(!colour).index()].contains(&vertex), "{vertex}");
        assert_eq!(all, ply);
        lines.extend(["play ", word, " ", &vertex, "\n"]);
        if joins(board, &stones[colour.index()]) {
            winner = Some(colour);
            break;
        }
        let score = answers(&[], &format!("{lines}final_score\n"));
        assert_eq!(
            score.last().map(String::as_str),
            Some("? cannot score: the game goes on")
        );
    }
    let score = match winner.expect("somebody wins at Y") {
        Colour::Black => "= B+",
        Colour::White => "= W+",
    };
    let ended = answers(
        &[],
        &format!("{lines}final_score\ngenmove b\ngenmove w\nplay b a1\nundo\n"),
    );
    let ended: Vec<&str> = ended
        .iter()
        .rev()
        .take(5)
        .rev()
        .map(String::as_str)
        .collect();
    assert_eq!(ended[0], score);
    assert_eq!(ended[1..3], ["? the game is over"; 2]);
    assert_eq!(ended[3], "? illegal move: the game is over");
    assert_eq!(ended[4], "= ");
}

/// Returns whether stones join the three sides: by going from neighbour to neighbour.
fn joins(board: Board, stones: &BTreeSet<String>) -> bool {
    let nodes: BTreeSet<_> = stones
        .iter()
        .filter_map(|name| board.from_triangle(name))
        .collect();
    let mut left = nodes.clone();
    while let Some(first) = left.pop_first() {
        let (mut group, mut sides) = (vec![first], 0);
        while let Some(node) = group.pop() {
            sides |= board.sides_at(node);
            for neighbour in board.neighbours(node) {
                if left.remove(neighbour) {
                    group.push(*neighbour);
                }
            }
        }
        if sides == 0b111 {
            return true;
        }
    }
    false
}

#[test]
fn the_pie_rule_lets_white_take_the_stone_over() {
    let rules = ["--rules", "opening=pie", "--bot", "random"];
    let lines = "boardsize 4\nplay b a2\nplay W SWAP\nplay w b2\nplay b a1\nshowboard\n";
    let said = good(&rules, lines);
    assert_eq!(
        said.last().map(String::as_str),
        Some("board\n   a b c d\n 1 X . . .\n  2 X O .\n   3 . .\n    4 .")
    );
    // After the swap White is next, not Black.
    let said = answers(
        &rules,
        "play b a2\nplay w swap\nplay b b2\ngenmove b\nplay w swap\n",
    );
    assert_eq!(said[2], "? illegal move: white is to move");
    assert_eq!(said[3], "? white is to move");
    assert!(
        said[4].starts_with("? illegal move: move \"swap\": "),
        "{said:?}"
    );
    // Without the rule there is none.
    let said = answers(&[], "play b a2\nplay w swap\n");
    assert!(
        said[1].starts_with("? illegal move: move \"swap\": "),
        "{said:?}"
    );
}

#[test]
fn curved_boards_have_the_names_of_their_rings() {
    let rules = ["--rules", "board=bent:9", "--bot", "greedy"];
    let said = good(
        &rules,
        "play b E5\ngenmove w\nshowboard\nboardsize 3\nplay b b1\n",
    );
    assert!(Board::bent9().parse_node(&said[1]).is_ok(), "{said:?}");
    assert!(said[2].is_ascii());
    let said = answers(&rules, "boardsize 3\nplay b e5\nplay b d1\n");
    assert!(
        said[1].starts_with("? illegal move: vertex \"e5\": "),
        "{said:?}"
    );
    assert!(
        said[2].starts_with("? illegal move: vertex \"d1\": "),
        "{said:?}"
    );
}

#[test]
fn undo_takes_back_one_move() {
    let lines = "boardsize 4\nplay b a1\nplay w b1\nundo\nundo\nplay b b2\nshowboard\n";
    let said = good(&[], lines);
    assert_eq!(
        said.last().map(String::as_str),
        Some("board\n   a b c d\n 1 . . . .\n  2 . X .\n   3 . .\n    4 .")
    );
    let said = answers(&[], "undo\n");
    assert_eq!(said, ["? cannot undo: there is no move to take back"]);
}

#[test]
fn what_is_wrong_is_refused_and_changes_nothing() {
    let begin = "boardsize 4\nplay b b2\n";
    let before = good(&[], &format!("{begin}showboard\n")).remove(2);
    for (line, reason) in [
        ("boardsize", "syntax error"),
        ("boardsize 2", "unacceptable size"),
        ("boardsize 26", "unacceptable size"),
        ("boardsize 1000000", "unacceptable size"),
        ("boardsize x", "unacceptable size"),
        ("clear_board now", "syntax error"),
        ("play w", "syntax error"),
        ("play red a1", "syntax error"),
        ("play b a1", "illegal move: white is to move"),
        ("play w b2", "illegal move: vertex \"b2\": is occupied"),
        ("play w a5", "illegal move: vertex \"a5\""),
        ("play w e1", "illegal move: vertex \"e1\""),
        ("play w pass", "illegal move: vertex \"pass\""),
        ("genmove", "syntax error"),
        ("genmove b", "white is to move"),
        ("undo 2", "syntax error"),
        ("time_settings 1 2", "syntax error"),
        ("time_settings 1 2 x", "syntax error"),
        ("time_settings -1 0 0", "syntax error"),
        ("time_settings inf 0 0", "syntax error"),
        ("time_left b 1e400 0", "syntax error"),
        ("time_left green 1 0", "syntax error"),
        ("komi 6.5", "unknown command"),
        ("12345678901 name", "unknown command"),
        ("5", "unknown command"),
        ("\u{e9}", "unknown command"),
    ] {
        let said = answers(&[], &format!("{begin}{line}\nshowboard\n"));
        let refused = said[2].trim_start_matches(['?', '5', ' ']);
        assert!(
            said[2].starts_with('?') && refused.starts_with(reason),
            "{line}: {said:?}"
        );
        assert_eq!(said[3], format!("= {before}"), "{line}");
    }
    run(&["gtp", "--rules", "board=grid:3x3"]).refused(1);
}

#[test]
fn lines_that_are_none_are_refused() {
    let mut lines = b"name\nplay b \xff\n".to_vec();
    lines.resize(lines.len() + 1_000_000, b'x');
    lines.push(b'\n');
    lines.resize(lines.len() + (1 << 20) + 1, b'#');
    lines.extend(b"\nname\nnam");
    let said = run_with(&["gtp"], &lines).good();
    let said: Vec<&str> = said.split_terminator("\n\n").collect();
    assert_eq!(said[0], "= Fourchette");
    assert_eq!(said[1], "? line: byte 7 is not UTF-8 text");
    assert!(said[2].starts_with("? unknown command \"xxx") && said[2].len() < 600);
    assert_eq!(said[3], "? line: longer than 1048576 bytes");
    assert_eq!(said[4..], ["= Fourchette", "? line \"nam\": has no end"]);
}

#[test]
fn time_is_kept() {
    let begin = Instant::now();
    good(&[], "boardsize 13\ntime_settings 0 0.3 1\ngenmove b\n");
    let spent = begin.elapsed();
    assert!(spent >= Duration::from_millis(250), "{spent:?}");
    assert!(spent < Duration::from_secs(10), "{spent:?}");
}

#[test]
fn several_threads_play_the_same_again() {
    let args = ["--threads", "2", "--bot", "search:2", "--seed", "3"];
    let moves = "genmove black\ngenmove white\ngenmove black\n";
    let game = good(&args, moves);
    assert_eq!(good(&args, moves), game);
    let played: BTreeSet<_> = game.iter().collect();
    assert_eq!(played.len(), 3, "{game:?}");
    run(&["gtp", "--threads", "0"]).refused(2);
}

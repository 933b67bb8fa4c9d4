//! Certificates that the checker refuses, and what it says.

use std::collections::HashMap;

use board_play::nim::Nim;
use board_play::{Outcome, Position};
use solver::Wanted;
use solver::certificate::check::{check, position_line};
use y::Y;

use crate::certificates::certificate;
use crate::obvious::{minimax, outcome};
use crate::small;
use crate::toys::{Chase, Noughts};

const NIM: &str = "\
certificate/1
game: nim
claim: 1 wins within 3
position: nim/1 stones=5 1 5
replies: 4
nim/1 stones=5 1 5 -> 1
nim/1 stones=5 1 3 -> 3
nim/1 stones=5 1 2 -> 2
nim/1 stones=5 1 1 -> 1
";

/// Returns why a text is refused.
fn refusal(text: &str) -> String {
    check::<Nim>(text).unwrap_err().to_string()
}

fn changed(from: &str, to: &str) -> String {
    assert!(NIM.contains(from), "{from}");
    refusal(&NIM.replacen(from, to, 1))
}

#[test]
fn a_certificate_by_hand_is_accepted() {
    let verified = check::<Nim>(NIM).unwrap();
    // The start; four stones left; three, two and one left; none left.
    assert_eq!((verified[0].replies, verified[0].positions), (4, 6));
    let twice = format!("{NIM}\n{NIM}");
    assert_eq!(check::<Nim>(&twice).unwrap().len(), 2);
}

#[test]
fn heads_are_read_strictly() {
    for (from, to, wanted) in [
        (
            "certificate/1",
            "certificate/2",
            r#"line 1: "certificate/2": must be certificate/1"#,
        ),
        ("game: nim", "game: y", r#"line 2: game "y": must be nim"#),
        (
            "game: nim",
            "Game: nim",
            r#"line 2: "Game: nim": must be `game: …`"#,
        ),
        (
            "1 wins within 3",
            "1 might win",
            r#"line 3: claim "1 might win": must be like `1 wins`, `1 wins within 7` or `1 holds`"#,
        ),
        (
            "replies: 4",
            "replies: 04",
            r#"line 5: replies "04": must not have leading zeros"#,
        ),
        (
            "replies: 4",
            "replies: 5",
            "line 10: the certificate ends here, which is too early",
        ),
        (
            "replies: 4",
            "replies: 3",
            r#"line 9: "nim/1 stones=5 1 1 -> 1": there are more lines than its head says"#,
        ),
    ] {
        assert_eq!(changed(from, to), wanted);
    }
    assert_eq!(
        refusal(""),
        "line 1: the certificate ends here, which is too early"
    );
    assert!(position_line("certificate/1\n").is_err());
    for claim in [
        "3 wins",
        "1 wins within",
        "1 wins within 03",
        "1 wins ",
        "wins",
        "1 holds within 3",
    ] {
        assert!(
            changed("1 wins within 3", claim).starts_with("line 3: claim"),
            "{claim}"
        );
    }
}

#[test]
fn claims_that_are_not_so_are_refused() {
    for (from, to, wanted) in [
        (
            "within 3",
            "within 2",
            "line 4: the win can take 3 moves, not 2",
        ),
        (
            "1 wins within 3",
            "2 wins",
            "line 4: play comes to nim/1 stones=5 2 2, to which there is no reply",
        ),
    ] {
        assert_eq!(changed(from, to), wanted);
    }
}

#[test]
fn replies_that_do_not_win_are_refused() {
    for (from, to, wanted) in [
        // Three stones are left, and the other seat takes them.
        (
            "1 5 -> 1",
            "1 5 -> 2",
            "line 4: play comes to nim/1 stones=5 1 0, where seat 2 has won",
        ),
        ("1 1 -> 1", "1 1 -> 2", r#"line 9: move "2": only 1 left"#),
        (
            "1 1 -> 1",
            "1 1 -> 9",
            r#"line 9: move "9": must be 1 to 3"#,
        ),
        (
            "1 1 -> 1",
            "1 1 - 1",
            r#"line 9: "nim/1 stones=5 1 1 - 1": must be `POSITION -> MOVE`"#,
        ),
        (
            "1 3 -> 3",
            "1 1 -> 1",
            "line 9: the position is on line 7 too",
        ),
        (
            "1 1 -> 1",
            "1 4 -> 1",
            "line 4: play comes to nim/1 stones=5 1 1, to which there is no reply",
        ),
    ] {
        let found = changed(from, to);
        assert_eq!(found, wanted, "{from} {to}");
    }
}

#[test]
fn lines_that_are_not_needed_are_refused() {
    let longer = NIM.replace("replies: 4", "replies: 5") + "nim/1 stones=5 1 4 -> 1\n";
    assert_eq!(refusal(&longer), "line 10: the position never comes up");
}

/// A cop who walks to and fro catches nobody who keeps away.
#[test]
fn wins_that_need_not_come_are_refused() {
    let text = "\
certificate/1
game: chase
claim: 1 wins
position: chase/1 - 1 1 5
replies: 2
chase/1 - 1 1 5 -> 2
chase/1 - 1 2 5 -> 1
";
    let error = check::<Chase>(text).unwrap_err().to_string();
    // The robber stays where it is, and is never met.
    assert_eq!(
        error,
        "line 4: 5 leads back to chase/1 - 1 1 5: the game need not end"
    );
}

/// A reply in place of another is refused, unless it is as good and everything behind it is known too.
#[test]
fn draws_that_can_be_lost_are_refused() {
    let text = certificate(&Noughts::start(), small());
    let mut known = HashMap::new();
    let mut refused = 0;
    for line in text.lines() {
        let Some((position, reply)) = line.split_once(" -> ") else {
            continue;
        };
        let position: Noughts = position.parse().unwrap();
        let seat = position.to_move().unwrap();
        for other in position.moves().filter(|m| m.to_string() != reply) {
            let damaged = text.replace(line, &format!("{position} -> {other}"));
            if check::<Noughts>(&damaged).is_err() {
                refused += 1;
                continue;
            }
            let value = minimax(&position.after(other).unwrap(), &mut known);
            assert_ne!(outcome(value), Outcome::Win(!seat), "{position} -> {other}");
        }
    }
    assert!(refused > 100, "{refused}");
}

/// Each line left out, doubled or put in another's place is noticed, and each reply exchanged for any other
/// unless the other is as good and its continuation known.
#[test]
fn every_line_is_needed() {
    let start = Y::new(&"board=bent:3".parse().unwrap());
    let text = certificate(&start, small().with_distances(Wanted::Yes));
    assert!(check::<Y>(&text).is_ok());
    let lines: Vec<&str> = text.lines().collect();
    let joined = |lines: &[&str]| lines.join("\n") + "\n";
    assert_eq!(joined(&lines), text);
    for number in 0..lines.len() {
        let mut fewer = lines.clone();
        fewer.remove(number);
        assert!(
            check::<Y>(&joined(&fewer)).is_err(),
            "without line {number}"
        );
        let mut more = lines.clone();
        more.insert(number, lines[number]);
        assert!(check::<Y>(&joined(&more)).is_err(), "line {number} twice");
        let mut cut = lines.clone();
        let (begin, _) = cut[number].split_at(cut[number].len() - 1);
        cut[number] = begin;
        assert!(check::<Y>(&joined(&cut)).is_err(), "line {number} cut off");
    }
}

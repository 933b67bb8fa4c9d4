//! Certificates by regions, of Y on small boards.

use std::collections::HashMap;

use board_play::{Position as _, Seat};
use solver::Wanted;
use solver::certificate::check::{Promise, check};
use y::board_graph::{Board, NodeSetOf};
use y::outcome::has_y;
use y::{Y, YOn};

use crate::certificates::certificate;
use crate::small;

type Nodes = NodeSetOf<1>;

/// The middle a2 of a side is joined to each of the other sides by a pair of nodes, a3 and a4, a1 and a6:
/// when the other colour takes one of a pair, the other one is taken.
const FLAT3: &str = "\
certificate/1
game: y
claim: 1 wins
position: y/1 board=flat:3 1 black - -
regions: 13
- a1,a2,a3,a4,a6 a2 a1:2,a3:3,a4:4,a6:5
a2 a3,a4,a6 a6 a3:6,a4:7
a2 a1,a4,a6 a4 a1:8,a6:9
a2 a1,a3,a6 a3 a1:10,a6:11
a2 a1,a3,a4 a1 a3:12,a4:13
a2,a6 a4 a4 -
a2,a6 a3 a3 -
a2,a4 a6 a6 -
a2,a4 a1 a1 -
a2,a3 a6 a6 -
a2,a3 a1 a1 -
a1,a2 a4 a4 -
a1,a2 a3 a3 -
";

fn start(rules: &str) -> Y {
    Y::new(&rules.parse().unwrap())
}

/// The error of the hand-written certificate where a text is exchanged for another.
fn error(from: &str, to: &str) -> String {
    assert_eq!(FLAT3.matches(from).count(), 1, "{from}");
    check::<Y>(&FLAT3.replace(from, to))
        .unwrap_err()
        .to_string()
}

#[test]
fn a_certificate_written_by_hand_is_accepted() {
    let verified = check::<Y>(FLAT3).unwrap();
    assert_eq!(verified[0].position, start("board=flat:3"));
    assert_eq!(verified[0].seat, Seat::First);
    assert_eq!(verified[0].promise, Promise::Wins(None));
    assert_eq!(verified[0].replies, 13);
}

#[test]
fn claims_of_another_kind_are_refused() {
    for (from, to, expected) in [
        ("1 wins", "2 wins", "line 6: it is the other colour's turn"),
        (
            "1 wins",
            "1 wins within 5",
            "line 4: of this claim there is no certificate by regions",
        ),
        (
            "1 wins",
            "1 holds",
            "line 4: of this claim there is no certificate by regions",
        ),
        (
            "flat:3",
            "flat:3,handicap=2",
            "line 4: of this claim there is no certificate by regions",
        ),
        (
            "flat:3",
            "flat:3,opening=pie",
            "line 4: of this claim there is no certificate by regions",
        ),
    ] {
        assert_eq!(error(from, to), expected, "{to}");
    }
    let too_large = check::<YOn<3>>(&FLAT3.replace("flat:3", "bent:11"));
    assert_eq!(
        too_large.unwrap_err().to_string(),
        "line 4: of this claim there is no certificate by regions",
        "141 nodes"
    );
}

/// What would prove as much without it does not belong there, and is not passed over.
#[test]
fn what_is_not_needed_is_refused() {
    let more = |line: &str| {
        let text = FLAT3.replace("regions: 13", "regions: 14");
        check::<Y>(&(text + line + "\n")).unwrap_err().to_string()
    };
    assert_eq!(
        more("a1,a2 a3 a3 -"),
        "line 19: no reply goes on with this line"
    );
    // With a4 the corner a5 makes a Y too, but nothing leads there.
    assert_eq!(
        more("a2,a5 a4 a4 -"),
        "line 19: no reply goes on with this line"
    );
    for (from, to, expected) in [
        (
            "a3:6,a4:7",
            "a3:+6,a4:7",
            "line 7: \"a3:+6\": must be `NODE:LINE`",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:07",
            "line 7: \"a4:07\": must be `NODE:LINE`",
        ),
        (
            "a2,a6 a4 a4 -",
            "a2,a6 a4 a4 a3:7",
            "line 11: the game is won, and there are replies",
        ),
    ] {
        assert_eq!(error(from, to), expected, "{to}");
    }
}

#[test]
fn what_is_wrong_with_a_line_is_said() {
    for (from, to, expected) in [
        (
            "regions: 13",
            "regions: x",
            "line 5: regions \"x\": must be a plain decimal number",
        ),
        (
            "regions: 13",
            "regions: 14",
            "line 19: the certificate ends here, which is too early",
        ),
        (
            "regions: 13",
            "regions: 12",
            "line 18: \"a1,a2 a3 a3 -\": there are more lines than its head says",
        ),
        (
            "- a1,a2,a3,a4,a6 a2",
            "a4 a1,a2,a3,a6 a2",
            "line 6: not all of these stones are in the position",
        ),
        (
            "- a1,a2,a3,a4,a6 a2",
            "- a1,a2,a3,a4,a6 -",
            "line 6: it is the other colour's turn",
        ),
        (
            "a2 a3,a4,a6 a6",
            "a2 a3,a4,a6 -",
            "line 6: a1:2: that line is about something else",
        ),
        (
            "a2 a3,a4,a6 a6",
            "a2 a3,a4,a6 a1",
            "line 7: the stone is not in the region",
        ),
        (
            "a2,a6 a4 a4 -",
            "a2,a6 a5 a5 -",
            "line 7: a3:6: that line is about something else",
        ),
        (
            "a2,a4 a6 a6 -",
            "a2,a3,a4 a6 a6 -",
            "line 8: a1:8: that line is about something else",
        ),
        (
            "a3:6,a4:7",
            "a3:6",
            "line 7: each vacant node needs one reply",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:7,a4:7",
            "line 7: each vacant node needs one reply",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:14",
            "line 7: a4:14: there is no such line",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:0",
            "line 7: a4:0: there is no such line",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:6",
            "line 7: a4:6: that line is about something else",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:1",
            "line 7: a4:1: that line is about something else",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4",
            "line 7: \"a4\": must be `NODE:LINE`",
        ),
        (
            "a3:6,a4:7",
            "a3:6,a4:+7x",
            "line 7: \"a4:+7x\": must be `NODE:LINE`",
        ),
    ] {
        assert_eq!(error(from, to), expected, "{to}");
    }
}

#[test]
fn lines_that_cannot_be_read_are_refused() {
    for (from, to, expected) in [
        (
            "a1,a2 a3 a3 -",
            "a1,a2 a3 a3",
            "line 18: \"a1,a2 a3 a3\": must be stones, region, stone and replies",
        ),
        ("a1,a2 a3 a3 -", "a1,a1 a3 a3 -", "line 18: a1 stands twice"),
        (
            "a1,a2 a3 a3 -",
            "a1 a3 a3 -",
            "line 18: nothing is left, and there is no Y",
        ),
    ] {
        assert_eq!(error(from, to), expected, "{to}");
    }
    assert!(error("a1,a2 a3 a3 -", "a1,z2 a3 a3 -").starts_with("line 18: "));
}

/// Both colours win somewhere, and the lines are far fewer than the positions.
#[test]
fn wins_of_both_seats_are_certified() {
    for (rules, moves, winner) in [
        ("board=bent:3", "", Seat::First),
        ("board=bent:4", "", Seat::First),
        ("board=bent:4", "b1", Seat::Second),
        ("board=flat:6", "", Seat::First),
        ("board=flat:6", "a1", Seat::Second),
        ("board=flat:6,opening=pie", "b2 swap", Seat::Second),
    ] {
        let mut position = start(rules);
        for m in moves.split_whitespace() {
            position.play(m.parse().unwrap()).unwrap();
        }
        let text = certificate(&position, small().with_moves(Wanted::No));
        assert!(text.contains("\nregions: "), "{rules} {moves}");
        let verified = check::<Y>(&text).unwrap();
        assert_eq!(verified[0].position, position);
        assert_eq!(verified[0].seat, winner, "{rules} {moves}");
    }
}

/// Whether the colour with stones `own` wins, by playing everything.
fn wins(board: Board, own: Nodes, other: Nodes, known: &mut HashMap<[Nodes; 2], bool>) -> bool {
    if has_y(board, other) {
        return false;
    }
    if let Some(&wins) = known.get(&[own, other]) {
        return wins;
    }
    let vacant = board.all() - (own | other);
    let mut moves = vacant.iter();
    let wins = moves.any(|node| !wins(board, other, own.with(node), known));
    known.insert([own, other], wins);
    wins
}

/// Each stone is exchanged for each other one of the region: it is refused, unless it is as good.
#[test]
fn other_stones_are_refused_unless_they_win() {
    let position = start("board=bent:3");
    let board = position.board();
    let text = certificate(&position, small());
    let nodes = |text: &str| -> Nodes {
        let names = text.split(',').filter(|name| *name != "-");
        names.map(|name| board.parse_node(name).unwrap()).collect()
    };
    let mut known = HashMap::new();
    let [mut refused, mut accepted] = [0, 0];
    for line in text.lines().skip(5) {
        let fields: Vec<&str> = line.split(' ').collect();
        let (own, region, stone) = (nodes(fields[0]), nodes(fields[1]), nodes(fields[2]));
        for node in region - stone {
            let name = board.name(node).to_string();
            let replies = fields[3].replace(&format!("{name}:"), &format!("{}:", fields[2]));
            let damaged = format!("{} {} {name} {replies}", fields[0], fields[1]);
            if check::<Y>(&text.replace(line, &damaged)).is_err() {
                refused += 1;
                continue;
            }
            accepted += 1;
            let other = board.all() - (own | region);
            assert!(!wins(board, other, own.with(node), &mut known), "{damaged}");
        }
    }
    assert!(refused > 50, "{refused} refused, {accepted} accepted");
}

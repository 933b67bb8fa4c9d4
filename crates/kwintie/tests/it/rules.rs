//! The rules at their corners, on positions made by hand.

use crate::common::{Model, RULES, legal, line, lines_of_five, played};
use board_play::testkit::illegal;
use board_play::{Outcome, Position, Seat, Status, Symmetric};
use kwintie::{Block, Column, Illegal, Kwintie, Move, NoFive, outcome};

const BOARDLESS: &str = "ruleset=boardless";

fn m(text: &str) -> Move {
    text.parse().unwrap()
}

fn block(text: &str) -> Block {
    text.parse().unwrap()
}

fn assert_legal(position: &Kwintie, texts: &str) {
    for text in texts.split_whitespace() {
        assert_eq!(position.check(m(text)), Ok(()), "{text} in {position}");
    }
}

/// The end to end contact of `text` with the block `other`.
fn ends(text: &str, other: &str) -> Illegal {
    Illegal::ShortEnds {
        m: m(text),
        other: block(other),
    }
}

/// A game that leaves White stuck with blocks left: each column that is not full has a white standing
/// block at its top. White passes twice, since Black can go on.
const WHITE_STUCK: &str = "h3 h7 v3 v2 v2 v4 h7 v2 v4 v4 v9 v1 v4 v7 v5 v8 v1 v5 v2 v9 v9 v3 v8 v9 \
                           v5 v5 v7 v1 v3 v8 h8 v6 v6 v7 v1 h1";

/// A game without fixed columns in which White has put all its blocks and Black has one left, since
/// it had to pass.
const WHITE_OUT: &str = "v1 v2 v2 v2 v3 h4 v6 v5 v5 v0 v8 v0 v6 v5 v1 v1 v2 v9 v4 v8 h8 v9 v1 v3 \
                         h2 v7 v8 v3 v3 v2 h8 h8 v7 v6 v2 pass v6 v6 v5 v5";

/// A game in which both seats put all their blocks without a line of five.
const ALL_PUT: &str = "v3 h8 v6 v2 v1 v4 v2 v7 v8 v1 h1 v2 v7 v8 v5 v5 h3 v3 v8 v6 v9 h6 v1 v7 v4 v8 \
                       h1 v4 v3 h1 v7 h3 h3 v9 v6 v6 v9 v9 v5 v5";

#[test]
fn white_begins_and_keeps_off_the_middle_column() {
    let start = played("", "");
    assert_eq!(start.status(), Status::ToMove(Seat::First));
    // Of 8 lying and 9 standing places these cover column 5: h4, h5, v5.
    assert_eq!(start.move_count(), 8 + 9 - 3);
    for text in ["h4", "h5", "v5"] {
        assert_eq!(illegal(&start, text), Illegal::FirstInMiddle(m(text)));
    }
    assert_legal(&start, "h3 h6 v4 v6");
    // Black's first block may cover it, and White's second.
    assert_legal(&played("", "h1"), "h4 h5 v5");
    assert_legal(&played("", "h1 h8"), "h4 h5 v5");
    // There is no such ban without fixed columns.
    assert_eq!(legal(&played(BOARDLESS, "")), ["h1", "v1"]);
}

#[test]
fn a_free_first_block_may_cover_the_middle_column() {
    let start = played("first-block=free", "");
    assert_eq!(start.move_count(), 8 + 9);
    assert_legal(&start, "h1 h3 h4 h5 h6 h8 v1 v4 v5 v6 v9");
    // It stays within the wall all the same.
    for text in ["h0", "h9", "v0"] {
        assert_eq!(illegal(&start, text), Illegal::OffWall(m(text)));
    }
    // From the second block on nothing is different.
    for moves in ["h1", "v9 h3", "h6 v1 v3"] {
        let free = played("first-block=free", moves);
        assert_eq!(legal(&free), legal(&played("", moves)));
    }
}

#[test]
fn gaps_on_the_ground_are_allowed_on_fixed_columns() {
    assert_legal(&played("", "h1"), "v9 h7 v5");
    for text in ["v0", "h0", "h9", "h-1"] {
        let refused = illegal(&played("", "h1"), text);
        assert_eq!(refused, Illegal::OffWall(m(text)));
    }
}

#[test]
fn all_of_the_underside_rests_on_something() {
    let position = played("", "v1 h2");
    for (text, heights) in [("h1", [2, 1]), ("h3", [1, 0])] {
        let m = m(text);
        assert_eq!(illegal(&position, text), Illegal::Uneven { m, heights });
    }
    assert_legal(&position, "h2 v2 v3 h4");
}

#[test]
fn nothing_goes_beyond_row_nine() {
    let position = played("", "v1 v1 v1 v1 v2 v2 v2 v2");
    let too_high = |text: &str, height| Illegal::TooHigh { m: m(text), height };
    assert_eq!(illegal(&position, "v1"), too_high("v1", 8));
    assert_legal(&position, "h1");
    let full = played("", "v1 v1 v1 v1 v2 v2 v2 v2 h1");
    assert_eq!(full.height(0), 9);
    assert_eq!(illegal(&full, "h1"), too_high("h1", 9));
    assert_eq!(illegal(&full, "v2"), too_high("v2", 9));
}

#[test]
fn short_sides_of_one_colour_do_not_touch() {
    // End to end in one row, from either side; the other colour may.
    let position = played("", "h3 v9");
    assert_eq!(illegal(&position, "h1"), ends("h1", "hc1"));
    assert_eq!(illegal(&position, "h5"), ends("h5", "hc1"));
    assert_legal(&played("", "h3"), "h1 h5");
    // A square apart, or in different rows, they do not touch.
    assert_legal(&position, "h6");
    let raised = played("", "h1 h3 h3 v9");
    assert_eq!(illegal(&raised, "h1"), ends("h1", "hc2"));
    assert_legal(&raised, "h5");
    // Standing on standing.
    let standing = played("", "v1 v9");
    assert_eq!(illegal(&standing, "v1"), ends("v1", "va1"));
    assert_legal(&played("", "v1"), "v1");
    assert_legal(&played("", "v1 v1"), "v1");
}

#[test]
fn short_and_long_sides_may_touch() {
    // Standing beside lying and on it, lying on lying, standing beside standing.
    assert_legal(&played("", "h1 v9"), "v3 v1 v2 h1");
    assert_legal(&played("", "v1 v9"), "v2 h2");
    // Lying on standing ones.
    assert_legal(&played("", "v1 v9 v2 v8"), "h1");
}

#[test]
fn without_fixed_columns_the_wall_grows_to_both_sides() {
    assert_eq!(
        legal(&played(BOARDLESS, "h1")),
        ["h-1", "h1", "h3", "v0", "v1", "v2", "v3"]
    );
    assert_eq!(
        legal(&played(BOARDLESS, "v1")),
        ["h-1", "h2", "v0", "v1", "v2"]
    );
    let position = played(BOARDLESS, "h1 v0 v4 h-1");
    assert_eq!(
        position.to_string(),
        "kwintie/1 ruleset=boardless 1 hd1,vf1 ha1,vc1"
    );
    assert_eq!(position.width(), 6);
    for text in ["v2", "h2", "h0", "v9", "h-1", "v0"] {
        let first = Illegal::FirstNotAtOne(m(text));
        assert_eq!(illegal(&played(BOARDLESS, ""), text), first);
    }
    for text in ["v4", "h4", "v9", "v-1"] {
        let gap = Illegal::Gap(m(text));
        assert_eq!(illegal(&played(BOARDLESS, "h1"), text), gap);
    }
    // Half off the wall.
    for (text, heights) in [("h0", [0, 1]), ("h2", [1, 0])] {
        let m = m(text);
        let uneven = Illegal::Uneven { m, heights };
        assert_eq!(illegal(&played(BOARDLESS, "h1"), text), uneven);
    }
}

#[test]
fn without_fixed_columns_the_wall_has_at_most_nine() {
    let eight = played(BOARDLESS, "h1 h3 h5 h7");
    assert_legal(&eight, "v0 v9");
    for text in ["h-1", "h9"] {
        assert_eq!(illegal(&eight, text), Illegal::TooWide(m(text)));
    }
    let nine = played(BOARDLESS, "h1 h3 h5 h7 v0");
    for text in ["v0", "h0", "h-1"] {
        assert_eq!(illegal(&nine, text), Illegal::TooWide(m(text)));
    }
}

/// On the ground blocks of one colour may not touch short side to short side either.
#[test]
fn contact_counts_on_the_ground_beside_the_wall() {
    let position = played(BOARDLESS, "h1 v3");
    assert_eq!(illegal(&position, "h-1"), ends("h-1", "ha1"));
    assert_legal(&position, "v0 h4");
    let position = played(BOARDLESS, "h1 v0");
    assert_eq!(illegal(&position, "h4"), ends("h4", "hb1"));
    assert_legal(&position, "h-1 v4");
}

#[test]
fn five_squares_in_a_line_win() {
    for (moves, squares) in [
        // Across: lying, standing, lying.
        ("h1 v9 v3 v8 h4", "a1 b1 c1 d1 e1"),
        // Up: standing, lying, standing.
        ("v1 v2 h1 v9 v1", "a1 a2 a3 a4 a5"),
    ] {
        let won = played("", moves);
        assert_eq!(won.status(), Status::Over(Outcome::Win(Seat::First)));
        let winning: Vec<String> = won
            .winning_squares()
            .unwrap()
            .iter()
            .map(|node| kwintie::board().name(node).to_string())
            .collect();
        assert_eq!(winning.join(" "), squares);
        assert_eq!(legal(&won), [""; 0]);
        let outcome = Outcome::Win(Seat::First);
        assert_eq!(illegal(&won, "v5"), Illegal::GameOver(outcome));
        assert_eq!(illegal(&won, "pass"), Illegal::GameOver(outcome));
    }
}

#[test]
fn a_seat_without_a_place_passes_and_only_then() {
    let start = played("", "");
    assert_eq!(illegal(&start, "pass"), Illegal::CanPut(m("h1")));

    let stuck = played("", WHITE_STUCK);
    assert_eq!(stuck.to_move(), Some(Seat::First));
    assert!(stuck.in_hand(Seat::First) > 0);
    assert_eq!(legal(&stuck), ["pass"]);
    // Column 3 is six high, and a white block stands at its top.
    assert_eq!(illegal(&stuck, "v3"), ends("v3", "vc6"));
    let after = played("", &format!("{WHITE_STUCK} pass v3"));
    assert_eq!(legal(&after), ["pass"]);
}

#[test]
fn a_seat_that_has_put_all_blocks_passes() {
    let out = played(BOARDLESS, WHITE_OUT);
    assert_eq!(out.to_move(), Some(Seat::First));
    let left = Seat::ALL.map(|seat| out.in_hand(seat));
    assert_eq!(left, [0, 1]);
    assert_eq!(legal(&out), ["pass"]);
    assert_eq!(illegal(&out, "v1"), Illegal::NoBlockLeft(Seat::First));
}

#[test]
fn more_lines_of_four_win_when_nobody_can_go_on() {
    let over = played("", ALL_PUT);
    assert_eq!(Seat::ALL.map(|seat| over.in_hand(seat)), [0, 0]);
    let mut model = Model::new("");
    ALL_PUT.split_whitespace().for_each(|text| model.play(text));
    let [white, black] = [0, 1].map(|seat| model.fours(seat));
    assert!(white < black);
    assert_eq!(over.outcome(), Some(Outcome::Win(Seat::Second)));
    let draw = played("no-five=draw", ALL_PUT);
    assert_eq!(draw.outcome(), Some(Outcome::Draw));
    assert_eq!(draw.winning_squares(), None);

    let sets = Seat::ALL.map(|seat| over.squares(seat));
    assert_eq!(outcome::by_fours(sets), Outcome::Win(Seat::Second));
    let [white, black] = sets;
    assert_eq!(outcome::by_fours([black, white]), Outcome::Win(Seat::First));
    assert_eq!(outcome::by_fours([white, white]), Outcome::Draw);
    for (no_five, end) in [
        (NoFive::Fours, Outcome::Win(Seat::Second)),
        (NoFive::Draw, Outcome::Draw),
    ] {
        assert_eq!(outcome::without_five(sets, no_five), end);
    }
}

/// Five in a row are no line of four, and neither are they two.
#[test]
fn lines_of_four_have_exactly_four() {
    let row = |count| board_graph::NodeSet::first_n(count);
    assert_eq!(
        [3, 4, 5, 6, 9].map(|count| outcome::lines_of_four(row(count))),
        [0, 1, 0, 0, 0]
    );
}

/// The wall seen from behind: columns 1 and 9 change places, or 1 and the last.
#[test]
fn the_mirror_keeps_the_rules() {
    let position = played("", "h1 v3 v6");
    let image = position.transform(1);
    assert_eq!(image.to_string(), "kwintie/1 - 2 vd1,hh1 vg1");
    assert_eq!(image.transform(1), position);
    assert_eq!(position.transform_move(m("h1"), 1), m("h8"));
    assert_eq!(position.transform_move(m("v3"), 1), m("v7"));
    assert_eq!(position.transform_move(m("pass"), 1), m("pass"));

    let position = played(BOARDLESS, "h1 v3");
    let image = position.transform(1);
    assert_eq!(image.to_string(), "kwintie/1 ruleset=boardless 1 hb1 va1");
    assert_eq!(position.transform_move(m("h4"), 1), m("h-1"));
    assert_eq!(position.transform_move(m("v0"), 1), m("v4"));
    let start = played(BOARDLESS, "");
    assert_eq!(start.transform_move(m("h1"), 1), m("h1"));
}

#[test]
fn columns_have_numbers() {
    for number in -1..=9 {
        assert_eq!(Column::new(number).unwrap().number(), number);
    }
    assert_eq!(Column::new(-2), None);
    assert_eq!(Column::new(10), None);
}

/// `Illegal` says which move and why.
#[test]
fn refusals_are_worded() {
    for (position, text, reason) in [
        (
            played("", ""),
            "v5",
            "v5: White's first block may not cover column 5",
        ),
        (played("", ""), "h9", "h9 is not within the columns 1 to 9"),
        (
            played("", ""),
            "pass",
            "only a seat that cannot put a block passes, and h1 can be played",
        ),
        (
            played("", "v1 v9"),
            "h1",
            "h1 is not supported: the columns are 2 and 0 high",
        ),
        (
            played("", "v1 v9"),
            "v1",
            "v1 touches va1, which has the same colour, short side to short side",
        ),
        (
            played("", "v1 v1 v1 v1"),
            "v1",
            "v1 goes beyond row 9: the column is 8 high",
        ),
        (
            played("", "h1 v9 v3 v8 h4"),
            "v5",
            "the game is over: White has won",
        ),
        (
            played("no-five=draw", ALL_PUT),
            "v5",
            "the game is over: a draw",
        ),
        (
            played(BOARDLESS, ""),
            "v2",
            "v2: the first block is h1 or v1, since columns are counted from its left end",
        ),
        (
            played(BOARDLESS, "h1"),
            "v4",
            "v4 leaves a gap on the ground",
        ),
        (
            played(BOARDLESS, "h1 h3 h5 h7"),
            "h9",
            "h9 makes the wall wider than 9 columns",
        ),
        (
            played(BOARDLESS, WHITE_OUT),
            "h1",
            "White has put all its 20 blocks",
        ),
    ] {
        assert_eq!(illegal(&position, text).to_string(), reason);
    }
}

/// Games end within 80 plies: 40 blocks, and no two passes in a row.
#[test]
fn positions_are_alternating_from_the_start() {
    for rules in RULES {
        assert!(played(rules, "").is_alternating());
    }
    assert!(line("- 2 ha1 -").is_alternating());
}

/// Two lines of five win as one does, also if both begin at the same square.
#[test]
fn two_lines_of_five_are_found_however_they_lie() {
    let lines = lines_of_five();
    for one in &lines {
        for other in &lines {
            let both = *one | *other;
            assert!(outcome::has_five(both), "{both:?}");
            assert_eq!(outcome::squares_in_fives(both), both);
        }
    }
}

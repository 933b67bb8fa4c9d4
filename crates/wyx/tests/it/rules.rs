//! The rules, one by one, on hand-made positions.

use crate::common::model::STRONGHOLDS;
use crate::common::rules::{options, random_rack, random_rules, squares};
use crate::common::state::{MIDDLE, State};
use board_play::testkit::{SplitMix, illegal};
use board_play::{Outcome, Position, Seat, Status};
use wyx::{Column, Illegal, Move, Options, Wyx, board};

const WHITE: Seat = Seat::First;
const BLACK: Seat = Seat::Second;

fn moves(position: &Wyx) -> String {
    let texts: Vec<String> = position.moves().map(|m| m.to_string()).collect();
    texts.join(" ")
}

fn after(position: &Wyx, text: &str) -> Wyx {
    position.after(text.parse().unwrap()).unwrap()
}

/// The squares with pawns of a seat.
fn pawns(position: &Wyx, seat: Seat) -> String {
    let squares = position.pawns(seat).iter();
    let names: Vec<String> = squares
        .map(|square| board().name(square).to_string())
        .collect();
    names.join(" ")
}

/// Pawns left to lay.
fn left(position: &Wyx) -> [u8; 2] {
    Seat::ALL.map(|seat| position.unlaid(seat))
}

/// Names of ordinary squares, so many of them, without those given.
fn ordinary(count: usize, without: &[&str]) -> String {
    let is_stronghold = |name: &str| STRONGHOLDS.iter().any(|(square, _)| *square == name);
    let names = squares().into_iter();
    let names = names.filter(|name| !is_stronghold(name) && !without.contains(&name.as_str()));
    names.take(count).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_move_takes_the_bottom_domino_and_jumps() {
    let position = MIDDLE.position();
    // From d4: d7, a8, c4, off the board, off the board... -4-3 and +0-4 lead off.
    assert_eq!(moves(&position), "1 2 3 6 7 8");
    let next = after(&position, "3");
    let column = Column::new(3).unwrap();
    assert_eq!(position.bottom(column).unwrap().to_string(), "-1+0");
    assert_eq!(next.bottom(column), None);
    assert_eq!(board().name(next.knight(WHITE)).to_string(), "c4");
    assert_eq!(board().name(next.knight(BLACK)).to_string(), "h3");
    assert_eq!(next.to_move(), Some(BLACK));
    // The next domino of a column moves down.
    let start = Wyx::new(&options(&random_rules(&mut SplitMix::new(1), false)));
    let Some(Move::Column(played)) = start.nth_move(0) else {
        panic!("a column can be played at the start");
    };
    let next = start.after(Move::Column(played)).unwrap();
    for column in Column::all() {
        let row = usize::from(column == played);
        let expected = start.rack().unwrap().column(column)[row];
        assert_eq!(next.bottom(column), Some(expected));
    }
}

#[test]
fn a_pawn_is_laid_on_an_empty_square() {
    let next = after(&MIDDLE.position(), "7");
    assert_eq!(pawns(&next, WHITE), "d4 e6");
    assert_eq!(left(&next), [30, 31]);
}

#[test]
fn nothing_is_laid_where_the_seat_has_pawns() {
    let position = State {
        white: "e6 d7",
        ..MIDDLE
    }
    .position();
    assert_eq!(left(&position), [28, 31]);
    for column in ["7", "1"] {
        let next = after(&position, column);
        assert_eq!(pawns(&next, WHITE), "d4 e6 d7");
        assert_eq!(left(&next), [28, 31]);
    }
}

#[test]
fn a_single_enemy_pawn_goes_back_and_is_to_be_laid_again() {
    let position = State {
        black: "e6 c4",
        ..MIDDLE
    }
    .position();
    assert_eq!(left(&position), [31, 29]);
    let next = after(&position, "7");
    assert_eq!(pawns(&next, WHITE), "d4 e6");
    assert_eq!(pawns(&next, BLACK), "h3 c4");
    assert_eq!(left(&next), [30, 30]);
}

#[test]
fn two_or_three_pawns_are_laid_on_a_stronghold() {
    let position = MIDDLE.position();
    // d7 is worth 2, a8 is worth 3.
    assert_eq!(left(&after(&position, "1")), [29, 31]);
    assert_eq!(left(&after(&position, "2")), [28, 31]);
    // Other strongholds: c4 is worth 3, and d7 is a square like any other.
    let rules = "strongholds=a1:2.h1:2.d2:2.e2:2.c4:3.g4:2.b5:2.g5:2.c7:2.e7:2.a8:2.h8:2,";
    let position = State { rules, ..MIDDLE }.position();
    assert_eq!(left(&after(&position, "1")), [30, 31]);
    assert_eq!(left(&after(&position, "2")), [29, 31]);
    assert_eq!(left(&after(&position, "3")), [28, 31]);
}

#[test]
fn with_too_few_left_all_that_are_left_are_laid() {
    for laid in [29, 30, 31] {
        let white = ordinary(laid - 1, &["d4", "h3"]);
        let position = State {
            white: &white,
            ..MIDDLE
        }
        .position();
        let few = u8::try_from(32 - laid).unwrap();
        assert_eq!(left(&position), [few, 31]);
        // a8 is worth 3.
        let next = after(&position, "2");
        assert_eq!(left(&next), [0, 31]);
        assert_eq!(next.outcome(), Some(Outcome::Win(WHITE)));
        assert_eq!(next.to_string().parse(), Ok(next));
        // d7 is worth 2.
        let next = after(&position, "1");
        assert_eq!(left(&next), [few.saturating_sub(2), 31]);
        assert_eq!(next.status().is_over(), laid >= 30);
    }
}

#[test]
fn knights_may_not_leave_the_board_or_meet() {
    let position = State {
        knights: ["d4", "e6"],
        ..MIDDLE
    }
    .position();
    assert_eq!(moves(&position), "1 2 3 6 8");
    assert_eq!(
        illegal(&position, "4").to_string(),
        "column 4, -4-3, leads off the board from d4"
    );
    assert_eq!(
        illegal(&position, "7").to_string(),
        "column 7, +1+2, leads from d4 to e6, where the other knight is"
    );
    let position = State {
        bottoms: ["+0+3", "", "", "", "", "", "", ""],
        ..MIDDLE
    }
    .position();
    assert_eq!(illegal(&position, "7").to_string(), "column 7 is empty");
}

#[test]
fn enemy_pawns_bar_a_stronghold() {
    let position = State {
        black: "d7",
        ..MIDDLE
    }
    .position();
    assert_eq!(moves(&position), "2 3 6 7 8");
    assert_eq!(
        illegal(&position, "1").to_string(),
        "column 1, +0+3, leads from d4 to d7, a stronghold with pawns of seat 2"
    );
    // They bar nobody from an ordinary square.
    let position = State {
        black: "e6",
        ..MIDDLE
    }
    .position();
    assert_eq!(moves(&position), "1 2 3 6 7 8");
}

#[test]
fn pawns_of_both_seats_bar_a_stronghold_if_both_bar() {
    let own = State {
        white: "d7",
        ..MIDDLE
    };
    assert_eq!(moves(&own.position()), "1 2 3 6 7 8");
    let both = State {
        rules: "stronghold-bars=both,",
        ..own
    };
    assert_eq!(moves(&both.position()), "2 3 6 7 8");
    assert_eq!(
        illegal(&both.position(), "1").to_string(),
        "column 1, +0+3, leads from d4 to d7, a stronghold with pawns of seat 1"
    );
    let enemy = State {
        white: "",
        black: "d7",
        ..both
    };
    assert_eq!(moves(&enemy.position()), "2 3 6 7 8");
    // They bar nobody from an ordinary square.
    let ordinary = State {
        white: "e6",
        ..both
    };
    assert_eq!(moves(&ordinary.position()), "1 2 3 6 7 8");
}

#[test]
fn a_seat_passes_only_if_it_can_play_no_column() {
    // White on a1 can go right and up only; from h3 Black can go left and up.
    let stuck = State {
        bottoms: ["-3+1", "-3+4", "-1-1", "-4-3", "+0-4", "+1-2", "", ""],
        knights: ["a1", "h3"],
        ..MIDDLE
    };
    let position = stuck.position();
    assert_eq!(moves(&position), "pass");
    assert_eq!(position.move_count(), 1);
    let next = after(&position, "pass");
    assert_eq!(next.to_move(), Some(BLACK));
    assert_eq!(next, State { turn: "2", ..stuck }.position());
    assert_eq!(moves(&next), "1 2 3");
    assert_eq!(
        illegal(&next, "pass").to_string(),
        "pass is allowed only when no column can be played, and column 1 can"
    );
}

#[test]
fn a_seat_that_has_laid_all_its_pawns_wins_at_once() {
    // The rack is not empty.
    let white = ordinary(30, &["d4", "h3", "e6"]);
    let position = State {
        white: &white,
        ..MIDDLE
    }
    .position();
    assert_eq!(left(&position), [1, 31]);
    let next = after(&position, "7");
    assert_eq!(next.status(), Status::Over(Outcome::Win(WHITE)));
    assert_eq!(next.move_count(), 0);
    assert_eq!(
        illegal(&next, "3").to_string(),
        "the game is over: White has won"
    );
    // The same for Black.
    let black = ordinary(30, &["d4", "h3", "d5", "e5"]);
    let position = State {
        turn: "2",
        black: &black,
        bottoms: [
            "-1+1", "+0+3", "-4-3", "-1-1", "+0-1", "+1-2", "+4+0", "+1+2",
        ],
        ..MIDDLE
    }
    .position();
    assert_eq!(left(&position), [31, 1]);
    // From h3 to h6, where nobody has been.
    let next = after(&position, "2");
    assert_eq!(next.outcome(), Some(Outcome::Win(BLACK)));
    assert_eq!(
        illegal(&next, "pass").to_string(),
        "the game is over: Black has won"
    );
}

#[test]
fn a_pawn_given_back_counts_as_unlaid_again() {
    // White has one pawn left and Black takes one of those on the board back.
    let white = ordinary(30, &["d4", "h3", "h2"]) + " h2";
    let white = white.trim_start_matches("b1 ");
    let position = State {
        turn: "2",
        white,
        bottoms: ["+0+3", "", "", "", "+0-1", "", "+1+2", ""],
        ..MIDDLE
    };
    let position = position.position();
    assert_eq!(left(&position), [1, 31]);
    let next = after(&position, "5");
    assert_eq!(left(&next), [2, 30]);
    // One more pawn does not win now.
    let next = after(&next, "7");
    assert_eq!(left(&next), [1, 30]);
    assert!(!next.status().is_over());
}

/// Neither White on a1 nor Black on b1 can go left or down.
const NOBODY_CAN: State<'_> = State {
    bottoms: ["-3+1", "-2+1", "-4-3", "-3-3", "+0-4", "+1-4", "", ""],
    turn: "o",
    knights: ["a1", "b1"],
    ..MIDDLE
};

#[test]
fn when_neither_seat_can_play_fewer_pawns_left_win() {
    let white_wins = Outcome::Win(WHITE);
    // White has laid 3 pawns on a1; or 3 there and 1 on b2.
    for (black, black_left, with_29_left, with_28_left) in [
        ("", 31, white_wins, white_wins),
        ("c1", 30, white_wins, white_wins),
        ("c1 d1", 29, Outcome::Draw, white_wins),
        ("c1 d1 e1", 28, Outcome::Win(BLACK), Outcome::Draw),
    ] {
        let over = State {
            black,
            ..NOBODY_CAN
        }
        .position();
        assert_eq!(left(&over), [29, black_left]);
        assert_eq!(over.status(), Status::Over(with_29_left));
        // By a move: White comes from b2 by the last domino of column 3.
        let before = State {
            bottoms: ["-3+1", "-2+1", "-1-1", "-3-3", "+0-4", "+1-4", "", ""],
            turn: "1",
            knights: ["b2", "b1"],
            black,
            ..NOBODY_CAN
        }
        .position();
        assert_eq!(moves(&before), "3");
        let last = after(&before, "3");
        assert_eq!(left(&last), [28, black_left]);
        assert_eq!(last.status(), Status::Over(with_28_left));
    }
    let drawn = State {
        black: "c1 d1",
        ..NOBODY_CAN
    }
    .position();
    assert_eq!(illegal(&drawn, "1").to_string(), "the game is over: a draw");
}

#[test]
fn when_the_rack_is_empty_fewer_pawns_left_win() {
    let last = State {
        bottoms: ["", "", "", "", "", "", "+1+2", ""],
        ..MIDDLE
    };
    for (black, outcome) in [
        ("", Outcome::Win(WHITE)),
        ("h4", Outcome::Draw),
        ("h4 h5", Outcome::Win(BLACK)),
        // A pawn given back makes the difference.
        ("h4 h5 e6", Outcome::Win(BLACK)),
        ("h4 e6", Outcome::Draw),
    ] {
        let position = State { black, ..last }.position();
        assert_eq!(moves(&position), "7");
        let next = after(&position, "7");
        assert!(Column::all().all(|column| next.played(column) == 8));
        assert_eq!(next.status(), Status::Over(outcome), "{black}");
    }
}

#[test]
fn chance_fills_the_rack_column_by_column() {
    let rng = &mut SplitMix::new(3);
    let rack = random_rack(rng);
    let mut position = Wyx::new(&Options::default());
    for (place, text) in rack.iter().enumerate() {
        assert_eq!(position.status(), Status::Chance);
        assert!(!position.is_alternating());
        let column = position.filling().unwrap();
        assert_eq!(usize::from(column.number()), place / 8 + 1);
        // All dominoes of the colour that are not in the rack, equally likely.
        assert_eq!(position.move_count(), 16 - place % 16);
        assert!(position.moves().all(|m| position.chance_weight(m) == 1));
        position.play(text.parse().unwrap()).unwrap();
    }
    assert_eq!(position.status(), Status::ToMove(WHITE));
    assert!(position.is_alternating());
    assert_eq!(position.filling(), None);
    let placed: Vec<String> = position.placed().iter().map(ToString::to_string).collect();
    assert_eq!(placed, rack);
    assert_eq!(position.played(Column::new(1).unwrap()), 0);
}

#[test]
fn a_drawn_domino_must_fit_and_be_new() {
    let mut position = Wyx::new(&Options::default());
    assert_eq!(
        illegal(&position, "1").to_string(),
        "the rack is still being filled: the next move is a domino, such as +2-3"
    );
    assert_eq!(illegal(&position, "pass"), Illegal::RackNotFull);
    assert_eq!(
        illegal(&position, "+2-3").to_string(),
        "+2-3 is right-down, and column 1, which is next, is left-up"
    );
    for text in "-3+1 -2+1 -1+1 +0+1 -3+2 -2+2 -1+2 +0+2 -3+3".split(' ') {
        position.play(text.parse().unwrap()).unwrap();
    }
    assert_eq!(
        illegal(&position, "-2+1").to_string(),
        "-2+1 is in the rack already, in column 1"
    );
    assert_eq!(
        illegal(&position, "-3+3").to_string(),
        "-3+3 is in the rack already, in column 2"
    );
    let full = MIDDLE.position();
    assert_eq!(
        illegal(&full, "+2-3").to_string(),
        "+2-3 cannot be put into the rack, which is full: a move is a column, 1 to 8, or pass"
    );
}

//! `wins=moving`: a figure wins only when a move completes it.

use crate::common::{options, played};
use board_draw::DrawOptions;
use board_play::testkit::refusal;
use board_play::{Outcome, Position, Seat, Status, Symmetric as _};
use board_stones::testkit::nodes;
use tetra::{Drawn, Move, Setup, SetupError, StoneGame, Tetra, outcome};

const FIRST: Seat = Seat::First;
const SECOND: Seat = Seat::Second;

/// The node line a1 a3 a5 a7 and six stones in no figure.
const LINE_AND_OTHERS: &str = "a1 a3 a5 a7 d8 d9 d10 e7 e8 f2";

/// Ten stones in no figure.
const NO_FIGURE: &str = "a15 a16 a17 a18 a19 b14 b15 b16 c12 d15";

/// Ten stones all in figures: the node lines a1 a3 a5 a7 and a2 a4 a6 a8, the node rhombus a1 a3 c1 c3.
const ALL_IN_FIGURES: &str = "a1 a2 a3 a4 a5 a6 a7 a8 c1 c3";

/// The node line a10 a12 a14 a16 and six stones in no figure.
const WHITE_LINE: &str = "a10 a12 a14 a16 d9 d10 e7 e8 b19 c17";

/// The same line, apart from [`LINE_AND_OTHERS`].
const WHITE_LINE_APART: &str = "a10 a12 a14 a16 b14 b19 b20 c15 c17 d13";

/// The node line a1 a3 a5 a7, two stones between and four far away, which are in no figure.
const LINE_SHUT_IN: &str = "a1 a2 a3 a5 a6 a7 d8 d9 e8 f2";

/// The other neighbours of that line.
const SHUTTING_IN: &str = "a4 a8 a24 b1 b2 b3 b4 b5 b6 b7";

/// Ten stones that are stuck, the node rhombus a1 a3 c1 c3 among them.
const STUCK: &str = "a1 a2 a3 a4 b1 b2 b3 c1 c2 c3";

/// All other neighbours of these, and f3.
const AROUND: &str = "a5 a24 b4 b21 c4 c18 d1 d2 d3 f3";

fn setup(turn: Seat, winner: Option<Seat>, black: &str, white: &str) -> Setup {
    Setup {
        options: options("wins=moving"),
        turn,
        winner,
        black: nodes(black),
        white: nodes(white),
    }
}

fn read(text: &str) -> Move {
    text.parse().unwrap()
}

/// Plays moves, separated by blanks.
fn after(position: Tetra, moves: &str) -> Tetra {
    let mut texts = moves.split_whitespace();
    texts
        .try_fold(position, |position, text| position.after(read(text)))
        .unwrap()
}

#[test]
fn a_figure_that_is_put_down_wins_nothing() {
    // Black has the node line a1 a3 a5 a7, then White the line a2 a4 a6 a8; with `wins=always` Black
    // has won by the first.
    let moves = "a1 a2 a3 a4 a5 a6 a7";
    let position = played("wins=moving", moves);
    assert_eq!(played("", moves).winner(), Some(FIRST));
    assert_eq!(position.status(), Status::ToMove(SECOND));
    let position = after(position, "a8");
    assert_eq!(position.status(), Status::ToMove(FIRST));
    for seat in Seat::ALL {
        assert!(outcome::has_figure(
            position.stones(seat),
            position.options()
        ));
    }
    assert_eq!(position.winning_figures().count(), 0);
    assert_eq!(position.winning_stones(), None);
}

#[test]
fn it_wins_nothing_later_until_a_move_makes_one_anew() {
    let position = Tetra::try_from(setup(FIRST, None, LINE_AND_OTHERS, NO_FIGURE)).unwrap();
    assert_eq!(
        outcome::figures_in(nodes(LINE_AND_OTHERS), position.options()).count(),
        1
    );
    // A move elsewhere, and one that breaks the line.
    for quiet in ["d8-c9", "a7-a8"] {
        assert_eq!(
            after(position, quiet).status(),
            Status::ToMove(SECOND),
            "{quiet}"
        );
    }
    // The line is made anew.
    let won = after(position, "a7-a8 d15-d14 a8-a7");
    assert_eq!(won.outcome(), Some(Outcome::Win(FIRST)));
    assert_eq!(won.moves().count(), 0);
    let figures: Vec<String> = won.winning_figures().map(|f| f.to_string()).collect();
    assert_eq!(figures, ["node line a1 a3 a5 a7"]);
}

#[test]
fn the_winning_stones_are_those_of_all_of_the_winners_figures() {
    for (black, white, winning) in [
        (LINE_AND_OTHERS, NO_FIGURE, "a1 a3 a5 a7"),
        // Two lines, and a rhombus that shares a1 and a3 with one of them.
        (ALL_IN_FIGURES, WHITE_LINE, ALL_IN_FIGURES),
    ] {
        let won = Tetra::try_from(setup(SECOND, Some(FIRST), black, white)).unwrap();
        assert_eq!(won.winning_stones(), Some(nodes(winning)));
    }
}

#[test]
fn a_pass_wins_nothing() {
    let stuck = Tetra::try_from(setup(FIRST, None, STUCK, AROUND)).unwrap();
    assert!(outcome::has_figure(nodes(STUCK), stuck.options()));
    assert!(stuck.moves().eq([Move::Pass]));
    let passed = stuck.after(Move::Pass).unwrap();
    assert_eq!(passed.status(), Status::ToMove(SECOND));
    assert_eq!(Setup::from(passed), setup(SECOND, None, STUCK, AROUND));
}

/// With the same stones and the same turn a game can be over and can go on.
#[test]
fn the_result_depends_on_the_last_move_and_is_part_of_the_position() {
    let goes_on = Tetra::try_from(setup(SECOND, None, LINE_AND_OTHERS, NO_FIGURE)).unwrap();
    let won = Tetra::try_from(setup(SECOND, Some(FIRST), LINE_AND_OTHERS, NO_FIGURE)).unwrap();
    let before = setup(FIRST, None, &LINE_AND_OTHERS.replace("a7", "a8"), NO_FIGURE);
    let before = Tetra::try_from(before).unwrap();
    assert_eq!(after(before, "a8-a7"), won);
    let before = setup(FIRST, None, &LINE_AND_OTHERS.replace("d8", "c9"), NO_FIGURE);
    let before = Tetra::try_from(before).unwrap();
    assert_eq!(after(before, "c9-d8"), goes_on);

    assert_eq!(won.all_stones(), goes_on.all_stones());
    assert_ne!(won, goes_on);
    assert_ne!(won.key(), goes_on.key());
    for position in [won, goes_on] {
        assert_eq!(Tetra::try_from(Setup::from(position)), Ok(position));
        assert_eq!(position.to_string().parse(), Ok(position));
    }
}

/// That the last move has won is one constant, whatever else is in the key: on all images of the board.
#[test]
fn a_win_changes_every_key_alike() {
    let [won, goes_on] = [Some(FIRST), None]
        .map(|winner| Tetra::try_from(setup(SECOND, winner, LINE_AND_OTHERS, NO_FIGURE)).unwrap());
    let change = won.key() ^ goes_on.key();
    for symmetry in 1..won.symmetries() {
        let [won_image, goes_on_image] = [won, goes_on].map(|game| game.transform(symmetry));
        assert_ne!(won_image.key(), won.key());
        assert_eq!(won_image.key() ^ goes_on_image.key(), change);
    }
}

/// What can be reached, and why the rest cannot. With stones in hand and at Black's turn everything can
/// that has the numbers of stones; at White's turn Black has moved a stone that is in no figure now, or
/// has passed; a win is a move to a figure, from where it can have been that seat's turn.
#[test]
fn states_are_positions_if_moves_lead_to_them() {
    use board_stones::Colour::{Black, White};
    for (turn, winner, black, white, error) in [
        (SECOND, None, "a1 a3 a5 a7", "a2 a4 a6", None),
        (FIRST, None, ALL_IN_FIGURES, WHITE_LINE, None),
        (FIRST, None, LINE_SHUT_IN, SHUTTING_IN, None),
        (SECOND, None, LINE_SHUT_IN, SHUTTING_IN, None),
        (SECOND, Some(FIRST), ALL_IN_FIGURES, WHITE_LINE, None),
        (FIRST, Some(SECOND), LINE_AND_OTHERS, WHITE_LINE_APART, None),
        (SECOND, None, STUCK, AROUND, None),
        (
            SECOND,
            None,
            ALL_IN_FIGURES,
            WHITE_LINE,
            Some(SetupError::WouldHaveWon),
        ),
        (
            FIRST,
            Some(SECOND),
            ALL_IN_FIGURES,
            WHITE_LINE,
            Some(SetupError::NoMoveBefore),
        ),
        (
            SECOND,
            Some(FIRST),
            LINE_SHUT_IN,
            SHUTTING_IN,
            Some(SetupError::NoWinningMove(Black)),
        ),
        (
            SECOND,
            Some(FIRST),
            "a1 a3 a5 a7",
            "a2 a4 a6",
            Some(SetupError::WonPlacing(Black)),
        ),
        (
            FIRST,
            Some(SECOND),
            LINE_AND_OTHERS,
            NO_FIGURE,
            Some(SetupError::NoFigure(White)),
        ),
        (
            SECOND,
            Some(SECOND),
            LINE_AND_OTHERS,
            NO_FIGURE,
            Some(SetupError::WinnerToMove(White)),
        ),
    ] {
        let setup = setup(turn, winner, black, white);
        assert_eq!(Tetra::try_from(setup).err(), error, "{setup:?}");
    }
}

#[test]
fn the_line_of_a_position_says_who_has_won() {
    for line in [
        "tetra/1 wins=moving 1 - - -",
        "tetra/1 wins=moving 2 - a1,a3,a5,a7 a2,a4,a6",
        "tetra/1 scales=edge,fork=off,wins=moving 1 - c5 d1",
        "tetra/1 wins=moving 2 - a1,a3,a5,a7,d8,d9,d10,e7,e8,f2 \
         a15,a16,a17,a18,a19,b14,b15,b16,c12,d15",
        "tetra/1 wins=moving o 1 a1,a3,a5,a7,d8,d9,d10,e7,e8,f2 \
         a15,a16,a17,a18,a19,b14,b15,b16,c12,d15",
    ] {
        let position: Tetra = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        let winner = line.contains(" o ").then_some(FIRST);
        assert_eq!(position.winner(), winner);
    }
}

#[test]
fn bad_lines_name_the_field_and_the_reason() {
    let all_in_figures = ALL_IN_FIGURES.replace(' ', ",");
    let white_line = "a10,a12,a14,a16,b19,c17,d9,d10,e7,e8";
    for (line, reason) in [
        (
            "1 - -",
            r#"position "tetra/1 wins=moving 1 - -": field white (5 of 5) is missing"#.to_owned(),
        ),
        (
            "1 - - - -",
            r#"position "tetra/1 wins=moving 1 - - - -": "-" follows the last of 5 fields"#.to_owned(),
        ),
        ("c - - -", r#"field turn "c": must be 1, 2 or o"#.to_owned()),
        (
            "2 - - -",
            r#"field turn "2": with 0 black and 0 white stones it is Black's turn"#.to_owned(),
        ),
        (
            "o - a1,a3,a5,a7 a2,a4,a6",
            r#"field winner "-": must be 1 or 2 when the game is over"#.to_owned(),
        ),
        (
            "2 1 a1,a3,a5,a7 a2,a4,a6",
            r#"field winner "1": must be - while a seat is to move"#.to_owned(),
        ),
        ("o 3 - -", r#"field winner "3": seat "3": must be 1 or 2"#.to_owned()),
        (
            "o 1 a1,a3,a5,a7 a2,a4,a6",
            r#"field winner "1": Black has won, and no stone has moved: there are some to put down"#
                .to_owned(),
        ),
        (
            "o 1 a1,a2,a3,a4 a5,a6,a7",
            r#"field winner "1": Black has won, and has no figure"#.to_owned(),
        ),
        (
            &format!("2 - {all_in_figures} {white_line}"),
            format!(
                r#"field black "{all_in_figures}": no last move by Black leads here: each would have completed a figure"#
            ),
        ),
        (
            &format!("o 2 {all_in_figures} {white_line}"),
            r#"field winner "2": White has won, and no move by Black led to its last one: each would have completed a figure"#.to_owned(),
        ),
        (
            "o 1 a1,a2,a3,a5,a6,a7,d8,d9,e8,f2 a4,a8,a24,b1,b2,b3,b4,b5,b6,b7",
            r#"field winner "1": Black has won, and no stone in its figures can have moved last"#
                .to_owned(),
        ),
    ] {
        assert_eq!(refusal::<Tetra>(&format!("tetra/1 wins=moving {line}")), reason);
    }
}

/// With `wins=always` the stones tell who has won, and a state must not say anything else.
#[test]
fn a_state_with_wins_always_says_what_the_stones_say() {
    use board_stones::Colour::{Black, White};
    let (black, white) = ("a1 a3 a5 a7", "a2 a4 a6");
    for (winner, error) in [
        (Some(FIRST), None),
        (None, Some(SetupError::PlayedOn(Black))),
        (Some(SECOND), Some(SetupError::WinnerToMove(White))),
    ] {
        let setup = Setup {
            options: options(""),
            ..setup(SECOND, winner, black, white)
        };
        assert_eq!(Tetra::try_from(setup).err(), error);
    }
}

/// A line that was put down and one that a move has made: the picture that knows the move shows that
/// one only, for it won.
#[test]
fn a_picture_of_the_last_move_shows_what_it_completed() {
    let black = "a1 a3 a5 a7 a18 a20 a22 a23 d9 e7";
    let white = "a10 a11 a13 b8 b9 b12 c9 c12 d12 f2";
    let before = Tetra::try_from(setup(FIRST, None, black, white)).unwrap();
    let won = after(before, "a23-a24");
    assert_eq!(won.winner(), Some(FIRST));
    let shown = |last: Option<&str>| {
        let options = DrawOptions {
            last: last.map(read),
            ..DrawOptions::default()
        };
        let text = won.canvas(&options).to_string();
        let (_, figures) = text.split_once("has won: ").unwrap();
        // A long caption is broken into lines.
        let (figures, _) = figures.split_once('.').unwrap();
        let figures: Vec<&str> = figures.split_whitespace().collect();
        let svg = won.svg(&options).to_string();
        let marked = svg.matches("<circle class=\"winning\"").count();
        (figures.join(" "), marked)
    };
    let one = "node line a18 a20 a22 a24".to_owned();
    assert_eq!(shown(Some("a23-a24")), (one, 4));
    // Without a move, with one that cannot have been the last, and with one that completed nothing.
    for last in [None, Some("a23-f1"), Some("d8-d9")] {
        let both = "node line a1 a3 a5 a7, node line a18 a20 a22 a24".to_owned();
        assert_eq!(shown(last), (both, 8), "{last:?}");
    }
}

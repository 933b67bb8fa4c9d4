//! States that are positions, and states that play cannot lead to.

use board_play::{Position, Seat};
use yinyang::{Cell, Law, Pawns, Phase, Setup, SetupError, Slot, Square, Written, YinYang};

const FIRST: Seat = Seat::First;
const SECOND: Seat = Seat::Second;

fn law(text: &str) -> Law {
    text.parse().unwrap()
}

fn written(text: &str) -> Written {
    let (text, posted) = match text.strip_suffix('!') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let law = law(text);
    Written { law, posted }
}

/// A game in which each seat can always use a law: the empty one stands somewhere.
fn setup(phase: Phase, board: &str) -> Setup {
    let idle = Some(written("wbwb>wb.b"));
    Setup {
        options: "".parse().unwrap(),
        phase,
        pawns: board.parse().unwrap(),
        laws: [[Some(written("....>*")), idle, idle, idle]; 2],
    }
}

fn refusal(setup: Setup) -> SetupError {
    YinYang::try_from(setup).unwrap_err()
}

#[test]
fn positions_are_setups_and_back() {
    let mut position = YinYang::new(&"".parse().unwrap());
    let idle = "....>* wwww>* wwww>* wwww>*";
    let moves = format!("bbbb>bb.b {idle} wwww>ww.w wwww>* wwww>* 1@a1 2@b3");
    for text in moves.split(' ') {
        let setup = Setup::from(position);
        assert_eq!(YinYang::try_from(setup), Ok(position));
        if position.play(text.parse().unwrap()).is_err() {
            break;
        }
    }
    assert!(!matches!(position.phase(), Phase::Writing { .. }));
}

#[test]
fn laws_are_those_written_so_far() {
    let slot = Slot::ALL[2];
    let mut missing = setup(Phase::Turn(FIRST), "b.../..../..../...w");
    missing.laws[1][2] = None;
    assert_eq!(
        refusal(missing),
        SetupError::LawMissing { seat: SECOND, slot }
    );

    let phase = Phase::Writing { seat: SECOND, slot };
    let mut early = setup(phase, "bwww/bwww/bbbw/bbbw");
    assert_eq!(
        refusal(early),
        SetupError::LawTooEarly { seat: SECOND, slot }
    );
    early.laws[1][2] = None;
    early.laws[1][3] = None;
    assert_eq!(YinYang::try_from(early).unwrap().phase(), phase);
    early.laws[1][1] = None;
    let slot = Slot::ALL[1];
    assert_eq!(
        refusal(early),
        SetupError::LawMissing { seat: SECOND, slot }
    );

    early.laws[1][1] = Some(written("....>*!"));
    assert_eq!(
        refusal(early),
        SetupError::PostedTooEarly { seat: SECOND, slot }
    );
    early.laws[1][1] = Some(written("....>*"));
    early.pawns = early.pawns.with(Square::A1, Cell::Empty);
    assert_eq!(refusal(early), SetupError::NotTheStart);
}

#[test]
fn laws_are_allowed_and_posted_ones_agree() {
    let mut setup = setup(Phase::Turn(FIRST), "b.../..../..../...w");
    setup.laws[0][3] = Some(written("....>bw.."));
    assert!(YinYang::try_from(setup).is_ok());
    setup.options = "population=same-colour".parse().unwrap();
    assert_eq!(
        refusal(setup),
        SetupError::MixedPopulation {
            seat: FIRST,
            slot: Slot::ALL[3],
            law: law("....>bw..")
        }
    );

    // White's law, turned, has the cause of Black's, and the same effect.
    setup.laws[0][3] = Some(written("b...>....!"));
    setup.laws[1][1] = Some(written("...b>....!"));
    let contradiction = SetupError::Contradiction {
        seat: FIRST,
        slot: Slot::ALL[3],
        of: SECOND,
        by: Slot::ALL[1],
    };
    assert_eq!(refusal(setup), contradiction);
    setup.options = "contradiction=different-effect".parse().unwrap();
    assert!(YinYang::try_from(setup).is_ok());
    setup.laws[1][1] = Some(written("...b>*!"));
    assert_eq!(refusal(setup), contradiction);
    assert_eq!(
        contradiction.to_string(),
        "law 4 of seat 1 and law 2 of seat 2 contradict each other"
    );
}

#[test]
fn a_seat_that_has_arrived_has_won() {
    let black = "...b/..../..../.w..";
    let any = Phase::Turn(SECOND);
    let arrived = SetupError::Arrived(FIRST);
    assert_eq!(refusal(setup(any, black)), arrived);
    assert_eq!(refusal(setup(Phase::Stepped(SECOND), black)), arrived);
    let lost = setup(Phase::Over { winner: SECOND }, black);
    assert_eq!(refusal(lost), arrived);
    let won = setup(Phase::Over { winner: FIRST }, black);
    assert_eq!(YinYang::try_from(won).unwrap().winner(), Some(FIRST));
    let both = setup(Phase::Over { winner: FIRST }, "...b/..../..../w...");
    assert_eq!(refusal(both), SetupError::Arrived(SECOND));

    // With `goal=moved` a pawn there may have been created.
    let moved = |mut setup: Setup| {
        setup.options = "goal=moved".parse().unwrap();
        setup
    };
    assert!(YinYang::try_from(moved(setup(any, black))).is_ok());
    assert!(YinYang::try_from(moved(won)).is_ok());
    // Nobody can have stepped there if both squares next to it are occupied.
    let walled = setup(Phase::Over { winner: FIRST }, "..wb/...w/..../....");
    assert!(YinYang::try_from(walled).is_ok());
    let winner = FIRST;
    assert_eq!(refusal(moved(walled)), SetupError::NotOver(winner));
}

#[test]
fn a_seat_that_is_stuck_has_lost_and_no_other() {
    // White's pawn on d1 is walled in; only the empty law saves White, by an adaptation.
    let board = "..../..../...b/..bw";
    let mut setup = setup(Phase::Turn(SECOND), board);
    assert!(YinYang::try_from(setup).is_ok());
    let winner = FIRST;
    let over = Setup {
        phase: Phase::Over { winner },
        ..setup
    };
    assert_eq!(refusal(over), SetupError::NotOver(winner));

    setup.laws[1][0] = Some(written("wwww>*"));
    assert_eq!(refusal(setup), SetupError::Stuck(SECOND));
    let over = Setup {
        phase: Phase::Over { winner },
        ..setup
    };
    assert_eq!(YinYang::try_from(over).unwrap().winner(), Some(winner));
    let wrong = Setup {
        phase: Phase::Over { winner: SECOND },
        ..setup
    };
    assert_eq!(refusal(wrong), SetupError::NotOver(SECOND));
    // It may be stuck after a step: it ends its turn.
    setup.phase = Phase::Stepped(SECOND);
    setup.pawns = "..../...b/..bw/....".parse().unwrap();
    assert!(YinYang::try_from(setup).is_ok());
}

#[test]
fn a_seat_that_has_stepped_left_a_square() {
    let seat = SECOND;
    let full = setup(Phase::Stepped(seat), "bwww/bwww/bbbw/bbbw");
    assert_eq!(refusal(full), SetupError::NoStep(seat));
    let walled = setup(Phase::Stepped(seat), "..../..../...b/..bw");
    assert_eq!(refusal(walled), SetupError::NoStep(seat));
    let free = setup(Phase::Stepped(seat), "..../..../..../..bw");
    assert!(YinYang::try_from(free).is_ok());
    // The only square that it can have left is its goal, where it had won.
    let seat = FIRST;
    let from_goal = setup(Phase::Stepped(seat), "..b./.wb./..../....");
    assert!(YinYang::try_from(from_goal).is_ok());
    let mut from_goal = setup(Phase::Stepped(seat), ".wb./..w./..../...w");
    assert_eq!(refusal(from_goal), SetupError::NoStep(seat));
    from_goal.options = "goal=moved".parse().unwrap();
    assert!(YinYang::try_from(from_goal).is_ok());
}

/// What a law has made need not be what the start had, but a board is a board.
#[test]
fn boards_are_free_after_the_laws() {
    let many = setup(Phase::Turn(FIRST), "..../bbbb/bbbb/bbbb");
    let position = YinYang::try_from(many).unwrap();
    assert_eq!(position.pawns().count(FIRST), 12);
    assert_eq!(position.pawns().nodes(FIRST).len(), 12);
    assert_eq!(Pawns::EMPTY.count(SECOND), 0);
}

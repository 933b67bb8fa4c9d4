//! Turns, laws, posting and adaptation in positions made by hand, for what is easily got wrong.

use crate::common::hand_made::{IDLE, at, board, moves, play, position, refusal};
use board_play::{Position, Seat, Status};
use yinyang::{Illegal, Move, Phase, Slot, YinYang};

#[test]
fn black_writes_four_laws_then_white() {
    let mut position = YinYang::new(&"".parse().unwrap());
    for (written, number) in [1, 1, 1, 1, 2, 2, 2, 2].into_iter().enumerate() {
        assert_eq!(position.to_move().unwrap().to_string(), number.to_string());
        assert_eq!(position.move_count(), 513);
        let slot = Slot::ALL[written % 4];
        let seat = Seat::ALL[number - 1];
        assert_eq!(position.phase(), Phase::Writing { seat, slot });
        assert_eq!(position.law(seat, slot), None);
        // Equal and contradicting laws in one hand are allowed.
        let law = ["bbbb>bb.b", "bbbb>bb.b", "bbbb>bbb.", "bbbb>*"][written % 4];
        position = play(position, law);
        assert_eq!(position.law(seat, slot).unwrap().to_string(), law);
        assert_eq!(board(&position), "bwww/bwww/bbbw/bbbw");
    }
    assert_eq!(position.status(), Status::ToMove(Seat::First));
    assert_eq!(moves(&position), "1@a1 1@b1 2@a1 2@b1 3@a1 3@b1 4*");
}

#[test]
fn a_turn_is_a_step_a_law_or_a_step_and_a_law() {
    let start = position("", "..../.b../..../...w", &["b...>bww."], &[]);
    assert_eq!(moves(&start), "b3-b2 b3-a3 b3-c3 b3-b4 1@b2");
    let stepped = play(start, "b3-b4");
    assert_eq!(stepped.status(), Status::ToMove(Seat::First));
    assert_eq!(moves(&stepped), "1@b3 end");
    assert_eq!(play(stepped, "end").to_move(), Some(Seat::Second));
    assert_eq!(play(stepped, "1@b3").to_move(), Some(Seat::Second));
    // A law ends the turn, so no step comes after it.
    assert_eq!(play(start, "1@b2").to_move(), Some(Seat::Second));
    // `end` is played even when it is the only move.
    let stepped = play(start, "b3-b2");
    assert_eq!(moves(&stepped), "1@b1 end");
    let stepped = play(start, "b3-a3 end d1-d2");
    assert_eq!(moves(&stepped), "end");
}

#[test]
fn a_law_fits_exactly_the_empty_cells_included() {
    let laws = ["b...>b.bb", ".b..>*", "bbbb>bbb."];
    let made = position("", "b.../..bb/..bb/..bw", &laws, &[]);
    assert!(made.check("1@a3".parse().unwrap()).is_ok());
    assert!(made.check("3@c2".parse().unwrap()).is_ok());
    // `...b` stands at b3, and `.b.b` at b1 and b2.
    assert!(refusal(&made, "1@b3").contains("does not stand at b3"));
    assert!(refusal(&made, "2*1=....>*").contains("stands nowhere"));
}

/// White sits opposite: `bw..` of White is `..wb` on the board, and so is its effect turned.
#[test]
fn laws_of_white_act_turned() {
    let made = at("2 - -", "", "..../.wb./..../b..w", &[], &["bw..>b..."]);
    assert!(made.check("1@b3".parse().unwrap()).is_ok());
    let after = play(made, "1@b3");
    assert_eq!(board(&after), "..../..b./..../b..w");
    // The same law of Black does not fit there, and fits at b2.
    let black = position("", "..../.bw./..../b..w", &["bw..>b..."], &[]);
    assert!(black.check("1@b3".parse().unwrap()).is_err());
    assert_eq!(board(&play(black, "1@b2")), "..../.b../..../b..w");
}

/// Squares and windows are named in Black's frame for both seats, in moves too.
#[test]
fn both_seats_name_squares_alike() {
    let made = at("2 - -", "", "..../..../..../b..w", &[], &["w...>wbb."]);
    // What White calls the top left cell is the bottom right of the window.
    assert_eq!(moves(&made), "d1-c1 d1-d2 1@c1");
    assert_eq!(board(&play(made, "1@c1")), "..../..../...b/b.bw");
}

#[test]
fn the_first_use_posts_a_law_which_is_used_again() {
    let start = position("", "bb../bb../bb../bb.w", &["bbbb>bbb."], &[]);
    let slot = Slot::ALL[0];
    assert!(!start.is_posted(Seat::First, slot));
    let used = play(start, "1@a3");
    assert!(used.is_posted(Seat::First, slot));
    let again = play(used, "d1-d2 end 1@a1 d2-d1 end");
    assert!(again.is_posted(Seat::First, slot));
    assert_eq!(board(&again), "bb../b.../bb../b..w");
}

/// A posted law bars the hidden ones with the same cause as it lies on the board, whoever owns them:
/// other effects, the owner's second copy, adaptations, the opponent's turned.
#[test]
fn a_posted_law_bars_the_same_cause() {
    let black = ["b...>bbb.", "b...>bbb.", "b...>*", "b...>...."];
    let white = ["...b>.bbb", "...b>*", "b...>bbb.", "...b>...."];
    let start = position("", "b.../..../...w/....", &black, &white);
    let used = play(start, "1@a3");
    let seat = Seat::First;
    assert!(!used.is_barred(seat, Slot::ALL[0]));
    for slot in &Slot::ALL[1..] {
        assert!(used.is_barred(seat, *slot));
    }
    // White's `...b`, turned, is `b...`; White's `b...`, turned, is `...b`, which is another cause.
    assert_eq!(
        Slot::ALL.map(|slot| used.is_barred(Seat::Second, slot)),
        [true, true, false, true]
    );
    let used = play(used, "d2-d1 end");
    assert_eq!(
        used.check("2@b2".parse().unwrap()),
        Err(Illegal::Barred {
            slot: Slot::ALL[1],
            law: "b...>bbb.".parse().unwrap(),
            of: Seat::First,
            by: Slot::ALL[0],
        })
    );
    assert!(refusal(&used, "3*1=b...>bbb.").contains("contradicts law 1 of seat 1"));
}

/// With `different-effect` equal laws may both be posted, also those of different owners.
#[test]
fn different_effects_of_the_same_cause_bar() {
    let black = ["b...>bbb.", "b...>bbb.", "b...>*", "b...>...."];
    let white = ["...b>.bbb", "...b>*", "b...>bbb.", "...b>...."];
    let rules = "contradiction=different-effect";
    let start = position(rules, "b.../..../...w/....", &black, &white);
    let used = play(start, "1@a3");
    let barred = |position: &YinYang, seat| Slot::ALL.map(|slot| position.is_barred(seat, slot));
    assert_eq!(barred(&used, Seat::First), [false, false, true, true]);
    assert_eq!(barred(&used, Seat::Second), [false, true, false, true]);
    let both = play(used, "d2-d1 end 2@a2");
    assert!(both.is_posted(Seat::First, Slot::ALL[1]));
    // An adaptation equals an adaptation with the same cause.
    let start = position(
        rules,
        "b.../..../...w/....",
        &["b...>*", "b...>*"],
        &["...b>*"],
    );
    let used = play(start, "1*4=....>*");
    assert_eq!(barred(&used, Seat::First), [false; 4]);
    assert_eq!(barred(&used, Seat::Second), [false; 4]);
}

#[test]
fn an_adaptation_rewrites_any_law_of_its_owner() {
    let laws = ["....>*", "b...>bbb.", IDLE, IDLE];
    let start = position("", "b.../..../..../...w", &laws, &[]);
    // Four places, 513 texts, the present ones among them.
    let adaptations = start.moves().filter(|m| matches!(m, Move::Adapt { .. }));
    assert_eq!(adaptations.count(), 4 * 513);
    for rewritten in Slot::ALL {
        let after = play(start, &format!("1*{rewritten}=bb..>*"));
        assert_eq!(board(&after), board(&start));
        assert_eq!(after.to_move(), Some(Seat::Second));
        for slot in Slot::ALL {
            let law = after.law(Seat::First, slot).unwrap().to_string();
            let expected = if slot == rewritten {
                "bb..>*"
            } else {
                laws[slot.index()]
            };
            assert_eq!(law, expected);
            let posted = slot.number() == 1 && rewritten != slot;
            assert_eq!(after.is_posted(Seat::First, slot), posted);
        }
    }
}

/// A posted law that is rewritten is withdrawn and bars nobody any more: with a new text, with the
/// same text, and the adaptation itself.
#[test]
fn a_rewritten_law_is_hidden_and_bars_nobody() {
    let black = ["b...>bbb.", "....>*"];
    let white = ["...b>*", "....>*"];
    let start = position("", "b.../..../..../...w", &black, &white);
    let posted = play(start, "1@a3 d1-c1 end");
    assert!(posted.is_barred(Seat::Second, Slot::ALL[0]));
    for text in ["2*1=wwww>*", "2*1=b...>bbb."] {
        let rewritten = play(posted, text);
        assert!(!rewritten.is_posted(Seat::First, Slot::ALL[0]));
        assert!(rewritten.is_posted(Seat::First, Slot::ALL[1]));
        assert!(!rewritten.is_barred(Seat::Second, Slot::ALL[0]));
        // The adaptation, posted by its use, bars White's with the same cause.
        assert!(rewritten.is_barred(Seat::Second, Slot::ALL[1]));
    }
    let itself = play(posted, "2*2=....>*");
    assert!(!itself.is_posted(Seat::First, Slot::ALL[1]));
    assert!(!itself.is_barred(Seat::Second, Slot::ALL[1]));
    assert!(itself.is_barred(Seat::Second, Slot::ALL[0]));
}

/// What an adaptation writes may be barred; it just cannot be used.
#[test]
fn a_barred_law_may_be_written() {
    let black = ["b...>bbb.", "....>*"];
    let start = position("", "b.../..../..../...w", &black, &[]);
    let written = play(start, "1@a3 d1-c1 end 2*3=b...>....");
    assert!(written.is_barred(Seat::First, Slot::ALL[2]));
    let next = play(written, "c1-d1 end");
    assert!(refusal(&next, "3@b2").contains("contradicts law 1 of seat 1"));
}

/// The booklet's supply of pawns limits nothing: there may be 16 of a colour.
#[test]
fn the_supply_limits_nothing() {
    let made = position(
        "goal=moved",
        "bbbb/bbbb/bbbb/bb..",
        &["bb..>bbbb"],
        &["bbbb>bb.b"],
    );
    let full = play(made, "1@c1");
    assert_eq!(full.pawns().count(Seat::First), 16);
    assert_eq!(full.to_move(), Some(Seat::Second));
}

/// With `same-colour` two colours cannot be written, at the beginning or by an adaptation.
#[test]
fn same_colour_limits_what_is_written() {
    let start = YinYang::new(&"population=same-colour".parse().unwrap());
    assert_eq!(start.move_count(), 405);
    let reason = "the law ....>bw.. adds pawns of both colours, and the rules say \
                  population=same-colour";
    assert_eq!(refusal(&start, "....>bw.."), reason);
    let made = position(
        "population=same-colour",
        "b.../..../..../...w",
        &["....>*"],
        &[],
    );
    assert_eq!(refusal(&made, "1*1=....>bw.."), reason);
    let adaptations = made.moves().filter(|m| matches!(m, Move::Adapt { .. }));
    assert_eq!(adaptations.count(), 4 * 405);
}

/// Every rule that a move can break, with the words in which it is refused.
#[test]
fn illegal_moves_are_refused_with_the_rule_they_break() {
    let writing = YinYang::new(&"".parse().unwrap());
    let laws = ["b...>bbb.", "....>*", "wwww>*", "b...>...."];
    let turn = position("", "b.../bb../..../...w", &laws, &[]);
    let stepped = play(turn, "b3-c3");
    let over = play(position("", "..b./..../..../...w", &[], &[]), "c4-d4");
    let posted = play(turn, "1@b2 d1-c1 end");
    for (position, text, reason) in [
        (
            writing,
            "a1-a2",
            "the laws come first: seat 1 is to write its law 1",
        ),
        (
            writing,
            "1@a1",
            "the laws come first: seat 1 is to write its law 1",
        ),
        (
            writing,
            "end",
            "the laws come first: seat 1 is to write its law 1",
        ),
        (
            turn,
            "b...>bbb.",
            "all laws are written; only an adaptation can rewrite one, as in 3*1=b...>bbb.",
        ),
        (turn, "a1-a2", "there is no pawn on a1"),
        (turn, "d1-d2", "the pawn on d1 is the other seat's"),
        (
            turn,
            "b3-c2",
            "c2 is not next to b3, and pawns step along files and ranks only",
        ),
        (
            turn,
            "b3-b3",
            "b3 is not next to b3, and pawns step along files and ranks only",
        ),
        (turn, "b3-a3", "a3 is occupied"),
        (
            turn,
            "end",
            "the turn has just begun; end comes after a step",
        ),
        (
            stepped,
            "a3-a2",
            "a turn has one step; use a law now, or end the turn",
        ),
        (
            turn,
            "2@a1",
            "law 2 is the adaptation ....>*: it rewrites a law, as in 2*1=....>*",
        ),
        (
            turn,
            "1*1=....>*",
            "law 1 is b...>bbb., no adaptation, and rewrites nothing",
        ),
        (
            turn,
            "1@a1",
            "the cause of law 1, b...>bbb., does not stand at a1",
        ),
        (
            turn,
            "3*1=....>*",
            "the cause of law 3, wwww>*, stands nowhere on the board",
        ),
        (
            posted,
            "4@c2",
            "law 4, b...>...., contradicts law 1 of seat 1, which is posted",
        ),
        (over, "end", "the game is over: seat 1 has won"),
        (over, "....>*", "the game is over: seat 1 has won"),
    ] {
        assert_eq!(refusal(&position, text), reason);
    }
}

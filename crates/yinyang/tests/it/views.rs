//! What seats see, and that nothing else gets out.

use crate::common::kit::{choose, choose_law};
use crate::common::model::ALL_RULES;
use board_draw::{DrawOptions, Drawn};
use board_play::testkit::SplitMix;
use board_play::{Adjudication, Observe, Position, Record, Seat, Viewer};
use yinyang::{Hidden, Law, Move, Slot, YinYang};

pub(crate) const FIRST: Seat = Seat::First;
pub(crate) const SECOND: Seat = Seat::Second;

/// A game with everything that can be seen or not.
pub(crate) const MOVES: [&str; 15] = [
    "bbbb>bb.b",
    "....>*",
    "bbb.>*",
    "bw..>b...",
    "wwww>ww.w",
    "....>*",
    "ww.w>*",
    "....>b..w",
    "1@a1",
    "1@b3",
    "b1-a1",
    "3*1=bb..>bbww",
    "3*3=wwww>*",
    "a1-b1",
    "end",
];

pub(crate) fn game() -> Record<YinYang> {
    let start = YinYang::new(&"".parse().unwrap());
    let mut record = Record::new(start, Adjudication::default());
    for text in MOVES {
        let pushed = record.push(text.parse().unwrap());
        pushed.unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    record
}

/// The opponent's moves are seen, but not the text of a law that is written in secret.
#[test]
fn moves_as_they_are_seen() {
    let record = game();
    let seen = |viewer| {
        let seen = record.seen_by(viewer);
        let moves = seen.moves().iter().map(ToString::to_string);
        moves.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        seen(FIRST),
        "bbbb>bb.b ....>* bbb.>* bw..>b... ? ? ? ? 1@a1 1@b3 b1-a1 3*1=bb..>bbww 3*3=? a1-b1 end"
    );
    assert_eq!(
        seen(SECOND),
        "? ? ? ? wwww>ww.w ....>* ww.w>* ....>b..w 1@a1 1@b3 b1-a1 3*1=? 3*3=wwww>* a1-b1 end"
    );
}

/// A seat sees its own laws and the other's posted ones, and that the others exist.
#[test]
fn views() {
    let record = game();
    let positions: Vec<YinYang> = record.positions().collect();
    let board = "bwww/bwww/bbbw/bbbw";
    for (ply, viewer, line) in [
        (0, FIRST, format!("yinyang-view/1 - 1 1 - - {board} - -")),
        (
            2,
            FIRST,
            format!("yinyang-view/1 - 1 1 - - {board} bbbb>bb.b,....>* -"),
        ),
        (2, SECOND, format!("yinyang-view/1 - 2 1 - - {board} ?,? -")),
        (
            6,
            FIRST,
            format!("yinyang-view/1 - 1 2 - - {board} bbbb>bb.b,....>*,bbb.>*,bw..>b... ?,?"),
        ),
    ] {
        assert_eq!(positions[ply].view(viewer).to_string(), line);
    }
    let position = positions[11];
    let black = position.view(FIRST).to_string();
    assert!(
        black.ends_with("bbbb>bb.b!,....>*,bbb.>*,bw..>b... wwww>ww.w!,?,?,?"),
        "{black}"
    );
    assert!(black.contains(" 1 stepped - "), "{black}");
    let white = position.view(SECOND).to_string();
    assert!(
        white.ends_with("bbbb>bb.b!,?,?,? wwww>ww.w!,....>*,ww.w>*,....>b..w"),
        "{white}"
    );

    // Black has rewritten law 1: it is hidden again; the adaptation is posted.
    let white = positions[12].view(SECOND).to_string();
    assert!(white.contains(" ?,?,bbb.>*!,? "), "{white}");
    // White's adaptation has rewritten itself.
    let black = positions[13].view(FIRST).to_string();
    assert!(black.ends_with(" wwww>ww.w!,?,?,?"), "{black}");
}

#[test]
fn a_view_says_where_a_guess_has_laws() {
    let record = game();
    let position = record.position();
    let view = position.view(SECOND);
    assert_eq!(view.viewer(), SECOND);
    assert_eq!(view.options(), position.options());
    let slots: Vec<String> = view.hidden_slots().map(|slot| slot.to_string()).collect();
    assert_eq!(slots.join(" "), "1 2 4");
    let truth = position.hidden(SECOND);
    let laws = truth.laws.map(|law| law.map(|law: Law| law.to_string()));
    let laws = laws.each_ref().map(Option::as_deref);
    assert_eq!(
        laws,
        [Some("bb..>bbww"), Some("....>*"), None, Some("bw..>b...")]
    );
    let mut guess = truth;
    guess.laws[1] = Some("wwww>*".parse().unwrap());
    let other = YinYang::complete(&view, &guess).unwrap();
    assert_eq!(
        other.law(FIRST, Slot::ALL[1]).unwrap().to_string(),
        "wwww>*"
    );
    assert_eq!(other.view(SECOND), view);
}

/// The moves of a seat do not depend on what is hidden from it: its own hidden laws are barred by
/// posted laws only.
#[test]
fn what_a_seat_may_do_does_not_tell_it_what_is_hidden() {
    let mut compared = 0;
    each_pair(|position, other, viewer, _| {
        if position.to_move() == Some(viewer) {
            assert!(position.moves().eq(other.moves()));
            compared += 1;
        }
    });
    assert!(compared > 500, "{compared}");
}

/// Whatever is drawn or told for a seat is the same for all positions that look the same to it, the
/// last move included.
#[test]
fn drawings_for_a_seat_show_its_view_only() {
    let mut compared = 0;
    each_pair(|position, other, viewer, last| {
        let shown = DrawOptions {
            last,
            viewer: Viewer::Seat(viewer),
        };
        let canvas = position.canvas(&shown);
        assert_eq!(canvas, other.canvas(&shown), "{position} and {other}");
        let svg = position.svg(&shown).to_string();
        assert_eq!(svg, other.svg(&shown).to_string(), "{position} and {other}");
        // Everybody sees the difference.
        let all = DrawOptions::default();
        assert_ne!(position.canvas(&all), other.canvas(&all));
        compared += 1;
    });
    assert!(compared > 1000, "{compared}");
}

/// Plays many games and hands on pairs of different positions that look the same to a seat, with the
/// move that led to the first.
pub(crate) fn each_pair(mut look: impl FnMut(&YinYang, &YinYang, Seat, Option<Move>)) {
    let mut rng = SplitMix::new(3);
    for rules in ALL_RULES {
        for _ in 0..12 {
            let mut position = YinYang::new(&rules.parse().unwrap());
            let mut last = None;
            for _ in 0..40 {
                for viewer in Seat::ALL {
                    let Some(other) = lookalike(&position, viewer, &mut rng) else {
                        continue;
                    };
                    look(&position, &other, viewer, last);
                }
                let Some(m) = choose(&position, &mut rng) else {
                    break;
                };
                position.play(m).unwrap();
                last = Some(m);
            }
        }
    }
}

/// Returns another position that looks the same.
fn lookalike(position: &YinYang, viewer: Seat, rng: &mut SplitMix) -> Option<YinYang> {
    let population = position.options().population();
    let laws = position
        .hidden(viewer)
        .laws
        .map(|law| law.and_then(|_| choose_law(position.pawns(), !viewer, population, rng)));
    let other = YinYang::complete(&position.view(viewer), &Hidden { laws })?;
    assert_eq!(other.view(viewer), position.view(viewer));
    (other != *position).then_some(other)
}

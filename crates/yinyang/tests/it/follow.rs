//! Following a game from what a seat is told.

use std::collections::BTreeSet;

use crate::common::kit::choose;
use crate::common::model::ALL_RULES;
use crate::views::{FIRST, MOVES, SECOND, each_pair, game};
use board_play::testkit::SplitMix;
use board_play::{Observe, Position, Seat};
use yinyang::{Hidden, Law, Options, Phase, Setup, Told, View, YinYang};

/// Plays from the start; returns what a seat is told of each move.
fn told(moves: &[&str], viewer: Seat) -> String {
    let mut position = YinYang::start();
    let mut told = Vec::new();
    for text in moves {
        let m = text.parse().unwrap();
        told.push(position.told(m, viewer).to_string());
        position.play(m).unwrap();
    }
    told.join(" ")
}

/// The first use of a law shows it to the other seat; a law that is rewritten is hidden, also if it is
/// the adaptation that did it.
#[test]
fn a_seat_is_told_of_the_laws_that_are_posted() {
    assert_eq!(
        told(&MOVES, FIRST),
        "bbbb>bb.b ....>* bbb.>* bw..>b... ? ? ? ? 1@a1 1@b3:wwww>ww.w b1-a1 \
         3*1=bb..>bbww 3*3=? a1-b1 end"
    );
    assert_eq!(
        told(&MOVES, SECOND),
        "? ? ? ? wwww>ww.w ....>* ww.w>* ....>b..w 1@a1:bbbb>bb.b 1@b3 b1-a1 \
         3*1=?:bbb.>* 3*3=wwww>* a1-b1 end"
    );
    // A law that is known is not told again.
    let again = [&MOVES[..9], &["1@b3", "1@b1"]].concat();
    assert!(told(&again, SECOND).ends_with("1@a1:bbbb>bb.b 1@b3 1@b1"));
}

/// On the full board no pawn steps, and four empty cells stand nowhere: Black loses once all laws are
/// written, and White, who cannot know that, is told.
#[test]
fn a_seat_is_told_that_the_other_cannot_move() {
    let moves = [
        "....>*",
        "....>*",
        "....>*",
        "....>*",
        "wwww>*",
        "wwww>*",
        "wwww>*",
        "wwww>ww.w",
    ];
    assert!(told(&moves, FIRST).ends_with(" ? ? ? ?#"));
    assert!(told(&moves, SECOND).ends_with(" wwww>ww.w#"));
}

/// A client that reads views and told moves as texts sees what the server shows.
#[test]
fn a_game_is_followed_by_texts() {
    for viewer in Seat::ALL {
        let record = game();
        let positions: Vec<YinYang> = record.positions().collect();
        let mut view: View = positions[0].view(viewer).to_string().parse().unwrap();
        for (ply, text) in MOVES.into_iter().enumerate() {
            let m = text.parse().unwrap();
            let told = positions[ply].told(m, viewer).to_string();
            view = YinYang::advance(&view, &told.parse().unwrap()).unwrap();
            assert_eq!(view, positions[ply + 1].view(viewer), "{told}");
        }
    }
}

/// What cannot be told at some point of the game is refused with the reason.
#[test]
fn what_cannot_be_told_is_refused() {
    let record = game();
    let positions: Vec<YinYang> = record.positions().collect();
    for (ply, viewer, told, reason) in [
        (
            0,
            FIRST,
            "?",
            "it is the turn of seat 1, which sees all of its own moves",
        ),
        (
            0,
            SECOND,
            "bbbb>bb.b",
            "seat 1 is to move, and a law that it writes is seen as ?",
        ),
        (
            0,
            SECOND,
            "1@a1",
            "the laws come first: seat 1 is to write its law 1",
        ),
        (
            0,
            SECOND,
            "?#",
            "the move does not leave seat 2 without a legal move, as # would say",
        ),
        (
            0,
            FIRST,
            "....>*:....>*",
            "the move posts no hidden law, and so cannot bring ....>* to light",
        ),
        // Black can use its first law, as Black knows.
        (
            7,
            FIRST,
            "?#",
            "the move does not leave seat 1 without a legal move, as # would say",
        ),
        (
            8,
            SECOND,
            "?",
            "all laws are written; only an adaptation can rewrite one, as in 3*1=?",
        ),
        (
            8,
            SECOND,
            "1@a1",
            "the move posts law 1 of seat 1, which must be told behind it, as in :bw..>b...",
        ),
        (
            8,
            SECOND,
            "1@b3:bbbb>bb.b",
            "the cause of law 1, bbbb>bb.b, does not stand at b3",
        ),
        (
            8,
            SECOND,
            "1@a1:bbbb>*",
            "law 1 is the adaptation bbbb>*: it rewrites a law, as in 1*1=bbbb>*",
        ),
        (
            8,
            SECOND,
            "1*2=?:bbbb>bb.b",
            "law 1 is bbbb>bb.b, no adaptation, and rewrites nothing",
        ),
        (
            8,
            SECOND,
            "1*2=bbbb>*",
            "seat 1 is to move, and a law that it writes is seen as ?",
        ),
        (
            8,
            SECOND,
            "end",
            "the turn has just begun; end comes after a step",
        ),
        (8, SECOND, "a1-a2", "a2 is occupied"),
    ] {
        let view = positions[ply].view(viewer);
        let told: Told = told.parse().unwrap();
        let error = YinYang::advance(&view, &told).unwrap_err();
        assert_eq!(error.to_string(), reason, "{told} at {view}");
    }
    // Black could not move.
    let over = "yinyang-view/1 - 2 o - 2 bwww/bwww/bbbw/bbbw ?,?,?,? wwww>*,wwww>*,wwww>*,wwww>*";
    let over: View = over.parse().unwrap();
    let error = YinYang::advance(&over, &"end".parse().unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "the game is over: seat 2 has won");
}

/// A view is refused if no position looks so, and the field is named.
#[test]
fn views_that_cannot_be_are_refused() {
    let laws = "....>*,....>*,....>*,....>*";
    let board = "bwww/bwww/bbbw/bbbw";
    for (line, reason) in [
        (String::new(), r#"view "": must begin with yinyang-view/1"#.to_owned()),
        (
            format!("yinyang-view/1 - 3 1 - - {board} - -"),
            r#"field viewer "3": "#.to_owned(),
        ),
        (
            format!("yinyang-view/1 - 1 1 - - {board} ? -"),
            r#"field black "?": seat 1 knows its own laws"#.to_owned(),
        ),
        (
            format!("yinyang-view/1 - 2 1 - - {board} ....>* -"),
            r#"field black "....>*": must be ?, or end with ! if it is posted: seat 2 sees no other law of seat 1"#.to_owned(),
        ),
        (
            format!("yinyang-view/1 - 2 2 - - {board} ?,? -"),
            r#"field turn "2": must be 1, to write its law 3"#.to_owned(),
        ),
        (
            format!("yinyang-view/1 - 2 1 - - {board} ?,?,?,?,? -"),
            r#"field black "?,?,?,?,?": more than four laws"#.to_owned(),
        ),
        // Black has no law that can be used, and no pawn that can step: it has lost.
        (
            format!("yinyang-view/1 - 1 1 - - {board} {laws} ?,?,?,?"),
            r#"field turn "1": seat 1 cannot move, so it has lost"#.to_owned(),
        ),
        // Nothing has ended this game: Black can step.
        (
            "yinyang-view/1 - 2 o - 2 b.../..../..../.... ?,?,?,? ".to_owned() + laws,
            r#"field result "2": seat 2 has not won: "#.to_owned(),
        ),
    ] {
        let error = line.parse::<View>().unwrap_err().to_string();
        assert!(error.starts_with(&reason), "{line}\n{error}\n{reason}");
    }
    // What White cannot know may well be.
    let good = format!("yinyang-view/1 - 2 o - 2 {board} ?,?,?,? {laws}");
    assert!(good.parse::<View>().is_ok());
    let good = format!("yinyang-view/1 - 2 1 - - {board} ?,?,?,? {laws}");
    assert!(good.parse::<View>().is_ok());
}

/// The view after a move does not depend on what is hidden: the view of one position is advanced by what
/// is told in another that looks the same, and comes to look like that one.
#[test]
fn advancing_a_view_tells_nothing_that_is_hidden() {
    let mut compared = 0;
    each_pair(|position, other, viewer, _| {
        let view = position.view(viewer);
        let count = other.move_count();
        for n in [0, count / 2, count.saturating_sub(1)] {
            let Some(m) = other.nth_move(n) else {
                continue;
            };
            let after = other.after(m).unwrap();
            let advanced = YinYang::advance(&view, &other.told(m, viewer));
            assert_eq!(advanced, Ok(after.view(viewer)), "{position} and {other}");
            compared += 1;
        }
    });
    assert!(compared > 1000, "{compared}");
}

/// Where one law at most is hidden, everything that can be told is listed, by trying every law: just
/// this is accepted.
#[test]
fn a_view_is_advanced_by_just_what_can_be_told() {
    let (mut rng, mut seen) = (SplitMix::new(13), Vec::new());
    for rules in ALL_RULES {
        let options: Options = rules.parse().unwrap();
        for _ in 0..2 {
            let mut position = YinYang::new(&options);
            for ply in 0..24 {
                let Some(m) = choose(&position, &mut rng) else {
                    break;
                };
                position.play(m).unwrap();
                // To list what is possible takes long, so both seats look in turn, two plies each.
                let viewer = Seat::ALL[ply / 2 % 2];
                if let Some(shown) = with_one_hidden(&position, viewer) {
                    let view = shown.view(viewer);
                    seen.push((view, possible(&view)));
                }
            }
        }
    }
    // Each seat has looked at its own turn and at the other's.
    let turns: BTreeSet<_> = seen
        .iter()
        .filter_map(|(view, _)| Some((view.viewer(), view.status().to_move()?)))
        .collect();
    assert_eq!(turns.len(), 4, "{turns:?}");
    let candidates: BTreeSet<Told> = seen
        .iter()
        .flat_map(|(_, possible)| possible.iter().step_by(1 + possible.len() / 24).copied())
        .collect();
    let [mut accepted, mut refused] = [0, 0];
    for (view, possible) in &seen {
        for told in candidates.iter().chain(possible.iter().take(64)) {
            let advanced = YinYang::advance(view, told);
            assert_eq!(
                advanced.is_ok(),
                possible.binary_search(told).is_ok(),
                "{told} at {view}"
            );
            match advanced {
                Ok(_) => accepted += 1,
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 500 && refused > 500, "{accepted}, {refused}");
}

/// Posts all laws of the other seat but the last hidden one, if that is a position.
fn with_one_hidden(position: &YinYang, viewer: Seat) -> Option<YinYang> {
    if let Phase::Writing { .. } = position.phase() {
        return None;
    }
    let mut setup = Setup::from(*position);
    let hand = &mut setup.laws[(!viewer).index()];
    for law in hand[..3].iter_mut().flatten() {
        law.posted = true;
    }
    YinYang::try_from(setup).ok()
}

/// Lists what can be told of the moves of all positions that look so, in order and each once.
fn possible(view: &View) -> Vec<Told> {
    let viewer = view.viewer();
    let hidden: Vec<_> = view.hidden_slots().collect();
    assert!(hidden.len() <= 1, "{view}");
    let mut told = Vec::new();
    for law in Law::all(view.options().population()) {
        let mut guess = Hidden::default();
        for slot in &hidden {
            guess.laws[slot.index()] = Some(law);
        }
        let Some(position) = YinYang::complete(view, &guess) else {
            continue;
        };
        told.extend(position.moves().map(|m| position.told(m, viewer)));
        if hidden.is_empty() {
            break;
        }
    }
    told.sort_unstable();
    told.dedup();
    told
}

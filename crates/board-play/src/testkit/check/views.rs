//! What the seats see as text, and following a game by it.

use core::error::Error;
use core::fmt::{Debug, Display};
use core::str::FromStr;

use proptest::prelude::any;
use proptest::test_runner::{TestCaseError, TestCaseResult};

use super::assert::{assert_same, assert_that};
use super::texts::readable;
use crate::Seat;
use crate::testkit::candidates::spread;
use crate::testkit::mutate::mutated;
use crate::testkit::run::run_on;
use crate::testkit::{Kit, Play, SecretSubject, SplitMix, plays};

/// How many positions of a play are examined.
const POSITIONS: usize = 6;
/// How many moves of a position are examined.
const MOVES: usize = 8;
/// How many mutations of each kind of text are tried for each seat.
const MUTATIONS: usize = 16;

/// Tests that views, and moves as they are seen and told, are read back from their text to equal values;
/// that a view and what its seat is told of a move make up the view after it; that no text makes a
/// parser panic, and that what is accepted has one spelling; that a move told of another position is
/// refused with a reason, or leads to a view like any other. It must be refused if the game is over,
/// and where the game has no secrets, exactly if it is no legal move.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn views<P: SecretSubject, K: Kit<P>>(kit: &K) {
    let strategy = (plays(kit.clone()), any::<String>(), any::<u64>());
    run_on(kit.cases(), strategy, |(play, noise, seed)| {
        let mut rng = SplitMix::new(seed);
        for viewer in Seat::ALL {
            let lines = Lines::of(&play, viewer)?;
            for position in &lines.positions {
                for told in &lines.told {
                    foreign(position, viewer, told)?;
                }
            }
            read(&lines, viewer, &noise)?;
            for _ in 0..MUTATIONS {
                for texts in [&lines.view_texts, &lines.move_texts] {
                    read(&lines, viewer, &mutated(texts, &mut rng))?;
                }
            }
        }
        Ok(())
    });
}

/// What a seat has seen of a play.
struct Lines<P: SecretSubject> {
    positions: Vec<P>,
    told: Vec<P::Told>,
    view_texts: Vec<String>,
    /// Moves as they are seen and told.
    move_texts: Vec<String>,
}

impl<P: SecretSubject> Lines<P> {
    /// Looks at some positions of a play, and at moves of them.
    fn of(play: &Play<P>, viewer: Seat) -> Result<Self, TestCaseError> {
        let mut lines = Self {
            positions: Vec::new(),
            told: Vec::new(),
            view_texts: Vec::new(),
            move_texts: vec![String::new()],
        };
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            lines.look(&position, viewer)?;
        }
        for (position, &m) in positions.iter().zip(play.moves()) {
            follow(position, m, viewer)?;
        }
        Ok(lines)
    }

    fn look(&mut self, position: &P, viewer: Seat) -> TestCaseResult {
        let view = position.view(viewer);
        line(&view, "view")?;
        let moves: Vec<P::Move> = position.moves().collect();
        let moves = spread(&moves, MOVES);
        for &m in &moves {
            follow(position, m, viewer)?;
            self.move_texts.push(position.told(m, viewer).to_string());
            self.move_texts.push(position.seen(m, viewer).to_string());
        }
        self.told
            .extend(moves.first().map(|&m| position.told(m, viewer)));
        self.view_texts.push(view.to_string());
        self.positions.push(*position);
        Ok(())
    }
}

/// Tests that a view can be advanced by a move, and the text of the move as it is seen and told.
pub(super) fn follow<P: SecretSubject>(position: &P, m: P::Move, viewer: Seat) -> TestCaseResult {
    let (seen, told) = (position.seen(m, viewer), position.told(m, viewer));
    word(&seen, "seen move")?;
    word(&told, "told move")?;
    let mut after = *position;
    after.play_unchecked(m);
    assert_same!(
        P::advance(&position.view(viewer), &told),
        Ok(after.view(viewer)),
        "view of seat {viewer}, advanced by {told}: {position}"
    );
    Ok(())
}

/// Tests that a text is one line and is read back.
fn line<T>(value: &T, what: &str) -> TestCaseResult
where
    T: Display + FromStr + PartialEq + Debug,
{
    let text = value.to_string();
    let plain = text.chars().all(|c| matches!(c, ' '..='~'));
    assert_that!(
        plain && !text.is_empty(),
        "the {what} is not one line of ASCII: {text:?}"
    );
    assert_same!(text.parse().ok().as_ref(), Some(value), "{what} {text}");
    Ok(())
}

/// Tests that a text is one word that can stand in a record, and is read back.
fn word<T>(value: &T, what: &str) -> TestCaseResult
where
    T: Display + FromStr + PartialEq + Debug,
{
    line(value, what)?;
    let text = value.to_string();
    let word = !text.contains(' ') && !text.starts_with('#');
    assert_that!(word, "the {what} is not one word of ASCII: {text:?}");
    Ok(())
}

/// Tries to advance the view of a position by a move that may have been told of another.
fn foreign<P: SecretSubject>(position: &P, viewer: Seat, told: &P::Told) -> TestCaseResult {
    let advanced = advanced::<P>(&position.view(viewer), told)?;
    assert_that!(
        advanced.is_none() || !position.status().is_over(),
        "told {told} after the end: {position}"
    );
    if P::HAS_SECRETS {
        return Ok(());
    }
    let mut moves = position.moves();
    let legal = moves.any(|m| position.told(m, viewer) == *told);
    assert_same!(advanced.is_some(), legal, "told {told}: {position}");
    Ok(())
}

/// Advances a view, if that is possible; what comes of it must be good.
fn advanced<P: SecretSubject>(
    view: &P::View,
    told: &P::Told,
) -> Result<Option<P::View>, TestCaseError> {
    match P::advance(view, told) {
        Ok(after) => line(&after, "view").map(|()| Some(after)),
        Err(reason) => readable(&reason).map(|()| None),
    }
}

/// Tries a text as a view, and as a move that is seen or told.
fn read<P: SecretSubject>(lines: &Lines<P>, viewer: Seat, text: &str) -> TestCaseResult {
    if let Some(view) = accepted::<P::View>(text)? {
        line(&view, "view")?;
        for told in &lines.told {
            advanced::<P>(&view, told)?;
        }
    }
    if let Some(seen) = accepted::<P::Seen>(text)? {
        let written = seen.to_string();
        assert_same!(written.as_str(), text, "a seen move in another spelling");
    }
    if let Some(told) = accepted::<P::Told>(text)? {
        let written = told.to_string();
        assert_same!(written.as_str(), text, "a told move in another spelling");
        for position in &lines.positions {
            foreign(position, viewer, &told)?;
        }
    }
    Ok(())
}

/// Reads a text; a refusal must be readable.
fn accepted<T: FromStr<Err: Error>>(text: &str) -> Result<Option<T>, TestCaseError> {
    match text.parse() {
        Ok(value) => Ok(Some(value)),
        Err(error) => readable(&error).map(|()| None),
    }
}

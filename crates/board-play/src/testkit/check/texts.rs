//! Text, good and bad.

use core::error::Error;

use proptest::prelude::any;
use proptest::test_runner::TestCaseResult;

use super::assert::{assert_same, assert_that};
use super::moves::listing;
use super::{MOVES, POSITIONS};
use crate::playout::random_move;
use crate::testkit::candidates::spread;
use crate::testkit::mutate::mutated;
use crate::testkit::run::{run, run_on};
use crate::testkit::{Kit, Play, SplitMix, Subject, plays};
use crate::text::or_dash;

/// How many mutations of each kind of text are tried for each play.
const MUTATIONS: usize = 48;
/// How long an error is at most, in bytes.
const LONGEST_ERROR: usize = 1000;
/// How long a very long text is, in bytes.
const HUGE: usize = 1 << 20;

/// Tests that positions, moves and options are read back from their text to equal values; that a
/// position's text is one line of ASCII that begins with the game's name, the version and the
/// options; that a move's text is one word; that default options have the empty text; that a game is
/// played by the options that it is set up with.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn texts<P: Subject, K: Kit<P>>(kit: &K) {
    assert_eq!(P::Options::default().to_string(), "", "the default options");
    run(kit, |play| {
        options_text::<P>(&play.start().options())?;
        let positions: Vec<P> = play.positions().collect();
        for position in spread(&positions, POSITIONS) {
            position_text(&position)?;
            let moves: Vec<P::Move> = position.moves().collect();
            for m in spread(&moves, MOVES) {
                move_text::<P>(m)?;
            }
        }
        play.moves().iter().try_for_each(|&m| move_text::<P>(m))
    });
}

/// Tests the text of options.
fn options_text<P: Subject>(options: &P::Options) -> TestCaseResult {
    let text = options.to_string();
    assert_same!(text.parse().ok(), Some(options.clone()), "options {text}");
    assert_same!(&P::new(options).options(), options, "options {text}");
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    assert_that!(plain, "options have odd characters: {text:?}");
    let default = *options == P::Options::default();
    assert_same!(
        text.is_empty(),
        default,
        "empty text, or default: {:?}",
        options
    );
    Ok(())
}

/// Tests the text of a position.
fn position_text<P: Subject>(position: &P) -> TestCaseResult {
    let text = position.to_string();
    assert_same!(text.parse().ok(), Some(*position), "position {text}");
    let words: Vec<&str> = text.split(' ').collect();
    let plain = words
        .iter()
        .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_graphic()));
    assert_that!(plain, "fields are not separated by single spaces: {text:?}");
    let head = format!("{}/1", P::NAME);
    assert_same!(words.first(), Some(&head.as_str()), "position {text}");
    let options = or_dash(&position.options());
    assert_same!(words.get(1), Some(&options.as_str()), "options of {text}");
    Ok(())
}

/// Tests the text of a move.
fn move_text<P: Subject>(m: P::Move) -> TestCaseResult {
    let text = m.to_string();
    assert_same!(text.parse().ok(), Some(m), "move {text}");
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    let word = plain && !text.is_empty() && !text.starts_with('#');
    assert_that!(word, "the move is not one word of ASCII: {text:?}");
    Ok(())
}

/// Tests that no text makes a parser panic; that what is accepted is fit for use; that a move is
/// accepted in one spelling only; that a refusal is one line, not long.
///
/// # Panics
///
/// If random play shows otherwise.
pub fn garbage<P: Subject, K: Kit<P>>(kit: &K) {
    let strategy = (plays(kit.clone()), any::<String>(), any::<u64>());
    run_on(kit.cases(), strategy, |(play, noise, seed)| {
        let mut rng = SplitMix::new(seed);
        let [positions, moves, options] = sources(&play);
        read::<P>(&noise, &mut rng)?;
        for _ in 0..MUTATIONS {
            for texts in [&positions, &moves, &options] {
                read::<P>(&mutated(texts, &mut rng), &mut rng)?;
            }
        }
        Ok(())
    });
    let start = P::new(&P::Options::default());
    let first = start.moves().next().map(|m| m.to_string());
    let texts = [start.to_string(), first.unwrap_or_default(), "x".to_owned()];
    for text in texts {
        let huge = text.repeat(HUGE / text.len().max(1));
        let result = read::<P>(&huge, &mut SplitMix::new(0));
        assert!(result.is_ok(), "a very long text: {result:?}");
    }
}

/// Returns text worth mutating: of positions, of moves and of options.
fn sources<P: Subject>(play: &Play<P>) -> [Vec<String>; 3] {
    let positions: Vec<P> = play.positions().collect();
    let close = spread(&positions, POSITIONS);
    let listed = close.iter().flat_map(|position| {
        let moves: Vec<P::Move> = position.moves().collect();
        spread(&moves, 4)
    });
    let mut moves: Vec<String> = listed.map(|m| m.to_string()).collect();
    moves.push(String::new());
    let positions = close.iter().map(ToString::to_string).collect();
    let options = vec![play.start().options().to_string(), "x=1,y=2".to_owned()];
    [positions, moves, options]
}

/// Tries a text as a position, as a move and as options.
fn read<P: Subject>(text: &str, rng: &mut SplitMix) -> TestCaseResult {
    match text.parse::<P>() {
        Ok(position) => usable(position, rng)?,
        Err(error) => readable(&error)?,
    }
    match text.parse::<P::Move>() {
        Ok(m) => assert_same!(m.to_string().as_str(), text, "a move in another spelling"),
        Err(error) => readable(&error)?,
    }
    match text.parse::<P::Options>() {
        Ok(options) => {
            options_text::<P>(&options)?;
            usable(P::new(&options), rng)
        }
        Err(error) => readable(&error),
    }
}

/// Tests that a position is fit for use, by playing on a little.
fn usable<P: Subject>(mut position: P, rng: &mut SplitMix) -> TestCaseResult {
    for _ in 0..4 {
        position_text(&position)?;
        listing(&position)?;
        let Some(m) = random_move(&position, rng) else {
            break;
        };
        let played = position.play(m);
        assert_that!(played.is_ok(), "listed, but refused: {m} at {position}");
    }
    Ok(())
}

/// Tests that an error is one line, not empty and not long.
pub(super) fn readable(error: &dyn Error) -> TestCaseResult {
    let text = error.to_string();
    let one_line = !text.is_empty() && !text.chars().any(char::is_control);
    assert_that!(one_line, "an error is not one line: {text:?}");
    let length = text.len();
    assert_that!(
        length <= LONGEST_ERROR,
        "an error of {length} bytes: {text}"
    );
    Ok(())
}

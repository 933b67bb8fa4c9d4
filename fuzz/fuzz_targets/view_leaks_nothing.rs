//! A view and what is hidden make up the position; what a seat sees does not depend on what it does
//! not see.
#![no_main]

use std::fmt::Display;

use board_play::{Observe, Seat};
use fourchette::{Game, GameVisitor};
use fourchette_fuzz::{dispatch, play, start};
use libfuzzer_sys::fuzz_target;

/// The most moves of one position that are compared.
const LISTED: usize = 100;
/// The most moves of one position that a view follows.
const FOLLOWED: usize = 8;

struct ViewLeaksNothing<'a>(&'a [u8]);

/// Tests that a position which looks the same to a seat is the same to it in everything that it may
/// know.
fn compare<P: Observe + Display>(one: &P, other: &P, viewer: Seat) {
    assert_eq!(one.view(viewer), other.view(viewer));
    assert_eq!(one.options(), other.options());
    assert_eq!(one.status(), other.status(), "{one}\n{other}");
    if one.to_move() == Some(viewer) {
        assert_eq!(one.move_count(), other.move_count(), "{one}\n{other}");
        assert!(one.moves().take(LISTED).eq(other.moves().take(LISTED)));
    }
}

impl GameVisitor for ViewLeaksNothing<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let (position, decisions) = start::<G>(self.0);
        // What was hidden a while ago is a guess at what is hidden now.
        let mut guesses = Vec::new();
        let mut look = |position: &G| {
            for viewer in Seat::ALL {
                let view = position.view(viewer);
                let hidden = position.hidden(viewer);
                assert_eq!(G::complete(&view, &hidden), Some(*position), "{position}");
                assert_eq!(view.to_string().parse().ok().as_ref(), Some(&view));
                for m in position.moves().take(FOLLOWED) {
                    let mut after = *position;
                    after.play_unchecked(m);
                    let advanced = G::advance(&view, &position.told(m, viewer));
                    assert_eq!(advanced, Ok(after.view(viewer)), "{position}");
                }
                for guess in &guesses {
                    if let Some(other) = G::complete(&view, guess) {
                        compare(position, &other, viewer);
                    }
                }
                // Where nothing is hidden, there is one.
                if !guesses.contains(&hidden) {
                    guesses.push(hidden);
                }
            }
            let surplus = guesses.len().saturating_sub(16);
            guesses.drain(..surplus);
        };
        let last = play(position, decisions, |position, _| look(position));
        look(&last);
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, ViewLeaksNothing);
});

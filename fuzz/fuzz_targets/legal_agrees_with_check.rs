//! `check` accepts exactly the moves that `moves` lists, also those of other positions.
#![no_main]

use std::collections::BTreeSet;

use fourchette::{Game, GameVisitor};
use fourchette_fuzz::{dispatch, play, start};
use libfuzzer_sys::fuzz_target;

/// The most moves of one position that are compared, so that a long list does not take minutes.
const LISTED: usize = 2_000;

/// How many moves of each position are asked about in all later ones.
const REMEMBERED: usize = 8;

struct LegalAgreesWithCheck<'a>(&'a [u8]);

impl GameVisitor for LegalAgreesWithCheck<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let (position, decisions) = start::<G>(self.0);
        let mut seen = BTreeSet::new();
        let mut look = |position: &G| {
            let listed: Vec<_> = position.moves().take(LISTED).collect();
            assert!(listed.is_sorted_by(|a, b| a < b), "ascending and unique");
            for &m in &listed {
                assert_eq!(position.check(m), Ok(()), "{m} is listed in {position}");
            }
            if listed.len() < LISTED {
                assert_eq!(position.move_count(), listed.len(), "{position}");
                for m in &seen {
                    let is_listed = listed.binary_search(m).is_ok();
                    assert_eq!(position.check(*m).is_ok(), is_listed, "{m} in {position}");
                }
            }
            let step = listed.len() / REMEMBERED + 1;
            seen.extend(listed.into_iter().step_by(step));
        };
        let last = play(position, decisions, |position, _| look(position));
        look(&last);
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, LegalAgreesWithCheck);
});

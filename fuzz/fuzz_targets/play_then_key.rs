//! A position reached by play equals the one read from its text, and so do their keys.
#![no_main]

use fourchette::{Game, GameVisitor};
use fourchette_fuzz::{dispatch, play, start};
use libfuzzer_sys::fuzz_target;

struct PlayThenKey<'a>(&'a [u8]);

impl GameVisitor for PlayThenKey<'_> {
    type Out = ();

    fn visit<G: Game>(self) {
        let (position, decisions) = start::<G>(self.0);
        let check = |position: &G| {
            let fresh: G = position.to_string().parse().expect("it was written");
            assert_eq!(fresh, *position);
            assert_eq!(fresh.key(), position.key(), "{position}");
        };
        let last = play(position, decisions, |position, _| check(position));
        check(&last);
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, PlayThenKey);
});

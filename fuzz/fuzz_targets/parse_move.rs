//! Whatever is read as a move is written again as it was.
#![no_main]

use fourchette::{Game, GameVisitor};
use fourchette_fuzz::dispatch;
use libfuzzer_sys::fuzz_target;

struct ParseMove(String);

impl GameVisitor for ParseMove {
    type Out = ();

    fn visit<G: Game>(self) {
        match self.0.parse::<G::Move>() {
            Ok(m) => {
                assert_eq!(m.to_string(), self.0, "a move has one text");
                // A move that can be written down can be asked about anywhere.
                let _ = G::new(&G::Options::default()).check(m);
            }
            Err(reason) => assert!(!reason.to_string().contains('\n'), "{reason}"),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, |text| {
        ParseMove(String::from_utf8_lossy(text).into_owned())
    });
});

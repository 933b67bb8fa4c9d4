//! Whatever is read as a position is written again as it was, and equal text is an equal position.
#![no_main]

use fourchette::{Game, GameVisitor};
use fourchette_fuzz::dispatch;
use libfuzzer_sys::fuzz_target;

struct ParsePosition(String);

impl GameVisitor for ParsePosition {
    type Out = ();

    fn visit<G: Game>(self) {
        match self.0.parse::<G>() {
            Ok(position) => {
                assert_eq!(position.to_string(), self.0, "a position has one text");
                assert_eq!(position.status().is_over(), position.move_count() == 0);
            }
            Err(reason) => assert!(!reason.to_string().contains('\n'), "{reason}"),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, |text| {
        ParsePosition(String::from_utf8_lossy(text).into_owned())
    });
});

//! Whatever is read as a record is written and read again as an equal record.
#![no_main]

use board_play::Record;
use fourchette::{Game, GameVisitor};
use fourchette_fuzz::dispatch;
use libfuzzer_sys::fuzz_target;

struct ParseRecord(String);

impl GameVisitor for ParseRecord {
    type Out = ();

    fn visit<G: Game>(self) {
        match self.0.parse::<Record<G>>() {
            Ok(record) => {
                let text = record.to_string();
                let again: Record<G> = text.parse().expect("it was written");
                assert_eq!(again.to_string(), text);
                assert_eq!(again, record);
            }
            Err(reason) => assert!(!reason.to_string().contains('\n'), "{reason}"),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, |text| {
        ParseRecord(String::from_utf8_lossy(text).into_owned())
    });
});

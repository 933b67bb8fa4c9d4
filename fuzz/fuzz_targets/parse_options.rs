//! Whatever is read as rule options is written in one way, and a game can begin with it.
#![no_main]

use fourchette::{Game, GameVisitor};
use fourchette_fuzz::dispatch;
use libfuzzer_sys::fuzz_target;

struct ParseOptions(String);

impl GameVisitor for ParseOptions {
    type Out = ();

    fn visit<G: Game>(self) {
        match self.0.parse::<G::Options>() {
            Ok(options) => {
                let text = options.to_string();
                assert_eq!(text.parse::<G::Options>().expect("it was written"), options);
                assert_eq!(G::new(&options).options(), options);
            }
            Err(reason) => assert!(!reason.to_string().contains('\n'), "{reason}"),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    dispatch(data, |text| {
        ParseOptions(String::from_utf8_lossy(text).into_owned())
    });
});

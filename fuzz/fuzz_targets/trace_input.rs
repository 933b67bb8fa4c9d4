//! Whatever is asked of a trace is answered: one line, in the form that was promised, or a reason.
#![no_main]

use board_play::Record;
use board_play::trace::{Request, TraceError, trace_from};
use fourchette::{Game, RecordVisitor, Start, visit_start};
use libfuzzer_sys::fuzz_target;

struct Answer<'a>(&'a Request);

impl RecordVisitor for Answer<'_> {
    type Out = Result<String, TraceError>;

    fn visit<G: Game>(self, record: Record<G>) -> Self::Out {
        trace_from(record.start(), &self.0.rules, &self.0.moves)
    }
}

fn answer(line: &str) -> Result<String, TraceError> {
    let request: Request = line.parse()?;
    let start = Start::Rules(&request.rules);
    visit_start(&request.game, start, Answer(&request)).map_err(TraceError::new)?
}

fuzz_target!(|data: &[u8]| {
    let line = String::from_utf8_lossy(data);
    let answer = answer(&line).unwrap_or_else(|error| error.to_json());
    assert!(!answer.contains('\n'), "{answer}");
    assert!(answer.starts_with(r#"{"game":""#) || answer.starts_with(r#"{"error":""#));
});

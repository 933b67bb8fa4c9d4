//! Reading a record's text.

use core::str::FromStr;

use super::headers::{Header, Parts};
use super::{Ended, Record, RecordError, body};
use crate::{Adjudication, Notated, Outcome, Seat};

/// How the result of an undecided game is written.
pub(super) const UNDECIDED: &str = "*";

impl<P: Notated> FromStr for Record<P> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let parts = Parts::read(text)?;
        let mut record = begin(&parts)?;
        body::read(&mut record, parts.body.clone())?;
        end(&mut record, &parts)?;
        Ok(record)
    }
}

/// Begins a record as its headers say.
fn begin<P: Notated>(parts: &Parts<'_>) -> Result<Record<P>, RecordError> {
    let game = parts.game()?;
    if game.value != P::NAME {
        return Err(game.error(format_args!("must be {}", P::NAME)));
    }
    let limit = |key| parts.get(key).map_or(Ok(None), |header| header.limit());
    let adjudication = Adjudication {
        repetition: limit("repetition")?,
        max_plies: limit("max-plies")?,
    };
    let mut record = Record::new(start(parts)?, adjudication);
    for (seat, key) in Seat::ALL.into_iter().zip(["first", "second"]) {
        let Some(header) = parts.get(key) else {
            continue;
        };
        let named = record.set_name(seat, header.value);
        named.map_err(|error| header.error(error.reason()))?;
    }
    for header in parts.others() {
        let added = record.add_header(header.key, header.value);
        added.map_err(|error| RecordError::at_line(header.line, error))?;
    }
    Ok(record)
}

/// Returns the start that the headers `rules` and `position` describe.
fn start<P: Notated>(parts: &Parts<'_>) -> Result<P, RecordError> {
    let rules = parts.get("rules");
    let rules = rules
        .map(|header| {
            header
                .value
                .parse::<P::Options>()
                .map_err(|e| header.error(e))
        })
        .transpose()?;
    let Some(header) = parts.get("position") else {
        return Ok(P::new(&rules.unwrap_or_default()));
    };
    let start: P = header.value.parse().map_err(|e| header.error(e))?;
    match rules {
        Some(rules) if rules != start.options() => {
            let reason = "its options are not those of the header `rules`";
            Err(header.error(reason))
        }
        _ => Ok(start),
    }
}

/// Ends a record as the headers `result` and `ended` say, which must agree with the moves.
fn end<P: Notated>(record: &mut Record<P>, parts: &Parts<'_>) -> Result<(), RecordError> {
    let result = parts.get("result");
    let claimed = result.map(read_result).transpose()?;
    let Some(header) = parts.get("ended") else {
        return result.map_or(Ok(()), |header| {
            check_result(record, header, claimed.flatten())
        });
    };
    let ended = Ended::KEYWORDS.read(header.value);
    let ended = ended.ok_or_else(|| header.error(Ended::KEYWORDS.wanted()))?;
    if let Some(ending) = record.ending() {
        if let Some(result) = result {
            check_result(record, result, claimed.flatten())?;
        }
        return Err(header.error(format_args!("the moves have decided: {ending}")));
    }
    let Some(outcome) = claimed.flatten() else {
        return Err(header.error("needs a header `result` that is 1, 2 or draw"));
    };
    record
        .end(ended, outcome)
        .map_err(|reason| header.error(reason))?;
    Ok(())
}

/// Reads a result; none is that of an undecided game.
fn read_result(header: Header<'_>) -> Result<Option<Outcome>, RecordError> {
    if header.value == UNDECIDED {
        return Ok(None);
    }
    let outcome = Outcome::KEYWORDS.read(header.value);
    let outcome = outcome.ok_or_else(|| header.error("must be 1, 2, draw or *"))?;
    Ok(Some(outcome))
}

/// Checks that the header `result` says what the moves say.
fn check_result<P: Notated>(
    record: &Record<P>,
    header: Header<'_>,
    claimed: Option<Outcome>,
) -> Result<(), RecordError> {
    if claimed == record.outcome() {
        return Ok(());
    }
    Err(match record.ending() {
        Some(ending) => header.error(format_args!("wrong after these moves: {ending}")),
        None => header.error("wrong after these moves: the game is not decided"),
    })
}

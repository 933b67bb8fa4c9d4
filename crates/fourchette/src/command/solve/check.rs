//! `fourchette solve GAME --check FILE`.

use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, anyhow};
use board_play::Seat;
use board_play::text::plural;
use fourchette::solver::certificate::check::{Promise, Verified};
use fourchette::{AnyPosition, GameName, verify};
use serde::Serialize;

use crate::command::args::SolveArgs;
use crate::command::failure::Failure;
use crate::command::json::{self, Form};
use crate::command::phrases::seat_name;
use crate::command::{input, output};

/// Verifies a certificate and says what it proves.
pub(super) fn run(args: &SolveArgs, path: &Path) -> Result<(), Failure> {
    let game = GameName::find(&args.source.game)?.game();
    let source = &args.source;
    let is_given = [
        source.rules.is_some(),
        source.moves.is_some(),
        source.position.is_some(),
    ];
    let wanted = if source.record.is_some() || is_given.contains(&true) {
        Some(source.record()?.position())
    } else {
        None
    };
    let text = input::read_certificate(path)?;
    let verified = verify(game, &text).with_context(|| input::name(path))?;
    if let Some(wanted) = wanted
        && let Some(other) = verified.iter().find(|one| one.position != wanted)
    {
        let reason = anyhow!(
            "{}: it is about another position: {}",
            input::name(path),
            other.position
        );
        return Err(reason.into());
    }
    match args.json.form() {
        Form::Json => json::write_lines(verified.iter().map(CheckJson::of))?,
        Form::Text => {
            let mut out = output::stdout();
            for one in &verified {
                writeln!(out, "{}", sentence(one))?;
            }
            out.flush()?;
        }
    }
    Ok(())
}

fn sentence(verified: &Verified<AnyPosition>) -> String {
    let seat = seat_name(verified.seat);
    let promise = match verified.promise {
        Promise::Wins(None) => format!("the {seat} seat wins"),
        Promise::Wins(Some(1)) => format!("the {seat} seat wins within 1 move"),
        Promise::Wins(Some(plies)) => format!("the {seat} seat wins within {plies} moves"),
        Promise::Holds => format!("the {seat} seat does not lose"),
    };
    let replies = match verified.replies {
        1 => "1 reply".to_owned(),
        count => format!("{count} replies"),
    };
    format!(
        "verified: {promise} from {} ({replies}, {})",
        verified.position,
        plural(verified.positions, "position")
    )
}

/// A certificate that has been verified: `docs/json.md` says what the fields mean.
#[derive(Serialize)]
struct CheckJson {
    game: &'static str,
    rules: String,
    position: String,
    seat: Seat,
    promise: &'static str,
    within: Option<u32>,
    replies: usize,
    positions: usize,
}

impl CheckJson {
    fn of(verified: &Verified<AnyPosition>) -> Self {
        Self {
            game: verified.position.game(),
            rules: verified.position.rules(),
            position: verified.position.to_string(),
            seat: verified.seat,
            promise: verified.promise.word(),
            within: verified.promise.within(),
            replies: verified.replies,
            positions: verified.positions,
        }
    }
}

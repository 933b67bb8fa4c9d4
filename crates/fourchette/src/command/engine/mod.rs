//! `fourchette engine GAME`.

mod thinker;

use std::io::{self, Write as _};

use anyhow::Result;
use fourchette::engine::{EngineSession, Then};

use super::args::EngineArgs;
use super::failure::Failure;
use super::hearing::{Heard, Hearing};
use super::output;
use thinker::Thinker;

/// Answers lines on standard input until they end.
pub(crate) fn run(args: &EngineArgs) -> Result<(), Failure> {
    let thinker = &args.thinker;
    let memory = thinker.memory.bytes();
    let engine = EngineSession::new(&args.game, &args.rules, thinker.bot, thinker.seed, memory)?;
    let mut engine = engine.with_threads(thinker.threads.count());
    let mut hearing = Hearing::of_standard_input();
    let mut thinker = None;
    loop {
        let heard = hearing.next()?;
        if let Some(done) = thinker.take_if(|thinker: &mut Thinker| thinker.is_done()) {
            engine.end(done.wait()?);
        }
        let line = match heard {
            Heard::Line(line) => line,
            Heard::Refused { begin, reason } => {
                say(&engine.refuse(&begin, &reason))?;
                continue;
            }
            Heard::End => break,
        };
        let reply = engine.hear(&line);
        say(&reply.lines)?;
        match reply.then {
            Then::Listen => {}
            Then::Think(thinking) => thinker = Some(Thinker::start(*thinking)?),
            Then::Stop => {
                if let Some(thinker) = &thinker {
                    thinker.stop();
                }
            }
            Then::Quit => break,
        }
    }
    if let Some(thinker) = thinker {
        thinker.stop();
        thinker.wait()?;
    }
    Ok(())
}

/// Sends lines at once.
fn say(lines: &[String]) -> io::Result<()> {
    // Standard output is not kept: whoever thinks on another thread has something to say, too.
    let mut out = output::data();
    for line in lines {
        writeln!(out, "{line}")?;
    }
    out.flush()
}

//! `fourchette solve GAME`.

mod check;
mod json;
mod picture;
mod progress;
mod report;

use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

use anyhow::Context as _;
use fourchette::solver::{NoCertificate, Value};
use fourchette::{AnyPosition, AnySolver};

use super::args::SolveArgs;
use super::failure::Failure;
use super::json::Form;
use super::place::{self, Kind};
use super::{file, input, interrupt, output};
use progress::Progress;
use report::Report;

/// Solves a position and reports what is known of it, or verifies a certificate.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    if let Some(path) = &args.check {
        return check::run(args, path);
    }
    let position = args.source.record()?.position();
    let mut solver = position.solver(args.limits())?;
    for (path, kind) in [
        (&args.certificate, Kind::Certificate),
        (&args.svg, Kind::Picture),
    ] {
        path.as_deref()
            .map_or(Ok(()), |path| place::check(path, kind))?;
    }
    let is_standard = |path: &Path| path.as_os_str() == input::STANDARD;
    let outputs =
        [&args.certificate, &args.svg].map(|path| path.as_deref().is_some_and(is_standard));
    if outputs == [true; 2] {
        let reason = "--certificate and --svg cannot both go to standard output";
        return Err(Failure::usage(reason.to_owned()));
    }
    if args.json.form() == Form::Json {
        let mut taken = ["--certificate", "--svg"].into_iter().zip(outputs);
        if let Some((option, _)) = taken.find(|&(_, is_standard)| is_standard) {
            let reason = format!("{option} - and --json cannot both go to standard output");
            return Err(Failure::usage(reason));
        }
    }
    if args.svg.is_some() && args.svg == args.certificate {
        let reason = "--certificate and --svg cannot both go to one file";
        return Err(Failure::usage(reason.to_owned()));
    }
    interrupt::catch()?;
    let begin = Instant::now();
    let mut progress = Progress::new();
    let solution = solver.solve(&mut |far| progress.see(far))?;
    drop(progress);
    let seconds = begin.elapsed().as_secs_f64();
    // Ctrl-C has ended the search and nothing else.
    interrupt::take();
    let report = Report {
        position: &position,
        solution: &solution,
        args,
        seconds,
    };
    if outputs == [false; 2] {
        report.write(args.json.form())?;
    }
    if let Some(path) = &args.svg {
        picture::write(path, &position, &solution)?;
    }
    if let Some(path) = &args.certificate {
        certify(&mut solver, &position, path, solution.value)?;
    }
    Ok(())
}

/// Writes the certificate, or says why there is none.
fn certify(
    solver: &mut AnySolver,
    position: &AnyPosition,
    path: &Path,
    value: Value,
) -> Result<(), Failure> {
    let mut progress = Progress::new();
    let written = solver.certificate(&mut |far| progress.see(far));
    drop(progress);
    let text = match written {
        Ok(text) => text,
        // Not to have decided it is an answer.
        Err(NoCertificate::NotProved) if value == Value::Unknown => {
            output::note("no certificate is written, for nothing is decided");
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };
    if path.as_os_str() == input::STANDARD {
        let mut out = output::data();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        return Ok(());
    }
    let written = file::write(path, &text);
    written.with_context(|| format!("cannot write {}", path.display()))?;
    output::note(format_args!(
        "certificate written to {}; `fourchette solve {} --check FILE` verifies it",
        path.display(),
        position.game()
    ));
    Ok(())
}

impl Report<'_> {
    /// Writes the report to standard output.
    fn write(&self, form: Form) -> Result<(), Failure> {
        match form {
            Form::Json => super::json::write_line(&self.to_json())?,
            Form::Text => {
                let mut out = output::stdout();
                self.write_text(&mut out)?;
                out.flush()?;
            }
        }
        Ok(())
    }
}

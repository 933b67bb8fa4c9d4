//! Tasks of the repository that are no part of what users install.
//!
//! `cargo run -p xtask -- package` makes the packages of all crates as a registry would get them, and
//! verifies each: see docs/release.md.

mod check;
mod documents;
#[cfg(test)]
mod features;
mod files;
mod links;
mod manifest;
mod package;
mod readme;
mod stage;
mod workspace;

use std::process::ExitCode;

use anyhow::{Result, bail};

use stage::Publish;
use workspace::Workspace;

const USAGE: &str = "\
Usage: cargo run -p xtask -- stage|package [--for-registry]

  stage           writes the crates, as they are called in a registry, to target/release-stage
  package         stages them, packages and verifies each in the order of their dependencies
  --for-registry  leaves `publish = false` out of the staged copy";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("error: {reason:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (task, publish) = match arguments[..] {
        [task] => (task, Publish::Never),
        [task, "--for-registry"] | ["--for-registry", task] => (task, Publish::Allowed),
        _ => bail!("{USAGE}"),
    };
    let workspace = Workspace::read()?;
    let folder = workspace.target.join("release-stage");
    match task {
        "stage" => stage::write(&workspace, &folder, publish)?,
        "package" => package::run(&workspace, &folder, publish)?,
        _ => bail!("unknown task {task:?}\n{USAGE}"),
    }
    println!(
        "{} crates are in {}",
        workspace.crates.len(),
        folder.display()
    );
    Ok(())
}

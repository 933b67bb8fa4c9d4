//! The program `fourchette`: all games at the command line.

mod command;

use std::process::ExitCode;

fn main() -> ExitCode {
    command::main()
}

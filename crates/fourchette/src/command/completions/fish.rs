//! What fish is given besides what the generator makes, which is the values of options, and not those of
//! arguments that have their place.

use std::io::{self, Write};

use clap::builder::PossibleValue;
use clap::{Arg, Command};

/// Writes the generated script, and the values that an argument by its place can have in a subcommand.
pub(super) fn write(out: &mut impl Write, command: &Command, script: &[u8]) -> io::Result<()> {
    out.write_all(script)?;
    let program = command.get_name();
    // As the generator names it.
    let is_called = format!("__fish_{}_using_subcommand", program.replace('-', "_"));
    for subcommand in command.get_subcommands() {
        let name = subcommand.get_name();
        for values in subcommand.get_positionals().filter_map(values) {
            // One of them is enough.
            let condition =
                format!("{is_called} {name}; and not __fish_seen_subcommand_from {values}");
            writeln!(
                out,
                "complete -c {program} -n \"{condition}\" -f -a \"{values}\""
            )?;
        }
    }
    Ok(())
}

/// Returns the values of an argument, if it is one of those that have names.
fn values(arg: &Arg) -> Option<String> {
    let values = arg.get_possible_values();
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

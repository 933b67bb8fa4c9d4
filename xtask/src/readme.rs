//! READMEs as they are in the staged copy.

use crate::manifest;
use crate::workspace::Workspace;

/// How a program is installed from a folder of the repository.
const INSTALL: &str = "cargo install --path crates/";

/// Returns the README of a package: dependencies are written as users of the packages write them, programs
/// are installed from the registry, and links to files that are in no package are their words alone.
pub(crate) fn of_package(workspace: &Workspace, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        match manifest::dependency_line(workspace, line) {
            Some(written) => out += &written,
            None => out += line,
        }
        out.push('\n');
    }
    without_links(&by_name(workspace, &out))
}

/// Installs programs by the names of their packages.
fn by_name(workspace: &Workspace, text: &str) -> String {
    let mut parts = text.split(INSTALL);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, rest| {
        let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let end = rest.find(|c| !is_of_name(c)).unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        match workspace.get(name) {
            Some(member) => out + "cargo install " + &member.package() + rest,
            None => out + INSTALL + name + rest,
        }
    })
}

/// Replaces each link out of the package by its words.
fn without_links(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("](../") {
        let (before, link) = rest.split_at(at);
        let Some((begin, end)) = before.rfind('[').zip(link.find(')')) else {
            break;
        };
        out += &before[..begin];
        out += &before[begin + 1..];
        rest = &link[end + 1..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_out_of_the_package_are_their_words() {
        let text =
            "See [the ladder](../../docs/bots.md#the-ladder) and [this\n](../y.md), [that](#that).";
        let plain = "See the ladder and this\n, [that](#that).";
        assert_eq!(without_links(text), plain);
    }

    #[test]
    fn programs_are_installed_by_the_names_of_packages() {
        let workspace = Workspace::read().expect("this one");
        let text = "`cargo install --path crates/fourchette` puts it there, \
            `cargo install --path crates/nothing` does not\n";
        let written = "`cargo install fourchette` puts it there, \
            `cargo install --path crates/nothing` does not\n";
        assert_eq!(of_package(&workspace, text), written);
    }

    #[test]
    fn dependencies_are_written_by_the_names_of_packages() {
        let workspace = Workspace::read().expect("this one");
        let version = &workspace.get("y").expect("a game").version;
        let text = "y = { path = \"../fourchette/crates/y\" } # or git\nlet y = 1;\n\
            bots = { path = \"../fourchette/crates/bots\", features = [\"y\"] }\n";
        let written = format!(
            "fourchette-y = \"{version}\"\nlet y = 1;\n\
            fourchette-bots = {{ version = \"{version}\", features = [\"y\"] }}\n"
        );
        assert_eq!(of_package(&workspace, text), written);
    }
}

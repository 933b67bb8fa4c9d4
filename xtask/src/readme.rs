//! READMEs as they are in the staged copy.

use crate::documents::Documents;
use crate::manifest;
use crate::workspace::{Crate, Workspace};

/// How a program is installed from a folder of the repository.
const INSTALL: &str = "cargo install --path crates/";

/// Returns the README of a package: dependencies are written as users of the packages write them, programs
/// are installed from the registry, and documents are named by where they are.
pub(crate) fn of_package(
    workspace: &Workspace,
    documents: &Documents,
    member: &Crate,
    text: &str,
) -> String {
    documents.readme(member, &as_installed(workspace, text))
}

/// Writes dependencies and installations as users of the packages do.
fn as_installed(workspace: &Workspace, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        match manifest::dependency_line(workspace, line) {
            Some(written) => out += &written,
            None => out += line,
        }
        out.push('\n');
    }
    by_name(workspace, &out)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_installed_by_the_names_of_packages() {
        let workspace = Workspace::read().expect("this one");
        let text = "`cargo install --path crates/fourchette` puts it there, \
            `cargo install --path crates/nothing` does not\n";
        let written = "`cargo install fourchette` puts it there, \
            `cargo install --path crates/nothing` does not\n";
        assert_eq!(as_installed(&workspace, text), written);
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
        assert_eq!(as_installed(&workspace, text), written);
    }
}

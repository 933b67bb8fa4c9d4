//! The documents that packages hold: those of `docs` that they name.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context as _, Result, ensure};

use crate::workspace::{Crate, Workspace};
use crate::{files, links};

/// What was measured, which no package holds: a link to it is its words alone.
const MEASURED: &str = "docs/performance.md";

/// How documents name the rulings: by the number of a section.
const RULINGS: [&str; 2] = ["rulings, section", "Rulings, section"];

/// Which package holds which documents, by their paths in the repository, as `docs/json.md`.
#[derive(Debug)]
pub(crate) struct Documents {
    held: BTreeMap<String, BTreeSet<String>>,
    /// The crates and their packages; the one that holds most is the first.
    packages: Vec<(String, String)>,
}

impl Documents {
    /// Looks through the crates, their READMEs and what their sources say.
    pub(crate) fn read(workspace: &Workspace) -> Result<Self> {
        let mut held = BTreeMap::new();
        for member in &workspace.crates {
            let named = named(workspace, member).with_context(|| member.name.clone())?;
            held.insert(member.name.clone(), named);
        }
        let mut members: Vec<&Crate> = workspace.crates.iter().collect();
        members.sort_by_key(|member| core::cmp::Reverse(held[&member.name].len()));
        let packages = members
            .iter()
            .map(|member| (member.name.clone(), member.package()));
        Ok(Self {
            packages: packages.collect(),
            held,
        })
    }

    /// Returns the documents that a crate's package holds.
    pub(crate) fn of(&self, member: &Crate) -> impl Iterator<Item = &str> {
        let held = self.held.get(&member.name).into_iter().flatten();
        held.map(String::as_str)
    }

    /// Returns a README, in which documents are named by their places in the package: it is shown elsewhere,
    /// too, where a link to them would lead nowhere.
    pub(crate) fn readme(&self, member: &Crate, text: &str) -> String {
        let base = format!("crates/{}", member.name);
        links::replaced(text, |words, target| {
            let path = links::resolved(&base, target)?;
            Some(self.told(member, words, &path))
        })
    }

    /// Returns a document, in which links to others that the package holds stay, and others are told.
    pub(crate) fn document(&self, member: &Crate, name: &str, text: &str) -> String {
        let base = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        links::replaced(text, |words, target| {
            let path = links::resolved(base, target)?;
            let is_held = self.of(member).any(|held| held == path);
            (!is_held).then(|| self.told(member, words, &path))
        })
    }

    /// Returns the words of a link, and where it leads if that is a document.
    fn told(&self, member: &Crate, words: &str, path: &str) -> String {
        if !links::is_document(path) || path == MEASURED {
            return words.to_owned();
        }
        let is_there = self.of(member).any(|held| held == path);
        let mut packages = self.packages.iter();
        let place = match packages.find(|(name, _)| self.held[name].contains(path)) {
            _ if is_there => format!("`{path}`"),
            Some((_, package)) => format!("`{path}` in the package `{package}`"),
            None => format!("`{path}` in the repository"),
        };
        if path.ends_with(words) {
            place
        } else {
            format!("{words} ({place})")
        }
    }
}

/// Returns the documents that a crate names, in its README or in its sources.
fn named(workspace: &Workspace, member: &Crate) -> Result<BTreeSet<String>> {
    let mut files = files::below(&member.folder.join("src"), &["rs", "txt"])?;
    files.push(member.folder.join("README.md"));
    let mut named = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file)?;
        for (word, _) in links::paths(&text) {
            let path = word.trim_start_matches("../");
            if !links::is_document(path) {
                continue;
            }
            let folder = workspace.root.join(path).is_dir();
            let path = path.to_owned() + if folder { "/README.md" } else { "" };
            let is_there = workspace.root.join(&path).is_file();
            ensure!(
                is_there,
                "{} names {path}, which is not there",
                file.display()
            );
            named.insert(path);
        }
        if RULINGS.iter().any(|words| text.contains(words)) {
            named.insert("docs/rulings.md".to_owned());
            let of_game = format!("docs/rulings/{}.md", member.name);
            named.extend(Some(of_game).filter(|path| workspace.root.join(path).is_file()));
        }
    }
    named.remove(MEASURED);
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two games and the door, and what each holds.
    fn documents() -> (Documents, Vec<Crate>) {
        let held = [
            (
                "fourchette",
                &["docs/bots.md", "docs/json.md", "docs/notation.md"][..],
            ),
            ("y", &["docs/json.md", "docs/rulings/y.md"]),
            ("wyx", &["docs/rulings/wyx.md"]),
        ];
        let member = |name: &str| Crate {
            name: name.to_owned(),
            version: String::new(),
            folder: "".into(),
            dependencies: Vec::new(),
        };
        let members: Vec<Crate> = held.iter().map(|(name, _)| member(name)).collect();
        let documents = Documents {
            packages: members
                .iter()
                .map(|member| (member.name.clone(), member.package()))
                .collect(),
            held: held
                .iter()
                .map(|(name, paths)| {
                    (
                        (*name).to_owned(),
                        paths.iter().map(ToString::to_string).collect(),
                    )
                })
                .collect(),
        };
        (documents, members)
    }

    #[test]
    fn a_readme_names_the_places_of_documents() {
        let (documents, members) = documents();
        let text = "[json.md](../../docs/json.md) and [how](../../docs/bots.md#how), [measured](../../docs/performance.md#a), \
            [solver](../solver), [docs](https://docs.rs), [below](#below)";
        let door = "`docs/json.md` and how (`docs/bots.md`), measured, \
            solver, [docs](https://docs.rs), [below](#below)";
        assert_eq!(documents.readme(&members[0], text), door);
        let game = "`docs/json.md` and how (`docs/bots.md` in the package `fourchette`), measured, \
            solver, [docs](https://docs.rs), [below](#below)";
        assert_eq!(documents.readme(&members[1], text), game);
    }

    #[test]
    fn a_document_links_to_those_beside_it_and_says_where_others_are() {
        let (documents, members) = documents();
        let text = "[Y](rulings/y.md#a) [Wyx](rulings/wyx.md) [notation.md](notation.md) [facts](facts.md#y) [`y`](../crates/y)";
        assert_eq!(
            documents.document(&members[1], "docs/json.md", text),
            "[Y](rulings/y.md#a) Wyx (`docs/rulings/wyx.md` in the package `fourchette-wyx`) \
            `docs/notation.md` in the package `fourchette` facts (`docs/facts.md` in the repository) `y`"
        );
        let text = "[json.md](../json.md) [bots.md](../bots.md)";
        assert_eq!(
            documents.document(&members[1], "docs/rulings/y.md", text),
            "[json.md](../json.md) `docs/bots.md` in the package `fourchette`"
        );
    }

    /// What it names by links, by paths in its texts, and by sections of the rulings.
    #[test]
    fn a_package_holds_what_its_readme_and_its_sources_name() {
        let workspace = Workspace::read().expect("this one");
        let documents = Documents::read(&workspace).expect("documents");
        let held = |name| {
            let member = workspace.get(name).expect("a crate");
            documents.of(member).collect::<Vec<_>>()
        };
        for path in [
            "protocol",
            "json",
            "encodings",
            "solving",
            "notation",
            "puzzles/README",
        ] {
            let path = format!("docs/{path}.md");
            assert!(held("fourchette").contains(&&*path), "{path}");
        }
        assert_eq!(held("y"), ["docs/rulings.md", "docs/rulings/y.md"]);
        assert_eq!(held("board-graph"), ["docs/rulings.md"]);
        assert_eq!(held("solver"), ["docs/json.md", "docs/solving.md"]);
    }
}

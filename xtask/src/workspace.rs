//! What is in the workspace, as cargo tells it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};
use serde::Deserialize;

/// The workspace, and the crates in it that are for users.
#[derive(Debug)]
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    /// The folder for what is built.
    pub(crate) target: PathBuf,
    /// The crates below `crates`, by name.
    pub(crate) crates: Vec<Crate>,
}

/// A crate for users.
#[derive(Debug)]
pub(crate) struct Crate {
    /// Its name in the workspace.
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) folder: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A dependency on another crate of the workspace.
#[derive(Clone, Debug)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) is_dev: bool,
}

impl Crate {
    /// Returns what the crate is called in a registry, where short names are taken.
    pub(crate) fn package(&self) -> String {
        match self.name.as_str() {
            "fourchette" => self.name.clone(),
            name => format!("fourchette-{name}"),
        }
    }
}

impl Workspace {
    /// Asks cargo.
    pub(crate) fn read() -> Result<Self> {
        let output = cargo()
            .args(["metadata", "--format-version", "1", "--no-deps"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stderr(Stdio::inherit())
            .output()
            .context("cargo cannot be run")?;
        ensure!(output.status.success(), "cargo metadata failed");
        let metadata: Metadata = serde_json::from_slice(&output.stdout)?;
        let home = metadata.workspace_root.join("crates");
        let mut crates: Vec<Crate> = metadata
            .packages
            .into_iter()
            .filter(|package| package.manifest_path.starts_with(&home))
            .map(Crate::from)
            .collect();
        crates.sort_by(|a, b| a.name.cmp(&b.name));
        ensure!(
            !crates.is_empty(),
            "there is no crate in {}",
            home.display()
        );
        Ok(Self {
            root: metadata.workspace_root,
            target: metadata.target_directory,
            crates,
        })
    }

    /// Returns the crate of a name in the workspace.
    pub(crate) fn get(&self, name: &str) -> Option<&Crate> {
        self.crates.iter().find(|member| member.name == name)
    }

    /// Returns the names of all packages, each behind those that it depends on.
    pub(crate) fn in_order(&self) -> Vec<String> {
        let mut names: Vec<&str> = Vec::new();
        while let Some(next) = self.crates.iter().find(|member| {
            let mut needed = member
                .dependencies
                .iter()
                .filter(|dependency| !dependency.is_dev);
            !names.contains(&member.name.as_str())
                && needed.all(|dependency| names.contains(&dependency.name.as_str()))
        }) {
            names.push(&next.name);
        }
        let members = names.iter().filter_map(|name| self.get(name));
        members.map(Crate::package).collect()
    }

    /// Returns the development dependencies that a package must not have, as pairs of who depends and on
    /// what: those that would close a circle, in which nothing could be published first, and those on
    /// what is not published.
    pub(crate) fn dropped_dev_dependencies(&self) -> Vec<(&str, &str)> {
        let edges = |is_dev| {
            self.crates.iter().flat_map(move |member| {
                let dependencies = member.dependencies.iter();
                dependencies
                    .filter(move |dependency| dependency.is_dev == is_dev)
                    .map(|dependency| (member.name.as_str(), dependency.name.as_str()))
            })
        };
        let mut kept: Vec<(&str, &str)> = edges(false).collect();
        let mut dropped = Vec::new();
        for (from, to) in edges(true) {
            if self.get(to).is_none() || leads(&kept, to, from) {
                dropped.push((from, to));
            } else {
                kept.push((from, to));
            }
        }
        dropped
    }
}

/// Returns whether edges lead from one name to another.
fn leads(edges: &[(&str, &str)], from: &str, to: &str) -> bool {
    let mut reached = vec![from];
    let mut at = 0;
    while let Some(&name) = reached.get(at) {
        if name == to {
            return true;
        }
        at += 1;
        for &(begin, end) in edges {
            if begin == name && !reached.contains(&end) {
                reached.push(end);
            }
        }
    }
    false
}

/// Returns the cargo that runs this program.
pub(crate) fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    workspace_root: PathBuf,
    target_directory: PathBuf,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    manifest_path: PathBuf,
    dependencies: Vec<PackageDependency>,
}

#[derive(Deserialize)]
struct PackageDependency {
    name: String,
    kind: Option<String>,
    path: Option<PathBuf>,
}

impl From<Package> for Crate {
    fn from(package: Package) -> Self {
        let folder = package
            .manifest_path
            .parent()
            .unwrap_or(Path::new(""))
            .to_owned();
        let dependencies = package.dependencies.into_iter();
        let dependencies = dependencies
            .filter(|dependency| dependency.path.is_some())
            .map(|dependency| Dependency {
                name: dependency.name,
                is_dev: dependency.kind.as_deref() == Some("dev"),
            })
            .collect();
        Self {
            name: package.name,
            version: package.version,
            folder,
            dependencies,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn member(name: &str, dependencies: &[(&str, bool)]) -> Crate {
        let dependencies = dependencies.iter().map(|&(name, is_dev)| Dependency {
            name: name.to_owned(),
            is_dev,
        });
        Crate {
            name: name.to_owned(),
            version: "0.1.0".to_owned(),
            folder: PathBuf::new(),
            dependencies: dependencies.collect(),
        }
    }

    #[test]
    fn a_dev_dependency_that_closes_a_circle_is_dropped() {
        let workspace = Workspace {
            root: PathBuf::new(),
            target: PathBuf::new(),
            crates: vec![
                // On itself, on what depends on it, and on what depends on that.
                member("board", &[("board", true), ("game", true), ("door", true)]),
                member("door", &[("game", false), ("board", true)]),
                // On what is not published.
                member("game", &[("board", false), ("measure", true)]),
                // Two that depend on each other for their tests alone: one of them goes first.
                member("left", &[("right", true)]),
                member("right", &[("left", true)]),
            ],
        };
        assert_eq!(
            workspace.in_order(),
            ["board", "game", "door", "left", "right"].map(|name| format!("fourchette-{name}"))
        );
        let dropped = [
            ("board", "board"),
            ("board", "game"),
            ("board", "door"),
            ("game", "measure"),
            ("right", "left"),
        ];
        assert_eq!(workspace.dropped_dev_dependencies(), dropped);
    }
}

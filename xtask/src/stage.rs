//! The staged copy: a workspace of the crates alone, as a registry would get them.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::documents::Documents;
use crate::workspace::{Crate, Workspace};
use crate::{check, manifest, readme};

/// The licences, which go into every package.
pub(crate) const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// Whether cargo may upload the staged crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Publish {
    /// It refuses, as in the repository.
    Never,
    /// It may.
    Allowed,
}

/// Writes the staged copy into `folder`, in place of what is there, and checks it.
pub(crate) fn write(workspace: &Workspace, folder: &Path, publish: Publish) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(folder)?;
    copy(
        &workspace.root.join("Cargo.lock"),
        &folder.join("Cargo.lock"),
    )?;
    write_root(workspace, folder, publish)?;
    let documents = Documents::read(workspace)?;
    for member in &workspace.crates {
        write_crate(workspace, &documents, member, folder).with_context(|| member.name.clone())?;
    }
    check::staged(workspace, folder)
}

/// Writes the manifest of the staged workspace.
pub(crate) fn write_root(workspace: &Workspace, folder: &Path, publish: Publish) -> Result<()> {
    let text = read(&workspace.root.join("Cargo.toml"))?;
    let document = manifest::of_workspace(workspace, &text, publish)?;
    fs::write(folder.join("Cargo.toml"), document.to_string())?;
    Ok(())
}

fn write_crate(
    workspace: &Workspace,
    documents: &Documents,
    member: &Crate,
    folder: &Path,
) -> Result<()> {
    let staged = folder.join("crates").join(&member.name);
    copy(&member.folder.join("src"), &staged.join("src"))?;
    let text = read(&member.folder.join("Cargo.toml"))?;
    let document = manifest::of_crate(workspace, member, &text)?;
    fs::write(staged.join("Cargo.toml"), document.to_string())?;
    let text = read(&member.folder.join("README.md"))?;
    fs::write(
        staged.join("README.md"),
        readme::of_package(workspace, documents, member, &text),
    )?;
    for name in documents.of(member) {
        let path = staged.join(name);
        fs::create_dir_all(path.parent().unwrap_or(&staged))?;
        let text = read(&workspace.root.join(name))?;
        fs::write(path, documents.document(member, name, &text))?;
    }
    for licence in LICENCES {
        copy(&workspace.root.join(licence), &staged.join(licence))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Copies a file, or a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    if !from.is_dir() {
        fs::copy(from, to).with_context(|| from.display().to_string())?;
        return Ok(());
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        copy(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

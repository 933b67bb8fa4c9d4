//! Packages and verifies the staged crates.

use std::path::Path;

use anyhow::{Context as _, Result, ensure};

use crate::check;
use crate::stage::{self, Publish};
use crate::workspace::{Workspace, cargo};

/// Stages the crates in `folder`, makes their packages in `target/release-build/package`, and builds each
/// from its package alone, with those before it as its dependencies.
///
/// Cargo lays the packages that it has made over the registry for this, but only if they may be published;
/// so `publish = false` is put into the staged copy afterwards.
pub(crate) fn run(workspace: &Workspace, folder: &Path, publish: Publish) -> Result<()> {
    stage::write(workspace, folder, Publish::Allowed)?;
    let build = workspace.target.join("release-build");
    let packaged = cargo()
        .args(["package", "--workspace", "--allow-dirty"])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", &build)
        // What is built is thrown away: it is to be built quickly.
        .env("CARGO_PROFILE_DEV_DEBUG", "false")
        .env("CARGO_INCREMENTAL", "0")
        .status()
        .context("cargo cannot be run")?;
    stage::write_root(workspace, folder, publish)?;
    ensure!(packaged.success(), "the packages are not as they should be");
    check::packages(workspace, &build.join("package"))
}

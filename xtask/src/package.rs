//! Packages and verifies the staged crates.

use core::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::check;
use crate::stage::{self, Publish};
use crate::workspace::{Workspace, cargo};

/// Stages the crates in `folder`, makes their packages in `target/release-build/package`, unpacks them in
/// `target/release-build/unpacked`, and builds each there.
pub(crate) fn run(workspace: &Workspace, folder: &Path, publish: Publish) -> Result<()> {
    let build = workspace.target.join("release-build");
    pack(workspace, folder, &build, publish)?;
    let unpacked = build.join("unpacked");
    unpack(workspace, &build.join("package"), &unpacked)?;
    check::packages(workspace, &unpacked)?;
    for name in workspace.in_order() {
        verify(&name, &unpacked, &build)?;
    }
    Ok(())
}

/// Makes the packages.
///
/// Cargo lets packages find each other that are in no registry yet, but only if they may be published; so
/// `publish = false` is put into the staged copy afterwards.
fn pack(workspace: &Workspace, folder: &Path, build: &Path, publish: Publish) -> Result<()> {
    stage::write(workspace, folder, Publish::Allowed)?;
    let packed = cargo()
        .args([
            "package",
            "--workspace",
            "--no-verify",
            "--allow-dirty",
            "--quiet",
        ])
        .current_dir(folder)
        .env("CARGO_TARGET_DIR", build)
        .status()
        .context("cargo cannot be run")?;
    stage::write_root(workspace, folder, publish)?;
    ensure!(packed.success(), "the packages cannot be made");
    Ok(())
}

/// Unpacks all packages into a workspace in which they find each other in place of a registry.
///
/// Cargo's own verification would unpack those that another one depends on where it keeps what it has
/// downloaded, and take what is there already, of an earlier run, for the same.
fn unpack(workspace: &Workspace, packages: &Path, unpacked: &Path) -> Result<()> {
    if unpacked.exists() {
        fs::remove_dir_all(unpacked)?;
    }
    fs::create_dir_all(unpacked)?;
    let mut manifest =
        "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n\n[patch.crates-io]\n".to_owned();
    for member in &workspace.crates {
        let name = format!("{}-{}", member.package(), member.version);
        // Files are as old as they are here: in a package all of them bear the same date.
        let status = Command::new("tar")
            .arg("-xzmf")
            .arg(packages.join(format!("{name}.crate")))
            .arg("-C")
            .arg(unpacked)
            .status()
            .context("tar cannot be run")?;
        ensure!(status.success(), "{name} cannot be unpacked");
        writeln!(manifest, "{} = {{ path = {name:?} }}", member.package())?;
    }
    fs::write(unpacked.join("Cargo.toml"), manifest)?;
    fs::copy(
        workspace.root.join("Cargo.lock"),
        unpacked.join("Cargo.lock"),
    )?;
    Ok(())
}

/// Builds a package with its default features, without a warning, and with no other features of what it
/// depends on than it asks for.
fn verify(package: &str, unpacked: &Path, build: &Path) -> Result<()> {
    println!("verifying {package}");
    let status = cargo()
        .args(["build", "--quiet", "--package", package])
        .current_dir(unpacked)
        .env("CARGO_TARGET_DIR", build)
        // What is built is thrown away: it is to be built quickly.
        .env("CARGO_PROFILE_DEV_DEBUG", "false")
        .env("CARGO_INCREMENTAL", "0")
        .env("RUSTFLAGS", "-D warnings")
        .status()
        .context("cargo cannot be run")?;
    ensure!(
        status.success(),
        "{package} cannot be built from its package"
    );
    Ok(())
}

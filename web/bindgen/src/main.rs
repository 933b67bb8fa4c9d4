//! `bindgen MODULE FOLDER` writes `glue.js`, `glue.d.ts` and `glue_bg.wasm`: what wasm-bindgen makes of a
//! compiled module for scripts that are no modules.
//!
//! The program wasm-bindgen does the same, but brings a server and a test runner, which take several times as
//! long to compile; and it must have the version of the library to the digit, which one lock file sees to here.

use std::path::Path;

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [module, folder] = &arguments[..] else {
        bail!("Usage: bindgen MODULE FOLDER");
    };
    Bindgen::new()
        .input_path(Path::new(module))
        .out_name("glue")
        .no_modules(true)?
        .omit_default_module_path(true)
        .typescript(true)
        .generate(Path::new(folder))
}

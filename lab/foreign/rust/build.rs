//! Tells the program which compiler made it.

use std::process::Command;

fn main() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let version = Command::new(rustc).arg("--version").output().map(|o| o.stdout).unwrap_or_default();
    println!("cargo:rustc-env=RUSTC_VERSION={}", String::from_utf8_lossy(&version).trim());
}

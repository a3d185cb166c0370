//! Measures libraries in Rust for the lab, which starts it as `fork name=value...` or `check name=value...`; docs/runners.md is
//! the contract of both.

mod allocation;
mod check;
mod contestants;
mod datatypes;
mod documents;
mod fork;
mod visit;

use std::collections::HashMap;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: allocation::Counted = allocation::Counted;

/// What there is between an operation's beginning and its end: where a document comes from and what a failure says.
pub type Fallible<T> = Result<T, Box<dyn std::error::Error>>;

/// The arguments, each `name=value`.
pub struct Arguments(HashMap<String, String>);

impl Arguments {
    pub fn get(&self, name: &str) -> Fallible<&str> {
        Ok(self.0.get(name).ok_or_else(|| format!("expected an argument {name}="))?)
    }

    pub fn number(&self, name: &str) -> Fallible<u64> {
        Ok(self.get(name)?.parse()?)
    }
}

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let verb = words.next().unwrap_or_default();
    let arguments = Arguments(
        words.filter_map(|w| w.split_once('=').map(|(n, v)| (n.to_owned(), v.to_owned()))).collect(),
    );
    let done = match verb.as_str() {
        "fork" => fork::fork(&arguments),
        "check" => check::check(&arguments),
        other => Err(format!("expected fork or check, found '{other}'").into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::FAILURE
        }
    }
}

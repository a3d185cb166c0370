//! Shows what a contestant reads and writes, for the verification gate to judge.

use crate::contestants::Answer;
use crate::{contestants, documents, Arguments, Fallible};
use std::path::Path;

/// For each line of the file of checks, from a line on: one file, with what there was for each document or why there was none.
pub fn check(arguments: &Arguments) -> Fallible<()> {
    let checks = std::fs::read_to_string(arguments.get("checks")?)?;
    let out = Path::new(arguments.get("out")?);
    let driver = arguments.get("driver")?;
    let from = arguments.number("from")? as usize;
    for (number, line) in checks.lines().enumerate().skip(from) {
        match answers(driver, line) {
            Ok((kind, frames)) => leave(&out.join(format!("{number}{kind}")), &frames)?,
            Err(e) => leave(&out.join(format!("{number}.threw")), format!("{e}\n").replace('\n', " ").as_bytes())?,
        }
    }
    Ok(())
}

/// The kind of file, and what is in it: each answer with its length before it, four bytes, the highest first.
fn answers(driver: &str, line: &str) -> Fallible<(&'static str, Vec<u8>)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [operation, _, kind, path, sha256, count] = fields[..] else {
        return Err("expected a check of six fields".into());
    };
    let mut ending = ".graph";
    let mut frames = Vec::new();
    for document in documents::load(path, sha256, count.parse()?)? {
        let mut opened = contestants::open(driver, kind, operation, &document)?;
        let (first, second) = (opened.run()?, opened.run()?);
        if first != second {
            return Err("two reads of one document gave different values".into());
        }
        let bytes = match first {
            Answer::Shown(bytes) => bytes,
            Answer::Written(bytes) => {
                ending = ".bytes";
                bytes
            }
        };
        frames.extend_from_slice(&(bytes.len() as u32).to_be_bytes());
        frames.extend_from_slice(&bytes);
    }
    Ok((ending, frames))
}

/// The file appears whole or not at all, because the lab looks while this goes on.
fn leave(path: &Path, content: &[u8]) -> Fallible<()> {
    let temporary = path.with_extension("tmp");
    std::fs::write(&temporary, content)?;
    std::fs::rename(temporary, path)?;
    Ok(())
}

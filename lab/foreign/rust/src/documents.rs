//! The bytes to be read: those that were planned, and no others.

use crate::Fallible;
use sha2::{Digest, Sha256};

/// The document of a file, or the documents that are its lines where there are several.
pub fn load(path: &str, sha256: &str, count: usize) -> Fallible<Vec<Vec<u8>>> {
    let bytes = std::fs::read(path)?;
    let found: String = Sha256::digest(&bytes).iter().map(|b| format!("{b:02x}")).collect();
    if found != sha256 {
        return Err(format!("{path} is not the planned document: expected SHA-256 {sha256}, found {found}").into());
    }
    if count == 1 {
        return Ok(vec![bytes]);
    }
    let lines: Vec<Vec<u8>> = bytes.split_inclusive(|&b| b == b'\n').map(|l| l[..l.len() - 1].to_vec()).collect();
    if lines.len() != count {
        return Err(format!("{path}: expected {count} documents, found {}", lines.len()).into());
    }
    Ok(lines)
}

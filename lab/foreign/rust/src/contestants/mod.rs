//! What a contestant is here, and which there are.

mod serde_json;
mod simd_json;
mod sonic_rs;

use crate::Fallible;

/// What an operation left, for the gate.
#[derive(PartialEq)]
pub enum Answer {
    /// a tree as JSON, or a checksum
    Shown(Vec<u8>),
    /// a value, written back by the library that read it; or what was written
    Written(Vec<u8>),
}

/// One operation of one contestant on one document, ready to be timed.
pub trait Operation {
    /// The timed body; what it made is dropped at its end.
    fn time(&mut self);

    /// The same, and what it left.
    fn run(&mut self) -> Fallible<Answer>;
}

/// An operation of two parts: what is timed, and how what it leaves is shown.
struct Timed<F, S> {
    body: F,
    shown: S,
}

impl<T, F: FnMut() -> Fallible<T>, S: Fn(T) -> Fallible<Answer>> Operation for Timed<F, S> {
    fn time(&mut self) {
        let _ = std::hint::black_box((self.body)());
    }

    fn run(&mut self) -> Fallible<Answer> {
        (self.shown)((self.body)()?)
    }
}

fn operation<T: 'static>(
    body: impl FnMut() -> Fallible<T> + 'static,
    shown: impl Fn(T) -> Fallible<Answer> + 'static,
) -> Fallible<Box<dyn Operation>> {
    Ok(Box::new(Timed { body, shown }))
}

fn checksum(number: i64) -> Fallible<Answer> {
    Ok(Answer::Shown(format!("{{\"value\":{number}}}").into_bytes()))
}

fn unknown(what: &str) -> Fallible<Box<dyn Operation>> {
    Err(format!("this contestant does no {what}").into())
}

/// The operation of that contestant on that type and document.
pub fn open(driver: &str, kind: &str, operation: &str, document: &[u8]) -> Fallible<Box<dyn Operation>> {
    let document = document.to_vec();
    match driver {
        "serde-json" => serde_json::typed(kind, operation, document),
        "serde-json-value" => serde_json::tree(kind, operation, document),
        "sonic-rs" => sonic_rs::typed(kind, operation, document),
        "sonic-rs-value" => sonic_rs::tree(kind, operation, document),
        "simd-json" => simd_json::typed(kind, operation, document),
        "simd-json-value" => simd_json::tree(kind, operation, document),
        other => Err(format!("expected the name of a contestant, found '{other}'").into()),
    }
}

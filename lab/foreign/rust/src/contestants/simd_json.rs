//! simd-json: types, and its borrowed Value. It reads in place and overwrites what it reads, so each operation first copies the
//! document into a buffer that is kept; that is a part of the operation, because the document is the caller's. Its own buffers are
//! kept too, as its documentation offers it.

use super::{checksum, operation, unknown, Answer, Operation};
use crate::datatypes::{BigProduct, BigRecord, BigSum, D};
use crate::{visit, Fallible};
use ::simd_json::prelude::{Writable, ValueAsArray, ValueAsScalar, ValueObjectAccess};
use ::simd_json::borrowed::to_value_with_buffers;
use ::simd_json::serde::from_slice_with_buffers;
use ::simd_json::{from_slice, to_borrowed_value, to_vec, BorrowedValue, Buffers, StaticNode};
use serde::{de::DeserializeOwned, Serialize};

pub fn typed(kind: &str, name: &str, document: Vec<u8>) -> Fallible<Box<dyn Operation>> {
    match kind {
        "d" => of::<D>(name, document),
        "bigrecord" => of::<BigRecord>(name, document),
        "bigproduct" => of::<BigProduct>(name, document),
        "bigsum" => of::<BigSum>(name, document),
        _ => unknown(kind),
    }
}

fn of<T: Serialize + DeserializeOwned + 'static>(name: &str, document: Vec<u8>) -> Fallible<Box<dyn Operation>> {
    match name {
        "read-bytes" => {
            let mut own = Vec::new();
            let mut buffers = Buffers::default();
            operation(
                move || Ok(from_slice_with_buffers::<T>(copied(&document, &mut own), &mut buffers)?),
                |value| Ok(Answer::Written(to_vec(&value)?)),
            )
        }
        "write-bytes" => {
            let value: T = from_slice(&mut document.clone())?;
            operation(move || Ok(to_vec(&value)?), |bytes| Ok(Answer::Written(bytes)))
        }
        _ => unknown(name),
    }
}

pub fn tree(kind: &str, name: &str, document: Vec<u8>) -> Fallible<Box<dyn Operation>> {
    let mut own = Vec::new();
    let mut buffers = Buffers::default();
    match (kind, name) {
        // The tree cannot leave its buffer, so it is dropped here; what it was is shown by reading once more.
        ("tweets", "read-bytes") => {
            let again = document.clone();
            operation(
                move || {
                    std::hint::black_box(to_value_with_buffers(copied(&document, &mut own), &mut buffers)?);
                    Ok(())
                },
                move |()| Ok(Answer::Shown(to_borrowed_value(&mut again.clone())?.encode().into_bytes())),
            )
        }
        ("tweets", "read-all") => {
            operation(move || Ok(number(&to_value_with_buffers(copied(&document, &mut own), &mut buffers)?)), checksum)
        }
        ("tweets", "read-tenth") => {
            operation(move || Ok(tenth(&to_value_with_buffers(copied(&document, &mut own), &mut buffers)?)), checksum)
        }
        _ => unknown(name),
    }
}

fn copied<'a>(document: &[u8], own: &'a mut Vec<u8>) -> &'a mut [u8] {
    own.clear();
    own.extend_from_slice(document);
    own
}

fn number(value: &BorrowedValue) -> i64 {
    match value {
        BorrowedValue::Static(StaticNode::Null) => visit::NULL,
        BorrowedValue::Static(StaticNode::Bool(b)) => visit::boolean(*b),
        BorrowedValue::Static(StaticNode::I64(n)) => *n,
        BorrowedValue::Static(StaticNode::U64(n)) => *n as i64,
        BorrowedValue::Static(StaticNode::F64(n)) => visit::double(*n),
        BorrowedValue::String(s) => visit::text(s),
        BorrowedValue::Array(list) => list.iter().fold(visit::ARRAY, |a, v| visit::element(a, number(v))),
        BorrowedValue::Object(map) => map.iter().fold(visit::OBJECT, |o, (k, v)| visit::member(o, k, number(v))),
    }
}

fn tenth(value: &BorrowedValue) -> i64 {
    let tweets = value.get("results").and_then(|v| v.as_array()).map(Vec::as_slice).unwrap_or_default();
    visit::tenth(tweets.iter(), |tweet, name| tweet.get(name).and_then(|v| v.as_str()).unwrap_or_default())
}

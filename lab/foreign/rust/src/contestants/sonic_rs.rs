//! sonic-rs: types, and its Value.

use super::{checksum, operation, unknown, Answer, Operation};
use crate::datatypes::{BigProduct, BigRecord, BigSum, D};
use crate::{visit, Fallible};
use ::sonic_rs::{from_slice, to_vec, JsonContainerTrait, JsonNumberTrait, JsonValueTrait, Value, ValueRef};
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
        "read-bytes" => operation(move || Ok(from_slice::<T>(&document)?), |value| Ok(Answer::Written(to_vec(&value)?))),
        "write-bytes" => {
            let value: T = from_slice(&document)?;
            operation(move || Ok(to_vec(&value)?), |bytes| Ok(Answer::Written(bytes)))
        }
        _ => unknown(name),
    }
}

pub fn tree(kind: &str, name: &str, document: Vec<u8>) -> Fallible<Box<dyn Operation>> {
    let parse = move || Ok(from_slice::<Value>(&document)?);
    match (kind, name) {
        ("tweets", "read-bytes") => operation(parse, |tree| Ok(Answer::Shown(to_vec(&tree)?))),
        ("tweets", "read-all") => operation(move || Ok(number(&parse()?)), checksum),
        ("tweets", "read-tenth") => operation(move || Ok(tenth(&parse()?)), checksum),
        _ => unknown(name),
    }
}

fn number(value: &Value) -> i64 {
    match value.as_ref() {
        ValueRef::Null => visit::NULL,
        ValueRef::Bool(b) => visit::boolean(b),
        ValueRef::Number(n) => n.as_i64().unwrap_or_else(|| visit::double(n.as_f64().unwrap_or(f64::NAN))),
        ValueRef::String(s) => visit::text(s),
        ValueRef::Array(list) => list.iter().fold(visit::ARRAY, |a, v| visit::element(a, number(v))),
        ValueRef::Object(map) => map.iter().fold(visit::OBJECT, |o, (k, v)| visit::member(o, k, number(v))),
    }
}

fn tenth(value: &Value) -> i64 {
    let tweets = value.get("results").and_then(|v| v.as_array());
    visit::tenth(tweets.into_iter().flat_map(|list| list.iter()), |tweet, name| {
        tweet.get(name).and_then(|v| v.as_str()).unwrap_or_default()
    })
}

//! serde_json: types, and its Value.

use super::{checksum, operation, unknown, Answer, Operation};
use crate::datatypes::{BigProduct, BigRecord, BigSum, D};
use crate::{visit, Fallible};
use ::serde_json::{from_slice, to_value, to_vec, Value};
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
    let written = |value: T| Ok(Answer::Written(to_vec(&value)?));
    match name {
        "read-bytes" => operation(move || Ok(from_slice::<T>(&document)?), written),
        "read-tree" => {
            let tree: Value = from_slice(&document)?;
            operation(move || Ok(T::deserialize(&tree)?), written)
        }
        "write-bytes" => {
            let value: T = from_slice(&document)?;
            operation(move || Ok(to_vec(&value)?), |bytes| Ok(Answer::Written(bytes)))
        }
        "write-tree" => {
            let value: T = from_slice(&document)?;
            operation(move || Ok(to_value(&value)?), |tree| Ok(Answer::Written(to_vec(&tree)?)))
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
    match value {
        Value::Null => visit::NULL,
        Value::Bool(b) => visit::boolean(*b),
        Value::Number(n) => n.as_i64().unwrap_or_else(|| visit::double(n.as_f64().unwrap_or(f64::NAN))),
        Value::String(s) => visit::text(s),
        Value::Array(list) => list.iter().fold(visit::ARRAY, |a, v| visit::element(a, number(v))),
        Value::Object(map) => map.iter().fold(visit::OBJECT, |o, (k, v)| visit::member(o, k, number(v))),
    }
}

fn tenth(value: &Value) -> i64 {
    let tweets = value["results"].as_array().map(Vec::as_slice).unwrap_or_default();
    visit::tenth(tweets.iter(), |tweet, name| tweet[name].as_str().unwrap_or_default())
}

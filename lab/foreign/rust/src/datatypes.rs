//! The four types of the suite datatypes.

use serde::{Deserialize, Serialize};

/// A sum of four: an object of one member, which has the name of the one it is.
#[derive(Serialize, Deserialize)]
pub enum D {
    Nullary(),
    Unary(i64),
    Product(String, char, Box<D>),
    #[serde(rename_all = "camelCase")]
    Record { test_one: f64, test_two: bool, test_three: Box<D> },
}

/// Many fields, known by their names: an object.
#[derive(Serialize, Deserialize)]
#[rustfmt::skip]
pub struct BigRecord {
    field01: i64, field02: i64, field03: i64, field04: i64, field05: i64,
    field06: i64, field07: i64, field08: i64, field09: i64, field10: i64,
    field11: i64, field12: i64, field13: i64, field14: i64, field15: i64,
    field16: i64, field17: i64, field18: i64, field19: i64, field20: i64,
    field21: i64, field22: i64, field23: i64, field24: i64, field25: i64,
}

/// Many fields, known by their order: an array.
#[derive(Serialize, Deserialize)]
#[rustfmt::skip]
pub struct BigProduct(
    i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64,
    i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64,
);

/// One of many that have no field: its name, as a string.
#[derive(Serialize, Deserialize, Clone, Copy)]
#[rustfmt::skip]
pub enum BigSum {
    F01, F02, F03, F04, F05, F06, F07, F08, F09, F10, F11, F12, F13,
    F14, F15, F16, F17, F18, F19, F20, F21, F22, F23, F24, F25,
}

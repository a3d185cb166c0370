//! What those count who look through a tree, as the lab's own contestants do: every value has a number.

pub const NULL: i64 = 1;
pub const ARRAY: i64 = 1;
pub const OBJECT: i64 = 0;

pub fn boolean(value: bool) -> i64 {
    if value { 3 } else { 2 }
}

pub fn double(value: f64) -> i64 {
    value.to_bits() as i64
}

/// The length in UTF-16 code units: every byte that begins a character, once more where the character takes four. A String of the
/// JVM knows its length, so what is ASCII is not counted byte by byte.
pub fn text(value: &str) -> i64 {
    if value.is_ascii() {
        value.len() as i64
    } else {
        value.bytes().map(|b| i64::from(b & 0xC0 != 0x80) + i64::from(b >= 0xF0)).sum()
    }
}

/// An array with an element more.
pub fn element(array: i64, element: i64) -> i64 {
    array.wrapping_mul(31).wrapping_add(element)
}

/// An object with a member more.
pub fn member(object: i64, name: &str, value: i64) -> i64 {
    object.wrapping_add((2 * text(name) + 1).wrapping_mul(value.wrapping_add(1_000_003)))
}

/// Of every tweet its text, of every other one its author; each tweet gives the string of a member.
pub fn tenth<'a, T: Copy + 'a>(tweets: impl Iterator<Item = T>, string: impl Fn(T, &'static str) -> &'a str) -> i64 {
    tweets.enumerate().fold(ARRAY, |picked, (i, tweet)| {
        let picked = element(picked, text(string(tweet, "text")));
        if i % 2 == 0 { element(picked, text(string(tweet, "from_user"))) } else { picked }
    })
}

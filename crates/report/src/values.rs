//! Values of inputs, as a person would write them.

use crate::escape::escape;
use std::fmt::Write;
use threadbare_trace::{Input, InputKind};

/// The value of an input in C's spelling.
pub fn input_value(input: &Input) -> String {
    let bytes = &input.bytes;
    match (input.kind, bytes.len()) {
        (InputKind::Float, 4) => float(f64::from(f32::from_bits(word(bytes) as u32)), word(bytes)),
        (InputKind::Float, 8) => float(f64::from_bits(word(bytes) as u64), word(bytes)),
        (InputKind::Unsigned, 1..=16) => word(bytes).to_string(),
        (InputKind::Signed, 1..=16) => {
            let unused = 128 - 8 * bytes.len() as u32;
            ((word(bytes) << unused) as i128 >> unused).to_string()
        }
        (InputKind::Pointer, 0..=16) => match &input.to {
            Some(to) => escape(to).into_owned(),
            None => format!("{:#x}", word(bytes)),
        },
        _ => quoted(bytes),
    }
}

fn word(bytes: &[u8]) -> u128 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u128::from(*byte))
}

/// A float; one that is not a number also by its bits, for there are many.
fn float(value: f64, bits: u128) -> String {
    if value.is_nan() { format!("nan (0x{bits:x})") } else { format!("{value:?}") }
}

/// Bytes as a string literal.
fn quoted(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for byte in bytes {
        match byte {
            b'"' | b'\\' => text.extend(['\\', char::from(*byte)]),
            0x20..0x7f => text.push(char::from(*byte)),
            // Writing to a string cannot fail.
            _ => drop(write!(text, "\\x{byte:02x}")),
        }
    }
    text.push('"');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_trace::ThreadId;

    fn value(kind: InputKind, bytes: &[u8]) -> String {
        let input = Input {
            name: "x".into(),
            thread: ThreadId::MAIN,
            index: 0,
            kind,
            bytes: bytes.to_vec(),
            at: None,
            to: None,
        };
        input_value(&input)
    }

    #[test]
    fn values_are_read_by_their_kind() {
        assert_eq!(value(InputKind::Unsigned, &[255, 255]), "65535");
        assert_eq!(value(InputKind::Signed, &[255, 255]), "-1");
        assert_eq!(value(InputKind::Signed, &[0, 0, 0, 0x80]), "-2147483648");
        assert_eq!(value(InputKind::Unsigned, &[255; 16]), u128::MAX.to_string());
        assert_eq!(value(InputKind::Signed, &[255; 16]), "-1");
        assert_eq!(value(InputKind::Float, &1.5f32.to_le_bytes()), "1.5");
        assert_eq!(value(InputKind::Float, &f64::INFINITY.to_le_bytes()), "inf");
        assert_eq!(value(InputKind::Float, &f32::NAN.to_le_bytes()), "nan (0x7fc00000)");
        assert_eq!(value(InputKind::Bytes, b"a\"\x00\x1b"), "\"a\\\"\\x00\\x1b\"");
        assert_eq!(value(InputKind::Unsigned, &[1; 17]).len(), 2 + 4 * 17);
    }
}

//! Floating-point literals: decimal ones and the hexadecimal spellings of each format, as bits of the format.

use crate::types::FloatKind;

/// The bits of a literal as a number of that format, if the literal is well formed for it.
pub(super) fn literal(text: &[u8], kind: FloatKind) -> Option<u128> {
    let text = std::str::from_utf8(text).ok()?;
    let Some(hex) = text.strip_prefix("0x") else {
        return from_double(text.parse::<f64>().ok()?, kind);
    };
    let (format, digits) = match hex.as_bytes().first()? {
        c @ (b'K' | b'L' | b'M' | b'H' | b'R') => (*c, &hex[1..]),
        _ => (b' ', hex),
    };
    if digits.is_empty() || digits.len() > 32 || !digits.bytes().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let bits = u128::from_str_radix(digits, 16).ok()?;
    match (format, kind) {
        (b' ', _) => from_double(f64::from_bits(u64::try_from(bits).ok()?), kind),
        (b'K', FloatKind::X87) => (bits < 1 << 80).then_some(bits),
        // The low word comes first in the text.
        (b'L', FloatKind::Quad) | (b'M', FloatKind::PpcPair) if digits.len() == 32 => {
            Some(bits.rotate_left(64))
        }
        (b'L', FloatKind::Quad) | (b'M', FloatKind::PpcPair) if digits.len() <= 16 => Some(bits),
        (b'H', FloatKind::Half) | (b'R', FloatKind::BFloat) => (bits < 1 << 16).then_some(bits),
        _ => None,
    }
}

/// A double as bits of a format that a plain literal may have.
fn from_double(value: f64, kind: FloatKind) -> Option<u128> {
    match kind {
        FloatKind::Double => Some(u128::from(value.to_bits())),
        FloatKind::Single => Some(u128::from(narrow(value, 8, 23))),
        FloatKind::Half => Some(u128::from(narrow(value, 5, 10))),
        FloatKind::BFloat => Some(u128::from(narrow(value, 8, 7))),
        FloatKind::X87 | FloatKind::Quad | FloatKind::PpcPair => None,
    }
}

/// Rounds a double to a narrower IEEE format, to nearest even; keeps the top of a NaN's payload.
fn narrow(value: f64, exponent_bits: u32, fraction_bits: u32) -> u64 {
    let bits = value.to_bits();
    let sign = (bits >> 63) << (exponent_bits + fraction_bits);
    let fraction = bits & ((1 << 52) - 1);
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let top = (1u64 << exponent_bits) - 1;
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let drop = 52 - fraction_bits;
    if exponent == 0x7ff {
        let payload = fraction >> drop;
        let quiet = u64::from(fraction != 0 && payload == 0) << (fraction_bits - 1);
        return sign | top << fraction_bits | payload | quiet;
    }
    let scaled = exponent - 1023 + bias;
    let significand = if exponent == 0 { fraction } else { fraction | 1 << 52 };
    // How many low bits fall away: more of them for a number that becomes subnormal.
    let (drop, base) = if scaled >= 1 { (drop, scaled) } else { (drop + (1 - scaled).min(64) as u32, 0) };
    if drop > 54 {
        return sign;
    }
    let kept = significand >> drop;
    let rest = significand & ((1u64 << drop) - 1);
    let half = 1u64 << (drop - 1);
    let rounded = kept + u64::from(rest > half || (rest == half && kept & 1 == 1));
    // A carry out of the fraction moves into the exponent by itself.
    let value = if base == 0 { rounded } else { ((base as u64 - 1) << fraction_bits) + rounded };
    if value >= top << fraction_bits { sign | top << fraction_bits } else { sign | value }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats() {
        assert_eq!(literal(b"1.5", FloatKind::Double), Some(u128::from(1.5f64.to_bits())));
        assert_eq!(literal(b"0x3FB99999A0000000", FloatKind::Single), Some(u128::from(0.1f32.to_bits())));
        assert_eq!(literal(b"0xK3FFF8000000000000000", FloatKind::X87), Some(0x3FFF_8000_0000_0000_0000));
        assert_eq!(
            literal(b"0xL00000000000000013FFF000000000000", FloatKind::Quad),
            Some(0x3FFF_0000_0000_0000_0000_0000_0000_0001)
        );
        assert_eq!(literal(b"0xH3C00", FloatKind::Half), Some(0x3C00));
        assert_eq!(literal(b"1.0", FloatKind::Half), Some(0x3C00));
        assert_eq!(literal(b"1.0", FloatKind::X87), None);
        assert_eq!(literal(b"0xK3FFF8000000000000000", FloatKind::Double), None);
    }

    #[test]
    fn narrowing_agrees_with_the_hardware() {
        let mut seed = 0x9E37_79B9_7F4A_7C15u64;
        for i in 0..200_000u64 {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // Exponents around the range of a float, with its subnormals.
            let exponent = 1023 - 160 + (i % 320);
            let value = f64::from_bits(seed & !(0x7ff << 52) | exponent << 52);
            assert_eq!(narrow(value, 8, 23), u64::from((value as f32).to_bits()), "{value:e}");
        }
        assert_eq!(narrow(f64::INFINITY, 8, 23), u64::from(f32::INFINITY.to_bits()));
        assert_eq!(narrow(-0.0, 8, 23), u64::from((-0.0f32).to_bits()));
        assert!(f32::from_bits(narrow(f64::NAN, 8, 23) as u32).is_nan());
    }
}

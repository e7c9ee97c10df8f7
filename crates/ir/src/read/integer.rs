//! Integer literals of any width.

use crate::constant::ConstKind;

/// How long an integer may be written: reading one takes the square of its length.
const MAX_DIGITS: usize = 10_000;

/// An integer literal as a value of that many bits. Literals that fit neither signed nor unsigned are refused.
pub(super) fn integer(digits: &[u8], bits: u32) -> Option<ConstKind> {
    let (negative, digits) = match digits {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        _ => (false, digits),
    };
    if bits <= 64 && digits.len() <= 19 {
        let magnitude = digits.iter().fold(0u64, |n, d| n * 10 + u64::from(d - b'0'));
        return small(magnitude, negative, bits);
    }
    if digits.len() > 2 + bits as usize / 3 || digits.len() > MAX_DIGITS {
        return None; // more digits than any value of the type has
    }
    let mut words = vec![0u64; digits.len() / 16 + 2];
    for digit in digits {
        multiply_add(&mut words, 10, u64::from(digit - b'0'));
    }
    words.resize(words.len().max((bits as usize).div_ceil(64) + 1), 0);
    wide(words, negative, bits)
}

fn small(magnitude: u64, negative: bool, bits: u32) -> Option<ConstKind> {
    let mask = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
    let fits = if negative { magnitude <= 1 << (bits - 1) } else { magnitude <= mask };
    let value = if negative { magnitude.wrapping_neg() & mask } else { magnitude };
    fits.then_some(ConstKind::Int(value))
}

/// A literal like `u0xFF` or `s0x80`, without its prefix.
pub(super) fn hexadecimal(digits: &[u8], bits: u32, signed: bool) -> Option<ConstKind> {
    let zeros = if signed { 0 } else { digits.iter().take_while(|d| **d == b'0').count() };
    let digits = &digits[zeros..];
    if digits.len() > 1 + bits as usize / 4 || digits.len() > MAX_DIGITS {
        return None;
    }
    let mut words = vec![0u64; (bits as usize).div_ceil(64).max(1) + 1];
    for digit in digits {
        multiply_add(&mut words, 16, u64::from((*digit as char).to_digit(16)?));
    }
    let written = 4 * digits.len() as u32;
    let negative =
        signed && written > 0 && words[(written - 1) as usize / 64] >> ((written - 1) % 64) & 1 == 1;
    if negative {
        // The written digits are a two's complement of their own length.
        for bit in written..64 * words.len() as u32 {
            words[bit as usize / 64] |= 1 << (bit % 64);
        }
        negate(&mut words);
    }
    wide(words, negative, bits)
}

fn multiply_add(words: &mut [u64], factor: u64, add: u64) {
    let mut carry = u128::from(add);
    for word in words {
        let product = u128::from(*word) * u128::from(factor) + carry;
        *word = product as u64;
        carry = product >> 64;
    }
}

fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        let (value, overflow) = (!*word).overflowing_add(u64::from(carry));
        *word = value;
        carry = overflow;
    }
}

/// A magnitude with one spare word as a value of that many bits.
fn wide(mut words: Vec<u64>, negative: bool, bits: u32) -> Option<ConstKind> {
    let used =
        words.iter().rposition(|w| *w != 0).map_or(0, |i| 64 * i as u32 + 64 - words[i].leading_zeros());
    let power = used > 0 && words.iter().map(|w| w.count_ones()).sum::<u32>() == 1;
    let fits = if negative { used < bits || (used == bits && power) } else { used <= bits };
    if !fits {
        return None;
    }
    if negative {
        negate(&mut words);
    }
    words.truncate((bits as usize).div_ceil(64).max(1));
    if !bits.is_multiple_of(64)
        && let Some(last) = words.last_mut()
    {
        *last &= (1 << (bits % 64)) - 1;
    }
    Some(if bits <= 64 { ConstKind::Int(words[0]) } else { ConstKind::Wide(words.into()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        assert_eq!(integer(b"-1", 32), Some(ConstKind::Int(0xffff_ffff)));
        assert_eq!(integer(b"255", 8), Some(ConstKind::Int(255)));
        assert_eq!(integer(b"256", 8), None);
        assert_eq!(integer(b"-128", 8), Some(ConstKind::Int(128)));
        assert_eq!(integer(b"-129", 8), None);
        assert_eq!(integer(b"18446744073709551615", 64), Some(ConstKind::Int(u64::MAX)));
        assert_eq!(integer(b"-9223372036854775808", 64), Some(ConstKind::Int(1 << 63)));
        assert_eq!(integer(b"-1", 128), Some(ConstKind::Wide(vec![u64::MAX, u64::MAX].into())));
        assert_eq!(integer(b"36893488147419103233", 65), None);
        assert_eq!(integer(b"18446744073709551616", 65), Some(ConstKind::Wide(vec![0, 1].into())));
        assert_eq!(hexadecimal(b"FF", 8, false), Some(ConstKind::Int(255)));
        assert_eq!(hexadecimal(b"F", 8, true), Some(ConstKind::Int(255)));
    }
}

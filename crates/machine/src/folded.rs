//! A quick hash for many small numbers at once. Each is multiplied to twice its width, and both halves count: where one half alone is
//! kept, changes of the highest bits of two numbers can make up for each other. It is no guard against who wants two things to have the same hash.

use std::hash::Hasher;

/// Odd, and no small multiple of it is near a power of two.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
/// What keeps a row of zeros from ending in nothing but zeros.
const MORE: u64 = 0xD1B5_4A32_D192_ED03;

/// A hash on its way.
pub(crate) struct Folded(u64);

impl Folded {
    pub(crate) fn new() -> Folded {
        Folded(MORE)
    }
}

impl Hasher for Folded {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(FACTOR);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(MORE);
    }

    fn write(&mut self, bytes: &[u8]) {
        for eight in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..eight.len()].copy_from_slice(eight);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::hash::Hash;

    fn hash(words: &[u64]) -> u64 {
        let mut hasher = Folded::new();
        words.iter().for_each(|word| word.hash(&mut hasher));
        hasher.finish()
    }

    #[test]
    fn rows_of_numbers_that_differ_in_one_or_two_bits_have_different_hashes() {
        let mut seen = HashSet::new();
        let mut row = [0u64; 4];
        assert!(seen.insert(hash(&row)));
        for first in 0..256 {
            row[first / 64] ^= 1 << (first % 64);
            assert!(seen.insert(hash(&row)), "bit {first}");
            for second in first + 1..256 {
                row[second / 64] ^= 1 << (second % 64);
                assert!(seen.insert(hash(&row)), "bits {first} and {second}");
                row[second / 64] ^= 1 << (second % 64);
            }
            row[first / 64] ^= 1 << (first % 64);
        }
    }

    #[test]
    fn rows_of_small_numbers_and_rows_of_any_length_have_different_hashes() {
        let mut seen = HashSet::new();
        for length in 0..64 {
            assert!(seen.insert(hash(&vec![0; length])), "{length} zeros");
        }
        for a in 1..64 {
            for b in 0..64 {
                for c in 0..64 {
                    assert!(seen.insert(hash(&[a, b, c])), "{a} {b} {c}");
                }
            }
        }
    }
}

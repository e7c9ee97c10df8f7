//! Random choices that are the same everywhere for the same seed.

pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        let mut random = Random(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        for _ in 0..8 {
            random.below(2);
        }
        random
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as u64) as i64
    }

    /// Whether something that happens once in `times` happens now.
    pub fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    pub fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize]
    }

    /// Any word: small, at an edge of a type, or anything.
    pub fn word(&mut self) -> u64 {
        match self.below(6) {
            0 => self.below(10),
            1 => self.below(1000),
            2 => (1u64 << self.below(64)).wrapping_sub(self.below(3)),
            3 => self.below(1 << 32),
            4 => 0u64.wrapping_sub(self.below(1000)),
            _ => self.below(1 << 53) << 11 | self.below(1 << 11),
        }
    }
}

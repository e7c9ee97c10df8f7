//! Arithmetic on words of literals, least significant first: adders, multipliers, dividers, shifters, comparisons.

use super::gates::Gates;
use batsat::Lit;

pub(crate) type Word = Vec<Lit>;

impl Gates {
    pub fn word(&self, width: u32, value: &[u64]) -> Word {
        (0..width)
            .map(|i| self.constant(value.get(i as usize / 64).is_some_and(|w| w >> (i % 64) & 1 == 1)))
            .collect()
    }

    pub fn zip(&mut self, a: &[Lit], b: &[Lit], gate: impl Fn(&mut Gates, Lit, Lit) -> Lit) -> Word {
        a.iter().zip(b).map(|(x, y)| gate(self, *x, *y)).collect()
    }

    pub fn choose(&mut self, c: Lit, a: &[Lit], b: &[Lit]) -> Word {
        self.zip(a, b, |g, x, y| g.mux(c, x, y))
    }

    /// The sum, and the carry out of it.
    pub fn add(&mut self, a: &[Lit], b: &[Lit], carry: Lit) -> (Word, Lit) {
        let mut carry = carry;
        let mut sum = Vec::with_capacity(a.len());
        for (x, y) in a.iter().zip(b) {
            sum.push(self.xor3(*x, *y, carry));
            carry = self.majority(*x, *y, carry);
        }
        (sum, carry)
    }

    /// The difference, and whether there was no borrow.
    pub fn sub(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Lit) {
        let b: Word = b.iter().map(|l| !*l).collect();
        let one = self.constant(true);
        self.add(a, &b, one)
    }

    pub fn negate(&mut self, a: &[Lit]) -> Word {
        let zero = vec![self.constant(false); a.len()];
        self.sub(&zero, a).0
    }

    /// The low bits of the product.
    pub fn multiply(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let constants = |g: &Gates, w: &[Lit]| w.iter().filter(|l| g.is_constant(**l)).count();
        // The factor with more constant bits drives, so that zero bits add nothing.
        let (a, b) = if constants(self, a) > constants(self, b) { (b, a) } else { (a, b) };
        if let Some(digits) = self.signed_digits(b) {
            return self.multiply_constant(a, &digits);
        }
        let width = a.len();
        let mut sum = vec![self.constant(false); width];
        for (i, bit) in b.iter().enumerate() {
            let row: Word = a[..width - i].iter().map(|x| self.and(*x, *bit)).collect();
            let none = self.constant(false);
            let high = self.add(&sum[i..], &row, none).0;
            sum.truncate(i);
            sum.extend(high);
        }
        sum
    }

    fn is_constant(&self, l: Lit) -> bool {
        l == self.constant(true) || l == self.constant(false)
    }

    /// A constant in digits one, zero and minus one, no two neighbours of which are non-zero.
    fn signed_digits(&self, w: &[Lit]) -> Option<Vec<i8>> {
        let bits: Vec<bool> = w
            .iter()
            .map(|l| self.is_constant(*l).then(|| *l == self.constant(true)))
            .collect::<Option<_>>()?;
        let mut digits = vec![0i8; bits.len()];
        let mut carry = false;
        for i in 0..bits.len() {
            let next = bits.get(i + 1).copied().unwrap_or(false);
            if bits[i] == carry {
                // A zero digit, and the carry goes on as it is.
                continue;
            }
            digits[i] = if next { -1 } else { 1 };
            carry = next;
        }
        Some(digits)
    }

    fn multiply_constant(&mut self, a: &[Lit], digits: &[i8]) -> Word {
        let width = a.len();
        let mut sum = vec![self.constant(false); width];
        for (i, digit) in digits.iter().enumerate().filter(|(_, d)| **d != 0) {
            let row = &a[..width - i];
            let none = self.constant(false);
            let high = if *digit > 0 { self.add(&sum[i..], row, none).0 } else { self.sub(&sum[i..], row).0 };
            sum.truncate(i);
            sum.extend(high);
        }
        sum
    }

    /// Quotient and remainder, by restoring division. By zero every subtraction succeeds: all ones, and the dividend.
    pub fn divide(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let width = a.len();
        let none = self.constant(false);
        let mut divisor = b.to_vec();
        divisor.push(none);
        let mut rest = vec![none; width];
        let mut quotient = vec![none; width];
        for i in (0..width).rev() {
            let mut trial = Vec::with_capacity(width + 1);
            trial.push(a[i]);
            trial.extend_from_slice(&rest);
            let (difference, enough) = self.sub(&trial, &divisor);
            quotient[i] = enough;
            rest = self.choose(enough, &difference[..width], &trial[..width]);
        }
        // Redundant, but what programs rely on: the remainder is below the divisor, and at most the dividend.
        let below = self.less(&rest, b);
        let zero: Word = b.iter().map(|l| !*l).collect();
        let zero = self.all(&zero);
        self.add_clause(&[below, zero]);
        let above = self.less(a, &rest);
        self.add_clause(&[!above]);
        (quotient, rest)
    }

    /// Quotient and remainder of signed words, rounded towards zero.
    pub fn divide_signed(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let (sa, sb) = (a[a.len() - 1], b[b.len() - 1]);
        let magnitude = |g: &mut Gates, w: &[Lit], sign: Lit| {
            let negative = g.negate(w);
            g.choose(sign, &negative, w)
        };
        let (ma, mb) = (magnitude(self, a, sa), magnitude(self, b, sb));
        let (q, r) = self.divide(&ma, &mb);
        let differ = self.xor(sa, sb);
        (magnitude(self, &q, differ), magnitude(self, &r, sa))
    }

    /// Shifts by a word, filling with `fill`; to the left if asked for.
    pub fn shift(&mut self, a: &[Lit], by: &[Lit], left: bool, fill: Lit) -> Word {
        let width = a.len();
        let mut r = a.to_vec();
        let stages = (usize::BITS - (width - 1).leading_zeros()) as usize;
        for (k, bit) in by.iter().enumerate().take(stages) {
            let n = 1usize << k;
            let moved: Word = (0..width)
                .map(|i| if left { i.checked_sub(n) } else { Some(i + n).filter(|j| *j < width) })
                .map(|source| source.map_or(fill, |j| r[j]))
                .collect();
            r = self.choose(*bit, &moved, &r);
        }
        let within: Word = by.iter().skip(stages).map(|l| !*l).collect();
        let within = self.all(&within);
        r.iter().map(|l| self.mux(within, *l, fill)).collect()
    }

    pub fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let same = self.zip(a, b, |g, x, y| !g.xor(x, y));
        self.all(&same)
    }

    /// Unsigned less: the borrow of the difference.
    pub fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let mut less = self.constant(false);
        for (x, y) in a.iter().zip(b) {
            less = self.majority(!*x, *y, less);
        }
        less
    }
}

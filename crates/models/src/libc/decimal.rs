//! The digits of floating-point numbers, as `printf` writes them. Exact: a number is a power of two times an integer, so
//! it has finitely many decimal digits, of which as many are kept as asked for. Knows neither values nor memory.

/// A finite number that is not negative: an integer times a power of two.
#[derive(Clone, Copy)]
pub struct Number {
    significand: u64,
    exponent: i32,
    /// How many bits of the significand `%a` writes behind the point.
    behind: u32,
}

/// What the bits of a floating-point number say.
#[derive(Clone, Copy)]
pub enum Kind {
    Finite(Number),
    Infinite,
    NotANumber,
}

/// The number of a `double`'s bits, without its sign.
pub fn of_double(bits: u64) -> Kind {
    const FRACTION: u32 = 52;
    let (exponent, fraction) = ((bits >> FRACTION & 0x7ff) as i32, bits & ((1 << FRACTION) - 1));
    match (exponent, fraction) {
        (0x7ff, 0) => Kind::Infinite,
        (0x7ff, _) => Kind::NotANumber,
        (0, _) => Kind::Finite(Number { significand: fraction, exponent: -1074, behind: FRACTION }),
        _ => {
            let significand = fraction | 1 << FRACTION;
            Kind::Finite(Number { significand, exponent: exponent - 1075, behind: FRACTION })
        }
    }
}

/// The number of the bits of a `long double` of 80 bits, without its sign.
pub fn of_extended(bits: u128) -> Kind {
    let (exponent, significand) = ((bits >> 64 & 0x7fff) as i32, bits as u64);
    match exponent {
        0x7fff if significand << 1 == 0 => Kind::Infinite,
        0x7fff => Kind::NotANumber,
        _ => Kind::Finite(Number { significand, exponent: exponent.max(1) - 16446, behind: 60 }),
    }
}

/// `%f`.
pub fn fixed(number: Number, precision: usize, keep_point: bool) -> String {
    let mut text = Digits::of(number).fixed(precision);
    if keep_point && precision == 0 {
        text.push('.');
    }
    text
}

/// `%e`: at least two digits of exponent.
pub fn exponential(number: Number, precision: usize, keep_point: bool) -> String {
    let mut digits = Digits::of(number);
    digits.round(precision as i64 + 1);
    with_exponent(digits.scientific(precision), digits.exponent(), keep_point && precision == 0)
}

/// `%g`: the shorter of the two, and no zeroes at the end unless they are asked for.
pub fn general(number: Number, precision: usize, keep_zeroes: bool) -> String {
    let precision = precision.max(1);
    let mut digits = Digits::of(number);
    digits.round(precision as i64);
    let exponent = digits.exponent();
    let fits = exponent >= -4 && i64::from(exponent) < precision as i64;
    let mut text = if fits {
        digits.fixed((precision as i64 - 1 - i64::from(exponent)) as usize)
    } else {
        digits.scientific(precision - 1)
    };
    if keep_zeroes {
        if !text.contains('.') {
            text.push('.');
        }
    } else if text.contains('.') {
        text.truncate(text.trim_end_matches('0').trim_end_matches('.').len());
    }
    if fits { text } else { with_exponent(text, exponent, false) }
}

/// `%a`, without its `0x`.
pub fn hexadecimal(number: Number, precision: Option<usize>, keep_point: bool) -> String {
    let Number { significand, exponent, behind } = number;
    let mut power = if significand == 0 { 0 } else { exponent + behind as i32 };
    let all = behind as usize / 4;
    let count = precision.map_or(all, |precision| precision.min(all));
    // Digits that are not asked for are rounded away, half to even.
    let mut kept = u128::from(significand);
    let dropped = 4 * (all - count);
    if dropped > 0 {
        let rest = kept & ((1 << dropped) - 1);
        kept >>= dropped;
        let half = 1 << (dropped - 1);
        kept += u128::from(rest > half || rest == half && kept & 1 == 1);
    }
    if kept >> (4 * count) > 15 {
        kept >>= 4;
        power += 4;
    }
    let (whole, digits) = (kept >> (4 * count), kept & ((1 << (4 * count)) - 1));
    let mut text = if count == 0 { String::new() } else { format!("{digits:0count$x}") };
    match precision {
        None => text.truncate(text.trim_end_matches('0').len()),
        Some(precision) => text.extend(std::iter::repeat_n('0', precision.saturating_sub(all))),
    }
    let point = if text.is_empty() && !keep_point { "" } else { "." };
    format!("{whole:x}{point}{text}p{power:+}")
}

fn with_exponent(mut digits: String, exponent: i32, add_point: bool) -> String {
    if add_point {
        digits.push('.');
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

/// Decimal digits without zeroes in front, and where the point is: behind so many of them, or so many zeroes before.
struct Digits {
    digits: Vec<u8>,
    point: i32,
}

impl Digits {
    /// All digits of a number.
    fn of(number: Number) -> Digits {
        let Number { significand, exponent, .. } = number;
        if significand == 0 {
            // As if it had one digit before the point: its exponent is 0.
            return Digits { digits: Vec::new(), point: 1 };
        }
        let zeroes = significand.trailing_zeros();
        let (odd, exponent) = (significand >> zeroes, exponent + zeroes as i32);
        let mut limbs = Limbs::of(odd);
        if exponent >= 0 {
            limbs.multiply(2, exponent as u32);
        } else {
            // A tenth is a fifth of a half.
            limbs.multiply(5, exponent.unsigned_abs());
        }
        let digits = limbs.digits();
        let point = digits.len() as i32 + exponent.min(0);
        Digits { digits, point }
    }

    /// Keeps this many digits, rounded half to even; the count may be below zero.
    fn round(&mut self, count: i64) {
        let Ok(count) = usize::try_from(count) else {
            self.digits.clear();
            return;
        };
        if count >= self.digits.len() {
            return;
        }
        let rest = self.digits.split_off(count);
        let half = rest[0] == 5 && rest[1..].iter().all(|digit| *digit == 0);
        let odd = self.digits.last().is_some_and(|digit| digit % 2 == 1);
        if rest[0] < 5 || half && !odd {
            return;
        }
        for digit in self.digits.iter_mut().rev() {
            *digit = (*digit + 1) % 10;
            if *digit != 0 {
                return;
            }
        }
        // All were nines, or there was none.
        self.digits.insert(0, 1);
        self.digits.truncate(count.max(1));
        self.point += 1;
    }

    /// The power of ten of the first digit.
    fn exponent(&self) -> i32 {
        self.point - 1
    }

    fn digit(&self, number: i64) -> char {
        let digit = usize::try_from(number).ok().and_then(|number| self.digits.get(number));
        char::from(b'0' + digit.copied().unwrap_or(0))
    }

    /// With this many digits behind the point.
    fn fixed(mut self, precision: usize) -> String {
        self.round(i64::from(self.point) + precision as i64);
        let point = i64::from(self.point);
        let mut text: String = (0..point).map(|at| self.digit(at)).collect();
        if text.is_empty() {
            text.push('0');
        }
        if precision > 0 {
            text.push('.');
            text.extend((point..point + precision as i64).map(|at| self.digit(at)));
        }
        text
    }

    /// The first digit, a point, and this many digits.
    fn scientific(&self, precision: usize) -> String {
        let mut text = String::from(self.digit(0));
        if precision > 0 {
            text.push('.');
            text.extend((1..=precision as i64).map(|at| self.digit(at)));
        }
        text
    }
}

/// A large integer in limbs of nine decimal digits, the lowest first.
struct Limbs(Vec<u32>);

impl Limbs {
    const BASE: u64 = 1_000_000_000;

    fn of(mut number: u64) -> Limbs {
        let mut limbs = Vec::new();
        while number > 0 {
            limbs.push((number % Limbs::BASE) as u32);
            number /= Limbs::BASE;
        }
        Limbs(limbs)
    }

    /// Times a power of a small number.
    fn multiply(&mut self, factor: u32, mut power: u32) {
        // As many factors at once as a limb and a carry leave room for.
        let at_once = if factor == 2 { 29 } else { 12 };
        while power > 0 {
            let step = power.min(at_once);
            let by = u64::from(factor).pow(step);
            let mut carry = 0;
            for limb in &mut self.0 {
                let product = u64::from(*limb) * by + carry;
                *limb = (product % Limbs::BASE) as u32;
                carry = product / Limbs::BASE;
            }
            self.0.extend(Limbs::of(carry).0);
            power -= step;
        }
    }

    fn digits(&self) -> Vec<u8> {
        let mut digits = Vec::with_capacity(9 * self.0.len());
        for limb in self.0.iter().rev() {
            digits.extend(format!("{limb:09}").bytes().map(|digit| digit - b'0'));
        }
        let zeroes = digits.iter().take_while(|digit| **digit == 0).count();
        digits.split_off(zeroes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(number: f64) -> Number {
        match of_double(number.to_bits()) {
            Kind::Finite(number) => number,
            _ => unreachable!("finite in all tests"),
        }
    }

    #[test]
    fn as_the_c_library_writes_them() {
        assert_eq!(fixed(double(0.5), 0, false), "0");
        assert_eq!(fixed(double(1.5), 0, false), "2");
        assert_eq!(fixed(double(0.75), 0, false), "1");
        assert_eq!(fixed(double(0.04), 1, false), "0.0");
        assert_eq!(fixed(double(0.06), 1, false), "0.1");
        assert_eq!(fixed(double(9.96), 1, false), "10.0");
        assert_eq!(fixed(double(2.5), 0, true), "2.");
        assert_eq!(fixed(double(1e22), 2, false), "10000000000000000000000.00");
        assert_eq!(exponential(double(12345.678), 3, false), "1.235e+04");
        assert_eq!(exponential(double(0.0), 0, true), "0.e+00");
        assert_eq!(exponential(double(9.99), 1, false), "1.0e+01");
        assert_eq!(general(double(100000.0), 6, false), "100000");
        assert_eq!(general(double(999999.9), 6, false), "1e+06");
        assert_eq!(general(double(0.0001), 6, false), "0.0001");
        assert_eq!(general(double(0.00001234), 3, false), "1.23e-05");
        assert_eq!(general(double(1.5), 6, true), "1.50000");
        assert_eq!(hexadecimal(double(1.0), None, false), "1p+0");
        assert_eq!(hexadecimal(double(0.1), None, false), "1.999999999999ap-4");
        assert_eq!(hexadecimal(double(0.1), Some(2), false), "1.9ap-4");
        assert_eq!(hexadecimal(double(1.999999), Some(0), false), "2p+0");
        assert_eq!(hexadecimal(double(0.0), Some(3), false), "0.000p+0");
    }

    #[test]
    fn digits_are_those_that_rust_computes() {
        let mut bits: u64 = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..2000 {
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let number = f64::from_bits(bits >> 1);
            if !number.is_finite() {
                continue;
            }
            for precision in [0, 3, 17, 40] {
                assert_eq!(fixed(double(number), precision, false), format!("{number:.precision$}"));
                let (digits, exponent) =
                    (format!("{number:.precision$e}"), exponential(double(number), precision, false));
                let (digits, power) = digits.split_once('e').unwrap_or_default();
                let power: i32 = power.parse().unwrap_or(0);
                assert_eq!(exponent, with_exponent(digits.into(), power, false));
            }
        }
    }

    #[test]
    fn extended_numbers() {
        let third = of_extended(0x3ffd_aaaa_aaaa_aaaa_aaab);
        let Kind::Finite(third) = third else { unreachable!("finite") };
        assert_eq!(fixed(third, 22, false), "0.3333333333333333333424");
        assert_eq!(hexadecimal(third, None, false), "a.aaaaaaaaaaaaaabp-5");
        let Kind::Finite(least) = of_extended(1) else { unreachable!("finite") };
        assert_eq!(exponential(least, 6, false), "3.645200e-4951");
        assert_eq!(fixed(least, 3, false), "0.000");
    }
}

//! The digits of floating-point numbers, as `printf` writes them. All of these take a finite number that is not
//! negative.

/// `%f`.
pub fn fixed(number: f64, precision: usize, keep_point: bool) -> String {
    let mut text = format!("{number:.precision$}");
    if keep_point && precision == 0 {
        text.push('.');
    }
    text
}

/// `%e`: at least two digits of exponent.
pub fn exponential(number: f64, precision: usize, keep_point: bool) -> String {
    let (digits, exponent) = scientific(number, precision);
    with_exponent(digits, exponent, keep_point && precision == 0)
}

/// `%g`: the shorter of the two, and no zeroes at the end unless they are asked for.
pub fn general(number: f64, precision: usize, keep_zeroes: bool) -> String {
    let precision = precision.max(1);
    let (digits, exponent) = scientific(number, precision - 1);
    let fits = exponent >= -4 && exponent < precision as i32;
    let mut text =
        if fits { format!("{number:.*}", (precision as i32 - 1 - exponent) as usize) } else { digits };
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
pub fn hexadecimal(number: f64, precision: Option<usize>, keep_point: bool) -> String {
    const BITS: u32 = 52;
    let bits = number.to_bits();
    let (mut exponent, fraction) = ((bits >> BITS) as i32, bits & ((1 << BITS) - 1));
    let mut whole = u64::from(exponent != 0);
    exponent = match (exponent, fraction) {
        (0, 0) => 0,
        (0, _) => -1022,
        (exponent, _) => exponent - 1023,
    };
    let mut digits = fraction;
    let mut count = 13;
    match precision {
        Some(precision) if precision < 13 => {
            let dropped = 4 * (13 - precision as u32);
            let (all, half) = (whole << BITS | fraction, 1u64 << (dropped - 1));
            let (kept, rest) = (all >> dropped, all & ((1 << dropped) - 1));
            let up = rest > half || rest == half && kept & 1 == 1;
            let kept = kept + u64::from(up);
            whole = kept >> (4 * precision);
            digits = kept & ((1u64 << (4 * precision)) - 1);
            count = precision;
        }
        _ => {}
    }
    let mut text = if count == 0 { String::new() } else { format!("{digits:0count$x}") };
    match precision {
        None => text.truncate(text.trim_end_matches('0').len()),
        Some(precision) => text.extend(std::iter::repeat_n('0', precision.saturating_sub(13))),
    }
    let point = if text.is_empty() && !keep_point { "" } else { "." };
    format!("{whole:x}{point}{text}p{exponent:+}")
}

/// Digits with a point behind the first, and the power of ten.
fn scientific(number: f64, precision: usize) -> (String, i32) {
    let text = format!("{number:.precision$e}");
    match text.split_once('e') {
        Some((digits, exponent)) => (digits.to_string(), exponent.parse().unwrap_or(0)),
        None => (text, 0),
    }
}

fn with_exponent(mut digits: String, exponent: i32, add_point: bool) -> String {
    if add_point {
        digits.push('.');
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_the_c_library_writes_them() {
        assert_eq!(fixed(0.5, 0, false), "0");
        assert_eq!(fixed(2.5, 0, true), "2.");
        assert_eq!(fixed(1e22, 2, false), "10000000000000000000000.00");
        assert_eq!(exponential(12345.678, 3, false), "1.235e+04");
        assert_eq!(exponential(0.0, 0, true), "0.e+00");
        assert_eq!(general(100000.0, 6, false), "100000");
        assert_eq!(general(1e6, 6, false), "1e+06");
        assert_eq!(general(0.0001, 6, false), "0.0001");
        assert_eq!(general(0.00001234, 3, false), "1.23e-05");
        assert_eq!(general(1.5, 6, true), "1.50000");
        assert_eq!(hexadecimal(1.0, None, false), "1p+0");
        assert_eq!(hexadecimal(0.1, None, false), "1.999999999999ap-4");
        assert_eq!(hexadecimal(0.1, Some(2), false), "1.9ap-4");
        assert_eq!(hexadecimal(1.999999, Some(0), false), "2p+0");
        assert_eq!(hexadecimal(0.0, Some(3), false), "0.000p+0");
    }
}

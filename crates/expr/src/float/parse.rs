//! Floating-point numbers from text.

use super::Format;
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, Round, Status};

/// A number that was read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// Its encoding, rounded to the nearest.
    pub encoding: u128,
    /// Whether it was too large for the format, or so small that digits were lost.
    pub out_of_range: bool,
}

/// The number that a text is: decimal, hexadecimal with a power of two (`0x1.8p3`), `inf` or `nan`. `None` if it is none.
pub fn parse(format: Format, text: &str) -> Option<Parsed> {
    match format {
        Format::Half => of::<Half>(text),
        Format::Single => of::<Single>(text),
        Format::Double => of::<Double>(text),
        Format::X87 => of::<X87DoubleExtended>(text),
        Format::Quad => of::<Quad>(text),
    }
}

fn of<F: Float>(text: &str) -> Option<Parsed> {
    let read = F::from_str_r(text, Round::NearestTiesToEven).ok()?;
    let out_of_range = read.status.intersects(Status::OVERFLOW | Status::UNDERFLOW);
    Some(Parsed { encoding: read.value.to_bits(), out_of_range })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_that_rust_reads() {
        for text in
            ["0", "1", "-1.5", "0.1", "1e23", "4.9e-324", "1e400", "123456789012345678901234567890", "inf"]
        {
            let expected: f64 = text.parse().unwrap_or(f64::NAN);
            assert_eq!(
                parse(Format::Double, text).map(|read| read.encoding),
                Some(expected.to_bits().into()),
                "{text}"
            );
        }
        assert_eq!(parse(Format::X87, "0x1p-1").map(|read| read.encoding), Some(0x3ffe_8000_0000_0000_0000));
        assert_eq!(parse(Format::Single, "0x1.000001p0").map(|read| read.encoding), Some(0x3f80_0000));
        assert_eq!(parse(Format::Double, "words"), None);
    }

    #[test]
    fn what_does_not_fit_is_told() {
        let lost = |text| parse(Format::Double, text).is_some_and(|read| read.out_of_range);
        assert!(lost("1e400") && lost("1e-400") && lost("3e-320"));
        assert!(!lost("1e300") && !lost("0x1p-1074") && !lost("0"));
    }
}

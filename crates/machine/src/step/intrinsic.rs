//! Functions that LLVM knows by name, on one lane.

use super::arithmetic::first_poison;
use super::float::{bits32, bits64, double, single};
use super::{Flow, Run, Stop};
use crate::code::{Intrinsic, NONE, Op};
use crate::value::{Value, mask, signed};
use threadbare_expr::float::{FloatBinary, Format, Rounding};
use threadbare_expr::{Binary, Compare, Term};
use threadbare_ir::inst::BinaryOp;
use threadbare_trace::ErrorKind;

impl Run<'_> {
    pub(super) fn intrinsic(&mut self, op: Op) -> Flow<()> {
        let Op::Intrinsic { which, width, dst, a, b, c } = op else {
            return Err(Stop::unsupported("an operation of another family"));
        };
        let get = |reg| if reg == NONE { Value::concrete(0) } else { self.get(reg) };
        let (args, width) = ([get(a), get(b), get(c)], u32::from(width));
        let value = self.function(which, width, args)?;
        self.set(dst, value);
        Ok(())
    }

    fn function(&mut self, which: Intrinsic, width: u32, args: [Value; 3]) -> Flow<Value> {
        if let Some(poison) = first_poison(&args) {
            return Ok(poison);
        }
        let [a, b, c] = args;
        if let (Some(x), Some(y), Some(z)) = (a.word(), b.word(), c.word()) {
            if undefined_at(which, width, x, y) {
                return Ok(self.poison(ErrorKind::Overflow, || format!("{which:?} of {x:#x}")));
            }
            if let Some(word) = known(which, width, x, y, z) {
                return Ok(Value::concrete(word));
            }
        }
        match which {
            Intrinsic::FAbs
            | Intrinsic::Sqrt
            | Intrinsic::Floor
            | Intrinsic::Ceil
            | Intrinsic::Trunc
            | Intrinsic::RoundEven
            | Intrinsic::Round
            | Intrinsic::Fma
            | Intrinsic::MulAdd
            | Intrinsic::CopySign
            | Intrinsic::MinNum
            | Intrinsic::MaxNum
            | Intrinsic::Minimum
            | Intrinsic::Maximum => self.floating_terms(which, width, [a, b, c]),
            Intrinsic::IsFpClass => self.class_terms(width, a, b),
            _ => self.integer_terms(which, width, [a, b, c]),
        }
    }

    fn integer_terms(&mut self, which: Intrinsic, width: u32, args: [Value; 3]) -> Flow<Value> {
        let a = self.term(args[0], width);
        if which == Intrinsic::Abs {
            let zero = self.terms().constant(width, 0);
            let negative = self.terms().compare(Compare::Slt, a, zero);
            let negated = self.terms().neg(a);
            let term = self.terms().ite(negative, negated, a);
            let still = self.terms().compare(Compare::Slt, term, zero);
            return Ok(self.unless_flagged(args[1], still, term));
        }
        if matches!(which, Intrinsic::Ctlz | Intrinsic::Cttz) {
            let zero = self.terms().constant(width, 0);
            let is_zero = self.terms().compare(Compare::Eq, a, zero);
            let term = self.count_zeros(a, which == Intrinsic::Ctlz);
            return Ok(self.unless_flagged(args[1], is_zero, term));
        }
        if matches!(which, Intrinsic::CtPop | Intrinsic::BSwap | Intrinsic::BitReverse) {
            let term = self.bits_term(which, a);
            return Ok(self.value(term));
        }
        let b = self.term(args[1], width);
        let terms = &mut self.world.arena.terms;
        let pick = |terms: &mut threadbare_expr::Terms, compare, x, y| {
            let first = terms.compare(compare, x, y);
            terms.ite(first, a, b)
        };
        let term = match which {
            Intrinsic::SMax => pick(terms, Compare::Slt, b, a),
            Intrinsic::SMin => pick(terms, Compare::Slt, a, b),
            Intrinsic::UMax => pick(terms, Compare::Ult, b, a),
            Intrinsic::UMin => pick(terms, Compare::Ult, a, b),
            Intrinsic::FShl | Intrinsic::FShr => {
                let c = self.term(args[2], width);
                let terms = &mut self.world.arena.terms;
                let modulus = terms.constant(width, u64::from(width));
                let by = terms.binary(Binary::URem, c, modulus);
                let by = terms.zext(by, 2 * width);
                let both = terms.concat(a, b);
                if which == Intrinsic::FShl {
                    let moved = terms.binary(Binary::Shl, both, by);
                    terms.extract(moved, width, width)
                } else {
                    let moved = terms.binary(Binary::LShr, both, by);
                    terms.extract(moved, 0, width)
                }
            }
            _ => return self.overflowing_terms(which, width, a, b),
        };
        Ok(self.value(term))
    }

    /// The term, poison where the condition holds if the flag says so.
    fn unless_flagged(&mut self, flag: Value, condition: Term, term: Term) -> Value {
        match flag.word() {
            Some(1) => self.poisoned_where(condition, term, ErrorKind::Overflow, || {
                "a function of a value that it is not defined for".into()
            }),
            _ => self.value(term),
        }
    }

    fn overflowing_terms(&mut self, which: Intrinsic, width: u32, a: Term, b: Term) -> Flow<Value> {
        use Intrinsic::*;
        let (op, sign) = match which {
            SAddSat | SAddOverflows => (BinaryOp::Add, true),
            UAddSat | UAddOverflows => (BinaryOp::Add, false),
            SSubSat | SSubOverflows => (BinaryOp::Sub, true),
            USubSat | USubOverflows => (BinaryOp::Sub, false),
            SMulOverflows => (BinaryOp::Mul, true),
            UMulOverflows => (BinaryOp::Mul, false),
            SShlSat => (BinaryOp::Shl, true),
            _ => (BinaryOp::Shl, false),
        };
        let operator = match op {
            BinaryOp::Add => Binary::Add,
            BinaryOp::Sub => Binary::Sub,
            BinaryOp::Mul => Binary::Mul,
            _ => Binary::Shl,
        };
        let result = self.terms().binary(operator, a, b);
        let Some(over) = self.overflow_term(op, sign, a, b, result) else {
            return Err(Stop::unsupported("an intrinsic that overflows in no known way"));
        };
        if matches!(
            which,
            SAddOverflows | UAddOverflows | SSubOverflows | USubOverflows | SMulOverflows | UMulOverflows
        ) {
            return Ok(self.value(over));
        }
        let terms = self.terms();
        let zero = terms.constant(width, 0);
        let ones = terms.not(zero);
        let limit = match (sign, op) {
            (false, BinaryOp::Sub) => zero,
            (false, _) => ones,
            (true, _) => {
                // The sign of the exact result is that of the first operand.
                let negative = terms.compare(Compare::Slt, a, zero);
                let one = terms.constant(width, 1);
                let places = terms.constant(width, u64::from(width - 1));
                let least = terms.binary(Binary::Shl, one, places);
                let most = terms.not(least);
                terms.ite(negative, least, most)
            }
        };
        let term = terms.ite(over, limit, result);
        Ok(self.value(term))
    }

    /// The number of zero bits before the highest or behind the lowest bit that is set.
    fn count_zeros(&mut self, a: Term, leading: bool) -> Term {
        let terms = self.terms();
        let width = terms.width(a);
        let mut count = terms.constant(width, u64::from(width));
        for i in 0..width {
            // Later ones win: the highest bit last for leading zeros, the lowest for trailing ones.
            let at = if leading { i } else { width - 1 - i };
            let bit = terms.extract(a, at, 1);
            let zeros = terms.constant(width, u64::from(width - 1 - i));
            count = terms.ite(bit, zeros, count);
        }
        count
    }

    fn bits_term(&mut self, which: Intrinsic, a: Term) -> Term {
        let terms = self.terms();
        let width = terms.width(a);
        if which == Intrinsic::CtPop {
            let mut sum = terms.constant(width, 0);
            for i in 0..width {
                let bit = terms.extract(a, i, 1);
                let bit = terms.zext(bit, width);
                sum = terms.binary(Binary::Add, sum, bit);
            }
            return sum;
        }
        let step = if which == Intrinsic::BSwap { 8 } else { 1 };
        let mut whole = terms.extract(a, 0, step);
        for i in 1..width / step {
            let part = terms.extract(a, i * step, step);
            whole = terms.concat(whole, part);
        }
        whole
    }

    pub(super) fn floating_terms(&mut self, which: Intrinsic, width: u32, args: [Value; 3]) -> Flow<Value> {
        let [a, b, c] = args.map(|value| self.term(value, width));
        let terms = self.terms();
        let nearest = Rounding::NearestEven;
        let term = match which {
            Intrinsic::FAbs => Some(terms.float_abs(a)),
            Intrinsic::CopySign => Some(terms.float_copysign(a, b)),
            Intrinsic::Sqrt => terms.float_sqrt(nearest, a),
            Intrinsic::Floor => terms.float_round(Rounding::TowardNegative, a),
            Intrinsic::Ceil => terms.float_round(Rounding::TowardPositive, a),
            Intrinsic::Trunc => terms.float_round(Rounding::TowardZero, a),
            Intrinsic::Round => terms.float_round(Rounding::NearestAway, a),
            Intrinsic::RoundEven => terms.float_round(nearest, a),
            Intrinsic::Fma => terms.float_fma(nearest, a, b, c),
            Intrinsic::MulAdd => {
                let product = terms.float_binary(FloatBinary::Mul, nearest, a, b);
                product.and_then(|product| terms.float_binary(FloatBinary::Add, nearest, product, c))
            }
            Intrinsic::MinNum => terms.float_min(a, b),
            Intrinsic::MaxNum => terms.float_max(a, b),
            _ => terms.float_extreme(a, b, which == Intrinsic::Minimum),
        };
        self.float_value(term)
    }

    /// Whether a float belongs to one of the classes of a mask.
    fn class_terms(&mut self, width: u32, a: Value, mask: Value) -> Flow<Value> {
        let (Some(mask), Some(format)) = (mask.word(), Format::from_width(width)) else {
            return Err(Stop::unsupported("a class of floating-point numbers"));
        };
        let a = self.term(a, width);
        let terms = self.terms();
        let significand = format.significand_bits();
        let sign = terms.extract(a, width - 1, 1);
        let fraction = terms.extract(a, 0, if format == Format::X87 { 63 } else { significand });
        let exponent = terms.extract(a, significand, format.exponent_bits());
        let quiet = terms.extract(a, if format == Format::X87 { 62 } else { significand - 1 }, 1);
        let zero_exponent = {
            let zero = terms.constant(format.exponent_bits(), 0);
            terms.eq(exponent, zero)
        };
        let zero_fraction = {
            let width = terms.width(fraction);
            let zero = terms.constant(width, 0);
            terms.eq(fraction, zero)
        };
        let Some((nan, infinite)) = terms.float_is_nan(a).zip(terms.float_is_infinite(a)) else {
            return Err(Stop::unsupported("a class of floating-point numbers"));
        };
        let (positive, loud, some_fraction) = (terms.not(sign), terms.not(quiet), terms.not(zero_fraction));
        let zero = terms.and(zero_exponent, zero_fraction);
        let subnormal = terms.and(zero_exponent, some_fraction);
        let special = terms.or(nan, infinite);
        let small = terms.or(zero_exponent, special);
        let normal = terms.not(small);
        let classes = [
            (nan, loud),
            (nan, quiet),
            (infinite, sign),
            (normal, sign),
            (subnormal, sign),
            (zero, sign),
            (zero, positive),
            (subnormal, positive),
            (normal, positive),
            (infinite, positive),
        ];
        let mut any = terms.boolean(false);
        for (i, (kind, side)) in classes.into_iter().enumerate() {
            if mask >> i & 1 == 1 {
                let this = terms.and(kind, side);
                any = terms.or(any, this);
            }
        }
        Ok(self.value(any))
    }
}

/// Whether the flag of a function makes it poison at this value.
fn undefined_at(which: Intrinsic, width: u32, x: u64, flag: u64) -> bool {
    flag == 1
        && match which {
            Intrinsic::Abs => width <= 64 && x == 1 << (width - 1),
            Intrinsic::Ctlz | Intrinsic::Cttz => x == 0,
            _ => false,
        }
}

/// The result for words; `None` if there is none, or not here.
pub(super) fn known(which: Intrinsic, width: u32, x: u64, y: u64, z: u64) -> Option<u64> {
    if width > 64 || undefined_at(which, width, x, y) {
        return None;
    }
    integer(which, width, x, y, z).or_else(|| floating(which, width, x, y, z))
}

/// Functions of integers of at most 64 bits.
fn integer(which: Intrinsic, width: u32, x: u64, y: u64, z: u64) -> Option<u64> {
    use Intrinsic::*;
    let (sx, sy) = (signed(x, width), signed(y, width));
    let (ix, iy) = (i128::from(sx), i128::from(sy));
    let (ux, uy) = (u128::from(x), u128::from(y));
    let (least, most) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
    let top = u128::from(mask(width));
    let fits = |exact: i128| (least..=most).contains(&exact);
    let word = match which {
        SMax => sx.max(sy) as u64,
        SMin => sx.min(sy) as u64,
        UMax => x.max(y),
        UMin => x.min(y),
        Abs => sx.wrapping_abs() as u64,
        CtPop => u64::from(x.count_ones()),
        Ctlz => u64::from(x.leading_zeros() - (64 - width)),
        Cttz => u64::from(x.trailing_zeros().min(width)),
        BSwap => x.swap_bytes() >> (64 - width),
        BitReverse => x.reverse_bits() >> (64 - width),
        FShl | FShr => {
            let both = ux << width | uy;
            let by = (z % u64::from(width)) as u32;
            if which == FShl { (both << by >> width) as u64 } else { (both >> by) as u64 }
        }
        SAddSat => (ix + iy).clamp(least, most) as u64,
        SSubSat => (ix - iy).clamp(least, most) as u64,
        UAddSat => (ux + uy).min(top) as u64,
        USubSat => ux.saturating_sub(uy) as u64,
        SShlSat if y < u64::from(width) => (ix << y).clamp(least, most) as u64,
        UShlSat if y < u64::from(width) => (ux << y).min(top) as u64,
        SAddOverflows => u64::from(!fits(ix + iy)),
        SSubOverflows => u64::from(!fits(ix - iy)),
        SMulOverflows => u64::from(!fits(ix * iy)),
        UAddOverflows => u64::from(ux + uy > top),
        USubOverflows => u64::from(ux < uy),
        UMulOverflows => u64::from(ux * uy > top),
        _ => return None,
    };
    Some(word & mask(width))
}

/// Functions of singles and doubles, where the hardware has them.
fn floating(which: Intrinsic, width: u32, x: u64, y: u64, z: u64) -> Option<u64> {
    use Intrinsic::*;
    macro_rules! of {
        ($x:expr) => {{
            let x = $x;
            match which {
                Sqrt => x.sqrt(),
                Floor => x.floor(),
                Ceil => x.ceil(),
                Trunc => x.trunc(),
                RoundEven => x.round_ties_even(),
                Round => x.round(),
                _ => return None,
            }
        }};
    }
    match (which, width) {
        (FAbs, 32 | 64) => Some(x & mask(width - 1)),
        (CopySign, 32 | 64) => Some(x & mask(width - 1) | y & 1 << (width - 1)),
        // As a processor without a fused multiply-add does it.
        (MulAdd, 32) => {
            let product = bits32(single(x) * single(y), &[x, y]);
            Some(bits32(single(product) + single(z), &[product, z]))
        }
        (MulAdd, 64) => {
            let product = bits64(double(x) * double(y), &[x, y]);
            Some(bits64(double(product) + double(z), &[product, z]))
        }
        (Fma, 32) => Some(bits32(single(x).mul_add(single(y), single(z)), &[y, x, z])),
        (Fma, 64) => Some(bits64(double(x).mul_add(double(y), double(z)), &[y, x, z])),
        (_, 32) => Some(bits32(of!(single(x)), &[x])),
        (_, 64) => Some(bits64(of!(double(x)), &[x])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_odd_widths() {
        assert_eq!(integer(Intrinsic::Ctlz, 7, 1, 0, 0), Some(6));
        assert_eq!(integer(Intrinsic::Cttz, 7, 0, 0, 0), Some(7));
        assert_eq!(integer(Intrinsic::BSwap, 16, 0x1234, 0, 0), Some(0x3412));
        assert_eq!(integer(Intrinsic::BitReverse, 3, 0b001, 0, 0), Some(0b100));
        assert_eq!(integer(Intrinsic::FShl, 8, 0x81, 0x0f, 4), Some(0x10));
        assert_eq!(integer(Intrinsic::FShr, 8, 0x81, 0x0f, 4), Some(0x10));
        assert_eq!(integer(Intrinsic::SAddSat, 8, 0x7f, 1, 0), Some(0x7f));
        assert_eq!(integer(Intrinsic::SSubSat, 8, 0x80, 1, 0), Some(0x80));
        assert_eq!(integer(Intrinsic::UMulOverflows, 64, 1 << 32, 1 << 32, 0), Some(1));
        assert_eq!(integer(Intrinsic::SMulOverflows, 64, u64::MAX, 1 << 63, 0), Some(1));
        assert_eq!(integer(Intrinsic::Abs, 8, 0xff, 0, 0), Some(1));
        assert_eq!(
            floating(Intrinsic::CopySign, 64, 1f64.to_bits(), (-0f64).to_bits(), 0),
            Some((-1f64).to_bits())
        );
    }
}

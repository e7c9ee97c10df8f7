//! A compact form of terms as bytes: nodes in an order in which operands come first, numbers in few bytes. What comes
//! back is built by the constructors, over variables of the reader's choice: so a stored summary is instantiated.

use crate::arena::Terms;
use crate::float::{Format, Rounding};
use crate::term::{Op, Term, Variable};
use rustc_hash::FxHashMap;

/// Why bytes are not terms.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// The bytes end too early.
    Truncated,
    /// An operator, operand or width that cannot be.
    Malformed,
}

impl std::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            DecodeError::Truncated => "serial form of terms ends too early",
            DecodeError::Malformed => "not a serial form of terms",
        })
    }
}

impl std::error::Error for DecodeError {}

/// The operators in the order of their numbers in the serial form; never reordered.
const OPS: [Op; 38] = [
    Op::Const,
    Op::Var,
    Op::Not,
    Op::Neg,
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::UDiv,
    Op::SDiv,
    Op::URem,
    Op::SRem,
    Op::Shl,
    Op::LShr,
    Op::AShr,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Eq,
    Op::Ult,
    Op::Slt,
    Op::Concat,
    Op::Extract,
    Op::ZExt,
    Op::SExt,
    Op::Ite,
    Op::FAdd,
    Op::FSub,
    Op::FMul,
    Op::FDiv,
    Op::FRem,
    Op::FSqrt,
    Op::FFma,
    Op::FRound,
    Op::FToF,
    Op::SToF,
    Op::UToF,
    Op::FToS,
    Op::FToU,
];

fn put(out: &mut Vec<u8>, mut v: u64) {
    while v >= 0x80 {
        out.push(v as u8 | 0x80);
        v >>= 7;
    }
    out.push(v as u8);
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Result<u8, DecodeError> {
        let (first, rest) = self.0.split_first().ok_or(DecodeError::Truncated)?;
        self.0 = rest;
        Ok(*first)
    }

    fn number(&mut self) -> Result<u64, DecodeError> {
        let mut v = 0u64;
        for shift in (0..64).step_by(7) {
            let b = self.byte()?;
            v |= u64::from(b & 0x7f) << shift;
            if b < 0x80 {
                return Ok(v);
            }
        }
        Err(DecodeError::Malformed)
    }

    fn small(&mut self) -> Result<u32, DecodeError> {
        u32::try_from(self.number()?).map_err(|_| DecodeError::Malformed)
    }
}

/// The widest term that is read: more is malformed input, not a program.
const MAX_WIDTH: u32 = 1 << 20;

impl Terms {
    /// The serial form of some terms. Arrays have none: their reads are terms.
    pub fn encode(&self, roots: &[Term]) -> Vec<u8> {
        let order = self.topological(roots);
        let places: FxHashMap<Term, u64> = order.iter().enumerate().map(|(i, t)| (*t, i as u64)).collect();
        let mut out = Vec::new();
        put(&mut out, order.len() as u64);
        for (i, t) in order.iter().enumerate() {
            let n = self.node(*t);
            out.push(OPS.iter().position(|op| *op == n.op).unwrap_or(OPS.len()) as u8);
            // Operands are counted backwards: most are near.
            for o in self.operands(*t) {
                put(&mut out, i as u64 - places[&o]);
            }
            match n.op {
                Op::Const => {
                    put(&mut out, u64::from(n.width));
                    self.as_words(*t).unwrap_or_default().iter().for_each(|w| put(&mut out, *w));
                }
                Op::Var => {
                    put(&mut out, u64::from(n.width));
                    put(&mut out, u64::from(n.a));
                }
                Op::Extract => {
                    put(&mut out, u64::from(n.width));
                    put(&mut out, u64::from(n.b));
                }
                Op::ZExt | Op::SExt => put(&mut out, u64::from(n.width)),
                op if op.is_float() => {
                    put(&mut out, u64::from(n.width));
                    out.push(n.rounding);
                }
                _ => {}
            }
        }
        put(&mut out, roots.len() as u64);
        for t in roots {
            put(&mut out, places[t]);
        }
        out
    }

    /// Reads terms back. `variable` says which term stands for a variable; it must have the width asked for.
    pub fn decode(
        &mut self,
        bytes: &[u8],
        mut variable: impl FnMut(&mut Terms, Variable, u32) -> Term,
    ) -> Result<Vec<Term>, DecodeError> {
        let mut r = Reader(bytes);
        let count = r.number()?;
        let mut made: Vec<Term> = Vec::new();
        for _ in 0..count {
            let op = *OPS.get(usize::from(r.byte()?)).ok_or(DecodeError::Malformed)?;
            let mut o = Vec::with_capacity(3);
            for _ in 0..op.arity() {
                let back = usize::try_from(r.number()?).map_err(|_| DecodeError::Malformed)?;
                let place = made.len().checked_sub(back).ok_or(DecodeError::Malformed)?;
                o.push(*made.get(place).ok_or(DecodeError::Malformed)?);
            }
            let t = self.decode_node(&mut r, op, &o, &mut variable)?;
            made.push(t);
        }
        let count = r.number()?;
        let mut roots = Vec::new();
        for _ in 0..count {
            let place = usize::try_from(r.number()?).map_err(|_| DecodeError::Malformed)?;
            roots.push(*made.get(place).ok_or(DecodeError::Malformed)?);
        }
        Ok(roots)
    }

    fn decode_node(
        &mut self,
        r: &mut Reader<'_>,
        op: Op,
        o: &[Term],
        variable: &mut impl FnMut(&mut Terms, Variable, u32) -> Term,
    ) -> Result<Term, DecodeError> {
        let width = |r: &mut Reader<'_>| match r.small()? {
            w @ 1..=MAX_WIDTH => Ok(w),
            _ => Err(DecodeError::Malformed),
        };
        match op {
            Op::Const => {
                let w = width(r)?;
                let words = (0..crate::bits::words(w)).map(|_| r.number()).collect::<Result<Vec<_>, _>>()?;
                Ok(self.constant_wide(w, &words))
            }
            Op::Var => {
                let w = width(r)?;
                let v = Variable(r.small()?);
                let t = variable(self, v, w);
                if self.width(t) == w { Ok(t) } else { Err(DecodeError::Malformed) }
            }
            Op::Extract => {
                let (w, low) = (width(r)?, r.small()?);
                self.rebuild(op, w, o, low, Rounding::NearestEven).ok_or(DecodeError::Malformed)
            }
            Op::ZExt | Op::SExt => {
                let w = width(r)?;
                self.rebuild(op, w, o, 0, Rounding::NearestEven).ok_or(DecodeError::Malformed)
            }
            op if op.is_float() => {
                let (w, rounding) = (width(r)?, Rounding::from_index(r.byte()?));
                self.rebuild(op, w, o, 0, rounding).ok_or(DecodeError::Malformed)
            }
            op => self.rebuild(op, 0, o, 0, Rounding::NearestEven).ok_or(DecodeError::Malformed),
        }
    }

    /// Applies an operator through its constructor; `None` if the operands do not fit it.
    pub(crate) fn rebuild(
        &mut self,
        op: Op,
        width: u32,
        o: &[Term],
        low: u32,
        rounding: Rounding,
    ) -> Option<Term> {
        let w = |i: usize| o.get(i).map_or(0, |t| self.width(*t));
        let (wa, wb, wc) = (w(0), w(1), w(2));
        if wa == 0 {
            return None;
        }
        let same = wa == wb;
        Some(match op {
            Op::Not => self.not(o[0]),
            Op::Neg => self.neg(o[0]),
            Op::Add if same => self.add(o[0], o[1]),
            Op::Sub if same => self.sub(o[0], o[1]),
            Op::Mul if same => self.mul(o[0], o[1]),
            Op::UDiv if same => self.udiv(o[0], o[1]),
            Op::SDiv if same => self.sdiv(o[0], o[1]),
            Op::URem if same => self.urem(o[0], o[1]),
            Op::SRem if same => self.srem(o[0], o[1]),
            Op::Shl if same => self.shl(o[0], o[1]),
            Op::LShr if same => self.lshr(o[0], o[1]),
            Op::AShr if same => self.ashr(o[0], o[1]),
            Op::And if same => self.and(o[0], o[1]),
            Op::Or if same => self.or(o[0], o[1]),
            Op::Xor if same => self.xor(o[0], o[1]),
            Op::Eq if same => self.eq(o[0], o[1]),
            Op::Ult if same => self.ult(o[0], o[1]),
            Op::Slt if same => self.slt(o[0], o[1]),
            Op::Concat if wb > 0 && wa.checked_add(wb)? <= MAX_WIDTH => self.concat(o[0], o[1]),
            Op::Extract if low.checked_add(width)? <= wa => self.extract(o[0], low, width),
            Op::ZExt if width >= wa => self.zext(o[0], width),
            Op::SExt if width >= wa => self.sext(o[0], width),
            Op::Ite if wa == 1 && wb == wc && wb > 0 => self.ite(o[0], o[1], o[2]),
            Op::FToS | Op::FToU => self.float_to_int(o[0], op == Op::FToS, width, rounding)?,
            Op::SToF | Op::UToF => {
                self.float_from_int(o[0], op == Op::SToF, Format::from_width(width)?, rounding)?
            }
            Op::FToF => self.float_convert(o[0], Format::from_width(width)?, rounding)?,
            Op::FSqrt => self.float_sqrt(rounding, o[0])?,
            Op::FRound => self.float_round(rounding, o[0])?,
            Op::FFma if same && wa == wc => self.float_fma(rounding, o[0], o[1], o[2])?,
            Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FRem if same => {
                let binary = match op {
                    Op::FAdd => crate::float::FloatBinary::Add,
                    Op::FSub => crate::float::FloatBinary::Sub,
                    Op::FMul => crate::float::FloatBinary::Mul,
                    Op::FDiv => crate::float::FloatBinary::Div,
                    _ => crate::float::FloatBinary::Rem,
                };
                self.float_binary(binary, rounding, o[0], o[1])?
            }
            _ => return None,
        })
    }

    /// The term with other terms, of the same widths, in place of variables.
    pub fn substitute(&mut self, t: Term, values: &FxHashMap<Variable, Term>) -> Term {
        let mut made: FxHashMap<Term, Term> = FxHashMap::default();
        for t in self.topological(&[t]) {
            let view = self.view(t);
            let new = match view.op {
                Op::Const => t,
                Op::Var => values
                    .get(&Variable(view.number))
                    .copied()
                    .filter(|v| self.width(*v) == view.width)
                    .unwrap_or(t),
                op => {
                    let o: Vec<Term> = self.operands(t).map(|o| made.get(&o).copied().unwrap_or(o)).collect();
                    if o.iter().copied().eq(self.operands(t)) {
                        t
                    } else {
                        self.rebuild(op, view.width, &o, view.number, view.rounding).unwrap_or(t)
                    }
                }
            };
            made.insert(t, new);
        }
        made.get(&t).copied().unwrap_or(t)
    }

    /// The term with others, of the same widths, in place of its operands.
    pub fn replace(&mut self, t: Term, values: &FxHashMap<Term, Term>) -> Term {
        if values.is_empty() {
            return t;
        }
        let view = self.view(t);
        let operands: Vec<Term> =
            self.operands(t).map(|operand| values.get(&operand).copied().unwrap_or(operand)).collect();
        self.rebuild(view.op, view.width, &operands, view.number, view.rounding).unwrap_or(t)
    }
}

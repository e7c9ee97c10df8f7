//! Terms as SMT-LIB scripts. Every shared term becomes a definition, in an order in which no text is nested deeply.
//! Conditions are printed as booleans, floats as numbers of the floating-point theory; where bits of a float are wanted,
//! they are a fresh bit-vector that stands for the number. SMT-LIB has one NaN: which one it is here follows from the
//! operands where their bits are known, and is left open elsewhere.

use crate::arena::{Terms, View};
use crate::float::{Format, Rounding};
use crate::term::{Op, Term, Variable};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A script without its commands to solve.
pub struct Script {
    /// The logic that the script needs.
    pub logic: &'static str,
    /// Declarations, definitions and assertions.
    pub text: String,
    /// The variables declared, with their names' numbers: `Variable(7)` is `v7`.
    pub variables: Vec<Variable>,
}

/// How a term is used by others.
#[derive(Copy, Clone, Default)]
struct Uses {
    bits: bool,
    number: bool,
}

impl Terms {
    /// A script that asserts all conditions.
    pub fn script(&self, conditions: &[Term]) -> Script {
        let order = self.topological(conditions);
        let mut uses: FxHashMap<Term, Uses> = FxHashMap::default();
        for t in conditions {
            uses.entry(*t).or_default().bits = true;
        }
        for t in order.iter().rev() {
            let op = self.node(*t).op;
            let number = op.is_float() && !matches!(op, Op::SToF | Op::UToF);
            for o in self.operands(*t) {
                let u = uses.entry(o).or_default();
                if number {
                    u.number = true;
                    // A float that is not computed is a number made of its bits.
                    u.bits |= !self.makes_number(o);
                } else {
                    u.bits = true;
                }
            }
        }
        let mut printer = Printer { terms: self, text: String::new(), variables: Vec::new(), uses };
        for t in &order {
            printer.define(*t);
        }
        for t in conditions {
            let condition = printer.boolean(*t);
            let _ = writeln!(printer.text, "(assert {condition})");
        }
        let floats = conditions.iter().any(|t| self.has_floats(*t));
        let logic = if floats { "QF_BVFP" } else { "QF_BV" };
        Script { logic, text: printer.text, variables: printer.variables }
    }

    /// All terms that the roots depend on, operands before their users.
    pub(crate) fn topological(&self, roots: &[Term]) -> Vec<Term> {
        let mut order = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack: Vec<(Term, bool)> = roots.iter().rev().map(|t| (*t, false)).collect();
        while let Some((t, done)) = stack.pop() {
            if done {
                order.push(t);
            } else if seen.insert(t) {
                stack.push((t, true));
                stack.extend(self.operands(t).map(|o| (o, false)));
            }
        }
        order
    }

    /// Whether the term is the result of a floating-point operation, as a number.
    fn makes_number(&self, t: Term) -> bool {
        let op = self.node(t).op;
        op.is_float() && !matches!(op, Op::FToS | Op::FToU)
    }
}

struct Printer<'a> {
    terms: &'a Terms,
    text: String,
    variables: Vec<Variable>,
    uses: FxHashMap<Term, Uses>,
}

/// The name of the rounding mode.
fn mode(r: Rounding) -> &'static str {
    match r {
        Rounding::NearestEven => "RNE",
        Rounding::NearestAway => "RNA",
        Rounding::TowardPositive => "RTP",
        Rounding::TowardNegative => "RTN",
        Rounding::TowardZero => "RTZ",
    }
}

/// The parameters of the floating-point sort.
fn sort(f: Format) -> String {
    format!("{} {}", f.exponent_bits(), f.precision())
}

fn literal(width: u32, words: &[u64]) -> String {
    let bit = |i: u32| words.get(i as usize / 64).is_some_and(|w| w >> (i % 64) & 1 == 1);
    if width.is_multiple_of(4) {
        let digit = |i: u32| (0..4).fold(0, |d, k| d | u32::from(bit(4 * i + k)) << k);
        let digits = (0..width / 4).rev().filter_map(|i| char::from_digit(digit(i), 16));
        return format!("#x{}", digits.collect::<String>());
    }
    format!("#b{}", (0..width).rev().map(|i| if bit(i) { '1' } else { '0' }).collect::<String>())
}

impl Printer<'_> {
    /// Whether a term of width one is printed as a boolean.
    fn is_boolean(&self, t: Term) -> bool {
        let n = self.terms.node(t);
        n.width == 1
            && matches!(n.op, Op::Eq | Op::Ult | Op::Slt | Op::And | Op::Or | Op::Xor | Op::Not | Op::Ite)
    }

    fn name(&self, t: Term) -> String {
        let n = self.terms.node(t);
        match n.op {
            Op::Const => literal(n.width, &self.terms.as_words(t).unwrap_or_default()),
            Op::Var => format!("v{}", n.a),
            _ => format!("t{}", t.raw()),
        }
    }

    fn boolean(&self, t: Term) -> String {
        match self.terms.as_u64(t) {
            Some(1) => "true".into(),
            Some(_) => "false".into(),
            None if self.is_boolean(t) => self.name(t),
            None => format!("(= {} #b1)", self.name(t)),
        }
    }

    fn bits(&self, t: Term) -> String {
        if self.is_boolean(t) { format!("(ite {} #b1 #b0)", self.name(t)) } else { self.name(t) }
    }

    fn define(&mut self, t: Term) {
        let uses = self.uses.get(&t).copied().unwrap_or_default();
        let view = self.terms.view(t);
        let id = t.raw();
        match view.op {
            Op::Const => {}
            Op::Var => {
                let v = Variable(view.number);
                self.variables.push(v);
                let _ = writeln!(self.text, "(declare-const v{} (_ BitVec {}))", v.0, view.width);
            }
            Op::FToS | Op::FToU => {
                let body = self.to_integer(&view);
                let _ = writeln!(self.text, "(define-fun t{id} () (_ BitVec {}) {body})", view.width);
            }
            op if op.is_float() => {
                let Some(format) = Format::from_width(view.width) else { return };
                let body = self.number(&view, format);
                let _ =
                    writeln!(self.text, "(define-fun f{id} () (_ FloatingPoint {}) {body})", sort(format));
                if uses.bits {
                    self.number_bits(id, &view, format);
                }
                return;
            }
            _ if self.is_boolean(t) => {
                let body = self.condition(&view);
                let _ = writeln!(self.text, "(define-fun t{id} () Bool {body})");
            }
            _ => {
                let body = self.vector(&view);
                let _ = writeln!(self.text, "(define-fun t{id} () (_ BitVec {}) {body})", view.width);
            }
        }
        if uses.number
            && let Some(format) = Format::from_width(view.width)
        {
            let body = self.encoded_number(&self.bits(t), format);
            let _ = writeln!(self.text, "(define-fun f{id} () (_ FloatingPoint {}) {body})", sort(format));
        }
    }

    fn operands(&self, view: &View) -> Vec<Term> {
        view.operands.iter().flatten().copied().collect()
    }

    fn condition(&self, view: &View) -> String {
        let o = self.operands(view);
        let on_bits = |op: &str| format!("({op} {} {})", self.bits(o[0]), self.bits(o[1]));
        let on_booleans = |op: &str| {
            let parts: Vec<String> = o.iter().map(|t| self.boolean(*t)).collect();
            format!("({op} {})", parts.join(" "))
        };
        match view.op {
            Op::Eq => on_bits("="),
            Op::Ult => on_bits("bvult"),
            Op::Slt => on_bits("bvslt"),
            Op::And => on_booleans("and"),
            Op::Or => on_booleans("or"),
            Op::Xor => on_booleans("xor"),
            Op::Not => on_booleans("not"),
            _ => on_booleans("ite"),
        }
    }

    fn vector(&self, view: &View) -> String {
        let o = self.operands(view);
        let first = self.terms.width(o[0]);
        let op = match view.op {
            Op::Not => "bvnot".into(),
            Op::Neg => "bvneg".into(),
            Op::Add => "bvadd".into(),
            Op::Sub => "bvsub".into(),
            Op::Mul => "bvmul".into(),
            Op::UDiv => "bvudiv".into(),
            Op::SDiv => "bvsdiv".into(),
            Op::URem => "bvurem".into(),
            Op::SRem => "bvsrem".into(),
            Op::Shl => "bvshl".into(),
            Op::LShr => "bvlshr".into(),
            Op::AShr => "bvashr".into(),
            Op::And => "bvand".into(),
            Op::Or => "bvor".into(),
            Op::Xor => "bvxor".into(),
            Op::Concat => "concat".into(),
            Op::Extract => format!("(_ extract {} {})", view.number + view.width - 1, view.number),
            Op::ZExt => format!("(_ zero_extend {})", view.width - first),
            Op::SExt => format!("(_ sign_extend {})", view.width - first),
            Op::Ite => {
                return format!("(ite {} {} {})", self.boolean(o[0]), self.bits(o[1]), self.bits(o[2]));
            }
            op => unreachable!("no bit-vector: {op:?}"),
        };
        let parts: Vec<String> = o.iter().map(|t| self.bits(*t)).collect();
        format!("({op} {})", parts.join(" "))
    }

    /// The number that bits encode.
    fn encoded_number(&self, bits: &str, format: Format) -> String {
        if format != Format::X87 {
            return format!("((_ to_fp {}) {bits})", sort(format));
        }
        // The integer bit is explicit: zero above the denormals is no number, one among them means the least normal.
        let part = |high: u32, low: u32| format!("((_ extract {high} {low}) {bits})");
        let (sign, exponent, integer, fraction) = (part(79, 79), part(78, 64), part(63, 63), part(62, 0));
        let zero = "#b000000000000000";
        let least = "#b000000000000001";
        format!(
            "(ite (= {integer} #b1) (ite (= {exponent} {zero}) (fp {sign} {least} {fraction}) (fp {sign} {exponent} {fraction})) (ite (= {exponent} {zero}) (fp {sign} {exponent} {fraction}) (_ NaN {})))",
            sort(format)
        )
    }

    /// Bits that encode the number `f{id}`.
    fn number_bits(&mut self, id: u32, view: &View, format: Format) {
        let width = format.exponent_bits() + format.precision();
        let _ = writeln!(self.text, "(declare-const b{id} (_ BitVec {width}))");
        let _ = writeln!(self.text, "(assert (= ((_ to_fp {}) b{id}) f{id}))", sort(format));
        let encoded = if format == Format::X87 {
            let zero = "#b000000000000000";
            format!(
                "(concat ((_ extract 78 63) b{id}) (concat (ite (= ((_ extract 77 63) b{id}) {zero}) #b0 #b1) ((_ extract 62 0) b{id})))"
            )
        } else {
            format!("b{id}")
        };
        let nan = self.nan_bits(view, format, &encoded);
        let _ = writeln!(
            self.text,
            "(define-fun t{id} () (_ BitVec {}) (ite (fp.isNaN f{id}) {nan} {encoded}))",
            format.width()
        );
    }

    /// The bits of the result if it is a NaN, which has some bits of its own where it cannot be told. See
    /// [`Format::nan_of`].
    fn nan_bits(&self, view: &View, format: Format, own: &str) -> String {
        let constant = |v: u128, width: u32| literal(width, &[v as u64, (v >> 64) as u64]);
        let made = constant(format.nan(), format.width());
        let mut operands = self.operands(view);
        match (view.op, operands.as_slice()) {
            (Op::SToF | Op::UToF, _) => return made,
            (Op::FToF, [t]) => {
                let t = *t;
                let Some(from) = Format::from_width(self.terms.width(t)).filter(|_| self.has_bits(t)) else {
                    return own.into();
                };
                let (bits, before, after) = (self.bits(t), from.fraction_bits(), format.fraction_bits());
                let top = from.width() - 1;
                let fraction = if after >= before {
                    format!("((_ extract {} 0) {bits})", before - 1)
                } else {
                    format!("((_ extract {} {}) {bits})", before - 1, before - after)
                };
                let room = after.saturating_sub(before);
                let fraction =
                    if room > 0 { format!("(concat {fraction} {})", literal(room, &[0])) } else { fraction };
                let high = format.width() - after;
                // Sign, exponent, and the integer bit where there is one.
                let ones = constant(u128::MAX >> (128 - (high - 1)), high - 1);
                let whole = format!("(concat ((_ extract {top} {top}) {bits}) (concat {ones} {fraction}))");
                let quiet = constant(format.quiet_bit(), format.width());
                let improper = improper(from, &bits);
                return format!("(ite {improper} {made} (bvor {whole} {quiet}))");
            }
            (Op::FFma, _) => operands.swap(0, 1),
            _ => {}
        }
        if !operands.iter().all(|t| self.has_bits(*t)) {
            // Only that an operand is a NaN is known, not which one.
            let any: Vec<String> = operands.iter().map(|t| format!("(fp.isNaN f{})", t.raw())).collect();
            return format!("(ite (or false {}) {own} {made})", any.join(" "));
        }
        let quiet = constant(format.quiet_bit(), format.width());
        // Whether there is a NaN among the operands so far, and which one it is.
        let one =
            |t: &Term| (format!("(fp.isNaN f{})", t.raw()), format!("(bvor {} {quiet})", self.bits(*t)));
        // Of two, the x87 takes the greater significand; among equals the positive one.
        let rank =
            |bits: &str| format!("(concat ((_ extract 63 0) {bits}) (bvnot ((_ extract 79 79) {bits})))");
        let (is_nan, bits) = operands.iter().skip(1).map(one).fold(one(&operands[0]), |(p, x), (q, y)| {
            let first = match format {
                Format::X87 => format!("(and {p} (not (and {q} (bvugt {} {}))))", rank(&y), rank(&x)),
                _ => p.clone(),
            };
            (format!("(or {p} {q})"), format!("(ite {first} {x} {y})"))
        });
        let chosen = format!("(ite {is_nan} {bits} {made})");
        let improper: Vec<String> = operands.iter().map(|t| improper(format, &self.bits(*t))).collect();
        format!("(ite (or false {}) {made} {chosen})", improper.join(" "))
    }

    /// Whether the bits of a float have a name.
    fn has_bits(&self, t: Term) -> bool {
        !self.terms.makes_number(t) || self.uses.get(&t).is_some_and(|uses| uses.bits)
    }

    fn number(&self, view: &View, format: Format) -> String {
        let o = self.operands(view);
        let f = |i: usize| format!("f{}", o[i].raw());
        let rm = mode(view.rounding);
        match view.op {
            Op::FAdd => format!("(fp.add {rm} {} {})", f(0), f(1)),
            Op::FSub => format!("(fp.sub {rm} {} {})", f(0), f(1)),
            Op::FMul => format!("(fp.mul {rm} {} {})", f(0), f(1)),
            Op::FDiv => format!("(fp.div {rm} {} {})", f(0), f(1)),
            Op::FSqrt => format!("(fp.sqrt {rm} {})", f(0)),
            Op::FFma => format!("(fp.fma {rm} {} {} {})", f(0), f(1), f(2)),
            Op::FRound => format!("(fp.roundToIntegral {rm} {})", f(0)),
            Op::FToF => format!("((_ to_fp {}) {rm} {})", sort(format), f(0)),
            Op::SToF => format!("((_ to_fp {}) {rm} {})", sort(format), self.bits(o[0])),
            Op::UToF => format!("((_ to_fp_unsigned {}) {rm} {})", sort(format), self.bits(o[0])),
            Op::FRem => {
                // SMT-LIB's remainder is to the nearest multiple; that of C is to the one towards zero.
                let (x, y) = (f(0), f(1));
                let zero = format!("(_ +zero {})", sort(format));
                format!(
                    "(let ((r (fp.rem (fp.abs {x}) (fp.abs {y})))) (let ((m (ite (fp.lt r {zero}) (fp.add RNE r (fp.abs {y})) r))) (ite (fp.isNegative {x}) (fp.neg m) m)))"
                )
            }
            op => unreachable!("no number: {op:?}"),
        }
    }

    /// Conversion to an integer: saturated, NaN to zero.
    fn to_integer(&self, view: &View) -> String {
        let o = self.operands(view);
        let Some(format) = Format::from_width(self.terms.width(o[0])) else { return String::new() };
        let (width, signed) = (view.width, view.op == Op::FToS);
        let (f, rm) = (format!("f{}", o[0].raw()), mode(view.rounding));
        let zero = literal(width, &[0]);
        let mut least = vec![0u64; 3];
        let mut greatest = vec![u64::MAX; 3];
        if signed {
            let top = width - 1;
            least[top as usize / 64] |= 1 << (top % 64);
            greatest[top as usize / 64] &= !(1 << (top % 64));
        }
        let bound = power_of_two(format, if signed { width - 1 } else { width });
        let low = if signed { format!("(fp.neg {bound})") } else { format!("(_ +zero {})", sort(format)) };
        let op = if signed { "fp.to_sbv" } else { "fp.to_ubv" };
        format!(
            "(let ((r (fp.roundToIntegral {rm} {f}))) (ite (fp.isNaN {f}) {zero} (ite (fp.geq r {bound}) {} (ite (fp.leq r {low}) {} ((_ {op} {width}) RTZ r)))))",
            literal(width, &greatest),
            literal(width, &least)
        )
    }
}

/// Whether these bits are taken for nothing at all.
fn improper(format: Format, bits: &str) -> String {
    if format != Format::X87 {
        return "false".into();
    }
    let exponent = format!("((_ extract 78 64) {bits})");
    format!("(and (= ((_ extract 63 63) {bits}) #b0) (not (= {exponent} #b000000000000000)))")
}

/// Two to the power of `k`, or infinity if the format does not reach that far.
fn power_of_two(format: Format, k: u32) -> String {
    let bias = (1u32 << (format.exponent_bits() - 1)) - 1;
    if k > bias {
        return format!("(_ +oo {})", sort(format));
    }
    let exponent = literal_bits(format.exponent_bits(), k + bias);
    format!("(fp #b0 {exponent} {})", literal_bits(format.precision() - 1, 0))
}

fn literal_bits(width: u32, v: u32) -> String {
    format!("#b{:0width$b}", v, width = width as usize)
}

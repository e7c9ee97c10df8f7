//! Inputs: how they are drawn, and how few values they have: by an assumption, a mask, a way out.

use super::{Int, Maker, Var};

impl Maker {
    /// The letter of the next input.
    fn letter(&self) -> char {
        (b'a' + self.inputs.len() as u8) as char
    }

    /// Notes an input and the values to try; twice the same is once.
    fn drawn(&mut self, mut values: Vec<u64>) {
        values.sort_unstable();
        values.dedup();
        self.left /= values.len();
        self.inputs.push(values);
    }

    /// One more input, if there may be one.
    pub fn input(&mut self) {
        if self.left < 2 || self.inputs.len() > 20 {
            return;
        }
        match self.random.below(14) {
            0 | 1 => self.chosen(),
            2 => self.masked(),
            3 => self.byte(),
            4 => self.sparse(),
            5 => self.bytes(),
            6 => self.real_input(),
            _ => self.between(),
        }
    }

    fn call(&mut self, kind: Int, letter: char) -> String {
        let suffix = kind.words().1;
        if self.random.one_in(5) {
            return format!("NONDET({suffix}, \"{letter}\")");
        }
        format!("tb_{suffix}(\"{letter}\")")
    }

    fn chosen(&mut self) {
        let count = 2 + self.random.below(self.left.min(7) as u64 - 1);
        let letter = self.letter();
        let kind =
            if self.random.one_in(2) { Int::wide(&mut self.random) } else { Int { bits: 32, signed: false } };
        put!(self.line, "{} {letter} = tb_choose({count}, \"{letter}\");", kind.name());
        self.drawn((0..count).collect());
        self.vars.push(Var { name: letter.into(), low: 0, high: i128::from(count) - 1 });
    }

    /// Some bits of a number, or what is left when it is divided.
    fn masked(&mut self) {
        let letter = self.letter();
        let kind = Int::wide(&mut self.random);
        let bits = 1 + self.random.below(3).min(u64::from(self.left.ilog2()) - 1);
        let call = self.call(kind, letter);
        let count = 1u64 << bits;
        let (text, values, high) = match self.random.below(3) {
            0 => (format!("{call} & {}", count - 1), (0..count).collect(), count - 1),
            1 if !kind.signed => {
                let count = 2 + self.random.below(self.left.min(9) as u64 - 1);
                (format!("{call} % {count}"), (0..count).collect(), count - 1)
            }
            _ => {
                let by = self.random.below(4);
                (format!("{call} >> {by} & {}", count - 1), (0..count).map(|n| n << by).collect(), count - 1)
            }
        };
        put!(self.line, "{} {letter} = {text};", kind.name());
        self.drawn(values);
        self.vars.push(Var { name: letter.into(), low: 0, high: i128::from(high) });
    }

    /// All 256 values, or both.
    fn byte(&mut self) {
        let letter = self.letter();
        let kind = match self.left {
            256.. => Int { bits: 8, signed: self.random.one_in(2) },
            _ => Int { bits: 1, signed: false },
        };
        let call = self.call(kind, letter);
        put!(self.line, "{} {letter} = {call};", kind.name());
        self.drawn((0..1u64 << kind.bits).collect());
        self.vars.push(Var { name: letter.into(), low: kind.low(), high: kind.high() });
    }

    /// Everything from one number to another.
    fn between(&mut self) {
        let letter = self.letter();
        let kind = Int::wide(&mut self.random);
        let most = self.left.min(if self.random.one_in(6) { 40 } else { 9 });
        let count = 2 + self.random.below(most as u64 - 1) as i128;
        let start: i128 = match self.random.below(12) {
            0 => kind.low(),
            1 => kind.high() - count + 1,
            2 | 3 if kind.signed => -i128::from(self.random.below(5)),
            4 => i128::from(self.random.below(100)),
            _ => 0,
        };
        let (low, high) = (start, (start + count - 1).min(kind.high()));
        let mut values: Vec<i128> = (low..=high).collect();
        // Some that are not let through.
        for other in [low - 1, high + 1, kind.low(), kind.high(), 0] {
            let is_new = !values.contains(&other) && kind.low() <= other && other <= kind.high();
            if is_new && values.len() < self.left && self.left >= 2 * values.len() {
                values.push(other);
            }
        }
        let call = self.call(kind, letter);
        put!(self.line, "{} {letter} = {call};", kind.name());
        let (at_least, at_most) = (kind.constant(low), kind.constant(high));
        let text = match self.random.below(5) {
            0 => format!("if ({letter} < {at_least} || {letter} > {at_most}) return 0;"),
            1 => format!("if (!({letter} >= {at_least} && {letter} <= {at_most})) return 1;"),
            2 => format!("tb_assume({letter} >= {at_least}); tb_assume({letter} <= {at_most});"),
            3 if low == 0 && !kind.signed => format!("tb_assume({letter} <= {at_most});"),
            _ => format!("tb_assume({letter} >= {at_least} && {letter} <= {at_most});"),
        };
        self.line(&text);
        let mask = if kind.bits == 64 { u64::MAX } else { (1 << kind.bits) - 1 };
        self.drawn(values.into_iter().map(|value| value as u64 & mask).collect());
        self.vars.push(Var { name: letter.into(), low, high });
    }

    /// A few values that are far from each other.
    fn sparse(&mut self) {
        let letter = self.letter();
        let kind = Int::wide(&mut self.random);
        let count = 2 + self.random.below(self.left.min(5) as u64 - 1);
        let mut values: Vec<i128> = Vec::new();
        for _ in 0..count {
            let value = match self.random.below(6) {
                0 => kind.low(),
                1 => kind.high(),
                2 => i128::from(self.random.below(2)),
                3 if kind.signed => -1,
                4 => 1i128 << self.random.below(u64::from(kind.bits) - 1),
                _ => i128::from(self.random.below(100)),
            };
            values.push(value);
        }
        values.dedup();
        let call = self.call(kind, letter);
        let either: Vec<String> =
            values.iter().map(|value| format!("{letter} == {}", kind.constant(*value))).collect();
        put!(self.line, "{} {letter} = {call};", kind.name());
        put!(self.line, "tb_assume({});", either.join(" || "));
        let mask = if kind.bits == 64 { u64::MAX } else { (1 << kind.bits) - 1 };
        let (low, high) = (values.iter().min().copied(), values.iter().max().copied());
        self.drawn(values.iter().map(|value| *value as u64 & mask).collect());
        let (low, high) = (low.unwrap_or(0), high.unwrap_or(0));
        self.vars.push(Var { name: letter.into(), low, high });
    }

    /// Two or three bytes of few values, as numbers.
    fn bytes(&mut self) {
        if self.left < 9 {
            return self.chosen();
        }
        let count = if self.left >= 64 { 2 + self.random.below(2) } else { 2 };
        let letter = self.letter();
        put!(self.line, "unsigned char {letter}[{count}];");
        put!(self.line, "tb_bytes({letter}, {count}, \"{letter}\");");
        for i in 0..count {
            let few = 2 + self.random.below(2);
            put!(self.line, "tb_assume({letter}[{i}] < {few});");
            self.drawn((0..few).collect());
            self.vars.push(Var { name: format!("{letter}[{i}]"), low: 0, high: i128::from(few) - 1 });
        }
    }

    /// A floating-point number that is one of a few.
    fn real_input(&mut self) {
        let letter = self.letter();
        let is_double = self.random.one_in(2);
        let count = 2 + self.random.below(self.left.min(4) as u64 - 1);
        let mut values: Vec<f64> = Vec::new();
        for _ in 0..count {
            let value = self.random.of(&[0.0, 1.0, -1.0, 0.5, 2.5, -3.0, 1e10, 100.0, 0.125]);
            // Zero has two signs.
            if values.len() + 2 <= count as usize || value != 0.0 {
                values.push(value);
            }
            if value == 0.0 && values.len() < count as usize {
                values.push(-0.0);
            }
        }
        if values.contains(&0.0) && !values.iter().any(|v| *v == 0.0 && v.is_sign_negative()) {
            values.retain(|value| *value != 0.0);
            values.push(4.0);
        }
        let (name, suffix) = if is_double { ("double", "double") } else { ("float", "float") };
        put!(self.line, "{name} {letter} = tb_{suffix}(\"{letter}\");");
        let either: Vec<String> = values.iter().map(|value| format!("{letter} == {value:?}")).collect();
        put!(self.line, "tb_assume({});", either.join(" || "));
        let bits = |value: &f64| match is_double {
            true => value.to_bits(),
            false => u64::from((*value as f32).to_bits()),
        };
        self.drawn(values.iter().map(bits).collect());
        self.reals.push(letter.into());
    }
}

//! Floating-point numbers: also those that are none, and infinite ones.

use super::Maker;

impl Maker {
    fn real_leaf(&mut self) -> String {
        match self.random.below(5) {
            0 | 1 if !self.reals.is_empty() => {
                let which = self.random.below(self.reals.len() as u64) as usize;
                self.reals[which].clone()
            }
            0 => self.random.of(&["0.5", "-1.0f", "3.0", "1e300", "0.1f", "-0.0", "7.25"]).into(),
            1 | 2 => format!("(float)({})", self.some()),
            _ => format!("(double)({})", self.leaf()),
        }
    }

    fn real(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.real_leaf();
        }
        let (a, b) = (self.real(depth - 1), self.real(depth - 1));
        match self.random.below(10) {
            0..=2 => format!("({a} / {b})"),
            3 | 4 => format!("({a} + {b})"),
            5 => format!("({a} - {b})"),
            6 => format!("({a} * {b})"),
            7 => format!("(-({a}))"),
            8 => format!("({})({a})", self.random.of(&["float", "double"])),
            _ => format!("({} ? {a} : {b})", self.leaf()),
        }
    }

    pub fn reals(&mut self) {
        let name = self.fresh("r");
        let kind = self.random.of(&["float", "double", "double"]);
        let value = self.real(2);
        put!(self.at, "{kind} {name} = {value};");
        for _ in 0..1 + self.random.below(3) {
            let other = self.real_leaf();
            match self.random.below(8) {
                0 | 1 => {
                    let op = self.random.of(&["<", "<=", ">", ">=", "==", "!="]);
                    put!(self.at, "if ({name} {op} {other}) acc += 17; else acc ^= 3;");
                }
                2 => put!(self.at, "if ({name} != {name}) acc += 29;"),
                3 => put!(self.at, "if (__builtin_signbit({name})) acc ^= 0x100;"),
                4 => put!(
                    self.at,
                    "acc = acc * 3 + (unsigned)(({name} > -1e6 && {name} < 1e6) ? (int){name} : 77);"
                ),
                5 => put!(self.at, "if (isinf({name})) acc += 4; else if (isnan({name})) acc ^= 8;"),
                6 => {
                    let function = self.random.of(&["fabs", "floor", "ceil", "trunc", "sqrt"]);
                    put!(self.at, "{name} = {function}({name});");
                }
                _ => put!(self.at, "{name} = {name} * 0.5f + {other};"),
            }
        }
        let bits = self.fresh("b");
        if self.random.one_in(2) {
            let whole = if kind == "float" { "unsigned" } else { "unsigned long" };
            put!(self.at, "{whole} {bits}; memcpy(&{bits}, &{name}, sizeof {bits});");
            put!(self.mix, "{bits} >> {}", self.random.of(&["0", "20", "31"]));
        }
        self.reals.push(name);
    }
}

//! Integer expressions, indices and conditions.

use super::{INTS, Int, Maker, Var};

impl Maker {
    /// Any variable, or a constant.
    pub fn leaf(&mut self) -> String {
        if self.vars.is_empty() || self.random.one_in(6) {
            return match self.random.below(5) {
                0 => "acc".into(),
                1 => {
                    let kind = self.random.of(&INTS[5..]).0;
                    let value = self.random.of(&[kind.low(), kind.high(), 1, 255, 256]);
                    // Not folded by the compiler: what it computes itself, and what does not fit there, nobody sees.
                    format!("(({})(acc & 0) + {})", kind.name(), kind.constant(value))
                }
                _ => self.random.below(6).to_string(),
            };
        }
        let which = self.random.below(self.vars.len() as u64) as usize;
        self.vars[which].name.clone()
    }

    /// A variable, or an expression of little depth.
    pub fn some(&mut self) -> String {
        let depth = self.random.below(3) as u32;
        self.whole(depth)
    }

    /// An integer expression of any type.
    pub fn whole(&mut self, depth: u32) -> String {
        if depth == 0 {
            return self.leaf();
        }
        let a = self.whole(depth - 1);
        let b = self.whole(depth - 1);
        match self.random.below(16) {
            0..=2 => format!("({a} + {b})"),
            3 | 4 => format!("({a} - {b})"),
            5 => format!("({a} * {b})"),
            6 => format!("({a} {} {b})", self.random.of(&["&", "|", "^"])),
            7 => format!("({a} {} (({b} & 7) + 1))", self.random.of(&["/", "%"])),
            8 => {
                let kind = self.random.of(&INTS[5..]).0;
                let most = kind.bits - 1;
                let op = self.random.of(&["<<", ">>"]);
                format!("(({})({a}) {op} ({b} & {most}))", kind.name())
            }
            9 => format!("({a} {} {b})", self.random.of(&["<", "<=", "==", "!=", ">", ">="])),
            10 => format!("({} ? {a} : {b})", self.whole(0)),
            11 | 12 => format!("({})({a})", Int::any(&mut self.random).name()),
            13 => format!("({}{a})", self.random.of(&["~", "-", "!"])),
            14 => format!("({a} {} {b})", self.random.of(&["&&", "||"])),
            _ => a,
        }
    }

    /// An unsigned number below `count`.
    pub fn below(&mut self, count: u64) -> String {
        if count == 1 {
            // A remainder of one depends on nothing, which a sanitizer does not see.
            return "0".into();
        }
        let fitting = self.var_between(0, i128::from(count) - 1);
        match fitting {
            Some(var) if !self.random.one_in(4) => var,
            _ => format!("((unsigned)({}) % {count})", self.some()),
        }
    }

    /// A variable whose values are between two numbers, both included.
    pub fn var_between(&mut self, low: i128, high: i128) -> Option<String> {
        let fits = |var: &&Var| low <= var.low && var.high <= high;
        let fitting: Vec<String> = self.vars.iter().filter(fits).map(|var| var.name.clone()).collect();
        let count = fitting.len() as u64;
        (count > 0).then(|| fitting[self.random.below(count) as usize].clone())
    }

    /// An index of an array with so many elements, which may be outside by one, by some, or by very much.
    pub fn index(&mut self, count: u64) -> String {
        let n = count as i128;
        match self.random.below(10) {
            9 => {
                // Natively there is room of so many bytes on either side of everything.
                let far = self.random.of(&[2, 3, 5, 8, 12, 16]);
                match self.random.below(3) {
                    0 => format!("{} * {}", self.below(3), far.min(12)),
                    1 => format!("(int){} - {far}", self.below(far + 1)),
                    _ => format!("({} ? {} : {far})", self.leaf(), self.below(count)),
                }
            }
            0 => match self.var_between(-1, n) {
                Some(var) => var,
                None => self.below(count + 1),
            },
            1 => format!("{} + {}", self.below(count), self.random.below(2)),
            2 => format!("(int){} - 1", self.below(count + 1)),
            3 => match self.var_between(0, n) {
                // Outside by a whole unsigned number, on the way to a pointer.
                Some(var) if self.random.one_in(3) => format!("{var} - 1u"),
                _ => self.below(count),
            },
            _ => self.below(count),
        }
    }

    /// An expression in every type, and what some of its operations do for the wrong operands.
    pub fn arithmetic(&mut self) {
        let kind = Int::wide(&mut self.random);
        let name = self.fresh("v");
        let value = self.whole(3);
        put!(self.at, "{} {name} = {value};", kind.name());
        match self.random.below(6) {
            0 => {
                let (op, by) = (self.random.of(&["/", "%"]), self.some());
                put!(self.at, "{name} = {name} {op} ({by});");
            }
            1 => {
                let by = self.some();
                let most = 31 + self.random.below(3);
                let op = self.random.of(&["<<", ">>"]);
                put!(
                    self.at,
                    "if ((1u {op} ((unsigned)({by}) % {most})) & {}) acc ^= 5;",
                    self.random.below(99)
                );
            }
            2 => {
                let other = self.some();
                put!(self.at, "if ({name} < ({other})) acc += 3; else acc ^= 77;");
            }
            _ => {}
        }
        self.mix(&name);
        self.vars.push(Var { name, low: kind.low(), high: kind.high() });
    }
}

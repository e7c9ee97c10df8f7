//! Where programs are right by a hair, or wrong by one: elements beside an array, copies of nothing from where nothing is, numbers
//! that are none.

use super::{Int, Maker};

impl Maker {
    /// Elements of an array at an index less one, or less a few: what is tried first may lie before it, or beyond everything.
    pub fn beside(&mut self) {
        let kind = Int::wide(&mut self.random);
        let (name, count) = self.some_array(kind);
        let (mut start, mut by) = (name.clone(), 1);
        if self.random.one_in(3) {
            start = self.fresh("p");
            by = 1 + self.random.below(count - 1);
            put!(self.at, "{} *{start} = {name} + {by};", kind.name());
            // The index counts from the start of the array, or from one before.
            by += self.random.below(2);
        }
        let index = self.below(count + 1);
        let index = match self.random.below(3) {
            0 => format!("(unsigned){index} - {by}u"),
            1 => format!("(long){index} - {by}"),
            _ => format!("(int){index} - {by}"),
        };
        match self.random.below(3) {
            0 => {
                let value = self.some();
                put!(self.at, "{start}[{index}] = {value};");
            }
            1 => put!(self.at, "{start}[{index}] += 3;"),
            _ => put!(self.mix, "{start}[{index}]"),
        }
        let index = self.below(count);
        put!(self.mix, "{name}[{index}]");
    }

    /// Copies of as many bytes as inputs say, also of none; the pointers of a copy of none may be anything.
    pub fn nothing(&mut self) {
        let (from, to) = (self.fresh("z"), self.fresh("y"));
        let (long, short) = (2 + self.random.below(4), 2 + self.random.below(4));
        put!(self.at, "LOCAL(char, {from}, [{long}]) = {{1, 2}};");
        put!(self.at, "LOCAL(char, {to}, [{short}]) = {{3, 4}};");
        let (count, offset) = (self.below(short.min(long) + 1), self.below(long + 1));
        let function = self.random.of(&["memcpy", "memmove"]);
        match self.random.below(4) {
            0 => put!(
                self.at,
                "if ({offset} + {count} <= {long}) {function}({to}, {from} + {offset}, {count});"
            ),
            1 => {
                let offset = self.below(short + 1);
                put!(
                    self.at,
                    "if ({offset} + {count} <= {short}) {function}({to} + {offset}, {from}, {count});"
                );
            }
            2 => {
                let source = self.fresh("n");
                put!(self.at, "const char *{source} = {count} ? {from} : NULL;");
                put!(self.at, "{function}({to}, {source}, {count});");
            }
            _ => {
                let target = self.fresh("n");
                put!(self.at, "char *{target} = {count} ? {to} : NULL;");
                let set = if self.random.one_in(2) {
                    format!("memset({target}, 7, {count});")
                } else {
                    format!("{function}({target}, {from}, {count});")
                };
                self.at(&set);
            }
        }
        put!(self.mix, "{to}[0] * 5 + {to}[1]");
        if self.random.one_in(2) {
            put!(self.at, "tb_assert(!({count} == 0 && acc % 3 == {}));", self.random.below(3));
        }
    }

    /// An operation that makes a number that is none for some inputs, and the sign that it has.
    pub fn not_numbers(&mut self) {
        let (zero, name) = (self.fresh("r"), self.fresh("r"));
        let kind = self.random.of(&["float", "double"]);
        let few = self.below(3);
        put!(self.at, "{kind} {zero} = ({kind}){few};");
        let value = match self.random.below(5) {
            0 => format!("{zero} / {zero}"),
            1 => format!("({zero} - 1) / ({zero} - 1)"),
            2 => format!("1 / {zero} - 1 / ({zero} * 3)"),
            3 => format!("{zero} * (1 / {zero})"),
            _ => format!("-({zero} / {zero})"),
        };
        put!(self.at, "{kind} {name} = {value};");
        match self.random.below(3) {
            0 => put!(
                self.at,
                "if ({name} != {name}) tb_assert({}__builtin_signbit({name}));",
                self.random.of(&["", "!"])
            ),
            1 => put!(self.at, "acc = acc * 3 + ({name} != {name}) + (__builtin_signbit({name}) ? 1 : 0);"),
            _ => {
                let bits = self.fresh("b");
                let (whole, top) = if kind == "float" { ("unsigned", 31) } else { ("unsigned long", 63) };
                put!(self.at, "{whole} {bits}; memcpy(&{bits}, &{name}, sizeof {bits});");
                put!(self.mix, "{bits} >> {top}");
            }
        }
        self.reals.push(name);
    }

    /// What the value that claims are made of is, as far as a small number tells: one line for each.
    pub fn told(&mut self) {
        let m = self.random.of(&[3, 4, 5, 8]);
        for rest in 0..m {
            put!(self.at, "if (acc % {m} == {rest}) tb_assert(!\"{rest}\");");
        }
    }
}

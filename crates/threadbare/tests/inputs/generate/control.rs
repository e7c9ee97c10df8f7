//! Where control goes: jumps, calls through pointers, arguments without a number, loops and recursion.

use super::Maker;
use std::fmt::Write;

impl Maker {
    /// `setjmp` that is returned to with an input's value.
    pub fn jump(&mut self) {
        let (buffer, function) = (self.fresh_top("j"), self.fresh_top("f"));
        writeln!(self.top, "KEPT(jmp_buf, {buffer});").expect("text");
        writeln!(
            self.top,
            "static void {function}(int deep, int value) {{\n    AT if (deep > 0) {function}(deep - 1, value);\n    \
             AT longjmp({buffer}, value);\n}}"
        )
        .expect("text");
        let (count, value) = (self.fresh("n"), self.fresh("r"));
        let few = 2 + self.random.below(4);
        let given =
            if self.random.one_in(3) { format!("(int){} - 1", self.below(few)) } else { self.below(few) };
        put!(self.line, "volatile int {count} = 0;");
        match self.random.below(3) {
            0 => {
                let result = self.random.below(4);
                put!(self.line, "int {value} = setjmp({buffer});");
                let deep = self.below(3);
                put!(self.at, "if ({count}++ == 0) {function}((int){deep}, (int)({given}));");
                self.mix(&value);
                let other = self.leaf();
                put!(self.at, "tb_assert(!({value} == {result} && ({other}) % 4 == 0));");
            }
            1 => {
                put!(self.open, "switch (setjmp({buffer})) {{");
                let deep = self.random.below(3);
                put!(self.line, "case 0: AT {function}({deep}, (int)({given})); break;");
                put!(self.line, "case 1: acc += 5; {count} = 4; break;");
                self.line("case 2: acc ^= 77; break;");
                self.line("default: acc *= 3;");
                self.close("");
                self.mix(&count);
            }
            _ => {
                put!(self.open, "if (setjmp({buffer}) < 2) {{");
                put!(self.at, "if ({count}++ < 3) longjmp({buffer}, (int)({given}));");
                self.close("");
                self.mix(&count);
            }
        }
    }

    /// A function that is given as many arguments as it is told.
    pub fn variadic(&mut self) {
        let function = self.fresh_top("f");
        let most = 2 + self.random.below(3);
        writeln!(
            self.top,
            "static unsigned {function}(int count, ...) {{\n    va_list list;\n    unsigned sum = 0;\n    \
             va_start(list, count);\n    for (int i = 0; HERE(i < count); i++) {{\n        \
             if (i % 3 == 0) sum = sum * 5 + (unsigned)va_arg(list, int);\n        \
             else if (i % 3 == 1) sum += (unsigned)va_arg(list, long);\n        \
             else sum ^= (unsigned)(int)va_arg(list, double);\n    }}\n    va_end(list);\n    return sum;\n}}"
        )
        .expect("text");
        let count = self.below(most + 1);
        let given: Vec<String> = (0..most)
            .map(|i| match i % 3 {
                0 => format!("(int)({})", self.some()),
                1 => format!("(long)({})", self.some()),
                _ => format!("(double){}", self.below(9)),
            })
            .collect();
        let result = self.fresh("v");
        put!(self.at, "unsigned {result} = {function}((int){count}, {});", given.join(", "));
        self.mix(&result);
    }

    /// A function that an input chooses.
    pub fn called(&mut self) {
        let table = self.fresh_top("t");
        let count = 2 + self.random.below(3);
        let mut names = Vec::new();
        for _ in 0..count {
            if self.random.one_in(8) {
                names.push("NULL".to_string());
                continue;
            }
            let name = self.fresh_top("f");
            let (a, b) = (self.random.below(9), self.random.below(4));
            let body = match self.random.below(5) {
                0 => format!("AT return x * {a} + {b};"),
                1 => format!("AT return {a} / (x % 5 - {b});"),
                2 => "KEEP(int, calls, 3);\n    AT calls += x;\n    return calls;".into(),
                3 => format!("AT if (x > {a}) return {b};\n    return x ^ {a};"),
                _ => format!("AT tb_assert(x != {a});\n    return x;"),
            };
            writeln!(self.top, "static int {name}(int x) {{\n    {body}\n}}").expect("text");
            names.push(name);
        }
        writeln!(self.top, "static int (*const {table}[])(int) = {{{}}};", names.join(", ")).expect("text");
        for _ in 0..1 + self.random.below(2) {
            let (which, argument, result) = (self.below(count), self.some(), self.fresh("v"));
            put!(self.at, "int {result} = {table}[{which}]((int)({argument}));");
            self.mix(&result);
        }
    }

    pub fn switch(&mut self) {
        let value = self.some();
        let few = 3 + self.random.below(4);
        put!(self.open, "switch (HERE((unsigned)({value}) % {few})) {{");
        for case in 0..few {
            if self.random.one_in(4) {
                continue;
            }
            let (a, ends) = (self.random.below(50), !self.random.one_in(3));
            let what = match self.random.below(6) {
                0 => format!("AT tb_assert(acc % 3 != {});", a % 3),
                1 => format!("acc = acc / ({a} + 1);"),
                2 => format!("AT if (acc % 17 == {}) goto over{};", a % 17, self.names + 1),
                3 => format!("AT if (acc % 11 == {}) __builtin_unreachable();", a % 11),
                _ => format!("acc = acc * 3 + {a};"),
            };
            put!(self.line, "case {case}: {what}{}", if ends { " break;" } else { " /* falls through */" });
        }
        let last = self.random.of(&["acc ^= 1;", "break;", "acc -= 40;"]);
        put!(self.line, "default: {last}");
        self.close("");
        let label = self.fresh("over");
        put!(self.line, "{label}:;");
    }

    /// A loop with as many rounds as inputs say.
    pub fn rounds(&mut self) {
        let (name, i) = (self.fresh("x"), self.fresh("i"));
        let count = 3 + self.random.below(4);
        put!(self.at, "LOCAL(int, {name}, [{count}]) = {{1, 2}};");
        let bound = self.below(count + 1);
        let bound = if self.random.one_in(4) { format!("{bound} + 1") } else { bound };
        match self.random.below(3) {
            0 => {
                put!(self.open, "for (unsigned {i} = 0; HERE({i} < {bound}); {i}++) {{");
                put!(self.at, "{name}[{i}] += (int)(acc % 7);");
                let value = self.some();
                put!(self.at, "if ((unsigned)({value}) % 5 == {i}) break;");
                self.close("");
            }
            1 => {
                put!(self.at, "unsigned {i} = {bound};");
                put!(self.open, "while (HERE({i} != 0)) {{");
                put!(self.at, "{i} = {i} {} 2;", self.random.of(&["/", ">>"]));
                put!(self.at, "acc = acc * 3 + (unsigned){name}[{i}];");
                self.close("");
            }
            _ => {
                put!(self.line, "unsigned {i} = 0;");
                self.open("do {");
                put!(self.at, "acc ^= (unsigned){name}[{i}] << {i};");
                put!(self.at, "if (acc % 13 == {}) continue;", self.random.below(13));
                self.at("acc += 3;");
                put!(self.close, " while (HERE(++{i} < {bound}));");
            }
        }
        let index = self.below(count);
        put!(self.mix, "{name}[{index}]");
    }

    pub fn recursion(&mut self) {
        let function = self.fresh_top("f");
        let by = self.random.of(&["3", "5", "1"]);
        writeln!(
            self.top,
            "static unsigned {function}(unsigned n, int *sum) {{\n    LOCAL(int, own, [2]) = {{(int)n, 1}};\n    \
             AT if (n == 0) return 1;\n    AT *sum += own[n % 2];\n    \
             AT unsigned below = {function}(n - 1, n % 2 ? &own[1] : sum);\n    AT return below * {by} + (unsigned)own[1];\n}}"
        )
        .expect("text");
        let (sum, result) = (self.fresh("n"), self.fresh("v"));
        let depth = self.below(6);
        put!(self.at, "LOCAL(int, {sum}, ) = 0;");
        put!(self.at, "unsigned {result} = {function}({depth}, &{sum});");
        self.mix(&result);
        self.mix(&sum);
    }
}

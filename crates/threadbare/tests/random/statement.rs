//! Statements: assignments, control flow, calls.

use super::program::{Gives, Item, Param, Writer};
use super::types::{BOOL, INT, Int, LONG, UNSIGNED};

impl Writer<'_> {
    /// One statement, with at most so many inside each other.
    pub fn statement(&mut self, depth: u32) {
        if !self.affords(12) {
            return;
        }
        match self.random.below(if depth == 0 { 14 } else { 34 }) {
            0..=4 => self.assign(),
            5 | 6 => self.assign_real(),
            7 => self.step(),
            8 => self.text(),
            9 => {
                let value = self.whole(2);
                self.line(&format!("mix((unsigned long){});", value.text));
            }
            10 => self.bytes(),
            11 => self.gather(),
            12 | 13 => self.any_call(),
            14..=18 => self.branch(depth),
            19..=22 => self.count(depth),
            23 => self.until(depth),
            24 | 25 => self.cases(depth),
            26 => self.inner_block(depth),
            27 => self.walk(),
            28 => self.table(),
            29 => self.heap(),
            30 => self.pun(),
            31 => self.variable_length(),
            32 => self.sorted(),
            _ => self.jump(depth),
        }
    }

    fn open(&mut self, text: &str) -> usize {
        self.line(text);
        self.indent += 1;
        self.items.len()
    }

    fn close(&mut self, scope: usize, text: &str) {
        self.items.truncate(scope);
        self.indent -= 1;
        self.line(text);
    }

    fn some(&mut self, depth: u32) {
        for _ in 0..1 + self.random.below(3) {
            self.statement(depth - 1);
        }
    }

    fn assign(&mut self) {
        let Some(place) = self.place(2) else { return };
        // What fits is added with a sign; what may not is brought to the type without one.
        if self.random.one_in(4) && place.kind != BOOL {
            let plain = Int { bits: place.kind.bits.max(32), signed: false }.name();
            let value = self.whole(2);
            let op = self.random.of(&["+", "-", "*", "^", "|", "&"]);
            let Int { bits, signed } = place.kind;
            let text = if !signed && bits >= 32 {
                format!("{} {op}= {};", place.text, value.cast(place.kind).text)
            } else {
                format!(
                    "{0} = ({1})(({plain}){0} {op} ({plain})({2}));",
                    place.text,
                    place.kind.name(),
                    value.text
                )
            };
            return self.line(&text);
        }
        let value = self.value_for(place.kind, 3);
        self.line(&format!("{} = {value};", place.text));
    }

    fn assign_real(&mut self) {
        let Some((place, _)) = self.real_place() else { return self.assign() };
        let op = self.random.of(&["=", "=", "+=", "*=", "-="]);
        let value = self.real(3);
        self.line(&format!("{place} {op} {value};"));
    }

    /// `++` and `--`, where they cannot overflow.
    fn step(&mut self) {
        let Some(place) = self.place(1) else { return };
        if place.kind.signed && place.kind.bits >= 32 || place.kind == BOOL {
            return self.assign();
        }
        let op = self.random.of(&["++", "--"]);
        let text = if self.random.one_in(2) {
            format!("{op}{};", place.text)
        } else {
            format!("{}{op};", place.text)
        };
        self.line(&text);
    }

    fn branch(&mut self, depth: u32) {
        let condition = self.condition(3);
        let scope = self.open(&format!("if ({condition}) {{"));
        self.some(depth);
        if self.random.one_in(2) {
            self.items.truncate(scope);
            self.indent -= 1;
            self.line("} else {");
            self.indent += 1;
            self.some(depth);
        }
        self.close(scope, "}");
    }

    /// A loop that counts.
    fn count(&mut self, depth: u32) {
        let most = 1 + self.random.below(12);
        if self.loops >= 3 {
            return self.branch(depth);
        }
        let name = self.fresh('i');
        let kind = self.random.of(&[INT, UNSIGNED, LONG, Int { bits: 8, signed: false }]);
        let text = match self.random.below(3) {
            0 => format!("for ({} {name} = {most}; {name} > 0; {name}--) {{", kind.name()),
            1 => format!("for ({} {name} = 0; {name} < {}; {name} += 2) {{", kind.name(), most * 2),
            _ => format!("for ({} {name} = 0; {name} < {most}; {name}++) {{", kind.name()),
        };
        let scope = self.open(&text);
        self.items.push(Item::Whole { name, kind, constant: true, volatile: false });
        let times = self.times;
        self.times = times.saturating_mul(most);
        self.loops += 1;
        self.some(depth);
        if self.random.one_in(4) {
            let condition = self.condition(2);
            let word = self.random.of(&["break", "continue"]);
            self.line(&format!("if ({condition}) {word};"));
            self.some(depth);
        }
        self.loops -= 1;
        self.times = times;
        self.close(scope, "}");
    }

    /// A loop whose condition is anything, but which ends after so many rounds.
    fn until(&mut self, depth: u32) {
        let most = 2 + self.random.below(8);
        if self.loops >= 3 {
            return self.branch(depth);
        }
        let name = self.fresh('i');
        self.line(&format!("int {name} = {most};"));
        let condition = self.condition(2);
        let first = self.random.one_in(2);
        let text = if first { format!("while ({name}-- > 0 && {condition}) {{") } else { "do {".to_string() };
        let scope = self.open(&text);
        let times = self.times;
        self.times = times.saturating_mul(most);
        self.loops += 1;
        self.some(depth);
        self.loops -= 1;
        self.times = times;
        let end = if first { "}".to_string() } else { format!("}} while (--{name} > 0 && {condition});") };
        self.close(scope, &end);
    }

    fn cases(&mut self, depth: u32) {
        let value = self.whole(2);
        let by = 2 + self.random.below(6) as i64;
        let spread = self.random.of(&[1i64, 1, 7, 1000]);
        let scope = self.open(&format!("switch ((long)({}) % {by} * {spread}) {{", value.text));
        for case in 1 - by..by {
            if self.random.one_in(3) {
                continue;
            }
            self.line(&format!("case {}: {{", case * spread));
            self.indent += 1;
            let inner = self.items.len();
            self.some(depth);
            self.close(inner, "}");
            if !self.random.one_in(4) {
                self.line("break;");
            }
        }
        if self.random.one_in(2) {
            self.line("default:");
            self.line("mix(3);");
        }
        self.close(scope, "}");
    }

    fn inner_block(&mut self, depth: u32) {
        let scope = self.open("{");
        for _ in 0..1 + self.random.below(3) {
            let word = if self.random.one_in(6) { "static " } else { "" };
            let declared = self.declare();
            self.line(&format!("{word}{}", declared.trim_end()));
        }
        if let Some(place) = self.place(1).filter(|place| place.addressable) {
            let name = self.fresh('q');
            self.line(&format!("{} *{name} = &{};", place.kind.name(), place.text));
            self.items.push(Item::Pointer { name, kind: place.kind });
        }
        self.some(depth);
        self.some(depth);
        self.close(scope, "}");
    }

    /// Out of loops, forward.
    fn jump(&mut self, depth: u32) {
        let label = self.fresh('L');
        let condition = self.condition(2);
        let scope = self.open("{");
        self.line(&format!("if ({condition}) goto {label};"));
        // No declarations may be jumped over into their scope.
        let inner = self.open("{");
        self.some(depth);
        self.close(inner, "}");
        self.line(&format!("{label}:;"));
        self.close(scope, "}");
    }

    pub fn any_call(&mut self) {
        if self.functions.is_empty() {
            return self.assign();
        }
        let number = self.random.below(self.functions.len() as u64) as usize;
        self.call(number);
    }

    /// A call of a function as a statement; what it gives is kept.
    pub fn call(&mut self, number: usize) {
        let function = self.functions[number].clone();
        if !self.affords(function.cost) {
            return;
        }
        let mut arguments = Vec::new();
        for param in &function.params {
            match self.argument(*param) {
                Some(argument) => arguments.push(argument),
                None => return,
            }
        }
        let call = format!("{}({})", function.name, arguments.join(", "));
        match function.gives {
            Gives::Nothing => self.line(&format!("{call};")),
            Gives::Real => match self.real_place() {
                Some((place, _)) => self.line(&format!("{place} = {call};")),
                None => self.line(&format!("mix_real({call});")),
            },
            Gives::Whole(kind) => match self.place(0) {
                Some(place) if self.random.one_in(2) => self.line(&format!("{} = {call};", place.text)),
                _ => self.line(&format!("mix((unsigned long)({})({call}));", kind.name())),
            },
            Gives::Struct(which) => {
                let target = self.items.iter().find_map(|item| match item {
                    Item::Struct { name, which: other } if *other == which => Some(name.clone()),
                    _ => None,
                });
                match target {
                    Some(name) => self.line(&format!("{name} = {call};")),
                    None => self.line(&format!("(void){call};")),
                }
            }
        }
    }

    fn argument(&mut self, param: Param) -> Option<String> {
        match param {
            Param::Whole(kind) => Some(self.value_for(kind, 2)),
            Param::Real(_) => Some(self.real(2)),
            Param::Struct(which) => Some(self.struct_value(which)),
            Param::StructPointer(which) => self
                .find(|item| match item {
                    Item::Struct { name, which: other } if *other == which => Some(format!("&{name}")),
                    Item::StructPointer { name, which: other } if *other == which => Some(name.clone()),
                    _ => None,
                })
                .or_else(|| Some(format!("&({})", self.struct_literal(which)))),
            Param::Pointer(kind) => {
                for _ in 0..10 {
                    let place = self.place(1).filter(|place| place.addressable && place.kind == kind);
                    if let Some(place) = place {
                        return Some(format!("&{}", place.text));
                    }
                }
                let value = self.value_for(kind, 1);
                Some(format!("&({}){{{value}}}", kind.name()))
            }
            Param::Array(kind, len) => self
                .find(|item| match item {
                    Item::Array { name, kind: other, len: has } if *other == kind && *has >= len => {
                        Some(name.clone())
                    }
                    _ => None,
                })
                .or_else(|| {
                    let value = self.value_for(kind, 1);
                    Some(format!("({}[{len}]){{{value}}}", kind.name()))
                }),
        }
    }

    fn find(&mut self, want: impl Fn(&Item) -> Option<String>) -> Option<String> {
        let found: Vec<String> = self.items.iter().filter_map(want).collect();
        match found.len() {
            0 => None,
            count => found.get(self.random.below(count as u64) as usize).cloned(),
        }
    }

    /// A structure of this type.
    pub fn struct_value(&mut self, which: usize) -> String {
        let found = self.find(|item| match item {
            Item::Struct { name, which: other } if *other == which => Some(name.clone()),
            Item::StructPointer { name, which: other } if *other == which => Some(format!("*{name}")),
            _ => None,
        });
        found.unwrap_or_else(|| self.struct_literal(which))
    }

    fn struct_literal(&mut self, which: usize) -> String {
        let structs = self.structs.clone();
        let value = structs[which].initialiser(&structs, self.random);
        format!("(struct {}){value}", structs[which].name)
    }
}

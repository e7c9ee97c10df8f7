//! Statements that use memory and the library: text, bytes, variable arguments, tables of functions, lists on the
//! heap, unions, arrays of variable length, sorting.

use super::program::{Gives, Item, Param, Writer};
use super::types::{INT, Int, LONG, ULONG};

impl Writer<'_> {
    fn texts(&self) -> Vec<(String, usize)> {
        let of = |item: &Item| match item {
            Item::Text { name, len } => Some((name.clone(), *len)),
            _ => None,
        };
        self.items.iter().filter_map(of).collect()
    }

    pub fn text(&mut self) {
        let texts = self.texts();
        if texts.is_empty() {
            return self.gather();
        }
        let (to, len) = texts[self.random.below(texts.len() as u64) as usize].clone();
        let (from, _) = texts[self.random.below(texts.len() as u64) as usize].clone();
        let (a, small) = (self.whole(2), self.random.below(3));
        match self.random.below(9) {
            0 => self.line(&format!("snprintf({to}, {len}, \"%d:%s\", (int)({}), \"ab\");", a.text)),
            1 => self.line(&format!(
                "snprintf({to}, {len}, \"%lx|%-4u|\", (long)({0}), (unsigned)({0}));",
                a.text
            )),
            2 => self.line(&format!("mix(strlen({to})); mix(strcmp({to}, {from}) < 0);")),
            3 => self.line(&format!(
                "{to}[(unsigned long)({}) % (strlen({to}) + 1)] = \"xyz\"[{}];",
                a.text, small
            )),
            4 => {
                self.line(&format!("if (strlen({to}) + 4 < {len}) strcat({to}, \"-{}\");", small * 7));
            }
            5 => self.line(&format!("mix_text({to}); mix((unsigned long)atol({to}));")),
            6 => {
                let c = self.random.of(b"ab:1-") as char;
                self.line(&format!(
                    "{{ char *at = strchr({to}, '{c}'); mix(at ? (unsigned long)(at - {to}) : 99); }}"
                ));
            }
            7 if to != from => {
                self.line(&format!("strncpy({to}, {from}, {0}); {to}[{0}] = 0;", len.min(8) - 1));
            }
            _ => {
                self.line(&format!("memset({to}, 'a' + (int)((unsigned)({}) % 26), {});", a.text, 1 + small))
            }
        }
        // Whatever was done, the end stays where it was.
        self.line(&format!("{to}[{}] = 0;", len - 1));
    }

    /// Copies between arrays of one type.
    pub fn bytes(&mut self) {
        let arrays: Vec<(String, Int, usize)> = self
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Array { name, kind, len } if kind.bits > 1 => Some((name.clone(), *kind, *len)),
                _ => None,
            })
            .collect();
        if arrays.is_empty() {
            return;
        }
        let (a, kind, len) = arrays[self.random.below(arrays.len() as u64) as usize].clone();
        let other = arrays.iter().find(|(name, other, _)| *other == kind && *name != a).cloned();
        let byte = self.random.below(256);
        match (other, self.random.below(4)) {
            (Some((b, _, more)), 0 | 1) => {
                self.line(&format!("memmove({a}, {b}, {} * sizeof *{a});", len.min(more)));
            }
            (Some((b, _, more)), 2) => {
                let len = len.min(more);
                self.line(&format!("mix(memcmp({a}, {b}, {len} * sizeof *{a}) == 0);"));
            }
            _ if len > 1 => self.line(&format!("memmove({a} + 1, {a}, {} * sizeof *{a});", len - 1)),
            _ => self.line(&format!("memset({a}, {byte}, sizeof *{a});")),
        }
    }

    /// A call with variable arguments.
    pub fn gather(&mut self) {
        let mut kinds = String::new();
        let mut values = String::new();
        for _ in 0..self.random.below(10) {
            let kind = self.random.of(b"iilldds") as char;
            let value = match kind {
                'i' => {
                    let value = self.whole(1);
                    value.cast(INT).text
                }
                'l' => {
                    let value = self.whole(1);
                    value.cast(LONG).text
                }
                'd' => format!("(double)({})", self.real(1)),
                _ => match self.texts().first() {
                    Some((name, _)) => name.clone(),
                    None => "\"text\"".to_string(),
                },
            };
            kinds.push(kind);
            values.push_str(&format!(", {value}"));
        }
        self.line(&format!("mix((unsigned long)gathered(\"{kinds}\"{values}));"));
    }

    /// A pointer that goes through an array.
    pub fn walk(&mut self) {
        let found = self.items.iter().rev().find_map(|item| match item {
            Item::Array { name, kind, len } => Some((name.clone(), *kind, *len)),
            _ => None,
        });
        let Some((name, kind, len)) = found else { return };
        let p = self.fresh('q');
        if self.random.one_in(2) {
            self.line(&format!(
                "for ({} *{p} = {name}; {p} < {name} + {len}; {p}++) mix((unsigned long)*{p});",
                kind.name()
            ));
        } else {
            self.line(&format!(
                "for ({} *{p} = {name} + {len}; {p}-- != {name};) mix((unsigned long)*{p} + (unsigned long)({p} - {name}));",
                kind.name()
            ));
        }
    }

    /// A table of functions of one type.
    pub fn table(&mut self) {
        let is_plain = |params: &[Param], gives: Gives| params.is_empty() && matches!(gives, Gives::Whole(_));
        let simple: Vec<(String, Gives, u64)> = self
            .functions
            .iter()
            .filter(|function| is_plain(&function.params, function.gives))
            .map(|function| (function.name.clone(), function.gives, function.cost))
            .collect();
        let name = self.fresh('t');
        let index = self.whole(2);
        if let Some((first, Gives::Whole(kind), _)) = simple.first().cloned() {
            let same: Vec<_> = simple.iter().filter(|(_, gives, _)| *gives == Gives::Whole(kind)).collect();
            let cost = same.iter().map(|(_, _, cost)| *cost).max().unwrap_or(0);
            let second = same[same.len() - 1].0.clone();
            if self.affords(cost) {
                self.line(&format!("{} (*{name}[2])(void) = {{{first}, {second}}};", kind.name()));
                self.line(&format!("mix((unsigned long){name}[(unsigned long)({}) & 1]());", index.text));
                return;
            }
        }
        self.line(&format!("int (*{name}[])(int, int) = {{larger, saturated, larger}};"));
        self.line(&format!(
            "mix((unsigned long){name}[(unsigned long)({0}) % 3]((int)({0}), 17));",
            index.text
        ));
    }

    /// A list on the heap: built, reversed, summed, freed.
    pub fn heap(&mut self) {
        if !self.affords(200) {
            return;
        }
        let length = self.whole(2);
        let value = self.whole(2);
        for line in [
            "{",
            "    struct node { struct node *next; long value; char tag; } *list = 0, *turned = 0;",
            &format!("    for (int i = 0, n = (int)((unsigned long)({}) % 7); i < n; i++) {{", length.text),
            "        struct node *node = i & 1 ? malloc(sizeof *node) : calloc(1, sizeof *node);",
            &format!(
                "        *node = (struct node){{list, (long)((unsigned long)({}) * 31 + (unsigned long)i), (char)i}};",
                value.text
            ),
            "        list = node;",
            "    }",
            "    while (list) { struct node *next = list->next; list->next = turned; turned = list; list = next; }",
            "    while (turned) { struct node *gone = turned; mix((unsigned long)turned->value + (unsigned long)turned->tag); turned = turned->next; free(gone); }",
            "}",
        ] {
            self.line(line);
        }
    }

    /// A union read as another type than it was written as.
    pub fn pun(&mut self) {
        let value = self.whole(2);
        let real = self.real(2);
        let (name, byte) = (self.fresh('u'), self.random.below(8));
        self.line(&format!("union {{ unsigned long word; double real; unsigned char bytes[8]; struct {{ unsigned low : 12; unsigned high : 20; int rest; }} parts; float pair[2]; }} {name};"));
        match self.random.below(4) {
            0 => self.line(&format!("{name}.word = (unsigned long)({}); mix({name}.bytes[{}]); mix({name}.parts.high); mix((unsigned long){name}.parts.rest);", value.text, byte)),
            1 => self.line(&format!("{name}.real = {real}; if ({name}.real != {name}.real) {name}.real = 1; mix({name}.word); mix({name}.parts.low);")),
            2 => self.line(&format!("{name}.word = 0; {name}.parts.low = (unsigned)({0}); {name}.parts.rest = (int)({0}); {name}.bytes[2] ^= 0x5a; mix({name}.word);", value.text)),
            _ => self.line(&format!("{name}.word = 0; {name}.pair[1] = (float){real}; if ({name}.pair[1] != {name}.pair[1]) {name}.pair[1] = 2; mix({name}.word);")),
        }
    }

    /// An array whose length is known when it runs.
    pub fn variable_length(&mut self) {
        if !self.affords(100) {
            return;
        }
        let (length, value) = (self.whole(2), self.whole(2));
        let kind = Int::any(self.random).name();
        for line in [
            "{",
            &format!("    int n = (int)((unsigned long)({}) % 9) + 1;", length.text),
            &format!("    {kind} room[n];"),
            &format!(
                "    for (int i = 0; i < n; i++) room[i] = ({kind})((unsigned long)({}) >> i);",
                value.text
            ),
            "    mix(sizeof room); mix((unsigned long)room[n / 2]); mix((unsigned long)room[n - 1]);",
            "}",
        ] {
            self.line(line);
        }
    }

    /// Sorts, and looks something up.
    pub fn sorted(&mut self) {
        if !self.affords(400) {
            return;
        }
        let count = 1 + self.random.below(9);
        let value = self.whole(2).cast(ULONG);
        for line in [
            "{",
            &format!("    long list[{count}];"),
            &format!(
                "    for (int i = 0; i < {count}; i++) list[i] = (long)(({} + (unsigned long)i * 2654435761UL) % 1000);",
                value.text
            ),
            &format!("    qsort(list, {count}, sizeof *list, by_value);"),
            &format!("    long key = list[{}];", self.random.below(count)),
            &format!(
                "    mix((unsigned long)*(long *)bsearch(&key, list, {count}, sizeof *list, by_value));"
            ),
            &format!("    for (int i = 0; i < {count}; i++) mix((unsigned long)list[i]);"),
            "}",
        ] {
            self.line(line);
        }
    }
}

//! Unions, bit-fields and structures: the same bytes seen as several types.

use super::{Int, Maker};
use std::fmt::Write;

impl Maker {
    /// Bytes that are written as one type and read as another.
    pub fn union(&mut self) {
        let (tag, name) = (self.fresh_top("U"), self.fresh("u"));
        writeln!(
            self.top,
            "union {tag} {{ unsigned long q; unsigned w[2]; int i[2]; short h[4]; signed char c[8]; unsigned char b[8]; \
             float f[2]; double d; struct {{ unsigned lo : 5; int mid : 11; unsigned long hi : 48; }} part; }};"
        )
        .expect("text");
        let value = self.some();
        put!(self.at, "LOCAL(union {tag}, {name}, ) = {{(unsigned long)({value})}};");
        for _ in 0..1 + self.random.below(4) {
            let field = self.member();
            match self.random.below(5) {
                0 | 1 => {
                    let value = self.some();
                    put!(self.at, "{name}.{field} = {value};");
                }
                2 => {
                    let copy = self.fresh("u");
                    put!(self.at, "union {tag} {copy} = {name};");
                    put!(self.mix, "{copy}.{field}");
                }
                _ => put!(self.mix, "{name}.{field}"),
            }
        }
        match self.random.below(4) {
            // The bits of a number whose exponent is an input's: all kinds of numbers.
            0 => {
                let few = self.below(4);
                let start = self.random.of(&[
                    "0x7f7fffffu",
                    "0x7f800000u",
                    "0xff7ffffeu",
                    "0x00000000u",
                    "0x3f7fffffu",
                ]);
                put!(self.at, "{name}.w[0] = {start} + {few};");
                let claim = self.random.of(&["> 1.0f", "!= 0", "< 0.5f", "== 1.0f"]);
                put!(self.at, "if ({name}.f[0] {claim}) acc += 11;");
                put!(self.at, "if ({name}.f[0] != {name}.f[0]) acc ^= 0x40;");
            }
            1 => {
                let index = self.index(8);
                put!(self.mix, "{name}.b[{index}]");
            }
            2 => {
                let (to, from) = (self.below(5), self.below(5));
                put!(self.at, "memmove({name}.b + {to}, {name}.b + {from}, {});", self.random.below(4));
                put!(self.mix, "{name}.w[1]");
            }
            _ => put!(self.mix, "{name}.part.mid"),
        }
    }

    fn member(&mut self) -> String {
        let member = self.random.of(&["q", "w", "i", "h", "c", "b", "part.lo", "part.mid", "part.hi"]);
        let count = match member {
            "w" | "i" => 2,
            "h" => 4,
            "c" | "b" => 8,
            _ => return member.into(),
        };
        let index = self.below(count);
        format!("{member}[{index}]")
    }

    /// Fields of a few bits, signed and not.
    pub fn bit_fields(&mut self) {
        let (tag, name) = (self.fresh_top("B"), self.fresh("b"));
        let mut fields = Vec::new();
        let mut text = String::new();
        for i in 0..3 + self.random.below(4) {
            let kind = self.random.of(&[
                Int { bits: 32, signed: true },
                Int { bits: 32, signed: false },
                Int { bits: 64, signed: true },
                Int { bits: 64, signed: false },
                Int { bits: 8, signed: false },
                Int { bits: 1, signed: false },
            ]);
            let bits = 1 + self.random.below(u64::from(kind.bits));
            write!(text, "{} f{i} : {bits}; ", kind.name()).expect("text");
            fields.push(format!("f{i}"));
        }
        writeln!(self.top, "struct {tag} {{ {text}}};").expect("text");
        let value = self.some();
        put!(self.at, "LOCAL(struct {tag}, {name}, ) = {{{value}}};");
        for _ in 0..2 + self.random.below(4) {
            let field = fields[self.random.below(fields.len() as u64) as usize].clone();
            let value = self.some();
            match self.random.below(5) {
                0 => put!(self.at, "{name}.{field} += 1;"),
                1 => put!(self.at, "{name}.{field} ^= ({value});"),
                2 => put!(self.at, "if ({name}.{field} < ({value})) acc += 9;"),
                _ => put!(self.at, "{name}.{field} = ({value});"),
            }
            put!(self.mix, "{name}.{field}");
        }
    }

    /// Structures by value, with arrays inside.
    pub fn structure(&mut self) {
        let (tag, function, name) = (self.fresh_top("S"), self.fresh_top("f"), self.fresh("s"));
        let kind = Int::wide(&mut self.random);
        let by = kind.name();
        let count = 2 + self.random.below(5);
        let pad = self.random.of(&["", "char pad; ", "double pad; ", "short pad[3]; "]);
        writeln!(self.top, "struct {tag} {{ {pad}{by} a[{count}]; int n; }};").expect("text");
        // The index of what is in an array inside may be outside that, and still inside the structure.
        writeln!(
            self.top,
            "static struct {tag} {function}(struct {tag} s, int i, long v) {{\n    AT s.a[i] = ({by})v;\n    \
             AT s.n += (int)s.a[0];\n    return s;\n}}"
        )
        .expect("text");
        put!(self.at, "LOCAL(struct {tag}, {name}, ) = {{.a = {{1, 2}}, .n = 3}};");
        let index = self.below(count);
        let value = self.some();
        put!(self.at, "{name} = {function}({name}, (int){index}, (long)({value}));");
        let index = self.below(count);
        put!(self.mix, "{name}.a[{index}]");
        match self.random.below(3) {
            0 => {
                let other = self.fresh("s");
                let condition = self.some();
                put!(self.at, "LOCAL(struct {tag}, {other}, ) = {{.n = 8}};");
                put!(self.at, "struct {tag} *{other}p = ({condition}) % 3 == 1 ? &{name} : &{other};");
                put!(self.at, "{other}p->n += {};", self.random.below(9));
                put!(self.mix, "{other}.n");
            }
            1 => {
                let index = self.below(2);
                let array = self.fresh("s");
                put!(self.at, "LOCAL(struct {tag}, {array}, [2]) = {{{{.n = 1}}, {{.n = 2}}}};");
                put!(self.at, "{array}[{index}].n ^= 6;");
                put!(self.mix, "{array}[0].n + {array}[1].n");
            }
            _ => {}
        }
        put!(self.mix, "{name}.n");
    }
}

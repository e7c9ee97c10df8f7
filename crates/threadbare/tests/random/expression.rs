//! Expressions without side effects and without undefined behaviour: every integer expression comes with bounds of its
//! value, and what could overflow is computed without a sign.

use super::program::{Item, Writer};
use super::types::{BOOL, Field, INT, Int, LONG, ULONG, UNSIGNED, Whole, real_constant};

/// A place that holds an integer.
pub struct Place {
    pub text: String,
    /// Its type as one reads it.
    pub kind: Int,
    /// The values that it can hold.
    pub holds: Int,
    /// Whether its address may be taken.
    pub addressable: bool,
}

impl Writer<'_> {
    /// An index below `len`.
    pub fn index(&mut self, len: usize, depth: u32) -> String {
        if depth == 0 || self.random.one_in(2) {
            return self.random.below(len as u64).to_string();
        }
        let index = self.whole(depth - 1);
        if index.low >= 0 && index.high < len as i128 {
            return index.text;
        }
        format!("(unsigned long)({}) % {len}", index.text)
    }

    /// A place of an integer that is in scope, if there is one.
    pub fn place(&mut self, depth: u32) -> Option<Place> {
        if self.items.is_empty() {
            return None;
        }
        for _ in 0..8 {
            let item = self.items[self.random.below(self.items.len() as u64) as usize].clone();
            let found = match item {
                Item::Whole { name, kind, constant: false, volatile } => {
                    Some(Place { text: name, kind, holds: kind, addressable: !volatile })
                }
                Item::Array { name, kind, len } => {
                    let index = self.index(len, depth);
                    Some(Place { text: format!("{name}[{index}]"), kind, holds: kind, addressable: true })
                }
                Item::Matrix { name, kind, rows, columns } => {
                    let (row, column) = (self.index(rows, depth), self.index(columns, depth));
                    let text = format!("{name}[{row}][{column}]");
                    Some(Place { text, kind, holds: kind, addressable: true })
                }
                Item::Pointer { name, kind } => {
                    Some(Place { text: format!("(*{name})"), kind, holds: kind, addressable: true })
                }
                Item::Struct { name, which } => self.field(&name, which, depth),
                Item::StructPointer { name, which } => self.field(&format!("(*{name})"), which, depth),
                _ => None,
            };
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// A place inside a structure.
    fn field(&mut self, name: &str, which: usize, depth: u32) -> Option<Place> {
        let fields = self.structs[which].fields.clone();
        let number = self.random.below(fields.len() as u64) as usize;
        let text = format!("{name}.f{number}");
        match &fields[number] {
            Field::Whole(kind) => Some(Place { text, kind: *kind, holds: *kind, addressable: true }),
            Field::Bits(kind, bits) => {
                let holds = Int { bits: *bits, signed: kind.signed };
                Some(Place { text, kind: *kind, holds, addressable: false })
            }
            Field::Array(kind, len) => {
                let index = self.index(*len, depth);
                let text = format!("{text}[{index}]");
                Some(Place { text, kind: *kind, holds: *kind, addressable: true })
            }
            Field::Struct(inner) => self.field(&text, *inner, depth),
            Field::Real(_) | Field::Text(_) => None,
        }
    }

    /// A place of a floating-point number, and whether it is a `double`.
    pub fn real_place(&mut self) -> Option<(String, bool)> {
        if self.items.is_empty() {
            return None;
        }
        for _ in 0..8 {
            let item = self.items[self.random.below(self.items.len() as u64) as usize].clone();
            match item {
                Item::Real { name, double } => return Some((name, double)),
                Item::Reals { name, len } => {
                    let index = self.index(len, 1);
                    return Some((format!("{name}[{index}]"), true));
                }
                Item::Struct { name, which } | Item::StructPointer { name, which } => {
                    let is_pointer = self.items.iter().any(
                        |item| matches!(item, Item::StructPointer { name: other, .. } if *other == name),
                    );
                    let fields = &self.structs[which].fields;
                    let found = fields.iter().position(|field| matches!(field, Field::Real(_)));
                    if let Some(number) = found {
                        let Field::Real(double) = fields[number] else { continue };
                        let arrow = if is_pointer { "->" } else { "." };
                        return Some((format!("{name}{arrow}f{number}"), double));
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// A value that is at hand.
    fn leaf(&mut self) -> Whole {
        if self.random.below(4) == 0 {
            let kind = Int::any(self.random);
            return kind.constant(self.random);
        }
        // Names of loop counters are read, but never written.
        let constants: Vec<(String, Int)> = self
            .items
            .iter()
            .filter_map(|item| match item {
                Item::Whole { name, kind, constant: true, .. } => Some((name.clone(), *kind)),
                _ => None,
            })
            .collect();
        if !constants.is_empty() && self.random.one_in(3) {
            let (name, kind) = constants[self.random.below(constants.len() as u64) as usize].clone();
            return Whole::any(name, kind);
        }
        match self.place(1) {
            Some(place) if place.holds == place.kind => Whole::any(place.text, place.kind),
            Some(place) => {
                // The type of a bit-field's value is spelt out.
                let (low, high) = (place.holds.low(), place.holds.high());
                let text = format!("({})({})", place.kind.name(), place.text);
                Whole { text, kind: place.kind, low, high }
            }
            None => INT.constant(self.random),
        }
    }

    /// An integer expression.
    pub fn whole(&mut self, depth: u32) -> Whole {
        if depth == 0 {
            return self.leaf();
        }
        match self.random.below(30) {
            0..=3 => self.leaf(),
            4..=9 => self.arithmetic(depth),
            10 | 11 => self.bits(depth),
            12 | 13 => self.shift(depth),
            14 | 15 => self.division(depth),
            16..=18 => self.truth(depth),
            19 | 20 => {
                let kind = Int::any(self.random);
                self.whole(depth - 1).cast(kind)
            }
            21 | 22 => self.choice(depth),
            23 => self.unary(depth),
            24 | 25 => self.builtin(depth),
            26 => {
                let real = self.real(depth - 1);
                let (name, kind) =
                    self.random.of(&[("to_int", INT), ("to_long", LONG), ("to_uchar", UNSIGNED)]);
                Whole::any(format!("{name}({real})"), kind)
            }
            27 => {
                let function = self.pure_call(depth - 1);
                function.unwrap_or_else(|| self.leaf())
            }
            28 => {
                let (a, b) = (self.whole(depth - 1), self.whole(depth - 1));
                let op = self.random.of(&["*", "+", "^"]);
                let text = format!(
                    "(unsigned long)(((unsigned __int128)({}) {op} (unsigned __int128)({})) >> {})",
                    a.text,
                    b.text,
                    self.random.below(100)
                );
                Whole::any(text, ULONG)
            }
            _ => {
                let a = self.whole(depth - 1);
                Whole::any(format!("(unsigned long)sizeof(0 + {})", a.text), ULONG)
            }
        }
    }

    /// Two operands and the type that they are brought to.
    fn operands(&mut self, depth: u32) -> (Whole, Whole, Int) {
        let (a, b) = (self.whole(depth - 1), self.whole(depth - 1));
        let kind = a.kind.promoted().common(b.kind.promoted());
        (a, b, kind)
    }

    fn arithmetic(&mut self, depth: u32) -> Whole {
        let (mut a, mut b, kind) = self.operands(depth);
        // Narrow operands make room for arithmetic with a sign.
        if self.random.one_in(2) {
            a = self.narrowed(a);
            b = self.narrowed(b);
        }
        let op = self.random.of(&["+", "-", "*", "+", "-"]);
        let ((al, ah), (bl, bh)) = (a.converted(kind), b.converted(kind));
        let corners = match op {
            "+" => vec![Some(al + bl), Some(ah + bh)],
            "-" => vec![Some(al - bh), Some(ah - bl)],
            _ => vec![al.checked_mul(bl), al.checked_mul(bh), ah.checked_mul(bl), ah.checked_mul(bh)],
        };
        let corners: Option<Vec<i128>> = corners.into_iter().collect();
        let bounds = corners.and_then(|all| Some((*all.iter().min()?, *all.iter().max()?)));
        match bounds {
            Some((low, high)) if kind.holds(low, high) => {
                Whole { text: format!("({} {op} {})", a.text, b.text), kind, low, high }
            }
            _ if !kind.signed => Whole::any(format!("({} {op} {})", a.text, b.text), kind),
            _ => {
                let (name, plain) = (kind.name(), kind.unsigned().name());
                let text = format!("({name})(({plain})({}) {op} ({plain})({}))", a.text, b.text);
                Whole::any(text, kind)
            }
        }
    }

    /// The same expression with fewer values.
    fn narrowed(&mut self, a: Whole) -> Whole {
        let kind = a.kind.promoted();
        if self.random.one_in(2) {
            let mask = self.random.of(&[1, 7, 15, 255, 1023]);
            return Whole { text: format!("({} & {mask})", a.text), kind, low: 0, high: mask };
        }
        let by = self.random.of(&[3, 7, 10, 100, 1000]);
        let low = if kind.signed { 1 - by } else { 0 };
        Whole { text: format!("({} % {by})", a.text), kind, low, high: by - 1 }
    }

    fn bits(&mut self, depth: u32) -> Whole {
        let (a, b, kind) = self.operands(depth);
        let op = self.random.of(&["&", "|", "^"]);
        Whole::any(format!("({} {op} {})", a.text, b.text), kind)
    }

    fn shift(&mut self, depth: u32) -> Whole {
        let a = self.whole(depth - 1);
        let kind = a.kind.promoted();
        let by = self.whole(depth - 1);
        let by = format!("({} & {})", by.text, kind.bits - 1);
        if self.random.one_in(2) {
            return Whole::any(format!("({} >> {by})", a.text), kind);
        }
        let (name, plain) = (kind.name(), kind.unsigned().name());
        Whole::any(format!("({name})(({plain})({}) << {by})", a.text), kind)
    }

    fn division(&mut self, depth: u32) -> Whole {
        let (a, b, kind) = self.operands(depth);
        let op = self.random.of(&["/", "%"]);
        let (low, high) = b.converted(kind);
        let is_safe = (low > 0 || high < 0) && (!kind.signed || high < -1 || low >= 0);
        let divisor = match () {
            () if is_safe => b.text,
            // Negative divisors too, but not -1.
            () if kind.signed && self.random.one_in(2) => {
                format!("(({}) & 7) - 9", b.text)
            }
            () => format!("((({}) & 15) + 1)", b.text),
        };
        // Kept in the type that was found above.
        Whole::any(format!("(({})({}) {op} ({})({divisor}))", kind.name(), a.text, kind.name()), kind)
    }

    /// A comparison or a connective: 0 or 1.
    pub fn truth(&mut self, depth: u32) -> Whole {
        let text = match self.random.below(6) {
            0 => {
                let op = self.random.of(&["<", "<=", ">", ">=", "==", "!="]);
                let (a, b) = (self.real(depth - 1), self.real(depth - 1));
                format!("({a} {op} {b})")
            }
            1 => {
                let a = self.whole(depth - 1);
                format!("(!{})", a.text)
            }
            2 => {
                let op = self.random.of(&["&&", "||"]);
                let (a, b) = (self.whole(depth - 1), self.whole(depth - 1));
                format!("({} {op} {})", a.text, b.text)
            }
            _ => {
                let op = self.random.of(&["<", "<=", ">", ">=", "==", "!="]);
                let (a, b) = (self.whole(depth - 1), self.whole(depth - 1));
                format!("({} {op} {})", a.text, b.text)
            }
        };
        Whole { text, kind: INT, low: 0, high: 1 }
    }

    fn choice(&mut self, depth: u32) -> Whole {
        let condition = self.whole(depth - 1);
        let (a, b, kind) = self.operands(depth);
        let ((al, ah), (bl, bh)) = (a.converted(kind), b.converted(kind));
        let text = format!("({} ? {} : {})", condition.text, a.text, b.text);
        Whole { text, kind, low: al.min(bl), high: ah.max(bh) }
    }

    fn unary(&mut self, depth: u32) -> Whole {
        let a = self.whole(depth - 1);
        let kind = a.kind.promoted();
        if self.random.one_in(2) {
            return Whole::any(format!("(~{})", a.text), kind);
        }
        if kind.signed && a.low == kind.low() {
            let (name, plain) = (kind.name(), kind.unsigned().name());
            return Whole::any(format!("({name})(0 - ({plain})({}))", a.text), kind);
        }
        match kind.signed {
            true => Whole { text: format!("(-{})", a.text), kind, low: -a.high, high: -a.low },
            false => Whole::any(format!("(-{})", a.text), kind),
        }
    }

    fn builtin(&mut self, depth: u32) -> Whole {
        let a = self.whole(depth - 1);
        let (text, kind, high) = match self.random.below(11) {
            0 => (format!("__builtin_popcount({})", a.text), INT, 32),
            1 => (format!("__builtin_popcountl({})", a.text), INT, 64),
            2 => (format!("__builtin_clz((unsigned)({}) | 1)", a.text), INT, 31),
            3 => (format!("__builtin_ctzl((unsigned long)({}) | 1UL << 63)", a.text), INT, 63),
            4 => (format!("__builtin_bswap32({})", a.text), UNSIGNED, UNSIGNED.high()),
            5 => (format!("__builtin_bswap64({})", a.text), ULONG, ULONG.high()),
            6 => (format!("rotate({}, {})", a.text, self.random.below(64)), ULONG, ULONG.high()),
            7 => (format!("__builtin_parity({})", a.text), INT, 1),
            8 => (format!("larger({}, {})", a.text, self.random.below(100)), INT, INT.high()),
            9 => (format!("saturated({}, {})", a.text, self.random.word()), INT, INT.high()),
            _ => (format!("__builtin_bswap16({})", a.text), Int { bits: 16, signed: false }, 65535),
        };
        let low = if kind.signed && high == kind.high() { kind.low() } else { 0 };
        Whole { text, kind, low, high }
    }

    /// A call of a function that only computes.
    fn pure_call(&mut self, depth: u32) -> Option<Whole> {
        if self.pure.is_empty() {
            return None;
        }
        let chosen = self.random.below(self.pure.len() as u64) as usize;
        let (name, params, kind, cost) = self.pure[chosen].clone();
        if !self.affords(cost) {
            return None;
        }
        let arguments: Vec<String> = (0..params).map(|_| self.whole(depth.min(1)).text).collect();
        Some(Whole::any(format!("{name}({})", arguments.join(", ")), kind))
    }

    /// A floating-point expression.
    pub fn real(&mut self, depth: u32) -> String {
        if depth == 0 || self.random.one_in(4) {
            return match self.real_place() {
                Some((text, _)) if self.random.below(3) > 0 => text,
                _ => real_constant(self.random),
            };
        }
        match self.random.below(12) {
            0..=5 => {
                let op = self.random.of(&["+", "-", "*", "/"]);
                let (a, b) = (self.real(depth - 1), self.real(depth - 1));
                format!("({a} {op} {b})")
            }
            6 => format!("({})({})", self.random.of(&["float", "double"]), self.real(depth - 1)),
            7 | 8 => {
                let whole = self.whole(depth - 1);
                format!("({})({})", self.random.of(&["float", "double"]), whole.text)
            }
            9 => {
                let condition = self.whole(depth - 1);
                let (a, b) = (self.real(depth - 1), self.real(depth - 1));
                format!("({} ? {a} : {b})", condition.text)
            }
            10 => format!("(-{})", self.real(depth - 1)),
            _ => {
                let name = self.random.of(&["fabs", "floor", "ceil", "sqrt", "trunc", "round", "rint"]);
                format!("{name}({})", self.real(depth - 1))
            }
        }
    }

    /// An expression that is true or false, for a condition.
    pub fn condition(&mut self, depth: u32) -> String {
        if self.random.one_in(3) { self.whole(depth).text } else { self.truth(depth.max(1)).text }
    }

    /// A value for a place of this type.
    pub fn value_for(&mut self, kind: Int, depth: u32) -> String {
        let value = self.whole(depth);
        if kind == BOOL || self.random.one_in(2) { value.text } else { value.cast(kind).text }
    }
}

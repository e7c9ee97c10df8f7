//! The types of generated programs, and what values they hold.

use super::numbers::Random;

/// An integer type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Int {
    pub bits: u32,
    pub signed: bool,
}

pub const INT: Int = Int { bits: 32, signed: true };
pub const UNSIGNED: Int = Int { bits: 32, signed: false };
pub const LONG: Int = Int { bits: 64, signed: true };
pub const ULONG: Int = Int { bits: 64, signed: false };
pub const UCHAR: Int = Int { bits: 8, signed: false };
pub const BOOL: Int = Int { bits: 1, signed: false };

/// The types that variables have.
pub const INTS: [Int; 9] = [
    Int { bits: 8, signed: true },
    UCHAR,
    Int { bits: 16, signed: true },
    Int { bits: 16, signed: false },
    INT,
    UNSIGNED,
    LONG,
    ULONG,
    BOOL,
];

impl Int {
    pub fn any(random: &mut Random) -> Int {
        if random.one_in(3) { INT } else { random.of(&INTS) }
    }

    pub fn name(self) -> &'static str {
        match (self.bits, self.signed) {
            (1, _) => "_Bool",
            (8, true) => "signed char",
            (8, false) => "unsigned char",
            (16, true) => "short",
            (16, false) => "unsigned short",
            (32, true) => "int",
            (32, false) => "unsigned",
            (64, true) => "long",
            _ => "unsigned long",
        }
    }

    pub fn low(self) -> i128 {
        if self.signed { -(1i128 << (self.bits - 1)) } else { 0 }
    }

    pub fn high(self) -> i128 {
        if self.signed { (1i128 << (self.bits - 1)) - 1 } else { (1i128 << self.bits) - 1 }
    }

    pub fn holds(self, low: i128, high: i128) -> bool {
        self.low() <= low && high <= self.high()
    }

    pub fn unsigned(self) -> Int {
        Int { signed: false, ..self }
    }

    /// What the type becomes in arithmetic.
    pub fn promoted(self) -> Int {
        if self.bits < 32 { INT } else { self }
    }

    /// The type that two promoted operands are brought to.
    pub fn common(self, other: Int) -> Int {
        match self.bits.cmp(&other.bits) {
            std::cmp::Ordering::Less => other,
            std::cmp::Ordering::Greater => self,
            std::cmp::Ordering::Equal => Int { signed: self.signed && other.signed, ..self },
        }
    }

    /// A constant of this type, for initialisers and expressions.
    pub fn constant(self, random: &mut Random) -> Whole {
        let word = random.word();
        let value = match (self.bits, self.signed) {
            (1, _) => i128::from(word & 1),
            (bits, true) => i128::from((word << (64 - bits)) as i64 >> (64 - bits)),
            (bits, false) => i128::from(word << (64 - bits) >> (64 - bits)),
        };
        Whole::constant(self, value)
    }
}

/// An expression of an integer type, and between which values it lies.
#[derive(Clone, Debug)]
pub struct Whole {
    pub text: String,
    pub kind: Int,
    pub low: i128,
    pub high: i128,
}

impl Whole {
    pub fn any(text: String, kind: Int) -> Whole {
        Whole { text, kind, low: kind.low(), high: kind.high() }
    }

    pub fn constant(kind: Int, value: i128) -> Whole {
        let text = match (kind.bits, kind.signed) {
            (64, true) if value == kind.low() => "(-9223372036854775807L - 1)".to_string(),
            (64, true) => format!("{value}L"),
            (64, false) => format!("{value}UL"),
            (32, false) => format!("{value}U"),
            (32, true) if value == kind.low() => "(-2147483647 - 1)".to_string(),
            _ => format!("{value}"),
        };
        let text = if value < 0 && !text.starts_with('(') { format!("({text})") } else { text };
        // A constant below `int` is an `int`.
        Whole { text, kind: kind.promoted(), low: value, high: value }
    }

    /// The value as one of another type, if it is converted.
    pub fn converted(&self, kind: Int) -> (i128, i128) {
        if kind == BOOL {
            (0, 1)
        } else if kind.holds(self.low, self.high) {
            (self.low, self.high)
        } else {
            (kind.low(), kind.high())
        }
    }

    /// An explicit conversion.
    pub fn cast(&self, kind: Int) -> Whole {
        let (low, high) = self.converted(kind);
        Whole { text: format!("({})({})", kind.name(), self.text), kind, low, high }
    }
}

/// A field of a structure.
#[derive(Clone, Debug)]
pub enum Field {
    Whole(Int),
    /// So many bits of an integer type.
    Bits(Int, u32),
    Real(bool),
    Array(Int, usize),
    /// A structure that was declared before.
    Struct(usize),
    Text(usize),
}

/// A structure: field `i` is called `f<i>`.
#[derive(Clone, Debug)]
pub struct Struct {
    pub name: String,
    pub fields: Vec<Field>,
}

impl Struct {
    pub fn any(name: String, before: usize, random: &mut Random) -> Struct {
        let count = 1 + random.below(6);
        let fields = (0..count)
            .map(|_| match random.below(10) {
                0..=3 => Field::Whole(Int::any(random)),
                4 | 5 => {
                    let kind = random.of(&[INT, UNSIGNED, LONG, ULONG, UCHAR, UNSIGNED]);
                    Field::Bits(kind, 1 + random.below(u64::from(kind.bits)) as u32)
                }
                6 => Field::Real(random.one_in(2)),
                7 => Field::Array(Int::any(random), 1 + random.below(5) as usize),
                8 if before > 0 => Field::Struct(random.below(before as u64) as usize),
                8 => Field::Whole(INT),
                _ => Field::Text(4 + random.below(8) as usize),
            })
            .collect();
        Struct { name, fields }
    }

    pub fn declaration(&self, all: &[Struct]) -> String {
        let mut text = format!("struct {} {{\n", self.name);
        for (i, field) in self.fields.iter().enumerate() {
            let line = match field {
                Field::Whole(kind) => format!("{} f{i};", kind.name()),
                Field::Bits(kind, bits) => format!("{} f{i} : {bits};", kind.name()),
                Field::Real(double) => format!("{} f{i};", real_name(*double)),
                Field::Array(kind, len) => format!("{} f{i}[{len}];", kind.name()),
                Field::Struct(which) => format!("struct {} f{i};", all[*which].name),
                Field::Text(len) => format!("char f{i}[{len}];"),
            };
            text.push_str(&format!("    {line}\n"));
        }
        text + "};\n"
    }

    /// An initialiser for all fields.
    pub fn initialiser(&self, all: &[Struct], random: &mut Random) -> String {
        let values: Vec<String> = self
            .fields
            .iter()
            .map(|field| match field {
                Field::Whole(kind) => kind.constant(random).text,
                Field::Bits(kind, bits) => {
                    Int { bits: *bits, signed: kind.signed && *bits > 1 }.constant(random).text
                }
                Field::Real(_) => real_constant(random),
                Field::Array(kind, len) => {
                    let values: Vec<String> = (0..*len).map(|_| kind.constant(random).text).collect();
                    format!("{{{}}}", values.join(", "))
                }
                Field::Struct(which) => all[*which].initialiser(all, random),
                Field::Text(len) => text_constant(random, len - 1),
            })
            .collect();
        format!("{{{}}}", values.join(", "))
    }
}

pub fn real_name(double: bool) -> &'static str {
    if double { "double" } else { "float" }
}

pub fn real_constant(random: &mut Random) -> String {
    let value = match random.below(5) {
        0 => random.between(-9, 9) as f64,
        1 => random.between(-1000, 1000) as f64 / 8.0,
        2 => random.between(1, 99) as f64 * 1e15,
        3 => random.between(1, 99) as f64 * 1e-9,
        _ => random.between(-100_000, 100_000) as f64 / 1000.0,
    };
    if value < 0.0 { format!("({value:?})") } else { format!("{value:?}") }
}

/// A string literal of at most so many characters.
pub fn text_constant(random: &mut Random, most: usize) -> String {
    let len = random.below(most as u64 + 1) as usize;
    let text: String = (0..len).map(|_| random.of(b"abcdxyzABC 0123-+.,;") as char).collect();
    format!("\"{text}\"")
}

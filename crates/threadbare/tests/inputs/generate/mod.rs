//! Random programs with one thread and few inputs, as C. A program is a function `seed_N` that draws its inputs, of which at most
//! 4,096 combinations matter, and does a few things with them that may fail for some. It is known to whoever compares which values
//! to try for each input; whether and where they fail is not known here.
//!
//! Every statement that may fail is on a line of its own, after `AT` or inside `HERE`: see prelude.h.

/// Formats before it borrows: what is put may be drawn.
macro_rules! put {
    ($maker:ident.$method:ident, $($what:tt)*) => {{
        let text = format!($($what)*);
        $maker.$method(&text);
    }};
}

mod control;
mod edges;
mod input;
mod layout;
mod memory;
mod real;
mod text;
mod value;

use super::numbers::Random;
use std::fmt::Write;

/// The most combinations of values of inputs.
const MOST: usize = 4096;

/// One program.
pub struct Program {
    /// The name of its function.
    pub name: String,
    source: String,
    /// The values to try for each input, as bits: all that an assumption lets through, and some others.
    pub inputs: Vec<Vec<u64>>,
}

/// An integer type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Int {
    pub bits: u32,
    pub signed: bool,
}

/// The types of variables, and how functions that give inputs call them.
const INTS: [(Int, &str, &str); 9] = [
    (Int { bits: 1, signed: false }, "_Bool", "bool"),
    (Int { bits: 8, signed: true }, "signed char", "schar"),
    (Int { bits: 8, signed: false }, "unsigned char", "uchar"),
    (Int { bits: 16, signed: true }, "short", "short"),
    (Int { bits: 16, signed: false }, "unsigned short", "ushort"),
    (Int { bits: 32, signed: true }, "int", "int"),
    (Int { bits: 32, signed: false }, "unsigned", "uint"),
    (Int { bits: 64, signed: true }, "long", "long"),
    (Int { bits: 64, signed: false }, "unsigned long", "ulong"),
];

impl Int {
    fn any(random: &mut Random) -> Int {
        random.of(&INTS).0
    }

    /// Any but `_Bool`.
    fn wide(random: &mut Random) -> Int {
        random.of(&INTS[1..]).0
    }

    fn words(self) -> (&'static str, &'static str) {
        INTS.iter()
            .find(|(kind, ..)| *kind == self)
            .map_or(("int", "int"), |(_, name, suffix)| (name, suffix))
    }

    pub fn name(self) -> &'static str {
        self.words().0
    }

    fn low(self) -> i128 {
        if self.signed { -(1i128 << (self.bits - 1)) } else { 0 }
    }

    fn high(self) -> i128 {
        if self.signed { (1i128 << (self.bits - 1)) - 1 } else { (1i128 << self.bits) - 1 }
    }

    /// A constant as C has it.
    fn constant(self, value: i128) -> String {
        match (self.bits, self.signed) {
            (64, true) if value == self.low() => "(-9223372036854775807L - 1)".into(),
            (64, true) => format!("({value}L)"),
            (64, false) => format!("{value}UL"),
            (32, true) if value == self.low() => "(-2147483647 - 1)".into(),
            (32, false) => format!("{value}U"),
            _ if value < 0 => format!("({value})"),
            _ => format!("{value}"),
        }
    }
}

/// A variable whose values lie between two numbers.
#[derive(Clone)]
struct Var {
    name: String,
    low: i128,
    high: i128,
}

/// A program in the making.
struct Maker {
    random: Random,
    seed: u64,
    /// What stands before the function, and what is in it.
    top: String,
    body: String,
    depth: usize,
    names: u32,
    vars: Vec<Var>,
    /// Variables of type `double`.
    reals: Vec<String>,
    inputs: Vec<Vec<u64>>,
    /// How many combinations there may still be.
    left: usize,
}

/// The program of a seed.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed.wrapping_mul(0x5851_F42D_4C95_7F2D));
    let left = match random.below(10) {
        0..=3 => 64,
        4..=7 => 512,
        _ => MOST,
    };
    let mut maker = Maker {
        random,
        seed,
        top: String::new(),
        body: String::new(),
        depth: 1,
        names: 0,
        vars: Vec::new(),
        reals: Vec::new(),
        inputs: Vec::new(),
        left,
    };
    maker.all();
    let mut source = maker.top;
    write!(
        source,
        "int seed_{seed}(void) {{\n    unsigned acc = {};\n{}    LAST\n    return 0;\n}}\n",
        seed % 97,
        maker.body
    )
    .expect("text");
    Program { name: format!("seed_{seed}"), source, inputs: maker.inputs }
}

/// The programs as one file of C.
pub fn file(prelude: &str, programs: &[Program]) -> String {
    let mut text = prelude.to_string();
    for program in programs {
        writeln!(text, "\n/* {} */\n{}", program.name, program.source).expect("text");
    }
    text
}

/// What the driver wants to know of the programs.
pub fn table(programs: &[Program]) -> String {
    let mut text = String::new();
    let mut rows = String::new();
    for Program { name, inputs, .. } in programs {
        writeln!(text, "int {name}(void);").expect("text");
        let mut all = Vec::new();
        for (i, values) in inputs.iter().enumerate() {
            let values: Vec<String> = values.iter().map(|value| format!("{value}ul")).collect();
            writeln!(text, "static const unsigned long {name}_{i}[] = {{{}}};", values.join(", "))
                .expect("text");
            all.push(format!("{name}_{i}"));
        }
        let counts: Vec<String> = inputs.iter().map(|values| values.len().to_string()).collect();
        writeln!(text, "static const unsigned {name}_counts[] = {{{}}};", counts.join(", ")).expect("text");
        writeln!(text, "static const unsigned long *const {name}_values[] = {{{}}};", all.join(", "))
            .expect("text");
        let count = inputs.len();
        writeln!(rows, "    {{\"{name}\", {name}, {count}, {name}_counts, {name}_values}},").expect("text");
    }
    format!(
        "struct program {{ const char *name; int (*run)(void); unsigned inputs; const unsigned *counts; \
         const unsigned long *const *values; }};\n{text}const struct program programs[] = {{\n{rows}}};\n\
         const unsigned program_count = {};\n",
        programs.len()
    )
}

impl Maker {
    fn all(&mut self) {
        for _ in 0..1 + self.random.below(4) {
            self.input();
        }
        for _ in 0..2 + self.random.below(5) {
            self.piece();
            if self.random.one_in(3) {
                self.claim();
            }
            if self.random.one_in(8) {
                self.input();
            }
        }
        if self.random.one_in(2) {
            self.told();
        } else {
            self.claim();
        }
        // Drawn by itself, so that what stands before it is what it was.
        self.random = Random::new(self.seed);
        if self.random.one_in(3) {
            self.odd_end();
        }
    }

    /// Something to do.
    fn piece(&mut self) {
        match self.random.below(30) {
            0 | 1 => self.array(),
            2 | 3 => self.pointers(),
            4 | 5 => self.heap(),
            6 => self.outlived(),
            7 => self.unwritten(),
            8 | 9 => self.union(),
            10 => self.bit_fields(),
            11 => self.structure(),
            12..=14 => self.text(),
            15 => self.jump(),
            16 => self.variadic(),
            17 => self.called(),
            18 => self.switch(),
            19 => self.rounds(),
            20 => self.recursion(),
            21 | 22 => self.reals(),
            23 => self.arithmetic(),
            24 | 25 => self.beside(),
            26 | 27 => self.nothing(),
            _ => self.not_numbers(),
        }
    }

    /// A line of the function.
    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.body.push_str("    ");
        }
        self.body.push_str(text);
        self.body.push('\n');
    }

    /// A line that may fail.
    fn at(&mut self, text: &str) {
        put!(self.line, "AT {text}");
    }

    /// Mixes a value into the one that claims are made of.
    fn mix(&mut self, value: &str) {
        let factor = self.random.of(&["31", "3", "2654435761u", "1", "7"]);
        match self.random.below(4) {
            0 => put!(self.at, "acc ^= (unsigned)({value});"),
            1 => put!(self.at, "acc += {factor} * (unsigned)({value});"),
            _ => put!(self.at, "acc = acc * {factor} + (unsigned)({value});"),
        }
    }

    /// Opens a block.
    fn open(&mut self, text: &str) {
        self.line(text);
        self.depth += 1;
    }

    /// Closes a block, and what is after its brace.
    fn close(&mut self, text: &str) {
        self.depth -= 1;
        put!(self.line, "}}{text}");
    }

    /// A name that is used nowhere else.
    fn fresh(&mut self, letter: &str) -> String {
        self.names += 1;
        format!("{letter}{}", self.names)
    }

    /// The same for the whole file.
    fn fresh_top(&mut self, letter: &str) -> String {
        self.names += 1;
        format!("{letter}{}_{}", self.seed, self.names)
    }

    /// A variable of the file, which is called by its name both in the tool and natively.
    fn global(&mut self, kind: &str, count: &str, init: &str) -> String {
        let name = self.fresh_top("g");
        writeln!(self.top, "GLOBAL({kind}, {name}, {count}, {init})").expect("text");
        writeln!(self.top, "#ifndef __THREADBARE__\n#define {name} {name}_room.it\n#endif").expect("text");
        name
    }

    /// An assertion that fails for some values.
    fn claim(&mut self) {
        let text = match self.random.below(8) {
            0 => {
                let (a, b) = (self.some(), self.some());
                let op = self.random.of(&["==", "!=", "<", ">="]);
                format!("tb_assert(!(({}) {op} ({}) && acc % 5 == {}));", a, b, self.random.below(5))
            }
            1 => {
                let bit = self.random.below(32);
                format!("if ((acc >> {bit} & 15) == {}) abort();", self.random.below(16))
            }
            2 => format!("if (acc % 61 == {}) __builtin_unreachable();", self.random.below(61)),
            3 => {
                let (k, m) = (self.random.below(1000), self.random.of(&[1021, 509, 97]));
                self.line("acc ^= acc >> 13; acc *= acc | 1; acc ^= acc >> 7; acc = acc * 31 % 1000003u; acc *= acc;");
                format!("tb_assert(acc % {m} != {});", k % m)
            }
            _ => {
                let m = self.random.of(&[7, 13, 32, 61, 100]);
                format!("tb_assert(acc % {m} != {});", self.random.below(m))
            }
        };
        self.at(&text);
    }
}

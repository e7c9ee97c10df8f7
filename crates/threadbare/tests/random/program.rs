//! A whole program of a seed: types, variables, functions, and a function that runs them and prints what became of
//! everything. Programs of several seeds stand in one file, so every name ends in the seed.

use super::numbers::Random;
use super::types::{BOOL, Field, INT, Int, Struct, real_constant, real_name, text_constant};

/// Something that is in scope.
#[derive(Clone, Debug)]
pub enum Item {
    /// `constant`: it is a loop's counter, which nobody else may change.
    Whole {
        name: String,
        kind: Int,
        constant: bool,
        volatile: bool,
    },
    Real {
        name: String,
        double: bool,
    },
    Array {
        name: String,
        kind: Int,
        len: usize,
    },
    Matrix {
        name: String,
        kind: Int,
        rows: usize,
        columns: usize,
    },
    Reals {
        name: String,
        len: usize,
    },
    /// To an integer that lives at least as long.
    Pointer {
        name: String,
        kind: Int,
    },
    Struct {
        name: String,
        which: usize,
    },
    StructPointer {
        name: String,
        which: usize,
    },
    /// Characters, always with a terminator.
    Text {
        name: String,
        len: usize,
    },
}

/// A parameter of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Param {
    Whole(Int),
    Real(bool),
    Pointer(Int),
    Struct(usize),
    StructPointer(usize),
    /// An array of so many.
    Array(Int, usize),
}

/// What a function returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    Nothing,
    Whole(Int),
    Real,
    Struct(usize),
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: String,
    pub params: Vec<Param>,
    pub gives: Gives,
    pub cost: u64,
}

/// What is being written, and what can be used at this point of it.
pub struct Writer<'a> {
    pub random: &'a mut Random,
    pub seed: u64,
    pub structs: Vec<Struct>,
    pub functions: Vec<Function>,
    /// Functions that only compute: name, number of parameters, result, cost.
    pub pure: Vec<(String, usize, Int, u64)>,
    pub items: Vec<Item>,
    /// The statements of the function at hand.
    pub body: String,
    pub indent: usize,
    /// How often the statement at hand runs for each call of its function.
    pub times: u64,
    /// About how many operations a call of the function at hand makes.
    pub cost: u64,
    /// How many loops are around the statement at hand.
    pub loops: u32,
    pub next: u32,
}

/// A program runs about so many operations at most.
const AFFORDABLE: u64 = 60_000;

/// What all programs of a file share.
pub const HEAD: &str = r#"#include <stdio.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
static int to_int(double x) { return x > -2e9 && x < 2e9 ? (int)x : 5; }
static long to_long(double x) { return x > -9e18 && x < 9e18 ? (long)x : -5; }
static unsigned to_uchar(double x) { return x >= 0 && x < 256 ? (unsigned char)x : 77; }
static unsigned long rotate(unsigned long x, int by) { return by ? x << by | x >> (64 - by) : x; }
static int larger(int a, int b) { return a > b ? a : b; }
static int saturated(int a, int b) {
    int sum;
    if (!__builtin_add_overflow(a, b, &sum))
        return sum;
    return a < 0 ? -2147483647 - 1 : 2147483647;
}
static unsigned long hash;
static void mix(unsigned long x) { hash = (hash ^ x) * 1099511628211UL; hash ^= hash >> 29; }
static void mix_real(double x) {
    unsigned long bits;
    if (x != x)
        x = 0.25;
    memcpy(&bits, &x, sizeof bits);
    mix(bits);
}
static void mix_text(const char *text) {
    while (*text)
        mix((unsigned char)*text++);
}
static void show_real(double x) {
    if (x != x)
        printf("nan");
    else
        printf("%.9g", x);
}
static int by_value(const void *a, const void *b) {
    long x = *(const long *)a, y = *(const long *)b;
    return x < y ? -1 : x > y;
}
/* kinds: i int, l long, d double, s text, p pointer to int */
static long gathered(const char *kinds, ...) {
    va_list list, again;
    long sum = 0;
    va_start(list, kinds);
    va_copy(again, list);
    for (int pass = 0; pass < 2; pass++)
        for (const char *k = kinds; *k; k++)
            switch (*k) {
            case 'i': sum += pass ? va_arg(again, int) % 1000 : va_arg(list, int) % 1000; break;
            case 'l': sum += (pass ? va_arg(again, long) : va_arg(list, long)) % 100000; break;
            case 'd': sum += to_int(pass ? va_arg(again, double) : va_arg(list, double)) % 1000; break;
            case 's': sum += (long)strlen(pass ? va_arg(again, char *) : va_arg(list, char *)); break;
            default: sum += *(pass ? va_arg(again, int *) : va_arg(list, int *)) % 1000;
            }
    va_end(list);
    va_end(again);
    return sum;
}
"#;

/// The programs of these seeds as one file.
pub fn file(seeds: &[u64]) -> String {
    let mut text = HEAD.to_string();
    for seed in seeds {
        text.push_str(&program(*seed));
    }
    text.push_str("int main(void) {\n");
    for seed in seeds {
        text.push_str(&format!("    printf(\"seed {seed}\\n\");\n    run_{seed}();\n"));
    }
    text.push_str("    return (int)(hash & 63);\n}\n");
    text
}

/// The part of a file that is the program of a seed.
fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let mut writer = Writer {
        random: &mut random,
        seed,
        structs: Vec::new(),
        functions: Vec::new(),
        pure: Vec::new(),
        items: Vec::new(),
        body: String::new(),
        indent: 1,
        times: 1,
        cost: 0,
        loops: 0,
        next: 0,
    };
    writer.whole_program()
}

impl Writer<'_> {
    fn whole_program(&mut self) -> String {
        let seed = self.seed;
        let mut text = format!("\n/* Program {seed} */\n");
        for number in 0..1 + self.random.below(3) {
            let made = Struct::any(format!("s{number}_{seed}"), self.structs.len(), self.random);
            text.push_str(&made.declaration(&self.structs));
            self.structs.push(made);
        }
        for number in 0..self.random.below(3) {
            text.push_str(&self.pure_function(number));
        }
        for _ in 0..4 + self.random.below(6) {
            text.push_str("static ");
            text.push_str(&self.declare());
        }
        for number in 0..2 + self.random.below(4) {
            text.push_str(&self.function(number));
        }
        text + &self.runner()
    }

    /// A name that is used once.
    pub fn fresh(&mut self, letter: char) -> String {
        self.next += 1;
        format!("{letter}{}_{}", self.next, self.seed)
    }

    /// Whether something that costs so much may run once more where we are.
    pub fn affords(&mut self, cost: u64) -> bool {
        let total = cost.saturating_mul(self.times);
        if self.cost + total > AFFORDABLE {
            return false;
        }
        self.cost += total;
        true
    }

    /// Declares something, and puts it in scope.
    pub fn declare(&mut self) -> String {
        let (declared, item) = self.declaration();
        self.items.push(item);
        declared
    }

    fn declaration(&mut self) -> (String, Item) {
        let name = self.fresh('v');
        match self.random.below(12) {
            0..=3 => {
                let kind = Int::any(self.random);
                let volatile = self.random.one_in(12);
                let value = kind.constant(self.random).text;
                let word = if volatile { "volatile " } else { "" };
                let text = format!("{word}{} {name} = {value};\n", kind.name());
                (text, Item::Whole { name, kind, constant: false, volatile })
            }
            4 => {
                let double = self.random.one_in(2);
                let value = real_constant(self.random);
                (format!("{} {name} = {value};\n", real_name(double)), Item::Real { name, double })
            }
            5..=7 => {
                let kind = Int::any(self.random);
                let len = 1 + self.random.below(10) as usize;
                let values: Vec<String> = (0..len).map(|_| kind.constant(self.random).text).collect();
                let text = format!("{} {name}[{len}] = {{{}}};\n", kind.name(), values.join(", "));
                (text, Item::Array { name, kind, len })
            }
            8 => {
                let kind = Int::any(self.random);
                let (rows, columns) = (1 + self.random.below(4) as usize, 1 + self.random.below(4) as usize);
                let first = kind.constant(self.random).text;
                let text = format!("{} {name}[{rows}][{columns}] = {{{{{first}}}}};\n", kind.name());
                (text, Item::Matrix { name, kind, rows, columns })
            }
            9 => {
                let len = 2 + self.random.below(5) as usize;
                let values: Vec<String> = (0..len).map(|_| real_constant(self.random)).collect();
                (format!("double {name}[{len}] = {{{}}};\n", values.join(", ")), Item::Reals { name, len })
            }
            10 => {
                let which = self.random.below(self.structs.len() as u64) as usize;
                let structs = self.structs.clone();
                let value = structs[which].initialiser(&structs, self.random);
                let text = format!("struct {} {name} = {value};\n", structs[which].name);
                (text, Item::Struct { name, which })
            }
            _ => {
                let len = 8 + self.random.below(24) as usize;
                let value = text_constant(self.random, 7);
                (format!("char {name}[{len}] = {value};\n"), Item::Text { name, len })
            }
        }
    }

    /// A function that only computes on its parameters.
    fn pure_function(&mut self, number: u64) -> String {
        let kind = Int::any(self.random);
        let params = 1 + self.random.below(3) as usize;
        let name = format!("pure{number}_{}", self.seed);
        let mut texts = Vec::new();
        for i in 0..params {
            let kind = Int::any(self.random);
            let param = format!("a{i}");
            texts.push(format!("{} {param}", kind.name()));
            self.items.push(Item::Whole { name: param, kind, constant: true, volatile: false });
        }
        let value = self.whole(4).text;
        self.items.clear();
        self.pure.push((name.clone(), params, kind, 40));
        let inline = if self.random.one_in(3) { "inline " } else { "" };
        format!("static {inline}{} {name}({}) {{\n    return {value};\n}}\n", kind.name(), texts.join(", "))
    }

    /// A function with statements, which may call those before it.
    fn function(&mut self, number: u64) -> String {
        let name = format!("f{number}_{}", self.seed);
        let globals = self.items.len();
        let mut params = Vec::new();
        let mut texts = Vec::new();
        for i in 0..self.random.below(5) {
            let param = format!("p{i}");
            let (kind, text, item) = self.parameter(param);
            params.push(kind);
            texts.push(text);
            self.items.push(item);
        }
        let gives = match self.random.below(6) {
            0 => Gives::Nothing,
            1 => Gives::Real,
            2 => Gives::Struct(self.random.below(self.structs.len() as u64) as usize),
            _ => Gives::Whole(Int::any(self.random)),
        };
        self.begin();
        for _ in 0..1 + self.random.below(3) {
            let declared = self.declare();
            self.line(declared.trim_end());
        }
        for _ in 0..3 + self.random.below(7) {
            self.statement(3);
        }
        let result = match gives {
            Gives::Nothing => "void".to_string(),
            Gives::Whole(kind) => {
                let value = self.value_for(kind, 2);
                self.line(&format!("return {value};"));
                kind.name().to_string()
            }
            Gives::Real => {
                let value = self.real(2);
                self.line(&format!("return {value};"));
                "double".to_string()
            }
            Gives::Struct(which) => {
                let kind = format!("struct {}", self.structs[which].name);
                let value = self.struct_value(which);
                self.line(&format!("return {value};"));
                kind
            }
        };
        self.items.truncate(globals);
        let cost = self.cost;
        let texts = if texts.is_empty() { "void".to_string() } else { texts.join(", ") };
        let text = format!("static {result} {name}({texts}) {{\n{}}}\n", self.body);
        self.functions.push(Function { name, params, gives, cost });
        text
    }

    fn begin(&mut self) {
        self.body.clear();
        self.indent = 1;
        self.times = 1;
        self.cost = 10;
        self.loops = 0;
    }

    fn parameter(&mut self, name: String) -> (Param, String, Item) {
        let which = self.random.below(self.structs.len() as u64) as usize;
        let of = format!("struct {}", self.structs[which].name);
        let kind = Int::any(self.random);
        match self.random.below(8) {
            0 => (Param::Struct(which), format!("{of} {name}"), Item::Struct { name, which }),
            1 => (Param::StructPointer(which), format!("{of} *{name}"), Item::StructPointer { name, which }),
            2 => (Param::Pointer(kind), format!("{} *{name}", kind.name()), Item::Pointer { name, kind }),
            3 => {
                let len = 1 + self.random.below(4) as usize;
                let text = format!("{} {name}[{len}]", kind.name());
                (Param::Array(kind, len), text, Item::Array { name, kind, len })
            }
            4 => {
                let double = self.random.one_in(2);
                (Param::Real(double), format!("{} {name}", real_name(double)), Item::Real { name, double })
            }
            _ => {
                let text = format!("{} {name}", kind.name());
                (Param::Whole(kind), text, Item::Whole { name, kind, constant: false, volatile: false })
            }
        }
    }

    /// The function that runs the program, and prints what became of all variables.
    fn runner(&mut self) -> String {
        self.begin();
        for _ in 0..3 {
            let declared = self.declare();
            self.line(declared.trim_end());
        }
        for _ in 0..8 {
            self.statement(3);
        }
        for number in 0..self.functions.len() {
            self.call(number);
        }
        for item in self.items.clone() {
            self.show(&item);
        }
        self.line("printf(\"hash %lx\\n\", hash);");
        format!("static void run_{}(void) {{\n{}}}\n", self.seed, self.body)
    }

    /// Prints a variable, every part of it.
    fn show(&mut self, item: &Item) {
        match item {
            Item::Whole { name, kind, .. } => self.show_whole(name, name, *kind),
            Item::Real { name, .. } => {
                self.line(&format!("printf(\"{name} \"); show_real({name}); printf(\"\\n\");"));
            }
            Item::Reals { name, len } => {
                self.line(&format!("for (int i = 0; i < {len}; i++) mix_real({name}[i]);"));
            }
            Item::Array { name, kind, len } => {
                let cast = if *kind == BOOL { INT } else { *kind };
                self.line(&format!("for (int i = 0; i < {len}; i++) mix((unsigned long)({})({name}[i]));", cast.name()));
            }
            Item::Matrix { name, rows, columns, .. } => self.line(&format!(
                "for (int i = 0; i < {rows}; i++) for (int j = 0; j < {columns}; j++) mix((unsigned long){name}[i][j]);"
            )),
            Item::Text { name, .. } => self.line(&format!("printf(\"{name} [%s]\\n\", {name});")),
            Item::Struct { name, which } => self.show_struct(name, *which),
            Item::Pointer { .. } | Item::StructPointer { .. } => {}
        }
    }

    fn show_whole(&mut self, label: &str, place: &str, kind: Int) {
        let format = match (kind.bits, kind.signed) {
            (64, true) => "%ld",
            (64, false) => "%#lx",
            (32, false) => "%u",
            (16, true) => "%hd",
            (8, true) => "%hhd",
            (8, false) => "%02hhx",
            _ => "%d",
        };
        self.line(&format!("printf(\"{label} {format}\\n\", {place});"));
    }

    fn show_struct(&mut self, name: &str, which: usize) {
        for (i, field) in self.structs[which].fields.clone().iter().enumerate() {
            let place = format!("{name}.f{i}");
            match field {
                Field::Whole(kind) => self.show_whole(&place, &place, *kind),
                Field::Bits(kind, _) => {
                    self.show_whole(&place, &format!("({}){place}", kind.name()), *kind);
                }
                Field::Real(_) => self.line(&format!("mix_real({place});")),
                Field::Array(_, len) => {
                    self.line(&format!("for (int i = 0; i < {len}; i++) mix((unsigned long){place}[i]);"));
                }
                Field::Struct(inner) => self.show_struct(&place, *inner),
                Field::Text(_) => self.line(&format!("mix_text({place});")),
            }
        }
    }

    pub fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.body.push_str("    ");
        }
        self.body.push_str(text);
        self.body.push('\n');
    }
}

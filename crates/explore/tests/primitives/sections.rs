//! Random programs whose atomic sections touch one thing or another, depending on what they find.

use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@z = global i32 1, align 4
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
@name = constant [2 x i8] c\"i\\00\"
declare zeroext i1 @tb_bool(ptr)
";

/// The text of the program with this seed. In every other one sections may also decide something on inputs.
pub fn either(seed: u64) -> String {
    let inputs = seed.is_multiple_of(2);
    let mut random = Random::new(seed);
    let threads = 2 + random.below(3).min(1);
    let most = if threads == 2 { 3 } else { 2 };
    let mut body = |_| {
        let mut function = Function { random: &mut random, text: String::new(), next: 0, inputs };
        for _ in 0..1 + function.random.below(most) {
            match function.random.below(2) {
                0 => function.access(),
                _ => function.section(),
            }
        }
        function.text
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    random::program(HEAD, &bodies, "", "")
}

struct Function<'a> {
    random: &'a mut Random,
    text: String,
    next: u32,
    inputs: bool,
}

impl Function<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str("  ");
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn variable(&mut self) -> &'static str {
        ["@x", "@y", "@z"][self.random.below(3) as usize]
    }

    fn access(&mut self) {
        self.next += 1;
        let (number, variable) = (self.next, self.variable());
        match self.random.below(4) {
            0 => self.line(&format!("%v{number} = load atomic i32, ptr {variable} seq_cst, align 4")),
            1 => self.line(&format!("%v{number} = atomicrmw add ptr {variable}, i32 1 seq_cst, align 4")),
            value => self.line(&format!("store atomic i32 {}, ptr {variable} seq_cst, align 4", value - 2)),
        }
    }

    /// A section that looks at something, and does one thing or another by what it finds.
    fn section(&mut self) {
        self.line("call void @__VERIFIER_atomic_begin()");
        let depth = 1 + self.random.below(2);
        self.decide(depth);
        self.line("call void @__VERIFIER_atomic_end()");
    }

    fn decide(&mut self, depth: u64) {
        self.next += 1;
        let (number, variable) = (self.next, self.variable());
        if self.inputs && self.random.below(2) == 0 {
            self.line(&format!("%q{number} = call zeroext i1 @tb_bool(ptr @name)"));
        } else {
            self.line(&format!("%v{number} = load atomic i32, ptr {variable} seq_cst, align 4"));
            self.line(&format!("%q{number} = icmp eq i32 %v{number}, 0"));
        }
        self.line(&format!("br i1 %q{number}, label %then{number}, label %else{number}"));
        self.text.push_str(&format!("then{number}:\n"));
        if depth > 1 {
            self.decide(depth - 1)
        } else {
            self.access()
        }
        self.line(&format!("br label %done{number}"));
        self.text.push_str(&format!("else{number}:\n"));
        if self.random.below(2) == 0 {
            self.access();
        }
        self.line(&format!("br label %done{number}"));
        self.text.push_str(&format!("done{number}:\n"));
    }
}

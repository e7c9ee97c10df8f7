//! Random programs whose atomic sections touch one thing or another, depending on what they find.

use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@z = global i32 1, align 4
@i = global i32 0, align 4
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
@name = constant [2 x i8] c\"i\\00\"
declare void @__VERIFIER_assume(i32)
declare zeroext i1 @tb_bool(ptr)
declare zeroext i8 @tb_uchar(ptr)
";

/// What sections decide on beside what they find.
#[derive(Clone, Copy, PartialEq)]
enum Inputs {
    None,
    /// Inputs of their own.
    Own,
    /// One input, which all look at: what one section decides may leave others fewer sides, or other ones.
    One,
    /// Inputs that say how often a section goes round: its own, or those that another thread has told.
    Rounds,
}

const INPUT: &str = "  %b = call zeroext i8 @tb_uchar(ptr @name)
  %i = zext i8 %b to i32
  store atomic i32 %i, ptr @i seq_cst, align 4
";

/// The text of the program with this seed. In every other one sections may also decide something on inputs.
pub fn either(seed: u64) -> String {
    let inputs = if seed.is_multiple_of(2) { Inputs::Own } else { Inputs::None };
    program(seed, inputs, "")
}

/// The same where all sections may look at one input.
pub fn at_one_input(seed: u64) -> String {
    program(seed, Inputs::One, INPUT)
}

/// The same where sections go round.
pub fn going_round(seed: u64) -> String {
    program(seed, Inputs::Rounds, "")
}

fn program(seed: u64, inputs: Inputs, before: &str) -> String {
    let mut random = Random::new(seed);
    let threads = 2 + random.below(3).min(1);
    let most = if threads == 2 { 3 } else { 2 };
    let mut body = |_| {
        let mut function = Function { random: &mut random, text: String::new(), next: 0, inputs };
        if inputs == Inputs::One {
            function.line("%i = load atomic i32, ptr @i seq_cst, align 4");
        }
        for _ in 0..1 + function.random.below(most) {
            match function.random.below(2) {
                0 => function.access(),
                _ => function.section(),
            }
        }
        function.text
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    random::program(HEAD, &bodies, before, "")
}

struct Function<'a> {
    random: &'a mut Random,
    text: String,
    next: u32,
    inputs: Inputs,
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

    /// One that says how often a section goes round.
    fn told(&mut self) -> &'static str {
        ["@x", "@i", "@i"][self.random.below(3) as usize]
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
        if self.inputs == Inputs::Rounds && self.random.below(3) > 0 {
            return self.rounds();
        }
        self.line("call void @__VERIFIER_atomic_begin()");
        let depth = 1 + self.random.below(if self.inputs == Inputs::One { 3 } else { 2 });
        self.decide(depth);
        self.line("call void @__VERIFIER_atomic_end()");
    }

    /// A section that goes round as often as an input says, or what is in a variable.
    fn rounds(&mut self) {
        self.next += 1;
        let (number, variable) = (self.next, self.told());
        let takes = self.random.below(3) > 0;
        let before = self.random.below(2) == 0;
        if takes && before {
            self.input(number);
        }
        self.line("call void @__VERIFIER_atomic_begin()");
        if takes && !before {
            self.input(number);
        }
        if !takes {
            self.line(&format!("%m{number} = load atomic i32, ptr {variable} seq_cst, align 4"));
        } else if self.random.below(2) == 0 {
            self.line(&format!("store atomic i32 %m{number}, ptr @i seq_cst, align 4"));
        }
        self.line(&format!("%c{number} = alloca i32, align 4"));
        self.line(&format!("store i32 0, ptr %c{number}, align 4"));
        self.line(&format!("br label %head{number}"));
        self.text.push_str(&format!("head{number}:\n"));
        self.line(&format!("%k{number} = load i32, ptr %c{number}, align 4"));
        self.line(&format!("%q{number} = icmp ult i32 %k{number}, %m{number}"));
        self.line(&format!("br i1 %q{number}, label %round{number}, label %out{number}"));
        self.text.push_str(&format!("round{number}:\n"));
        self.line(&format!("%s{number} = add i32 %k{number}, 1"));
        self.line(&format!("store i32 %s{number}, ptr %c{number}, align 4"));
        match self.random.below(2) {
            0 => self.access(),
            _ => self.decide(1),
        }
        self.line(&format!("br label %head{number}"));
        self.text.push_str(&format!("out{number}:\n"));
        self.line("call void @__VERIFIER_atomic_end()");
        // What is decided about an input once others may have heard of it.
        if takes && self.random.below(2) == 0 {
            self.line(&format!("%d{number} = icmp ult i32 %m{number}, 2"));
            self.line(&format!("br i1 %d{number}, label %few{number}, label %rest{number}"));
            self.text.push_str(&format!("few{number}:\n"));
            self.access();
            self.line(&format!("br label %rest{number}"));
            self.text.push_str(&format!("rest{number}:\n"));
        }
    }

    /// An input of at most two.
    fn input(&mut self, number: u32) {
        self.line(&format!("%n{number} = call zeroext i8 @tb_uchar(ptr @name)"));
        self.line(&format!("%z{number} = zext i8 %n{number} to i32"));
        self.line(&format!("%b{number} = icmp ult i32 %z{number}, 3"));
        self.line(&format!("%a{number} = zext i1 %b{number} to i32"));
        self.line(&format!("call void @__VERIFIER_assume(i32 %a{number})"));
        self.line(&format!("%m{number} = add i32 %z{number}, 0"));
    }

    fn decide(&mut self, depth: u64) {
        self.next += 1;
        let (number, variable) = (self.next, self.variable());
        let asks = self.inputs != Inputs::None && self.random.below(2) == 0;
        match self.inputs {
            Inputs::Own if asks => self.line(&format!("%q{number} = call zeroext i1 @tb_bool(ptr @name)")),
            Inputs::One if asks => {
                let bound = 50 + 50 * self.random.below(4);
                self.line(&format!("%q{number} = icmp ult i32 %i, {bound}"));
            }
            _ => {
                self.line(&format!("%v{number} = load atomic i32, ptr {variable} seq_cst, align 4"));
                self.line(&format!("%q{number} = icmp eq i32 %v{number}, 0"));
            }
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
        if self.inputs == Inputs::One && depth > 1 && self.random.below(2) == 0 {
            self.decide(depth - 1);
        } else if self.random.below(2) == 0 {
            self.access();
        }
        self.line(&format!("br label %done{number}"));
        self.text.push_str(&format!("done{number}:\n"));
    }
}

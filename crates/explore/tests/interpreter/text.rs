//! The programs as IR text.

use crate::program::{Condition, LOCALS, MOST, MOST_ROUNDS, Op, Program, ROUNDS, VARIABLES, Value};
use crate::random;
use std::fmt::Write;

const HEAD: &str = "\
@v0 = global i32 0, align 4
@v1 = global i32 0, align 4
@v2 = global i32 0, align 4
@out0 = global i32 99, align 4
@out1 = global i32 99, align 4
@out2 = global i32 99, align 4
@count = global i32 0, align 4
@name = constant [2 x i8] c\"i\\00\"
@file = constant [2 x i8] c\"f\\00\"
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare void @__VERIFIER_assume(i32)
declare void @__assert_fail(ptr, ptr, i32, ptr)
declare void @_Exit(i32)
declare zeroext i1 @tb_bool(ptr)
declare zeroext i8 @tb_uchar(ptr)
";

/// The text of a program. At its end each `@out` is what its variable is, as a number that is known.
pub fn of(program: &Program) -> String {
    let mut head = HEAD.to_owned();
    let mut bodies = Vec::new();
    for ops in &program.threads {
        let mut function = Function { head: &mut head, text: String::new(), next: 0 };
        function.locals();
        function.ops(ops);
        if program.counts {
            function.line("%done = atomicrmw add ptr @count, i32 1 seq_cst, align 4");
        }
        bodies.push(function.text);
    }
    let mut main = Function { head: &mut head, text: String::new(), next: 0 };
    if program.counts {
        main.line("%count = load atomic i32, ptr @count seq_cst, align 4");
        main.line(&format!("%all = icmp eq i32 %count, {}", program.threads.len()));
        main.line("%is = zext i1 %all to i32");
        main.line("call void @__VERIFIER_assume(i32 %is)");
    }
    for variable in 0..VARIABLES {
        main.tell(variable);
    }
    let after = main.text;
    match program.counts {
        true => random::program_without_joins(&head, &bodies, "", &after),
        false => random::program(&head, &bodies, "", &after),
    }
}

struct Function<'a> {
    head: &'a mut String,
    text: String,
    next: u32,
}

impl Function<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn label(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
    }

    fn locals(&mut self) {
        for local in 0..LOCALS {
            self.line(&format!("%l{local} = alloca i32, align 4"));
            self.line(&format!("store i32 0, ptr %l{local}, align 4"));
        }
    }

    fn ops(&mut self, ops: &[Op]) {
        ops.iter().for_each(|op| self.op(op));
    }

    fn op(&mut self, op: &Op) {
        let n = self.number();
        match op {
            Op::Input(local) => {
                self.line(&format!("%b{n} = call zeroext i1 @tb_bool(ptr @name)"));
                self.line(&format!("%z{n} = zext i1 %b{n} to i32"));
                self.line(&format!("store i32 %z{n}, ptr %l{local}, align 4"));
            }
            Op::Rounds => {
                self.line(&format!("%b{n} = call zeroext i8 @tb_uchar(ptr @name)"));
                self.line(&format!("%z{n} = zext i8 %b{n} to i32"));
                self.line(&format!("%q{n} = icmp ule i32 %z{n}, {MOST_ROUNDS}"));
                self.line(&format!("%a{n} = zext i1 %q{n} to i32"));
                self.line(&format!("call void @__VERIFIER_assume(i32 %a{n})"));
                self.line(&format!("store i32 %z{n}, ptr %l{ROUNDS}, align 4"));
            }
            Op::Loop { up, body } => self.rounds(n, *up, body),
            Op::Load(local, variable) => {
                self.line(&format!("%r{n} = load atomic i32, ptr @v{variable} seq_cst, align 4"));
                self.line(&format!("store i32 %r{n}, ptr %l{local}, align 4"));
            }
            Op::Store(variable, value) => {
                let value = match value {
                    Value::Number(number) => number.to_string(),
                    Value::Local(local) => {
                        self.line(&format!("%r{n} = load i32, ptr %l{local}, align 4"));
                        format!("%r{n}")
                    }
                };
                self.line(&format!("store atomic i32 {value}, ptr @v{variable} seq_cst, align 4"));
            }
            Op::Add(variable, number) => {
                self.line(&format!("%r{n} = atomicrmw add ptr @v{variable}, i32 {number} seq_cst, align 4"));
            }
            Op::If(condition, then, otherwise) => {
                self.test(n, *condition);
                self.line(&format!("br i1 %q{n}, label %then{n}, label %else{n}"));
                self.label(&format!("then{n}"));
                self.ops(then);
                self.line(&format!("br label %done{n}"));
                self.label(&format!("else{n}"));
                self.ops(otherwise);
                self.line(&format!("br label %done{n}"));
                self.label(&format!("done{n}"));
            }
            Op::Assume(condition) => {
                self.test(n, *condition);
                self.line(&format!("%a{n} = zext i1 %q{n} to i32"));
                self.line(&format!("call void @__VERIFIER_assume(i32 %a{n})"));
            }
            Op::Assert(condition, number) => {
                let text = number.to_string();
                let _ =
                    writeln!(self.head, "@text{number} = constant [{} x i8] c\"{text}\\00\"", text.len() + 1);
                // Findings are told apart by their functions.
                let _ = writeln!(
                    self.head,
                    "define void @fail{number}() {{\n  call void @__assert_fail(ptr @text{number}, ptr @file, i32 1, ptr @file)\n  ret void\n}}"
                );
                self.test(n, *condition);
                self.line(&format!("br i1 %q{n}, label %done{n}, label %fail{n}"));
                self.label(&format!("fail{n}"));
                self.line(&format!("call void @fail{number}()"));
                self.line("unreachable");
                self.label(&format!("done{n}"));
            }
            Op::Section { function: false, body } => {
                self.line("call void @__VERIFIER_atomic_begin()");
                self.ops(body);
                self.line("call void @__VERIFIER_atomic_end()");
            }
            Op::Section { function: true, body } => {
                let name = format!("__VERIFIER_atomic_{}", self.head.matches("define").count());
                let mut function = Function { head: self.head, text: String::new(), next: 0 };
                function.locals();
                function.ops(body);
                let text = function.text;
                let _ = write!(self.head, "define void @{name}() {{\n{text}  ret void\n}}\n");
                self.line(&format!("call void @{name}()"));
            }
            Op::Exit(number) => {
                self.line(&format!("call void @_Exit(i32 {number})"));
            }
        }
    }

    fn rounds(&mut self, n: u32, up: bool, body: &[Op]) {
        let (at, step) = if up { (format!("%i{n}"), 1) } else { (format!("%l{ROUNDS}"), -1) };
        if up {
            self.line(&format!("{at} = alloca i32, align 4"));
            self.line(&format!("store i32 0, ptr {at}, align 4"));
        }
        self.line(&format!("br label %head{n}"));
        self.label(&format!("head{n}"));
        self.line(&format!("%c{n} = load i32, ptr {at}, align 4"));
        match up {
            true => {
                self.line(&format!("%e{n} = load i32, ptr %l{ROUNDS}, align 4"));
                self.line(&format!("%q{n} = icmp ult i32 %c{n}, %e{n}"));
            }
            false => self.line(&format!("%q{n} = icmp ne i32 %c{n}, 0")),
        }
        self.line(&format!("br i1 %q{n}, label %round{n}, label %done{n}"));
        self.label(&format!("round{n}"));
        self.line(&format!("%s{n} = add i32 %c{n}, {step}"));
        self.line(&format!("store i32 %s{n}, ptr {at}, align 4"));
        self.ops(body);
        self.line(&format!("br label %head{n}"));
        self.label(&format!("done{n}"));
    }

    fn test(&mut self, n: u32, Condition { local, number, equal }: Condition) {
        let compare = if equal { "eq" } else { "ne" };
        self.line(&format!("%c{n} = load i32, ptr %l{local}, align 4"));
        self.line(&format!("%q{n} = icmp {compare} i32 %c{n}, {number}"));
    }

    /// Says what is in a variable, by trying one number after the other.
    fn tell(&mut self, variable: usize) {
        let n = self.number();
        self.line(&format!("%f{n} = load atomic i32, ptr @v{variable} seq_cst, align 4"));
        for number in 0..MOST {
            self.line(&format!("%e{n}.{number} = icmp eq i32 %f{n}, {number}"));
            self.line(&format!("br i1 %e{n}.{number}, label %is{n}.{number}, label %not{n}.{number}"));
            self.label(&format!("is{n}.{number}"));
            self.line(&format!("store i32 {number}, ptr @out{variable}, align 4"));
            self.line(&format!("br label %told{n}"));
            self.label(&format!("not{n}.{number}"));
        }
        self.line(&format!("br label %told{n}"));
        self.label(&format!("told{n}"));
    }
}

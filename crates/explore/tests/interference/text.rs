//! The programs as IR. Accesses are atomic, so that there is no data race to tell of.

use crate::program::{INPUTS, LOCALS, LOCKS, Op, Program, VARIABLES};
use std::fmt::Write;

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare zeroext i8 @tb_uchar(ptr)
declare void @__VERIFIER_assume(i32)
@name = constant [2 x i8] c\"i\\00\"
";

/// The text of a program.
pub fn of(program: &Program) -> String {
    let mut text = String::from(HEAD);
    for variable in 0..VARIABLES {
        let _ = writeln!(text, "@v{variable} = global i32 0, align 4");
    }
    for lock in 0..LOCKS {
        let _ = writeln!(text, "@m{lock} = global [40 x i8] zeroinitializer, align 8");
    }
    for (thread, ops) in program.threads.iter().enumerate() {
        let mut function = Function { text: String::new(), next: 0 };
        // Nobody can tell beforehand that it is zero.
        let zero = if thread == 0 { "0" } else { "%zero" };
        if thread > 0 {
            function.line("%zero = ptrtoint ptr %null to i32");
        }
        for local in 0..LOCALS {
            function.line(&format!("%l{local} = alloca i32, align 4"));
            function.line(&format!("store i32 {zero}, ptr %l{local}, align 4"));
        }
        for worker in 1..program.threads.len() {
            function.line(&format!("%t{worker} = alloca i64, align 8"));
        }
        function.ops(ops);
        let _ = match thread {
            0 => write!(text, "define i32 @main() {{\n{}  ret i32 0\n}}\n", function.text),
            _ => write!(text, "define ptr @f{thread}(ptr %null) {{\n{}  ret ptr null\n}}\n", function.text),
        };
    }
    text
}

struct Function {
    text: String,
    next: u32,
}

impl Function {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn ops(&mut self, ops: &[Op]) {
        for op in ops {
            self.op(op);
        }
    }

    fn op(&mut self, op: &Op) {
        self.next += 1;
        let n = self.next;
        match op {
            Op::Input(local) => {
                self.line(&format!("%b{n} = call zeroext i8 @tb_uchar(ptr @name)"));
                self.line(&format!("%i{n} = zext i8 %b{n} to i32"));
                self.line(&format!("%c{n} = icmp ult i32 %i{n}, {INPUTS}"));
                self.line(&format!("%a{n} = zext i1 %c{n} to i32"));
                self.line(&format!("call void @__VERIFIER_assume(i32 %a{n})"));
                self.line(&format!("store i32 %i{n}, ptr %l{local}, align 4"));
            }
            Op::Load(local, variable) => {
                self.line(&format!("%x{n} = load atomic i32, ptr @v{variable} seq_cst, align 4"));
                self.line(&format!("store i32 %x{n}, ptr %l{local}, align 4"));
            }
            Op::Store(variable, from, number) => {
                let mut value = number.to_string();
                if let Some(local) = from {
                    self.line(&format!("%x{n} = load i32, ptr %l{local}, align 4"));
                    self.line(&format!("%y{n} = add i32 %x{n}, {number}"));
                    value = format!("%y{n}");
                }
                self.line(&format!("store atomic i32 {value}, ptr @v{variable} seq_cst, align 4"));
            }
            Op::Add(variable, number) => {
                self.line(&format!("%x{n} = atomicrmw add ptr @v{variable}, i32 {number} seq_cst, align 4"));
            }
            Op::Swap(local, variable, from, to) => {
                self.line(&format!(
                    "%x{n} = cmpxchg ptr @v{variable}, i32 {from}, i32 {to} seq_cst seq_cst, align 4"
                ));
                self.line(&format!("%s{n} = extractvalue {{ i32, i1 }} %x{n}, 1"));
                self.line(&format!("%y{n} = zext i1 %s{n} to i32"));
                self.line(&format!("store i32 %y{n}, ptr %l{local}, align 4"));
            }
            Op::Lock(lock) => self.line(&format!("%r{n} = call i32 @pthread_mutex_lock(ptr @m{lock})")),
            Op::Unlock(lock) => self.line(&format!("%r{n} = call i32 @pthread_mutex_unlock(ptr @m{lock})")),
            Op::If { local, below, with, then, otherwise, .. } => {
                let compare = if *below { "ult" } else { "eq" };
                self.line(&format!("%x{n} = load i32, ptr %l{local}, align 4"));
                self.line(&format!("%q{n} = icmp {compare} i32 %x{n}, {with}"));
                self.line(&format!("br i1 %q{n}, label %then{n}, label %else{n}"));
                let _ = writeln!(self.text, "then{n}:");
                self.ops(then);
                self.line(&format!("br label %done{n}"));
                let _ = writeln!(self.text, "else{n}:");
                self.ops(otherwise);
                self.line(&format!("br label %done{n}"));
                let _ = writeln!(self.text, "done{n}:");
            }
            Op::Create(thread) => self.line(&format!(
                "%r{n} = call i32 @pthread_create(ptr %t{thread}, ptr null, ptr @f{thread}, ptr null)"
            )),
            Op::Join(thread) => {
                self.line(&format!("%h{n} = load i64, ptr %t{thread}, align 8"));
                self.line(&format!("%r{n} = call i32 @pthread_join(i64 %h{n}, ptr null)"));
            }
        }
    }
}

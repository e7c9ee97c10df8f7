//! The programs as IR.

use crate::program::{INPUTS, LOCALS, LOCKS, OBJECTS, Op, Program, VARIABLES};
use std::fmt::Write;

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_mutex_trylock(ptr)
declare i32 @sem_init(ptr, i32, i32)
declare i32 @sem_wait(ptr)
declare i32 @sem_post(ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_signal(ptr)
declare i32 @pthread_cond_broadcast(ptr)
@c = global [48 x i8] zeroinitializer, align 8
@s = global [32 x i8] zeroinitializer, align 8
declare i32 @pthread_rwlock_rdlock(ptr)
declare i32 @pthread_rwlock_tryrdlock(ptr)
declare i32 @pthread_rwlock_wrlock(ptr)
declare i32 @pthread_rwlock_unlock(ptr)
declare zeroext i8 @tb_uchar(ptr)
declare void @__VERIFIER_assume(i32)
declare ptr @malloc(i64)
declare void @free(ptr)
@name = constant [2 x i8] c\"i\\00\"
";

/// The text of a program.
pub fn of(program: &Program) -> String {
    let mut text = String::from(HEAD);
    for variable in 0..VARIABLES {
        let _ = writeln!(text, "@v{variable} = global i32 0, align 4");
    }
    for object in 0..OBJECTS {
        let _ = writeln!(text, "@p{object} = global ptr null, align 8");
    }
    for lock in 0..LOCKS {
        let _ = writeln!(text, "@m{lock} = global [40 x i8] zeroinitializer, align 8");
        let _ = writeln!(text, "@w{lock} = global [56 x i8] zeroinitializer, align 8");
    }
    for (thread, ops) in program.threads.iter().enumerate() {
        let mut function = Function { text: String::new(), next: 0, plain: program.plain };
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
        for object in 0..OBJECTS {
            if thread == 0 {
                function.line(&format!("%o{object} = call ptr @malloc(i64 4)"));
                function.line(&format!("store i32 0, ptr %o{object}, align 4"));
                function.line(&format!("store ptr %o{object}, ptr @p{object}, align 8"));
            }
        }
        if thread == 0 {
            function.line(&format!("%s = call i32 @sem_init(ptr @s, i32 0, i32 {})", program.units));
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
    plain: [bool; VARIABLES],
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

    /// A local becomes whether a call returns zero.
    fn attempt(&mut self, call: &str, local: usize) {
        let n = self.next;
        self.line(&format!("%r{n} = call i32 @{call}"));
        self.line(&format!("%s{n} = icmp eq i32 %r{n}, 0"));
        self.line(&format!("%y{n} = zext i1 %s{n} to i32"));
        self.line(&format!("store i32 %y{n}, ptr %l{local}, align 4"));
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
                match self.plain[*variable] {
                    true => self.line(&format!("%x{n} = load i32, ptr @v{variable}, align 4")),
                    false => {
                        self.line(&format!("%x{n} = load atomic i32, ptr @v{variable} seq_cst, align 4"))
                    }
                }
                self.line(&format!("store i32 %x{n}, ptr %l{local}, align 4"));
            }
            Op::Store(variable, from, number) => {
                let mut value = number.to_string();
                if let Some(local) = from {
                    self.line(&format!("%x{n} = load i32, ptr %l{local}, align 4"));
                    self.line(&format!("%y{n} = add i32 %x{n}, {number}"));
                    value = format!("%y{n}");
                }
                match self.plain[*variable] {
                    true => self.line(&format!("store i32 {value}, ptr @v{variable}, align 4")),
                    false => {
                        self.line(&format!("store atomic i32 {value}, ptr @v{variable} seq_cst, align 4"))
                    }
                }
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
            Op::Try(local, lock) => self.attempt(&format!("pthread_mutex_trylock(ptr @m{lock})"), *local),
            Op::TryShare(local, lock) => {
                self.attempt(&format!("pthread_rwlock_tryrdlock(ptr @w{lock})"), *local)
            }
            Op::Share(lock) => self.line(&format!("%r{n} = call i32 @pthread_rwlock_rdlock(ptr @w{lock})")),
            Op::Exclude(lock) => self.line(&format!("%r{n} = call i32 @pthread_rwlock_wrlock(ptr @w{lock})")),
            Op::Leave(lock) => self.line(&format!("%r{n} = call i32 @pthread_rwlock_unlock(ptr @w{lock})")),
            Op::Sleep => self.line(&format!("%r{n} = call i32 @pthread_cond_wait(ptr @c, ptr @m0)")),
            Op::Wake => self.line(&format!("%r{n} = call i32 @pthread_cond_signal(ptr @c)")),
            Op::WakeAll => self.line(&format!("%r{n} = call i32 @pthread_cond_broadcast(ptr @c)")),
            Op::Take => self.line(&format!("%r{n} = call i32 @sem_wait(ptr @s)")),
            Op::Post => self.line(&format!("%r{n} = call i32 @sem_post(ptr @s)")),
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
            Op::Free(object) => {
                self.line(&format!("%x{n} = load ptr, ptr @p{object}, align 8"));
                self.line(&format!("call void @free(ptr %x{n})"));
            }
            Op::Look(object) => {
                self.line(&format!("%x{n} = load ptr, ptr @p{object}, align 8"));
                self.line(&format!("%y{n} = load atomic i32, ptr %x{n} seq_cst, align 4"));
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

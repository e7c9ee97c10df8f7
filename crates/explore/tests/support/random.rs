//! What random programs have in common: where their randomness comes from, and how they start their threads.

/// A source of random numbers that is the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

const HEAD: &str =
    "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128\"
target triple = \"x86_64-pc-linux-gnu\"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
";

/// A program with these declarations whose threads have these bodies. The main thread starts them all and joins them; it
/// does something before that and something after.
pub fn program(declarations: &str, bodies: &[String], before: &str, after: &str) -> String {
    let mut joins = String::new();
    for i in 0..bodies.len() {
        joins += &format!("  %l{i} = load i64, ptr %t{i}, align 8\n");
        joins += &format!("  %j{i} = call i32 @pthread_join(i64 %l{i}, ptr null)\n");
    }
    program_without_joins(declarations, bodies, before, &(joins + after))
}

/// The same where the main thread joins nobody.
pub fn program_without_joins(declarations: &str, bodies: &[String], before: &str, after: &str) -> String {
    let mut text = format!("{HEAD}{declarations}");
    let mut main = String::from("define i32 @main() {\n");
    for (i, body) in bodies.iter().enumerate() {
        text += &format!("define ptr @f{i}(ptr %unused) {{\n{body}  ret ptr null\n}}\n");
        main += &format!("  %t{i} = alloca i64, align 8\n");
    }
    main += before;
    for i in 0..bodies.len() {
        main += &format!("  %c{i} = call i32 @pthread_create(ptr %t{i}, ptr null, ptr @f{i}, ptr null)\n");
    }
    text + &main + after + "  ret i32 0\n}\n"
}

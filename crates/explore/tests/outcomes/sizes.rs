//! Small random programs whose threads share memory of a size that an input says, resize it by as much, and go to places in it that depend on
//! the size, too; perhaps under a lock. The same with the size written in place of the input is what they are compared with.

use crate::generate::of;
use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@d = global i32 0, align 4
@way = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@n = global i64 0, align 8
@all = global ptr null, align 8
declare i8 @__VERIFIER_nondet_uchar()
declare void @__VERIFIER_assume(i32)
declare void @__VERIFIER_assert(i32)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
";

/// The sizes that an input can say: so many, from zero on.
pub const SIZES: u64 = 4;

/// A program, with an input and with each of its values.
pub struct Sized {
    pub by_input: String,
    pub by_number: Vec<String>,
}

/// The program with this seed.
pub fn program(seed: u64) -> Sized {
    let random = &mut Random::new(seed);
    let functions: Vec<String> = (0..2)
        .map(|_| {
            let steps = 1 + random.below(2);
            (0..steps).map(|number| step(random, number)).collect()
        })
        .collect();
    let make = of(random, &["call ptr @malloc(i64 %n)", "call ptr @calloc(i64 %n, i64 1)"]);
    let text = |n: &str| {
        let before =
            format!("{n}  store i64 %n, ptr @n, align 8\n  %p = {make}\n  store ptr %p, ptr @all, align 8\n");
        random::program(HEAD, &functions, &before, "")
    };
    let by_input = text(&format!(
        "  %i = call i8 @__VERIFIER_nondet_uchar()\n  %l = icmp ult i8 %i, {SIZES}\n  %w = zext i1 %l to i32\n  \
         call void @__VERIFIER_assume(i32 %w)\n  %n = zext i8 %i to i64\n"
    ));
    Sized { by_input, by_number: (0..SIZES).map(|n| text(&format!("  %n = add i64 {n}, 0\n"))).collect() }
}

/// Writes a byte, looks at one, or changes the size.
fn step(random: &mut Random, n: u64) -> String {
    let number = |random: &mut Random| match random.below(3) {
        0 => format!("  %k{n} = add i64 {}, 0\n", random.below(4)),
        1 => format!("  %k{n} = add i64 %n{n}, {}\n", of(random, &["-1", "0", "0", "1"])),
        _ => format!("  %k{n} = mul i64 %n{n}, 2\n"),
    };
    let known = format!("  %n{n} = load i64, ptr @n, align 8\n  %p{n} = load ptr, ptr @all, align 8\n");
    let number = number(random);
    let place = format!("{known}{number}  %q{n} = getelementptr i8, ptr %p{n}, i64 %k{n}\n");
    let step = match random.below(3) {
        0 => format!("{place}  store i8 7, ptr %q{n}, align 1\n"),
        1 => format!(
            "{place}  %v{n} = load i8, ptr %q{n}, align 1\n  %c{n} = icmp ne i8 %v{n}, 7\n  %w{n} = zext i1 %c{n} to i32\n  \
             call void @__VERIFIER_assert(i32 %w{n})\n"
        ),
        _ => format!(
            "{known}{number}  %r{n} = call ptr @realloc(ptr %p{n}, i64 %k{n})\n  store ptr %r{n}, ptr @all, align 8\n"
        ),
    };
    if random.below(4) == 0 {
        return step;
    }
    format!(
        "  %a{n} = call i32 @pthread_mutex_lock(ptr @m)\n{step}  %u{n} = call i32 @pthread_mutex_unlock(ptr @m)\n"
    )
}

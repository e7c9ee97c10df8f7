//! Small random programs whose threads write single bytes of a text and look for something in it: how far a look goes depends
//! on what it finds.

use crate::generate::of;
use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@d = global i32 0, align 4
@way = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
@text = global [5 x i8] c\"abab\\00\", align 1
@word = global [3 x i8] c\"ab\\00\", align 1
@own = constant [4 x i8] c\"aba\\00\", align 1
declare i64 @strlen(ptr)
declare i64 @strnlen(ptr, i64)
declare ptr @memchr(ptr, i32, i64)
declare i32 @strcmp(ptr, ptr)
declare ptr @strchr(ptr, i32)
declare i64 @strcspn(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
";

/// The text of the program with this seed.
pub fn program(seed: u64) -> String {
    random::program(HEAD, &functions(&mut Random::new(seed)), "", "")
}

fn functions(random: &mut Random) -> Vec<String> {
    let threads = 2 + random.below(2);
    (0..threads)
        .map(|thread| {
            let steps = 1 + random.below(if threads == 2 { 3 } else { 2 });
            (0..steps).map(|number| step(random, thread, number)).collect()
        })
        .collect()
}

/// A program of which two bytes of the text are inputs, and that fails if something was found at one place; the same for bytes of every kind.
pub struct ByInputs {
    pub by_input: String,
    pub by_number: Vec<String>,
}

/// Bytes of every kind: what the programs look for, the end, what is just before and behind these.
const BYTES: [u8; 6] = [0, 1, 96, 97, 98, 99];

/// The program with this seed, whose text depends on inputs.
pub fn by_inputs(seed: u64) -> ByInputs {
    let random = &mut Random::new(seed);
    let functions = functions(random);
    let first = random.below(3);
    let places = [first, first + 1];
    // What a comparison says is more than its sign.
    let compares = functions.iter().any(|text| text.contains("@strcmp"));
    let found = random.below(if compares { 2 } else { 4 });
    let after = format!(
        "  %vx = load i32, ptr @x, align 4\n  %bad = icmp eq i32 %vx, {found}\n  br i1 %bad, label %fails, label %fine\n\
         fails:\n  call void @abort()\n  unreachable\nfine:\n"
    );
    let head = format!(
        "{HEAD}declare void @abort()\ndeclare zeroext i8 @tb_uchar(ptr)\n@name = constant [2 x i8] c\"b\\00\"\n"
    );
    let stored = |number: usize, value: &str| {
        let at = places[number];
        format!(
            "  %q{number} = getelementptr i8, ptr @text, i64 {at}\n  store i8 {value}, ptr %q{number}, align 1\n"
        )
    };
    let input = |number: usize| {
        let taken = format!("  %b{number} = call zeroext i8 @tb_uchar(ptr @name)\n");
        taken + &stored(number, &format!("%b{number}"))
    };
    let with = |before: String| random::program(&head, &functions, &before, &after);
    let numbers = BYTES.iter().flat_map(|one| BYTES.iter().map(move |other| [one, other]));
    ByInputs {
        by_input: with(input(0) + &input(1)),
        by_number: numbers
            .map(|[one, other]| with(stored(0, &one.to_string()) + &stored(1, &other.to_string())))
            .collect(),
    }
}

/// Writes a byte, or looks and tells what was found; perhaps under a lock.
fn step(random: &mut Random, thread: u64, n: u64) -> String {
    let step = if random.below(2) == 0 {
        let at = random.below(4);
        let byte = of(random, &["0", "97", "98"]);
        format!("  %p{n} = getelementptr i8, ptr @text, i64 {at}\n  store i8 {byte}, ptr %p{n}, align 1\n")
    } else {
        let number = |call: &str| format!("  %r{n} = call {call}\n");
        let pointer = |call: &str| format!("  %f{n} = call {call}\n  %r{n} = ptrtoint ptr %f{n} to i64\n");
        let look = match random.below(7) {
            0 => number("i64 @strlen(ptr @text)"),
            1 => number("i64 @strnlen(ptr @text, i64 2)"),
            2 => pointer("ptr @memchr(ptr @text, i32 98, i64 4)"),
            3 => pointer("ptr @strchr(ptr @text, i32 98)"),
            4 => number("i64 @strcspn(ptr @text, ptr @word)"),
            5 => {
                format!("  %f{n} = call i32 @strcmp(ptr @text, ptr @own)\n  %r{n} = sext i32 %f{n} to i64\n")
            }
            _ => {
                format!("  %f{n} = call i32 @strcmp(ptr @word, ptr @text)\n  %r{n} = sext i32 %f{n} to i64\n")
            }
        };
        let told = ["@x", "@y", "@way"][thread as usize];
        format!(
            "{look}  %t{n} = trunc i64 %r{n} to i32\n  store atomic i32 %t{n}, ptr {told} seq_cst, align 4\n"
        )
    };
    if random.below(3) == 0 {
        return format!(
            "  %k{n} = call i32 @pthread_mutex_lock(ptr @m)\n{step}  %u{n} = call i32 @pthread_mutex_unlock(ptr @m)\n"
        );
    }
    step
}

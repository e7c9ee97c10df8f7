//! Programs with threads that are alike: those of other suites, in which several threads are made to run what the first runs. Some
//! tell these threads apart, in one of many ways.

use crate::random::Random;
use crate::{generate, inputs, oracle, primitives, retries};

/// How a program tells threads apart that run the same function, if it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Apart {
    /// It does not.
    Not,
    /// The first is created before something else happens.
    Created,
    /// The first is joined before something else happens.
    Joined,
    /// Some are not joined.
    Left,
    /// They return what they have seen last, and that of the first is kept.
    Results,
    /// They return the same, and that of the first is kept.
    SameResults,
    /// They leave their names behind, and it is kept whether that of the first is there at the end.
    Names,
    /// Each looks whether it is the first, and remembers that.
    First,
    /// They get other arguments, and leave them behind.
    Arguments,
    /// Their names are compared by who created them.
    Compared,
    /// The first is joined by another thread.
    ByAnother,
    /// When the first is joined, the process ends: nothing was seen in between, but whether it comes to that.
    Halts,
}

const WAYS: [Apart; 11] = [
    Apart::Halts,
    Apart::Created,
    Apart::Joined,
    Apart::Left,
    Apart::Results,
    Apart::SameResults,
    Apart::Names,
    Apart::First,
    Apart::Arguments,
    Apart::Compared,
    Apart::ByAnother,
];

/// A program, and how many of its threads run the same function; they are the first.
pub struct Program {
    pub text: String,
    pub alike: u32,
    pub apart: Apart,
    /// Whether one of them never ends, which tells them apart as well.
    pub stuck: bool,
}

/// What the programs keep.
pub const VARIABLES: [&str; 5] = ["x", "y", "d", "way", "kept"];

const DECLARATIONS: &str = "\
@kept = global i32 0, align 4
@who = global i64 0, align 8
declare i64 @pthread_self()
";

/// The program with this seed; the text of `other` has at least two threads.
pub fn program(seed: u64) -> Program {
    let text = match seed % 8 {
        0..=2 => oracle::program(seed),
        3 | 4 => primitives::program(seed),
        5 => inputs::program(seed),
        6 => generate::accesses(seed),
        _ => retries::retries(seed).0,
    };
    let mut random = Random::new(seed ^ 0x5eed);
    let apart = match random.below(2) {
        0 => Apart::Not,
        _ => WAYS[random.below(WAYS.len() as u64) as usize],
    };
    let threads = 2 + u32::from(text.contains("@f2("));
    let alike = match (threads, random.below(2)) {
        (3, 0) if apart != Apart::ByAnother => 3,
        _ => 2,
    };
    // Another thread is there to join, or nobody does.
    let apart = if apart == Apart::ByAnother && threads == 2 { Apart::Left } else { apart };
    let text = tell(&made_alike(&text, alike), alike, apart);
    let stuck = apart == Apart::Halts || random.below(6) == 0;
    let text = if stuck { with_a_stuck_one(&text, &mut random) } else { text };
    Program { text, alike, apart, stuck }
}

/// The program with threads that are alike of which the one that comes so late never ends: it goes round for ever, fails an assumption
/// when it has looked at something, ends the process then, or fails.
fn with_a_stuck_one(text: &str, random: &mut Random) -> String {
    let late = random.below(3);
    let (declared, does) = match random.below(4) {
        0 => ("", "  br i1 %sw, label %sround, label %son\n"),
        1 => ("declare void @tb_assume(i32)\n", "  call void @tb_assume(i32 %sv)\n  br label %son\n"),
        2 => ("declare void @exit(i32)\n", "  call void @exit(i32 0)\n  unreachable\n"),
        _ => ("declare void @abort()\n", "  call void @abort()\n  unreachable\n"),
    };
    let begin = format!(
        "define ptr @f0(ptr %unused) {{
  %sn = atomicrmw add ptr @come, i32 1 seq_cst, align 4
  %sf = icmp eq i32 %sn, {late}
  br i1 %sf, label %sround, label %son
sround:
  %sv = load atomic i32, ptr @never seq_cst, align 4
  %sw = icmp eq i32 %sv, 0
{does}son:
"
    );
    let text = replaced(text, "define ptr @f0(ptr %unused) {\n", &begin);
    let declared = if text.contains(declared) { "" } else { declared };
    format!("{text}{declared}@come = global i32 0, align 4\n@never = global i32 0, align 4\n")
}

/// The program with the first threads running the same.
fn made_alike(text: &str, alike: u32) -> String {
    let run = |i: u32| format!("%c{i} = call i32 @pthread_create(ptr %t{i}, ptr null, ptr @f{i}, ptr null)");
    let same = |i: u32| run(i).replace(&format!("@f{i}"), "@f0");
    (1..alike).fold(text.to_string(), |text, i| replaced(&text, &run(i), &same(i)))
}

fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "there is no `{from}`\n{text}");
    text.replacen(from, to, 1)
}

/// The program, telling its threads apart.
fn tell(text: &str, alike: u32, apart: Apart) -> String {
    let text = format!("{text}{DECLARATIONS}");
    let after = |text: &str, line: &str, more: &str| replaced(text, line, &format!("{line}{more}"));
    let begins = |text: &str, more: &str| after(text, "define ptr @f0(ptr %unused) {\n", more);
    // The function of the main thread is the last.
    let ends = |text: &str, more: &str| {
        let at = text.rfind("  ret i32 0\n}").expect("the main thread ends");
        format!("{}{more}{}", &text[..at], &text[at..])
    };
    let created = |i: u32, function: &str, argument: &str| {
        format!("  %c{i} = call i32 @pthread_create(ptr %t{i}, ptr null, ptr @{function}, ptr {argument})\n")
    };
    let joined = |i: u32, place: &str| format!("  %j{i} = call i32 @pthread_join(i64 %l{i}, ptr {place})\n");
    let keeps = "  store atomic i32 %zk, ptr @kept seq_cst, align 4\n";
    // Somebody has to decide by it: what is never looked at tells nobody apart.
    let keeps_whether = "  br i1 %ze, label %zthen, label %zelse\nzthen:\n  store atomic i32 1, ptr @kept seq_cst, align 4\n  br label %zelse\nzelse:\n";
    let sees = "  %zk = load atomic i32, ptr @x seq_cst, align 4\n";
    match apart {
        Apart::Not => text,
        Apart::Created => {
            after(&text, &created(0, "f0", "null"), "  store atomic i32 2, ptr @x seq_cst, align 4\n")
        }
        Apart::Joined => after(&text, &joined(0, "null"), &format!("{sees}{keeps}")),
        Apart::Left => {
            let text = replaced(&text, &joined(alike - 1, "null"), "");
            ends(&text, &format!("{sees}{keeps}"))
        }
        Apart::Results | Apart::SameResults => {
            let result = match apart {
                Apart::Results => {
                    "  %zv = load atomic i32, ptr @x seq_cst, align 4\n  %zw = zext i32 %zv to i64\n  %zp = inttoptr i64 %zw to ptr\n  ret ptr %zp\n"
                }
                _ => "  ret ptr inttoptr (i64 9 to ptr)\n",
            };
            let text = replaced(&text, "  ret ptr null\n", result);
            let text = after(&text, "define i32 @main() {\n", "  %zr = alloca ptr, align 8\n");
            let text = replaced(&text, &joined(0, "null"), &joined(0, "%zr"));
            ends(
                &text,
                &format!(
                    "  %zq = load ptr, ptr %zr, align 8\n  %zi = ptrtoint ptr %zq to i64\n  %zk = trunc i64 %zi to i32\n{keeps}"
                ),
            )
        }
        Apart::Names => {
            let text = begins(
                &text,
                "  %zs = call i64 @pthread_self()\n  store atomic i64 %zs, ptr @who seq_cst, align 8\n",
            );
            ends(
                &text,
                &format!(
                    "  %zw = load atomic i64, ptr @who seq_cst, align 8\n  %ze = icmp eq i64 %zw, %l0\n{keeps_whether}"
                ),
            )
        }
        Apart::First => {
            let text = begins(
                &text,
                &format!(
                    "  %zw = load atomic i64, ptr @who seq_cst, align 8\n  %zs = call i64 @pthread_self()\n  %ze = icmp eq i64 %zw, %zs\n{keeps_whether}"
                ),
            );
            after(
                &text,
                &created(alike - 1, "f0", "null"),
                "  %zh = load i64, ptr %t0, align 8\n  store atomic i64 %zh, ptr @who seq_cst, align 8\n",
            )
        }
        Apart::Arguments => {
            let text = begins(
                &text,
                &format!("  %za = ptrtoint ptr %unused to i64\n  %zk = trunc i64 %za to i32\n{keeps}"),
            );
            replaced(&text, &created(1, "f0", "null"), &created(1, "f0", "inttoptr (i64 1 to ptr)"))
        }
        Apart::Compared => ends(&text, &format!("  %ze = icmp ult i64 %l0, %l1\n{keeps_whether}")),
        Apart::Halts => {
            let ends = "  %zh = icmp eq i32 %j0, 0\n  br i1 %zh, label %zend, label %zon\nzend:\n  call void @abort()\n  unreachable\nzon:\n";
            let text = after(&text, &joined(0, "null"), ends);
            let declared =
                if text.contains("declare void @abort()") { "" } else { "declare void @abort()\n" };
            format!("{text}{declared}")
        }
        Apart::ByAnother => {
            let text = after(
                &text,
                &created(1, "f0", "null"),
                "  %zh = load i64, ptr %t0, align 8\n  store atomic i64 %zh, ptr @who seq_cst, align 8\n",
            );
            let text = replaced(&text, &joined(0, "null"), "");
            after(
                &text,
                "define ptr @f2(ptr %unused) {\n",
                &format!(
                    "  %zw = load atomic i64, ptr @who seq_cst, align 8\n  %zj = call i32 @pthread_join(i64 %zw, ptr null)\n{sees}{keeps}"
                ),
            )
        }
    }
}

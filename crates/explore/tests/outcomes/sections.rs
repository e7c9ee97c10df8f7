//! Small random programs with accesses inside of atomic sections and outside of them; and the same programs with one lock in
//! place of all sections.

use crate::generate::of;
use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
@d = global i32 0, align 4
@e = global i32 0, align 4
@m = global [40 x i8] zeroinitializer, align 8
declare void @__VERIFIER_atomic_begin()
declare void @__VERIFIER_atomic_end()
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
";

/// The program with this seed, with sections and with a lock.
pub fn program(seed: u64) -> (String, String) {
    let random = &mut Random::new(seed);
    let threads = 2 + random.below(4) / 3;
    let most = if threads == 2 { 3 } else { 2 };
    let steps: Vec<Vec<Step>> =
        (0..threads).map(|_| (0..1 + random.below(most)).map(|n| step(random, n)).collect()).collect();
    let text = |begin: &str, end: &str| {
        let function = |steps: &Vec<Step>| -> String {
            let one = |(n, step): (usize, &Step)| match step {
                Step::Outside(access) => access.clone(),
                Step::Section(accesses) => format!("  %b{n} = {begin}\n{accesses}  %u{n} = {end}\n"),
            };
            steps.iter().enumerate().map(one).collect()
        };
        let functions: Vec<String> = steps.iter().map(function).collect();
        random::program(HEAD, &functions, "", "")
    };
    let locked = text("call i32 @pthread_mutex_lock(ptr @m)", "call i32 @pthread_mutex_unlock(ptr @m)");
    let sections = text("call void @__VERIFIER_atomic_begin()", "call void @__VERIFIER_atomic_end()");
    // What is void has no name.
    let nameless = |line: &str| match line.split_once(" = call void ") {
        Some((_, call)) => format!("  call void {call}\n"),
        None => format!("{line}\n"),
    };
    (sections.lines().map(nameless).collect(), locked)
}

enum Step {
    Outside(String),
    Section(String),
}

/// An access outside of sections, or a section: `x` and `y` are accessed in sections alone.
fn step(random: &mut Random, n: u64) -> Step {
    let access = |random: &mut Random, name: &str, variables: &[&str]| {
        let variable = of(random, variables);
        match random.below(2) {
            0 => format!("  store i32 1, ptr {variable}, align 4\n"),
            _ => format!("  %{name}{n} = load i32, ptr {variable}, align 4\n"),
        }
    };
    let any = ["@x", "@x", "@y", "@d", "@e"];
    match random.below(5) {
        0 | 1 => Step::Outside(access(random, "v", &["@d", "@d", "@e"])),
        2 => Step::Section(access(random, "v", &any)),
        3 => Step::Section(access(random, "v", &any) + &access(random, "w", &any)),
        // What was found decides what is accessed.
        _ => {
            let (inside, is) = (access(random, "w", &["@d", "@e"]), of(random, &["eq", "ne"]));
            let flag = of(random, &["@x", "@y"]);
            Step::Section(format!(
                "  %v{n} = load i32, ptr {flag}, align 4\n  %q{n} = icmp {is} i32 %v{n}, 0\n  \
                 br i1 %q{n}, label %then{n}, label %done{n}\nthen{n}:\n{inside}  br label %done{n}\ndone{n}:\n"
            ))
        }
    }
}

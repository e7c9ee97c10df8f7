//! Small random programs, as IR text, whose threads access a word as a whole and by halves, sometimes depending on what
//! they have read.

use crate::random::{self, Random};

const HEAD: &str = "\
@x = global i32 0, align 4
@y = global i32 0, align 4
";

/// The text of the program with this seed. Few of them update memory, which can make them unsuited.
pub fn program(seed: u64) -> String {
    let mut random = Random::new(seed);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 4 } else { 3 };
    let updates = random.below(3) == 0;
    let mut body = |_| {
        let steps = 1 + random.below(most);
        (0..steps).map(|number| step(&mut random, number, updates)).collect()
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    random::program(HEAD, &bodies, "", "")
}

fn step(random: &mut Random, n: u64, updates: bool) -> String {
    let value = 1 + random.below(3);
    let (kind, size, offset) = [("i32", 4, 0), ("i16", 2, 0), ("i16", 2, 2)][random.below(3) as usize];
    let at = format!("  %p{n} = getelementptr i8, ptr @x, i64 {offset}\n");
    let order = format!("seq_cst, align {size}\n");
    let access = match random.below(if updates { 9 } else { 7 }) {
        0..=2 => format!("  store atomic {kind} {value}, ptr %p{n} {order}"),
        3 | 4 => format!("  %v{n} = load atomic {kind}, ptr %p{n} {order}"),
        // What was read decides whether something is written.
        5 | 6 => format!(
            "  %v{n} = load atomic {kind}, ptr %p{n} {order}  %q{n} = icmp sgt {kind} %v{n}, 1\n  br i1 %q{n}, label %then{n}, label %done{n}\nthen{n}:\n  store atomic i32 {value}, ptr @y seq_cst, align 4\n  %w{n} = load atomic i32, ptr @x seq_cst, align 4\n  br label %done{n}\ndone{n}:\n"
        ),
        7 => format!("  %v{n} = atomicrmw add ptr %p{n}, {kind} {value} {order}"),
        _ => format!("  %v{n} = cmpxchg ptr %p{n}, {kind} 0, {kind} {value} seq_cst {order}"),
    };
    at + &access
}

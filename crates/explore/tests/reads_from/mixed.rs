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

/// The text of another such program, in which a thread, or the main thread at the end, stores to one of the halves that an input
/// chooses.
#[allow(dead_code)] // some suites that have this file want nothing but the others
pub fn chosen(seed: u64) -> String {
    let mut random = Random::new(seed);
    let threads = 2 + random.below(2);
    let most = if threads == 2 { 3 } else { 2 };
    let chooser = random.below(threads + 1);
    let mut body = |thread| {
        let steps = 1 + random.below(most);
        let mut text: String = (0..steps).map(|number| step(&mut random, number, false)).collect();
        if thread == chooser {
            text += &store_to_chosen(&mut random);
        }
        text
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    let mut after = String::new();
    if chooser == threads {
        after = store_to_chosen(&mut random);
    }
    after += "  %end = load atomic i16, ptr @x seq_cst, align 2\n";
    random::program(&format!("{HEAD}declare i8 @__VERIFIER_nondet_uchar()\n"), &bodies, "", &after)
}

fn store_to_chosen(random: &mut Random) -> String {
    let value = 1 + random.below(3);
    format!(
        "  %any = call i8 @__VERIFIER_nondet_uchar()\n  %bit = and i8 %any, 1\n  %half = zext i8 %bit to i64\n  \
         %chosen = getelementptr i16, ptr @x, i64 %half\n  store atomic i16 {value}, ptr %chosen seq_cst, align 2\n"
    )
}

/// The text of another such program, in which some threads wait in a loop for a part, maybe with a swap that fails until
/// then, and the others, one at least, mostly store.
pub fn waits(seed: u64, waiters: u64) -> String {
    let mut random = Random::new(seed);
    let threads = 1 + waiters + random.below(4 - waiters);
    let waiter = random.below(threads + 1 - waiters);
    let swaps = random.below(3) == 0;
    let mut body = |thread| {
        if (waiter..waiter + waiters).contains(&thread) {
            let before = if random.below(3) == 0 { step(&mut random, 1, false) } else { String::new() };
            let after = if random.below(3) == 0 { step(&mut random, 2, false) } else { String::new() };
            return before + &wait(&mut random, swaps) + &after;
        }
        let steps = 1 + random.below(5 - threads);
        (0..steps).map(|number| step(&mut random, number, swaps)).collect()
    };
    let bodies: Vec<String> = (0..threads).map(&mut body).collect();
    random::program(HEAD, &bodies, "", "")
}

/// A loop that goes round until a word or one of its halves has some value, or not a small one any more.
fn wait(random: &mut Random, swaps: bool) -> String {
    let (kind, size, offset) = part(random);
    let value = random.below(3);
    let round = if swaps && random.below(2) == 0 {
        let swap =
            format!("  %swap = cmpxchg ptr %place, {kind} {value}, {kind} 3 seq_cst seq_cst, align {size}\n");
        // Until it succeeds, or until it finds anything but one other value.
        swap + &if random.below(2) == 0 {
            format!("  %enough = extractvalue {{ {kind}, i1 }} %swap, 1\n")
        } else {
            let wrong = (value + 1) % 3;
            format!(
                "  %seen = extractvalue {{ {kind}, i1 }} %swap, 0\n  %enough = icmp ne {kind} %seen, {wrong}\n"
            )
        }
    } else {
        let (half, test) = (random.below(2) == 0 && size == 4, ["eq", "ne", "ugt"][random.below(3) as usize]);
        // Of a word that is read as a whole, only the upper half may matter.
        format!(
            "  %seen = load atomic {kind}, ptr %place seq_cst, align {size}\n  %some = lshr {kind} %seen, {}\n  %enough = icmp {test} {kind} %some, {value}\n",
            if half { 16 } else { 0 }
        )
    };
    format!(
        "  %place = getelementptr i8, ptr @x, i64 {offset}\n  br label %round\nround:\n{round}  br i1 %enough, label %enter, label %round\nenter:\n"
    )
}

/// A type, its size, and where the access begins.
fn part(random: &mut Random) -> (&'static str, u64, u64) {
    [("i32", 4, 0), ("i16", 2, 0), ("i16", 2, 2)][random.below(3) as usize]
}

fn step(random: &mut Random, n: u64, updates: bool) -> String {
    let value = 1 + random.below(3);
    let (kind, size, offset) = part(random);
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

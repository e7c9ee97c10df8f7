//! Small random programs with a thread that looks again and again at what others write, some of it under a lock: as a loop,
//! and written out. What the others do may depend on the thread having left its loop, with and without ordering that.

use super::generate::{of, program};
use crate::random::Random;

/// How many rounds are written out.
const ROUNDS: u64 = 2;

const ORDERS: [&str; 4] = ["seq_cst", "seq_cst", "acquire", "monotonic"];

/// A look: where, by which instruction, whether under the lock, for which value, and what happens if that is seen and if
/// not: leave, next look, new round.
struct Look {
    load: String,
    locked: bool,
    value: u64,
    seen: &'static str,
    other: &'static str,
}

fn look(random: &mut Random) -> Look {
    let value = 1 + random.below(4) / 3;
    let variable = of(random, &["@x", "@x", "@y"]);
    let load = match random.below(8) {
        0 | 1 => "load i32, ptr @d, align 4".into(),
        2 => format!("atomicrmw or ptr {variable}, i32 0 seq_cst, align 4"),
        _ => format!("load atomic i32, ptr {variable} {}, align 4", of(random, &ORDERS)),
    };
    let (seen, other) = match random.below(6) {
        0..=2 => ("leave", "next"),
        3 => ("next", "round"),
        _ => ("leave", "round"),
    };
    Look { load, locked: random.below(2) == 0, value, seen, other }
}

const LOCK: &str = "  %lock$ = call i32 @pthread_mutex_lock(ptr @m)\n";
const UNLOCK: &str = "  %unlock$ = call i32 @pthread_mutex_unlock(ptr @m)\n";

/// One round.
fn round(looks: &[Look], number: u64, again: &str) -> String {
    let mut text = format!("round{number}:\n  br label %look{number}_0\n");
    for (k, look) in looks.iter().enumerate() {
        let to = |what: &str| match what {
            "leave" => format!("%left{k}"),
            "next" if k + 1 < looks.len() => format!("%look{number}_{}", k + 1),
            _ => again.to_string(),
        };
        let (lock, unlock) = if look.locked { (LOCK, UNLOCK) } else { ("", "") };
        let (load, value, seen, other) = (&look.load, look.value, to(look.seen), to(look.other));
        let body = format!(
            "look$:\n{lock}  %v$ = {load}\n{unlock}  %c$ = icmp eq i32 %v$, {value}\n  br i1 %c$, label {seen}, label {other}\n"
        );
        text += &body.replace('$', &format!("{number}_{k}"));
    }
    text
}

/// One step of another thread.
fn step(random: &mut Random, n: u64) -> String {
    let value = 1 + random.below(4) / 3;
    let variable = of(random, &["@x", "@x", "@y"]);
    let order = of(random, &["seq_cst", "release", "monotonic"]);
    let store = format!("  store atomic i32 {value}, ptr {variable} {order}, align 4\n");
    let data = format!("  store i32 {value}, ptr @d, align 4\n");
    let text = match random.below(8) {
        0..=2 => store,
        3 => format!("{LOCK}{data}{UNLOCK}"),
        4 => format!("{LOCK}{store}{UNLOCK}"),
        5 => data,
        // If the loop was left.
        _ => format!(
            "  %v$ = load atomic i32, ptr @way {}, align 4\n  %c$ = icmp ne i32 %v$, 0\n  br i1 %c$, label %then$, label %done$\nthen$:\n{data}  br label %done$\ndone$:\n",
            of(random, &ORDERS)
        ),
    };
    text.replace('$', &n.to_string())
}

/// The program with this seed, as a loop and written out.
pub fn polls(seed: u64) -> (String, String) {
    let random = &mut Random::new(seed);
    let looks: Vec<Look> = (0..1 + random.below(3)).map(|_| look(random)).collect();
    let order = of(random, &["seq_cst", "monotonic"]);
    let mut exits = String::new();
    for k in 0..looks.len() {
        exits += &format!(
            "left{k}:\n  %way{k} = atomicrmw add ptr @way, i32 {} {order}, align 4\n  br label %done\n",
            k + 1
        );
    }
    let start = "  br label %round0\n";
    let looping = format!("{start}{}{exits}done:\n", round(&looks, 0, "%round0"));
    let mut written_out = String::from(start);
    for number in 0..ROUNDS {
        let again = if number + 1 < ROUNDS { format!("%round{}", number + 1) } else { "%never".into() };
        written_out += &round(&looks, number, &again);
    }
    written_out += &format!("never:\n  call void @__VERIFIER_assume(i32 0)\n  unreachable\n{exits}done:\n");
    let others: Vec<String> = (0..1 + random.below(4) / 3)
        .map(|_| (0..1 + random.below(3)).map(|n| step(random, n)).collect())
        .collect();
    let with = |waiter: String| program(&[&[waiter], &others[..]].concat());
    (with(looping), with(written_out))
}

//! Terms made and dropped by the million, in a process of its own, so that its peak is theirs.

use crate::clock::Watch;
use std::process::Command;

use threadbare_expr::{Binary, Term, Terms, Variable};

/// The argument that makes the benchmark the child.
pub const CHILD: &str = "memory-child";
const COUNT: u64 = 10_000_000;

pub struct Outcome {
    pub peak_mib: u64,
    pub kept_mib: u64,
    pub nanoseconds: f64,
}

/// Makes ten million different terms. Keeps all of them, or collects whenever the arena asks for it.
pub fn measure(keep: bool) {
    let mut terms = Terms::new();
    let inputs: Vec<Term> = (0..16).map(|i| terms.variable(Variable(i), 32)).collect();
    let start = Watch::start();
    let (mut made, mut state) = (0u64, inputs[0]);
    while made < COUNT {
        let before = terms.len();
        let x = inputs[(made % 16) as usize];
        state = match made % 3 {
            0 => terms.binary(Binary::Add, state, x),
            1 => terms.binary(Binary::Mul, state, x),
            _ => terms.binary(Binary::Xor, state, x),
        };
        made += (terms.len() - before) as u64;
        if !keep && terms.wants_collection() {
            // A state forgets its past now and then, as one does that is written over.
            state = inputs[(made % 7) as usize];
            terms.collect(inputs.iter().copied().chain([state]));
        }
    }
    let nanoseconds = start.elapsed().as_nanos() as f64 / made as f64;
    println!("{} {nanoseconds}", peak_kib().unwrap_or(0));
}

/// The peak of this process's resident memory.
fn peak_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn run(kept: &str) -> Option<(u64, f64)> {
    let output = Command::new(std::env::current_exe().ok()?).args([CHILD, kept]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let mut numbers = text.split_whitespace();
    Some((numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
}

pub fn in_own_process() -> Option<Outcome> {
    let ((peak, nanoseconds), (kept, _)) = (run("dropped")?, run("kept")?);
    Some(Outcome { peak_mib: peak / 1024, kept_mib: kept / 1024, nanoseconds })
}

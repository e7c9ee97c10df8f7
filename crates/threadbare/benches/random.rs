//! A thousand random programs do in the machine what they do natively: `cargo bench --bench random`. Prints how many
//! agreed; the first difference of each file is printed with its seed, and fails the bench.
//! `THREADBARE_RANDOM_PROGRAMS=N` runs another number of them.

#![allow(clippy::unwrap_used)] // a bench

#[path = "../tests/random/compare.rs"]
mod compare;
#[path = "../tests/random/expression.rs"]
mod expression;
#[path = "../tests/random/library.rs"]
mod library;
#[path = "../tests/random/numbers.rs"]
mod numbers;
#[path = "../tests/random/program.rs"]
mod program;
#[path = "../tests/random/statement.rs"]
mod statement;
#[path = "../tests/random/types.rs"]
mod types;

use std::process::ExitCode;

const TOGETHER: u64 = 25;

fn main() -> ExitCode {
    let count = std::env::var("THREADBARE_RANDOM_PROGRAMS").ok().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let mut failed = 0;
    for first in (0..count).step_by(TOGETHER as usize) {
        // Other seeds than those of the test.
        let seeds: Vec<u64> = (first..count.min(first + TOGETHER)).map(|n| n + 1000).collect();
        if let Err(difference) = compare::all(&seeds) {
            println!("random C programs: {difference}");
            failed += 1;
        }
    }
    println!(
        "random C programs: {count} run natively and in the machine, {failed} files of {TOGETHER} differ (asked 0)"
    );
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

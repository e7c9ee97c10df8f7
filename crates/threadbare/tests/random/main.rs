//! Random programs without undefined behaviour do in the machine what they do natively. A file holds the programs of
//! several seeds, so that a compiler is started for several at once; every program prints what became of its variables,
//! so that the first line that differs says which seed to look at.
//!
//! `THREADBARE_RANDOM_SEED=N` or `=N-M` in the environment runs these seeds alone; `THREADBARE_RANDOM_SOURCE=FILE`
//! writes their source instead.

#![allow(clippy::unwrap_used)] // a test

mod compare;
mod expression;
mod library;
mod numbers;
mod program;
mod statement;
mod types;

use libtest_mimic::{Arguments, Failed, Trial};

/// How many programs, and how many of them in a file.
const PROGRAMS: u64 = 50;
const TOGETHER: u64 = 10;

fn main() {
    let arguments = Arguments::from_args();
    let batches = batches();
    if let Ok(path) = std::env::var("THREADBARE_RANDOM_SOURCE") {
        std::fs::write(path, program::file(&batches.concat())).unwrap();
        return;
    }
    let tests = batches
        .into_iter()
        .map(|seeds| {
            let name = format!("seeds {} to {}", seeds[0], seeds[seeds.len() - 1]);
            Trial::test(name, move || compare::all(&seeds).map_err(Failed::from))
        })
        .collect();
    libtest_mimic::run(&arguments, tests).exit();
}

/// The seeds, file by file.
fn batches() -> Vec<Vec<u64>> {
    let number =
        |text: &str| text.parse().expect("THREADBARE_RANDOM_SEED is a number, or two with a dash between");
    let (first, end) = match std::env::var("THREADBARE_RANDOM_SEED") {
        Ok(seeds) => match seeds.split_once('-') {
            Some((first, last)) => (number(first), number(last) + 1),
            None => (number(&seeds), number(&seeds) + 1),
        },
        Err(_) => (0, PROGRAMS),
    };
    (first..end).step_by(TOGETHER as usize).map(|n| (n..end.min(n + TOGETHER)).collect()).collect()
}

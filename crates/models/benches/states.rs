//! How much room states take that have grown apart: copies of a state with 1 MB of memory, each with 4 KiB written anew.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use std::sync::Arc;
use threadbare_ir::{Module, Program};
use threadbare_machine::{Machine, State};

const STATES: usize = 100_000;
const WRITTEN: usize = 4096;
const MOST: f64 = 4.0;

/// A program with one megabyte of globals, which stops before its end.
const PROGRAM: &str = "
@room = global [1048576 x i8] zeroinitializer
define i32 @main() {
  %a = load i8, ptr @room
  ret i32 0
}
";

fn main() {
    let module = Module::index("program.ll", PROGRAM.as_bytes().to_vec()).unwrap();
    let program = Arc::new(Program::link(vec![module]).unwrap());
    let mut machine = Machine::new(program.clone(), "main", threadbare_models::library()).unwrap();
    let first = machine.start();
    let room = machine.address_of("room").unwrap();
    let before = resident();
    let mut states: Vec<State> = Vec::with_capacity(STATES);
    for number in 0..STATES {
        let mut state = first.clone();
        // Not at the start of a page, so that two of them change.
        let offset = (number * 7919) % (1_048_576 - WRITTEN);
        assert!(state.poke(room + offset as u64, &[number as u8; WRITTEN]));
        states.push(state);
    }
    let bytes = resident() - before;
    let gib = bytes / (1u64 << 30) as f64;
    println!("{STATES} live states of a program with 1 MB of memory, {WRITTEN} bytes written in each");
    println!(
        "{gib:.2} GiB, {:.0} bytes a state; target {MOST} GiB, {:.2}x: {}",
        bytes / STATES as f64,
        gib / MOST,
        if gib <= MOST { "met" } else { "missed" }
    );
    assert!(states.iter().all(|state| machine.is_live(state, room)));
}

/// The memory of this process, in bytes.
fn resident() -> f64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    statm.split(' ').nth(1).unwrap().parse::<f64>().unwrap() * 4096.0
}

//! One execution, without any choice: the first thread that can go on goes on, inputs are as they are given. What a
//! program does when nothing is searched.

use threadbare_machine::{Machine, Policy, Status, Waits};
use threadbare_trace::Ending;

/// What one execution came to.
#[derive(Clone, Debug)]
pub struct Execution {
    /// How it ended.
    pub ending: Ending,
    /// What it wrote to standard output.
    pub stdout: Vec<u8>,
    /// What it wrote to the standard error stream.
    pub stderr: Vec<u8>,
    /// Visible steps taken.
    pub steps: u64,
}

/// Runs a program once, at most so many visible steps. Inputs that are not given are zero.
pub fn run_once(machine: &mut Machine, most_steps: u64) -> Execution {
    if machine.has_symbolic_inputs() {
        machine.give_inputs(&[]);
    }
    machine.set_policy(Policy { waits: Waits::GoRound, ..machine.policy() });
    let mut state = machine.start();
    let mut steps = 0;
    let ending = loop {
        let halted = state.threads.iter().find_map(|thread| match &thread.status {
            Status::Halted(ending) => Some(ending.clone()),
            _ => None,
        });
        if let Some(ending) = halted {
            break ending;
        }
        let next = (0..state.threads.len()).find(|thread| state.is_enabled(*thread));
        let Some(thread) = next else {
            break machine
                .ending(&state)
                .unwrap_or(Ending::Bounded { bound: "no thread can go on: a deadlock".into() });
        };
        if state.exited.is_some() {
            break machine.ending(&state).unwrap_or(Ending::Finished { status: 0 });
        }
        if steps == most_steps {
            break Ending::Bounded { bound: format!("{most_steps} visible steps") };
        }
        steps += 1;
        machine.step(&mut state, thread, 0);
    };
    let written = |to_stderr: bool| {
        let parts = state.output().filter(|part| part.to_stderr == to_stderr);
        parts.flat_map(|part| part.bytes.iter().copied()).collect()
    };
    Execution { ending, stdout: written(false), stderr: written(true), steps }
}

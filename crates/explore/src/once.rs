//! One execution, without any choice: the first thread that can go on goes on, inputs are as they are given. What a
//! program does when nothing is searched.

use crate::execution::{Execution, Keep, Stepper, Steps};
use threadbare_machine::{Policy, Status, Waits};
use threadbare_trace::Ending;

/// What one execution came to.
#[derive(Clone, Debug)]
pub struct Once {
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
pub fn run_once(machine: &mut Stepper, most_steps: u64) -> Once {
    if machine.has_symbolic_inputs() {
        machine.give_inputs(&[]);
    }
    machine.set_policy(Policy { waits: Waits::GoRound, ..machine.policy() });
    let mut execution: Execution<Steps> = Execution::given(machine, Keep::Last);
    let mut steps = 0;
    let ending = loop {
        let state = execution.state();
        let ending = execution.halted().first().and_then(|thread| match state.threads[*thread].status() {
            Status::Halted(ending) => Some(ending.clone()),
            _ => None,
        });
        if let Some(ending) = ending {
            break ending;
        }
        let next = (0..state.threads.len()).find(|thread| state.is_enabled(*thread));
        let Some(thread) = next else {
            break machine
                .ending(state)
                .unwrap_or(Ending::Bounded { bound: "no thread can go on: a deadlock".into() });
        };
        if state.exited.is_some() {
            break machine.ending(state).unwrap_or(Ending::Finished { status: 0 });
        }
        if steps == most_steps {
            break Ending::Bounded { bound: format!("{most_steps} visible steps") };
        }
        steps += 1;
        execution.follow(machine, thread, 0);
    };
    let written = |to_stderr: bool| {
        let parts = execution.state().output().filter(|part| part.to_stderr == to_stderr);
        parts.flat_map(|part| part.bytes.iter().copied()).collect()
    };
    Once { ending, stdout: written(false), stderr: written(true), steps }
}

//! Random schedules: at each step any of the threads that can go on goes on, and any outcome is taken that some inputs
//! have. The baseline for hunting; it can show that a program fails, never that it does not.

use crate::session::Session;
use crate::walk::{Walk, Went};
use threadbare_machine::ThreadIx;

/// Numbers that look random and are the same everywhere for the same seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next one.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// The next one, below a bound that is not zero.
    pub fn below(&mut self, bound: usize) -> usize {
        // The bias is far below what anybody could notice for bounds this small.
        (self.next() % bound as u64) as usize
    }
}

/// Runs executions until told to stop.
pub fn run(session: &mut Session, seed: u64) {
    let mut random = Random::new(seed);
    while !session.should_stop() {
        execute(session, &mut random, |random, enabled, _| enabled[random.below(enabled.len())]);
    }
}

/// Runs one execution in which `schedule` chooses among the threads that can go on, given the number of the step.
/// Returns how many steps it had.
pub fn execute(
    session: &mut Session,
    random: &mut Random,
    mut schedule: impl FnMut(&mut Random, &[ThreadIx], usize) -> ThreadIx,
) -> usize {
    let Some(mut walk) = Walk::start(session) else { return 0 };
    loop {
        let enabled = walk.enabled();
        if enabled.is_empty() {
            walk.end(session);
            return walk.trace.len();
        }
        if session.should_stop() || session.is_too_long(walk.trace.len()) {
            walk.cut(session);
            return walk.trace.len();
        }
        let thread = schedule(random, &enabled, walk.trace.len());
        for label in outcomes(session, &walk, thread, random) {
            match walk.take(session, thread, label) {
                Went::On => break,
                // The other side of a condition, then.
                Went::Nowhere => {}
                // What was seen so far stands; later executions see more.
                Went::Wrong => return walk.trace.len(),
            }
        }
    }
}

/// The outcomes of a thread's next step in a random order; that an assumption fails comes last. Of a condition, one of
/// the two can be taken.
fn outcomes(session: &Session, walk: &Walk, thread: ThreadIx, random: &mut Random) -> Vec<u32> {
    let mut labels = session.machine.labels(&walk.state, thread);
    let fails = |label: &u32| walk.state.fails_assumption(thread, *label);
    if labels.len() == 2 && labels.iter().any(fails) {
        labels.sort_by_key(fails);
        return labels;
    }
    for at in (1..labels.len()).rev() {
        labels.swap(at, random.below(at + 1));
    }
    labels.sort_by_key(fails);
    labels
}

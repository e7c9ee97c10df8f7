//! Hunting, before the proof: schedules in which failures are likely, and few of them. First all with no preemption, then
//! with one, with two, and so on; then some with random priorities. The proof that follows covers everything anyway, so
//! hunting is kept so short that an easy proof does not notice it; where the proof takes long, the failure is known early.

use super::naive::{Reached, enumerate};
use super::pct;
use crate::session::{Allowance, Session};

/// What the schedules with few preemptions may take.
const FEW_PREEMPTIONS: Allowance = Allowance { executions: 400, steps: 20_000, instructions: 2_000_000 };
/// What random priorities may take.
const PRIORITIES: Allowance = Allowance { executions: 100, steps: 10_000, instructions: 1_000_000 };
/// What they may take if executions were seen that go on and on: the proof may never end then, and what is to be found has
/// to be found here.
const MORE_PRIORITIES: Allowance = Allowance { executions: 1_000, steps: 30_000, instructions: 3_000_000 };

/// Hunts.
pub fn hunt(session: &mut Session, seed: u64) {
    session.start_hunting(FEW_PREEMPTIONS);
    for preemptions in 0.. {
        match enumerate(session, Some(preemptions)) {
            Ok(Reached::Bound) => {}
            // The proof sees the same again, but it is soon done then.
            Ok(Reached::Everything) => return session.stop_hunting(),
            Err(_) => break,
        }
    }
    session.start_hunting(PRIORITIES);
    pct::run(session, seed);
    if session.has_long_executions() {
        session.start_hunting(MORE_PRIORITIES);
        pct::run(session, !seed);
    }
    session.stop_hunting();
}

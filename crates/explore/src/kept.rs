//! An execution that was kept, followed once more: with known inputs some of its steps are one, which is put right here, as for
//! witnesses; and it must end as it did. Nothing is searched and nothing is solved.

use crate::confirm::{self, ReplayError, Replayed};
use crate::story;
use std::sync::Arc;
use threadbare_ir::program::Program;
use threadbare_trace::{
    ErrorKind, Given, KeptEnd, KeptExecution, Options, Schedule, Step, Story, WitnessedFailure,
};

/// How many looks may lack in the schedule of an endless loop.
const MOST_LOOKS: usize = 64;

/// What a kept execution led to.
pub struct Followed {
    /// The execution, with the steps that it has with known inputs.
    pub execution: KeptExecution,
    /// How it failed, in every way that it did, races on the way included.
    pub failures: Vec<WitnessedFailure>,
    /// What happened.
    pub story: Arc<Story>,
}

/// Follows an execution that was kept of a run of the program with this hash, which must be the one at hand; it starts here and is set like
/// this.
pub fn follow_kept(
    program: &Arc<Program>,
    hash: &str,
    entry: &str,
    options: &Options,
    execution: &KeptExecution,
) -> Result<Followed, ReplayError> {
    let follow = |join: &dyn Fn(&mut Schedule, usize)| {
        let mut execution = execution.clone();
        let mut looks = 0;
        loop {
            let given: Given<'_> = execution.given(hash, entry, options, None);
            match confirm::follow(program.clone(), given) {
                Ok(replayed) if looks < MOST_LOOKS && wants_a_look(&execution, &replayed) => {
                    looks += 1;
                    execution.schedule.steps.extend(replayed.left.first().copied().map(Step::plain));
                }
                Ok(replayed) if ends_as_it_did(&execution, &replayed) => {
                    let failures = replayed.failures.clone();
                    return Ok(Followed { execution, failures, story: story::tell(replayed) });
                }
                Ok(_) => return Err(ReplayError::OtherEnd),
                // With symbols for inputs a call read piece by piece, or a thread had to look to know that it looks in vain.
                Err(ReplayError::Needless { step, .. }) => join(&mut execution.schedule, step),
                Err(error) => return Err(error),
            }
        }
    };
    follow(&Schedule::join_to_earlier).or_else(|error| {
        let later = follow(&|schedule, step| {
            if !schedule.join_to_later(step) {
                schedule.join_to_earlier(step);
            }
        });
        later.map_err(|_| error)
    })
}

/// Whether threads go round for ever of which one has still to look: without known inputs it was known earlier.
fn wants_a_look(execution: &KeptExecution, replayed: &Replayed) -> bool {
    let failures = &execution.failures;
    failures.contains(&ErrorKind::EndlessLoop)
        && !fails_so(replayed, ErrorKind::EndlessLoop)
        && !replayed.left.is_empty()
}

fn fails_so(replayed: &Replayed, kind: ErrorKind) -> bool {
    replayed.failures.iter().any(|failure| failure.kind == kind)
}

/// Whether it ends as it did: of one that was cut nothing is known but that it comes so far.
fn ends_as_it_did(execution: &KeptExecution, replayed: &Replayed) -> bool {
    let is_over = execution.end != KeptEnd::Complete || replayed.is_over;
    is_over && execution.failures.iter().all(|kind| fails_so(replayed, *kind))
}

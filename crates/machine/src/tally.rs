//! Counting how often each thread comes to certain places of the program, so that whoever runs the program elsewhere
//! can tell by counting when a thread has come to a certain step. Coming counts, not going on: an operation that has
//! to be tried several times is passed once. What is tried on copies of the state does not count.

use crate::state::ThreadIx;
use rustc_hash::FxHashSet;
use threadbare_trace::CodePoint;

/// The places, and how often threads came there.
pub struct Tally {
    pub(crate) points: FxHashSet<CodePoint>,
    pub(crate) threads: Vec<Passes>,
}

#[derive(Clone, Default)]
pub(crate) struct Passes {
    pub(crate) count: u64,
    /// The depths of the frames that stand at such a place, and have not gone on yet.
    pub(crate) standing: Vec<usize>,
}

impl Tally {
    /// Counts at these places.
    pub fn new(points: impl IntoIterator<Item = CodePoint>) -> Tally {
        Tally { points: points.into_iter().collect(), threads: Vec::new() }
    }

    /// How often the thread came to one of them.
    pub fn passes(&self, thread: ThreadIx) -> u64 {
        self.threads.get(thread).map_or(0, |passes| passes.count)
    }
}

//! Loops that wait: what is known of each, by the place of a look.

use rustc_hash::FxHashSet;
use threadbare_trace::CodePoint;

/// A loop that waits.
pub(crate) struct Await {
    /// All its looks.
    pub(crate) body: FxHashSet<CodePoint>,
    /// Whether a round that fails can have more than one look.
    pub(crate) several: bool,
}

impl Await {
    pub(crate) fn new(point: CodePoint, several: bool) -> Await {
        Await { body: FxHashSet::from_iter([point]), several }
    }
}

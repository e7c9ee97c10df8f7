//! Loops that wait or try again: what is known of each, by the places of looks.

use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};
use threadbare_trace::CodePoint;

/// What is known of a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Known {
    Repeated,
    Round,
    Vain,
    Early,
    Attempt,
}

/// What is known of loops.
#[derive(Default)]
pub(crate) struct Awaits {
    /// Places that a thread came to twice without having done anything but look: where it stands there is compared.
    pub(crate) repeated: FxHashSet<CodePoint>,
    /// Looks of rounds that were in vain.
    pub(crate) rounds: FxHashSet<CodePoint>,
    /// Those that have completed such a round, or decided that it is one.
    pub(crate) vain: FxHashSet<CodePoint>,
    /// Looks by which a loop is entered that goes round by another look at the same place.
    pub(crate) early: FxHashSet<CodePoint>,
    /// Updates that are taken back at times, to try again.
    pub(crate) attempts: FxHashSet<CodePoint>,
}

impl Awaits {
    /// All that is known, by place.
    pub(crate) fn all(&self) -> impl Iterator<Item = (CodePoint, Known)> {
        let repeated = self.repeated.iter().map(|point| (*point, Known::Repeated));
        let rounds = self.rounds.iter().map(|point| (*point, Known::Round));
        let vain = self.vain.iter().map(|point| (*point, Known::Vain));
        let early = self.early.iter().map(|point| (*point, Known::Early));
        let attempts = self.attempts.iter().map(|point| (*point, Known::Attempt));
        repeated.chain(rounds).chain(vain).chain(early).chain(attempts)
    }

    /// Adds something; whether it was not known.
    pub(crate) fn add(&mut self, point: CodePoint, known: Known) -> bool {
        match known {
            Known::Repeated => self.repeated.insert(point),
            Known::Round => self.rounds.insert(point),
            Known::Vain => self.vain.insert(point),
            Known::Early => self.early.insert(point),
            Known::Attempt => self.attempts.insert(point),
        }
    }
}

//! Any fork is next, by a seed.

use super::{Fork, Pending};
use crate::strategies::numbers::Random;
use threadbare_machine::Machine;

/// Any fork is next.
pub struct Any {
    forks: Vec<Fork>,
    random: Random,
}

impl Any {
    /// The choices of a seed.
    pub fn new(seed: u64) -> Any {
        Any { forks: Vec::new(), random: Random::new(seed) }
    }
}

impl Pending for Any {
    fn push(&mut self, fork: Fork) {
        self.forks.push(fork);
    }

    fn pop(&mut self, _: &Machine) -> Option<Fork> {
        if self.forks.is_empty() {
            return None;
        }
        let at = self.random.below(self.forks.len());
        Some(self.forks.swap_remove(at))
    }

    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_> {
        Box::new(self.forks.iter())
    }
}

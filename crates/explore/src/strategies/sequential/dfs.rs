//! Depth first: the newest fork is next. Few are pending at a time, and what they share is most of what they are.

use super::{Fork, Pending};
use threadbare_machine::Machine;

/// The newest fork is next.
#[derive(Default)]
pub struct Newest(Vec<Fork>);

impl Pending for Newest {
    fn push(&mut self, fork: Fork) {
        self.0.push(fork);
    }

    fn pop(&mut self, _: &Machine) -> Option<Fork> {
        self.0.pop()
    }

    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_> {
        Box::new(self.0.iter())
    }
}

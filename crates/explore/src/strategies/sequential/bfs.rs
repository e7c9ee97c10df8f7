//! Breadth first: the oldest fork is next, so that failures after few decisions come first.

use super::{Fork, Pending};
use std::collections::VecDeque;
use threadbare_machine::Machine;

/// The oldest fork is next.
#[derive(Default)]
pub struct Oldest(VecDeque<Fork>);

impl Pending for Oldest {
    fn push(&mut self, fork: Fork) {
        self.0.push_back(fork);
    }

    fn pop(&mut self, _: &Machine) -> Option<Fork> {
        self.0.pop_front()
    }

    fn forks(&self) -> Box<dyn Iterator<Item = &Fork> + '_> {
        Box::new(self.0.iter())
    }
}

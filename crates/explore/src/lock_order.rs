//! Lock orders that could deadlock: threads that take the same locks in different orders, each while it holds what the
//! next one wants (Havelund: Using Runtime Analysis to Guide Model Checking of Java Programs, SPIN 2000; with gate locks
//! as Bensalem and Havelund, HVC 2005). A warning, no finding: the schedule in which they wait for each other may not exist,
//! and if it does, exploration finds it as a deadlock.
//!
//! Left out are circles that cannot close: where two of the threads hold a lock in common (a gate), or one was created or
//! joined by another so that they are never there at the same time.

use std::collections::BTreeSet;
use threadbare_machine::{Machine, Nested};
use threadbare_trace::{ErrorKind, Location, WitnessedFailure};

/// Circles of more threads than this are not looked for.
const MOST_THREADS: usize = 4;

/// One sentence for each circle of locks, unless a deadlock was found at one of its places.
pub fn warnings(machine: &Machine, failures: &[&WitnessedFailure]) -> Vec<String> {
    let nested = machine.nested_locks();
    let mut circles = Circles { nested: &nested, seen: BTreeSet::new(), found: Vec::new() };
    for first in &nested {
        circles.close(&mut vec![first]);
    }
    let known = |circle: &Vec<&Nested>| {
        let places: Vec<Location> = circle.iter().map(|nested| machine.location(nested.point)).collect();
        failures.iter().any(|failure| is_deadlock_at(failure, &places))
    };
    circles.found.iter().filter(|circle| !known(circle)).map(|circle| sentence(machine, circle)).collect()
}

struct Circles<'a> {
    nested: &'a [Nested],
    /// The locks of the circles found so far: one circle is enough for the same locks.
    seen: BTreeSet<BTreeSet<u64>>,
    found: Vec<Vec<&'a Nested>>,
}

impl<'a> Circles<'a> {
    /// Goes on from a chain in which each thread wants what the next one holds, until the last wants what the first
    /// holds.
    fn close(&mut self, chain: &mut Vec<&'a Nested>) {
        let (Some(first), Some(last)) = (chain.first(), chain.last()) else { return };
        if last.taken.0 == first.held.0 {
            if self.seen.insert(chain.iter().map(|nested| nested.held.0).collect()) {
                self.found.push(chain.clone());
            }
            return;
        }
        if chain.len() == MOST_THREADS {
            return;
        }
        let wanted = last.taken.0;
        for next in self.nested {
            if next.held.0 == wanted && chain.iter().all(|other| can_meet(other, next)) {
                chain.push(next);
                self.close(chain);
                chain.pop();
            }
        }
    }
}

/// Whether two threads can be in these places at the same time.
fn can_meet(one: &Nested, other: &Nested) -> bool {
    one.thread != other.thread
        && one.locks.is_disjoint(&other.locks)
        && one.can_be_beside(other.thread)
        && other.can_be_beside(one.thread)
}

/// Whether a finding tells of a deadlock at one of these places. Which other threads it names depends on which of several
/// deadlocks there was seen first.
fn is_deadlock_at(failure: &WitnessedFailure, places: &[Location]) -> bool {
    failure.kind == ErrorKind::Deadlock && places.contains(&failure.location)
}

fn sentence(machine: &Machine, circle: &[&Nested]) -> String {
    let part = |nested: &&Nested| {
        format!(
            "`{}` locks {} at {} while it holds {}",
            machine.name_of(nested.entry),
            nested.taken.1,
            machine.location(nested.point),
            nested.held.1
        )
    };
    let parts: Vec<String> = circle.iter().map(part).collect();
    format!("locks in different orders: {}; they might wait for each other", parts.join(", and "))
}

//! The steps that lead to a part of a search. Parts of one search have most of them in common, and there may be as many
//! parts as steps: in memory they share them, and written down each says only what it does not have in common with the
//! one before it. What was written before they did is read, too.

use super::{Passed, Task};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// The steps on a way, shared with those that begin in the same way.
#[derive(Clone, Debug, Default)]
pub(in crate::strategies) struct Way(Option<Arc<Link>>);

#[derive(Debug)]
struct Link {
    before: Way,
    passed: Passed,
    len: usize,
}

impl Way {
    /// The way and one more step.
    pub fn then(self, passed: Passed) -> Way {
        let len = self.len() + 1;
        Way(Some(Arc::new(Link { before: self, passed, len })))
    }

    pub fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |link| link.len)
    }

    /// Its last steps, as many as it has more than this.
    fn steps_after(&self, len: usize) -> Vec<Passed> {
        let mut steps = Vec::with_capacity(self.len() - len);
        let mut at = self;
        while let Some(link) = at.0.as_ref().filter(|link| link.len > len) {
            steps.push(link.passed);
            at = &link.before;
        }
        steps.reverse();
        steps
    }

    /// All its steps.
    pub fn steps(&self) -> Vec<Passed> {
        self.steps_after(0)
    }

    /// Its beginning of this length.
    fn beginning(&self, len: usize) -> &Way {
        let mut at = self;
        while let Some(link) = at.0.as_ref().filter(|link| link.len > len) {
            at = &link.before;
        }
        at
    }

    /// How many of its steps it shares with another.
    fn in_common(&self, other: &Way) -> usize {
        let len = self.len().min(other.len());
        let (mut one, mut other) = (self.beginning(len), other.beginning(len));
        while let (Some(a), Some(b)) = (&one.0, &other.0) {
            if Arc::ptr_eq(a, b) {
                return a.len;
            }
            (one, other) = (&a.before, &b.before);
        }
        0
    }
}

impl Drop for Way {
    fn drop(&mut self) {
        // One after the other: a way may be longer than the stack is deep.
        let mut next = self.0.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.before.0.take();
        }
    }
}

/// A task as it is written: of its way what comes after what it shares with the one before it.
#[derive(Serialize, Deserialize)]
struct Written<T> {
    #[serde(default, skip_serializing_if = "is_zero")]
    shares: usize,
    way: Vec<Passed>,
    #[serde(flatten)]
    rest: T,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Writes tasks down.
pub(super) fn serialize<S: Serializer>(tasks: &[Task], serializer: S) -> Result<S::Ok, S::Error> {
    let nothing = Way::default();
    let before = std::iter::once(&nothing).chain(tasks.iter().map(|task| &task.way));
    serializer.collect_seq(tasks.iter().zip(before).map(|(task, before)| {
        let shares = task.way.in_common(before);
        Written { shares, way: task.way.steps_after(shares), rest: task }
    }))
}

/// Reads them.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Task>, D::Error> {
    let written = Vec::<Written<Task>>::deserialize(deserializer)?;
    let mut before = Way::default();
    let mut tasks = Vec::with_capacity(written.len());
    for Written { shares, way, mut rest } in written {
        let shared = before.beginning(shares).clone();
        rest.way = way.into_iter().fold(shared, Way::then);
        before = rest.way.clone();
        tasks.push(rest);
    }
    Ok(tasks)
}

#[cfg(test)]
mod tests {
    use super::super::{Frontier, Kind};
    use super::*;
    use threadbare_trace::ThreadId;

    fn step(label: u32) -> Passed {
        Passed { thread: ThreadId::MAIN, label, kind: Kind::Chosen, rank: 0 }
    }

    fn labels(way: &Way) -> Vec<u32> {
        way.steps().iter().map(|step| step.label).collect()
    }

    fn frontier(ways: Vec<Way>) -> Frontier {
        let tasks = ways.into_iter().map(|way| Task { way, ..Task::whole() }).collect();
        Frontier { tasks, ..Frontier::default() }
    }

    #[test]
    fn what_is_shared_is_written_once() {
        let stem = (0..1000).fold(Way::default(), |way, label| way.then(step(label)));
        let one = stem.clone().then(step(7));
        let other = stem.beginning(500).clone().then(step(8)).then(step(9));
        let apart = Way::default().then(step(3));
        let ways = vec![one, stem, other, apart, Way::default()];
        let expected: Vec<Vec<u32>> = ways.iter().map(labels).collect();
        let text = serde_json::to_string(&frontier(ways.clone())).expect("it can be written");
        let read: Frontier = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(read.tasks.iter().map(|task| labels(&task.way)).collect::<Vec<_>>(), expected);
        let single = serde_json::to_string(&frontier(ways[..1].to_vec())).expect("it can be written");
        assert!(text.len() < single.len() + 2_000, "{} beside {}", text.len(), single.len());
    }

    #[test]
    fn whole_ways_are_read_too() {
        let text = serde_json::to_string(&frontier(vec![Way::default().then(step(1)).then(step(2))]));
        let text = text.expect("it can be written");
        assert!(!text.contains("shares"), "{text}");
        let read: Frontier = serde_json::from_str(&text).expect("it can be read");
        assert_eq!(labels(&read.tasks[0].way), [1, 2]);
    }

    #[test]
    fn a_long_way_ends_well() {
        drop((0..1_000_000).fold(Way::default(), |way, label| way.then(step(label))));
    }
}

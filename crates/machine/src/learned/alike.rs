//! Threads that are alike: by which function they run, whether the program tells them apart, and whether they do more than look.

use super::Learned;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use threadbare_trace::{Alike, ThreadId};

/// What is known of threads that may be alike.
#[derive(Default)]
pub(crate) struct Likeness {
    /// Functions whose threads the program tells apart.
    apart: BTreeSet<u32>,
    /// Functions whose threads do something that others can notice.
    acting: BTreeSet<u32>,
    /// Groups of threads that were taken as alike: the first of each, the function that they run, and how many they are.
    groups: BTreeMap<ThreadId, (u32, u64)>,
}

/// What is known of it, as plain data.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct KnownLikeness {
    apart: Vec<u32>,
    acting: Vec<u32>,
    groups: Vec<(ThreadId, (u32, u64))>,
}

impl Learned {
    /// Whether the program tells the threads apart that run this function.
    pub(crate) fn are_told_apart(&self, function: u32) -> bool {
        self.alike.apart.contains(&function)
    }

    /// It does.
    pub(crate) fn tell_apart(&mut self, function: u32) {
        self.shared_grew |= self.alike.apart.insert(function);
    }

    /// Whether threads that run this function are known to do more than look.
    pub(crate) fn acts(&self, function: u32) -> bool {
        self.alike.acting.contains(&function)
    }

    /// They do: from now on this is their turn.
    pub(crate) fn note_act(&mut self, function: u32) {
        self.shared_grew |= self.alike.acting.insert(function);
    }

    /// There are threads that run a function, the first of which is this, and which are taken as alike.
    pub(crate) fn note_group(&mut self, first: ThreadId, function: u32, threads: u64) {
        let known = self.alike.groups.entry(first).or_insert((function, threads));
        *known = (*known).max((function, threads));
    }

    /// How many threads are taken as alike.
    pub(crate) fn alike(&self) -> Alike {
        let together = self.alike.groups.values().filter(|(function, _)| !self.are_told_apart(*function));
        together.fold(Alike::default(), |all, (_, threads)| Alike {
            groups: all.groups + 1,
            threads: all.threads + threads,
        })
    }

    pub(crate) fn likeness(&self) -> KnownLikeness {
        KnownLikeness {
            apart: self.alike.apart.iter().copied().collect(),
            acting: self.alike.acting.iter().copied().collect(),
            groups: self.alike.groups.iter().map(|(first, group)| (*first, *group)).collect(),
        }
    }

    /// Takes over what another machine knows.
    pub(crate) fn learn_likeness(&mut self, known: &KnownLikeness) {
        self.alike.apart.extend(&known.apart);
        self.alike.acting.extend(&known.acting);
        for (first, (function, threads)) in &known.groups {
            self.note_group(*first, *function, *threads);
        }
    }
}

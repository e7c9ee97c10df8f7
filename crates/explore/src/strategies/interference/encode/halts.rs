//! Threads that come no further: that one stands before a step which another may make go wrong, and that all of them wait for
//! each other. What is said of the trees here holds as long as they do not grow.

use super::Encoder;
use crate::strategies::interference::forest::{Forest, Id, What};
use rustc_hash::FxHashMap;
use threadbare_solver::Literal;
use threadbare_trace::{Action, CodePoint, ThreadId};

/// Threads that wait for ever.
pub struct Stuck {
    /// That some do, and no other thread can go on.
    pub all: Literal,
    /// That a thread waits at a place.
    pub places: Vec<(Waiter, Literal)>,
}

/// A thread, and where it stands.
pub type Waiter = (ThreadId, CodePoint);

impl Encoder {
    /// The literal that says that a thread comes to an event and no further.
    pub fn stops(&mut self, forest: &Forest, id: Id) -> Literal {
        if let Some(known) = self.nodes[id].stops {
            return known;
        }
        let stops = self.ordered.fresh();
        self.ordered.clause(&[!stops, self.nodes[id].inside]);
        for child in forest.children(id) {
            self.ordered.clause(&[!stops, !self.nodes[child].inside]);
        }
        self.nodes[id].stops = Some(stops);
        stops
    }

    /// The literal that says that every thread has ended or waits for ever, and some do.
    pub fn stuck(&mut self, forest: &Forest) -> Stuck {
        let all = self.ordered.fresh();
        let (mut taken, mut lives) = (FxHashMap::default(), FxHashMap::default());
        let mut empty = FxHashMap::default();
        let (mut places, mut waiting) = (Vec::new(), vec![!all]);
        for (id, node) in forest.nodes.iter().enumerate() {
            let inside = self.nodes[id].inside;
            if !node.is_known || node.halts {
                self.ordered.clause(&[!all, !inside]);
                continue;
            }
            if node.what == What::End {
                continue;
            }
            if let Some(begin) = forest.begins.get(&id) {
                // Whoever is there begins.
                self.ordered.clause(&[!all, !inside, self.nodes[*begin].inside]);
            }
            let mut goes_on: Vec<Literal> =
                forest.children(id).map(|child| self.nodes[child].inside).collect();
            goes_on.extend([!all, !inside]);
            if let What::Wait(_, mutex) = node.what {
                let (stops, sleeps) = (self.stops(forest, id), self.sleeps(id));
                let known = taken.get(&(mutex, false)).copied();
                let held = known.unwrap_or_else(|| self.is_taken(forest, mutex, false));
                taken.insert((mutex, false), held);
                let kept = self.any(&[sleeps, held]);
                let waits = self.all(&[stops, kept]);
                goes_on.push(waits);
                waiting.push(waits);
                places.push(((node.thread, node.code), waits));
                self.ordered.clause(&goes_on);
                continue;
            }
            let held = match forest.next(id) {
                Some((action @ (Action::Lock { mutex: lock } | Action::ReadLock { lock }), code)) => {
                    let reads = matches!(action, Action::ReadLock { .. });
                    let known = taken.get(&(*lock, reads)).copied();
                    let held = known.unwrap_or_else(|| self.is_taken(forest, *lock, reads));
                    taken.insert((*lock, reads), held);
                    Some((*code, held))
                }
                Some((Action::SemaphoreWait { semaphore }, code)) => {
                    let known = empty.get(semaphore).copied();
                    let held = known.unwrap_or_else(|| self.is_empty(forest, *semaphore));
                    empty.insert(*semaphore, held);
                    Some((*code, held))
                }
                Some((Action::Join { child }, code)) => {
                    let known = lives.get(child).copied();
                    let held = known.unwrap_or_else(|| self.lives(forest, *child));
                    lives.insert(*child, held);
                    Some((*code, held))
                }
                _ => None,
            };
            if let Some((code, held)) = held {
                let stops = self.stops(forest, id);
                let waits = self.all(&[stops, held]);
                goes_on.push(waits);
                waiting.push(waits);
                places.push(((node.thread, code), waits));
            }
            self.ordered.clause(&goes_on);
        }
        self.ordered.clause(&waiting);
        Stuck { all, places }
    }

    /// That somebody has a lock and does not let it go, so that nobody else can take it, or read with it.
    fn is_taken(&mut self, forest: &Forest, lock: u64, reads: bool) -> Literal {
        let mut holders = Vec::new();
        for (taken, node) in forest.nodes.iter().enumerate() {
            if !node.is_known || !node.what.takes().is_some_and(|(of, also)| of == lock && !(reads && also)) {
                continue;
            }
            let releases = self.releases.get(&taken).into_iter().flatten();
            let let_go = releases.map(|release| !self.nodes[*release].inside);
            let holds: Vec<Literal> = let_go.chain([self.nodes[taken].inside]).collect();
            holders.push(self.all(&holds));
        }
        self.any(&holders)
    }

    /// That a thread does not come to its end.
    fn lives(&mut self, forest: &Forest, thread: ThreadId) -> Literal {
        let ends = forest.ends.get(&thread).into_iter().flatten();
        let ends: Vec<Literal> = ends.map(|end| !self.nodes[*end].inside).collect();
        self.all(&ends)
    }

    /// Says that next time threads wait at other places than at these, or at fewer of them or more.
    pub fn elsewhere(&mut self, stuck: &Stuck, here: &[Waiter]) {
        let mut clause = vec![!stuck.all];
        for waiter in here {
            let nobody = self.ordered.fresh();
            for (_, waits) in stuck.places.iter().filter(|(place, _)| place == waiter) {
                self.ordered.clause(&[!nobody, !*waits]);
            }
            clause.push(nobody);
        }
        clause
            .extend(stuck.places.iter().filter(|(place, _)| !here.contains(place)).map(|(_, waits)| *waits));
        self.ordered.clause(&clause);
    }
}

//! What fails without any thread deciding so: data races, uses of what has ended, deadlocks. Each is a question of the same form as those
//! about events, asked once all events are known: is there a scenario behind which threads stand where they fail?
//!
//! *Races*. Two accesses race if nothing orders them. Where all atomic accesses release and acquire, every pair that races in some execution is a pair
//! before which two threads stand at the same time in another: take the first race, and leave out whatever neither access depends on. With
//! weaker accesses that is not so, and the program is left to `dpor`.
//!
//! *Uses*. A thread stands before an access to what another has ended the life of.
//!
//! *Deadlocks*. Every thread has ended, or waits for a lock that somebody has and does not let go, or for a thread that does not come to its end.

use super::encode::{Question, Refuted, Waiter};
use super::forest::{Id, Order, What};
use super::{ANY, CONFLICTS_OF_REST, Found, Search};
use crate::kernel::{Halt, Unsuited, go_on};
use crate::session::Session;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use threadbare_solver::Literal;
use threadbare_trace::{CodePoint, Range, ThreadId};

/// So many different sets of threads and places are looked for.
const MOST_DEADLOCKS: usize = 100;

/// What tells failures apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Key {
    /// The places of two accesses, and what they access.
    Race([CodePoint; 2], Range),
    /// The place of an access to what has ended.
    Use(CodePoint),
}

/// Threads at places where they fail together.
struct Target {
    literal: Literal,
    then: Vec<ThreadId>,
}

impl Search {
    /// Looks for all of them.
    pub fn look_for_failures(&mut self, session: &mut Session) -> Result<(), Halt> {
        let races = self.races(session)?;
        let uses = self.uses();
        for (key, targets) in races.into_iter().chain(uses) {
            go_on(session)?;
            let literals: Vec<Literal> = targets.iter().map(|target| target.literal).collect();
            let any = self.encoder.any(&literals);
            let holding = |search: &mut Search| {
                let held = targets.iter().find(|target| search.encoder.holds(target.literal));
                held.map(|target| target.then.clone()).unwrap_or_default()
            };
            if self.fails(session, any, holding)? {
                self.shown.insert(key);
            }
        }
        self.deadlocks(session)
    }

    /// Asks for a scenario in which something fails, and executes it; whether there is one.
    fn fails(
        &mut self,
        session: &mut Session,
        target: Literal,
        then: impl FnOnce(&mut Search) -> Vec<ThreadId>,
    ) -> Result<bool, Halt> {
        let most = Some(self.most).filter(|most| *most != ANY);
        let question = Question { target, most, conflicts: CONFLICTS_OF_REST };
        match self.put(session, question, then)? {
            Found::Executed => {
                // What was reported elsewhere is not told again, but something must have been.
                self.is_unsettled |=
                    session.outcome.findings.is_empty() && session.outcome.suppressed.is_empty();
                return Ok(true);
            }
            Found::Refuted(Refuted { by_degree, .. }) => self.lacks_degree |= by_degree,
            Found::Unknown => self.is_unsettled = true,
        }
        Ok(false)
    }

    /// The nodes at which threads may fail together with others: by what they touch.
    fn touching(&self) -> BTreeMap<Range, Vec<Id>> {
        let mut touching: BTreeMap<Range, Vec<Id>> = BTreeMap::new();
        for (id, node) in self.forest.nodes.iter().enumerate() {
            if let Some(range) = node.what.touches().filter(|_| node.is_known) {
                touching.entry(range).or_default().push(id);
            }
        }
        touching
    }

    /// Pairs of accesses that would race if two threads stood before them.
    fn races(&mut self, session: &Session) -> Result<Vec<(Key, Vec<Target>)>, Unsuited> {
        if !session.machine.options.detect.race {
            return Ok(Vec::new());
        }
        // By place in memory, place in the program and thread.
        let mut sites: BTreeMap<Range, BTreeMap<(CodePoint, ThreadId), Vec<Id>>> = BTreeMap::new();
        for (range, nodes) in self.touching() {
            let sites = sites.entry(range).or_default();
            for id in nodes.into_iter().filter(|id| self.forest.nodes[*id].is_known) {
                let node = &self.forest.nodes[id];
                sites.entry((node.code, node.thread)).or_default().push(id);
            }
        }
        let mut pairs: BTreeMap<Key, Vec<[Vec<Id>; 2]>> = BTreeMap::new();
        let all: Vec<(Range, &(CodePoint, ThreadId), &Vec<Id>)> = sites
            .iter()
            .flat_map(|(range, sites)| sites.iter().map(|(site, nodes)| (*range, site, nodes)))
            .collect();
        for (at, (range, (code, thread), nodes)) in all.iter().enumerate() {
            let others =
                all[at + 1..].iter().filter(|(other, (_, by), _)| other.overlaps(*range) && by != thread);
            for (other, (also, _), theirs) in others {
                let key = Key::Race([*code.min(also), *code.max(also)], *range.min(other));
                let mut both = nodes.iter().flat_map(|one| theirs.iter().map(move |other| (*one, *other)));
                if !self.shown.contains(&key) && both.any(|(one, other)| self.may_race(one, other)) {
                    pairs.entry(key).or_default().push([nodes.to_vec(), theirs.to_vec()]);
                }
            }
        }
        if let (Some(code), false) = (self.objects.relaxed, pairs.is_empty()) {
            return Err(Unsuited::at(
                "accesses that may race beside relaxed ones, failed attempts or signals",
                session,
                code,
            ));
        }
        let of = |search: &mut Search, sides: [Vec<Id>; 2]| {
            // What ends a life comes last: an access behind it would be told as that.
            let ends = |side: &Vec<Id>| matches!(search.forest.nodes[side[0]].what, What::Free(_));
            let mut then: Vec<ThreadId> =
                sides.iter().map(|side| search.forest.nodes[side[0]].thread).collect();
            if ends(&sides[0]) {
                then.reverse();
            }
            let stand: Vec<Literal> = sides.iter().map(|side| search.stand_before(side)).collect();
            Target { literal: search.encoder.all(&stand), then }
        };
        let targets = pairs
            .into_iter()
            .map(|(key, pairs)| (key, pairs.into_iter().map(|pair| of(self, pair)).collect()));
        Ok(targets.collect())
    }

    /// Whether two accesses race if nothing orders them, and something does not.
    fn may_race(&self, one: Id, other: Id) -> bool {
        let (a, b) = (&self.forest.nodes[one], &self.forest.nodes[other]);
        let changes = |what: &What| what.writes().is_some() || matches!(what, What::Free(_));
        let holds = |id: Option<Id>| id.map(|id| &self.forest.nodes[id].held);
        let (ours, theirs) = (holds(a.parent), holds(b.parent));
        let excludes = |taken: Id| matches!(self.forest.nodes[taken].what, What::Lock(_));
        let is_locked = ours.into_iter().flat_map(|held| held.iter()).any(|(lock, one)| {
            let mut others = theirs.into_iter().flat_map(|held| held.iter());
            others.any(|(other, two)| lock == other && (excludes(*one) || excludes(*two)))
        });
        (a.is_plain || b.is_plain)
            && !(a.is_idle || b.is_idle)
            && (changes(&a.what) || changes(&b.what))
            && !is_locked
            && self.forest.order(one, other) == Order::Free
    }

    /// The literal that says that a thread stands before one of these of its events.
    fn stand_before(&mut self, nodes: &[Id]) -> Literal {
        let mut parents: Vec<Id> = nodes.iter().filter_map(|id| self.forest.nodes[*id].parent).collect();
        parents.dedup();
        let stand: Vec<Literal> =
            parents.into_iter().map(|parent| self.encoder.stops(&self.forest, parent)).collect();
        self.encoder.any(&stand)
    }

    /// Accesses before which a thread may stand when another has ended what they access.
    fn uses(&mut self) -> Vec<(Key, Vec<Target>)> {
        let touching = self.touching();
        let mut pairs: BTreeMap<Key, Vec<(Id, Id)>> = BTreeMap::new();
        for (range, frees) in &touching {
            let ends = |id: &&Id| matches!(self.forest.nodes[**id].what, What::Free(_));
            for free in frees.iter().filter(ends) {
                let users =
                    touching.iter().filter(|(other, _)| other.overlaps(*range)).flat_map(|(_, users)| users);
                for user in users {
                    let key = Key::Use(self.forest.nodes[*user].code);
                    if !self.shown.contains(&key) && self.forest.order(*free, *user) == Order::Free {
                        pairs.entry(key).or_default().push((*free, *user));
                    }
                }
            }
        }
        let of = |search: &mut Search, (free, user): (Id, Id)| {
            let stands = search.stand_before(&[user]);
            let literal = search.encoder.all(&[search.encoder.inside(free), stands]);
            Target { literal, then: vec![search.forest.nodes[user].thread] }
        };
        let targets = pairs
            .into_iter()
            .map(|(key, pairs)| (key, pairs.into_iter().map(|pair| of(self, pair)).collect()));
        targets.collect()
    }

    /// Threads that wait for each other, at each set of places.
    fn deadlocks(&mut self, session: &mut Session) -> Result<(), Halt> {
        let mut known: Vec<Vec<Waiter>> = Vec::new();
        let mut seen: FxHashSet<Vec<Waiter>> = FxHashSet::default();
        for _ in 0..MOST_DEADLOCKS {
            go_on(session)?;
            let stuck = self.encoder.stuck(&self.forest);
            if stuck.places.is_empty() {
                return Ok(());
            }
            known.iter().for_each(|places| self.encoder.elsewhere(&stuck, places));
            let mut here = Vec::new();
            let holding = |search: &mut Search| {
                let held = stuck.places.iter().filter(|(_, waits)| search.encoder.holds(*waits));
                here = held.map(|(place, _)| *place).collect();
                Vec::new()
            };
            if !self.fails(session, stuck.all, holding)? {
                return Ok(());
            }
            here.sort_unstable();
            here.dedup();
            if !seen.insert(here.clone()) {
                break;
            }
            known.push(here);
        }
        self.is_unsettled = true;
        Ok(())
    }
}

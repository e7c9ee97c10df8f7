//! Which locks are held where. *Must* be held: taken on every way there and given back on none; *may* be held: taken on some way. Both are computed
//! for each function relative to where it is called (as Voung, Jhala and Lerner have it in "RELAY", ESEC/FSE 2007), then from the
//! beginnings of threads down. A lock is a place; one that stands for several is never surely held.
//!
//! What follows: pairs of accesses that may race, since nothing orders them and no lock is held at both; and orders in which locks are taken.

use crate::bodies::Bodies;
use crate::calls::CallGraph;
use crate::effects::{self, Kind};
use crate::pointsto::{Place, PlaceSet, PointsTo, Thing};
use crate::threads::Threads;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::program::SymbolId;
use threadbare_trace::{CodePoint, Origin};

/// Locks that are held, and whether alone.
pub type Held = BTreeMap<Place, bool>;

/// What a call does with locks.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct Effect {
    /// It surely takes these.
    takes: Held,
    /// It may take these, and still hold them when it returns.
    may_take: BTreeSet<Place>,
    /// It may give these back.
    may_release: BTreeSet<Place>,
    /// It surely gives these back, and holds them no more.
    gives_back: BTreeSet<Place>,
    /// It may give back what is not told apart.
    releases_all: bool,
}

/// The state before an instruction.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
struct State {
    must: Held,
    may: BTreeSet<Place>,
}

/// Locks.
pub struct Locks {
    /// What functions do with them as a whole.
    of: BTreeMap<SymbolId, Effect>,
    /// What single instructions do.
    at: BTreeMap<CodePoint, Effect>,
    /// What is held when a function is entered.
    entered: BTreeMap<SymbolId, State>,
    /// The locks that are taken somewhere, by where.
    taken: Vec<(CodePoint, PlaceSet)>,
}

/// One lock is taken while another one may be held.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Nested {
    /// What is held.
    pub held: Place,
    /// What is taken.
    pub taken: Place,
    /// Where.
    pub point: CodePoint,
}

impl Locks {
    /// Looks at every function that may run.
    #[must_use]
    pub fn new(bodies: &Bodies, points_to: &PointsTo, calls: &CallGraph, threads: &Threads) -> Locks {
        let mut locks =
            Locks { of: BTreeMap::new(), at: BTreeMap::new(), entered: BTreeMap::new(), taken: Vec::new() };
        for function in points_to.functions() {
            for (point, _) in bodies.instructions(function) {
                locks.look_at(bodies, points_to, calls, threads, point);
            }
        }
        for group in calls.bottom_up() {
            let is_circle = group.len() > 1 || calls.called_by(group[0]).any(|callee| callee == group[0]);
            let mut changed = true;
            while changed {
                changed = false;
                for function in group {
                    let effect = locks.whole(bodies, calls, *function, group);
                    changed |= is_circle && locks.of.get(function) != Some(&effect);
                    locks.of.insert(*function, effect);
                }
            }
        }
        locks.enter(bodies, calls, threads);
        locks
    }

    /// What an instruction does that takes or gives back a lock.
    fn look_at(
        &mut self,
        bodies: &Bodies,
        points_to: &PointsTo,
        calls: &CallGraph,
        threads: &Threads,
        point: CodePoint,
    ) {
        let externals = points_to.externals(point);
        let is_only = externals.len() == 1 && calls.callees(point).len() == 1;
        for external in externals {
            let name = bodies.name(external.function);
            let Some(effect) = effects::lookup(name) else { continue };
            let Some(lock) = external.args.first() else { continue };
            let done = self.at.entry(point).or_default();
            match effect.kind {
                Kind::Locks | Kind::TriesLock if name != "flockfile" && name != "ftrylockfile" => {
                    self.taken.push((point, lock.clone()));
                    done.may_take.extend(lock.places());
                    let surely =
                        effect.kind == Kind::Locks && !name.contains("timed") && !name.contains("clock");
                    if let Some(place) =
                        one(bodies, points_to, calls, threads, lock).filter(|_| surely && is_only)
                    {
                        done.takes.insert(place, !name.contains("rdlock"));
                    }
                }
                Kind::Unlocks => {
                    done.may_release.extend(lock.places());
                    done.releases_all |= lock.is_pooled();
                    let surely = is_only && !may_count(bodies);
                    done.gives_back.extend(one(bodies, points_to, calls, threads, lock).filter(|_| surely));
                }
                _ => {}
            }
        }
    }

    /// What a function does with locks as a whole.
    fn whole(&self, bodies: &Bodies, calls: &CallGraph, function: SymbolId, group: &[SymbolId]) -> Effect {
        let is_recursive = group.len() > 1 || calls.called_by(function).any(|callee| callee == function);
        let mut effect = Effect::default();
        let mut ends: Option<Held> = None;
        let states = self.states(bodies, calls, function, &State::default());
        for (point, inst) in bodies.instructions(function) {
            if matches!(inst.op, threadbare_ir::inst::Op::Ret(_))
                && let Some(state) = states.get(&point.instruction)
            {
                effect.may_take.extend(&state.may);
                ends = Some(match ends {
                    None => state.must.clone(),
                    Some(held) => common(&held, &state.must),
                });
            }
            let Some(done) = self.done(bodies, calls, point) else { continue };
            effect.may_release.extend(&done.may_release);
            effect.releases_all |= done.releases_all;
        }
        if !is_recursive {
            effect.takes = ends.unwrap_or_default();
        }
        effect
    }

    /// What is done with locks at an instruction, by itself or by whom it calls.
    fn done(&self, bodies: &Bodies, calls: &CallGraph, point: CodePoint) -> Option<Effect> {
        let callees = calls.callees(point);
        if callees.is_empty() {
            return None;
        }
        let nothing = Effect::default();
        let mut all: Option<Effect> = self.at.get(&point).cloned();
        for callee in callees.iter().filter(|callee| bodies.body(**callee).is_some()) {
            // Of a function that was not looked at yet, since it calls this one, nothing is sure.
            let effect = self.of.get(callee).unwrap_or(&nothing);
            all = Some(match all {
                None => effect.clone(),
                Some(mut one) => {
                    one.takes = common(&one.takes, &effect.takes);
                    one.may_take.extend(&effect.may_take);
                    one.may_release.extend(&effect.may_release);
                    one.releases_all |= effect.releases_all;
                    one
                }
            });
        }
        Some(all.unwrap_or_default())
    }

    /// The state before each instruction of a function that is entered in this one; none where nothing is held.
    fn states(
        &self,
        bodies: &Bodies,
        calls: &CallGraph,
        function: SymbolId,
        entered: &State,
    ) -> BTreeMap<u32, State> {
        let mut before = BTreeMap::new();
        let (Some(graph), Some(body)) = (bodies.graph(function), bodies.body(function)) else {
            return before;
        };
        // Where nothing is held and nobody does anything with locks, nothing is held anywhere.
        let nothing = Effect::default();
        let is_idle =
            |(point, _): (CodePoint, _)| self.done(bodies, calls, point).is_none_or(|done| done == nothing);
        if *entered == State::default() && bodies.instructions(function).all(is_idle) {
            return before;
        }
        let mut at_end: Vec<Option<State>> = vec![None; body.blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for &block in graph.order() {
                let from =
                    graph.predecessors(block).iter().filter_map(|from| at_end[*from as usize].as_ref());
                let mut state = match (block, from.cloned().reduce(|one, other| one.meet(&other))) {
                    (0, None) => entered.clone(),
                    (0, Some(other)) => entered.meet(&other),
                    (_, Some(state)) => state,
                    (_, None) => continue,
                };
                for instruction in graph.first(block)..=graph.last(block) {
                    before.insert(instruction, state.clone());
                    if let Some(done) =
                        self.done(bodies, calls, CodePoint { function: function.0, instruction })
                    {
                        state.apply(&done);
                    }
                }
                if at_end[block as usize].as_ref() != Some(&state) {
                    at_end[block as usize] = Some(state);
                    changed = true;
                }
            }
        }
        before
    }

    /// What is held when functions are entered: nothing where threads begin.
    fn enter(&mut self, bodies: &Bodies, calls: &CallGraph, threads: &Threads) {
        let mut todo: Vec<SymbolId> = Vec::new();
        for thread in threads.all() {
            self.entered.insert(thread.function, State::default());
            todo.push(thread.function);
        }
        // What runs before and after it all.
        for function in &threads.all()[0].runs {
            if calls.callers(*function).is_empty() {
                self.entered.insert(*function, State::default());
                todo.push(*function);
            }
        }
        while let Some(function) = todo.pop() {
            let Some(entered) = self.entered.get(&function).cloned() else { continue };
            let states = self.states(bodies, calls, function, &entered);
            for (point, _) in bodies.instructions(function) {
                let callees = calls.callees(point);
                if callees.is_empty() {
                    continue;
                }
                let state = states.get(&point.instruction).cloned().unwrap_or_default();
                for callee in callees {
                    let met = match self.entered.get(callee) {
                        None => state.clone(),
                        Some(known) => known.meet(&state),
                    };
                    if self.entered.get(callee) != Some(&met) && bodies.body(*callee).is_some() {
                        self.entered.insert(*callee, met);
                        todo.push(*callee);
                    }
                }
            }
        }
    }

    fn state(&self, bodies: &Bodies, calls: &CallGraph, function: SymbolId) -> BTreeMap<u32, State> {
        let entered = self.entered.get(&function).cloned().unwrap_or_default();
        self.states(bodies, calls, function, &entered)
    }

    /// The locks that are surely held before each instruction of a function, and whether alone.
    #[must_use]
    pub fn must(&self, bodies: &Bodies, calls: &CallGraph, function: SymbolId) -> BTreeMap<u32, Held> {
        let states = self.state(bodies, calls, function).into_iter();
        states.map(|(instruction, state)| (instruction, state.must)).collect()
    }

    /// The locks that may be held before each instruction of a function.
    #[must_use]
    pub fn may(
        &self,
        bodies: &Bodies,
        calls: &CallGraph,
        function: SymbolId,
    ) -> BTreeMap<u32, BTreeSet<Place>> {
        let states = self.state(bodies, calls, function).into_iter();
        states.map(|(instruction, state)| (instruction, state.may)).collect()
    }

    /// The locks that an instruction may take by itself, and those that it surely gives back.
    #[must_use]
    pub fn moved(&self, point: CodePoint) -> (BTreeSet<Place>, BTreeSet<Place>) {
        let done = self.at.get(&point);
        done.map(|done| (done.may_take.clone(), done.gives_back.clone())).unwrap_or_default()
    }

    /// Where which locks are taken.
    #[must_use]
    pub fn taken(&self) -> &[(CodePoint, PlaceSet)] {
        &self.taken
    }

    /// Locks that may be taken while others are held.
    #[must_use]
    pub fn nested(&self, bodies: &Bodies, calls: &CallGraph) -> BTreeSet<Nested> {
        let mut all = BTreeSet::new();
        let functions: BTreeSet<u32> = self.taken.iter().map(|(point, _)| point.function).collect();
        for function in functions {
            let may = self.may(bodies, calls, SymbolId(function));
            for (point, set) in self.taken.iter().filter(|(point, _)| point.function == function) {
                let Some(held) = may.get(&point.instruction) else { continue };
                for held in held {
                    let pairs = set.places().iter().filter(|taken| *taken != held);
                    all.extend(pairs.map(|taken| Nested { held: *held, taken: *taken, point: *point }));
                }
            }
        }
        all
    }
}

impl State {
    fn meet(&self, other: &State) -> State {
        State { must: common(&self.must, &other.must), may: &self.may | &other.may }
    }

    fn apply(&mut self, done: &Effect) {
        if done.releases_all {
            self.must.clear();
        }
        self.must.retain(|place, _| !done.may_release.contains(place));
        self.may.retain(|place| !done.gives_back.contains(place));
        for (place, alone) in &done.takes {
            self.must.insert(*place, *alone);
        }
        self.may.extend(&done.may_take);
    }
}

/// What is held both here and there.
fn common(one: &Held, other: &Held) -> Held {
    one.iter().filter_map(|(place, alone)| Some((*place, *alone && *other.get(place)?))).collect()
}

/// Whether no two threads can be where these are held at the same time.
#[must_use]
pub fn exclude(one: &Held, other: &Held) -> bool {
    one.iter().any(|(place, alone)| other.get(place).is_some_and(|also| *alone || *also))
}

/// Whether there may be locks that one thread can take several times, and must give back as often.
fn may_count(bodies: &Bodies) -> bool {
    let counting =
        ["pthread_mutexattr_settype", "mtx_init", "pthread_rwlock_rdlock", "pthread_rwlock_tryrdlock"];
    counting.iter().any(|name| bodies.program().find(name).is_some())
}

/// The one lock that a set stands for, if it is one.
fn one(
    bodies: &Bodies,
    points_to: &PointsTo,
    calls: &CallGraph,
    threads: &Threads,
    set: &PlaceSet,
) -> Option<Place> {
    let [place] = set.places() else { return None };
    if set.is_pooled() || points_to.is_folded(*place) {
        return None;
    }
    let is_one = match place.thing {
        Thing::Memory(Origin::Global(symbol)) => symbol != u32::MAX,
        Thing::Memory(Origin::Heap(point) | Origin::Stack(point)) => threads.is_once(bodies, calls, point),
        _ => false,
    };
    is_one.then_some(*place)
}

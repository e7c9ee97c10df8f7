//! Threads: where they start, who starts them, and which instructions may run at the same time.
//!
//! An abstract thread is a place where threads start together with what they run; it stands for *many* if that place may be come to more than once.
//! Two instructions of different threads do not run at the same time if the one thread is the creator of the other and runs its own before it starts it,
//! or behind a join of it that cannot be gone round; nor do those of two threads if the second starts only behind such a join of the first. A join counts if it can only
//! be of that one thread; whether loops that start and loops that join have as many rounds is not known.

use crate::bodies::Bodies;
use crate::calls::CallGraph;
use crate::effects::{self, Kind, flows::Flow};
use crate::pointsto::{PointsTo, Thing};
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// A thread, by number; the first is that of the program itself.
pub type ThreadNumber = usize;

/// An abstract thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// Where it starts; none for the program's own.
    pub start: Option<CodePoint>,
    /// What it runs first.
    pub function: SymbolId,
    /// The threads that may start it.
    pub creators: Vec<ThreadNumber>,
    /// Whether there may be several of it.
    pub many: bool,
    /// The functions that it may run.
    pub runs: BTreeSet<SymbolId>,
}

/// What may run after an instruction, in its own thread.
#[derive(Clone, Default)]
struct After {
    /// Functions of which everything may.
    whole: BTreeSet<SymbolId>,
    /// Functions of which what is behind these instructions may.
    behind: BTreeMap<SymbolId, BTreeSet<u32>>,
}

/// The threads of a program.
pub struct Threads {
    threads: Vec<Thread>,
    /// What its creator may run after the start of each.
    after: Vec<Vec<(ThreadNumber, After)>>,
    /// Where each is surely joined.
    joins: BTreeSet<(CodePoint, ThreadNumber)>,
    /// Functions that control may come back to by a jump from elsewhere.
    comes_back: BTreeSet<SymbolId>,
    /// What was joined whenever a function is entered.
    joined: BTreeMap<SymbolId, BTreeSet<ThreadNumber>>,
    /// What was joined whenever it returns, of that which it joins itself.
    joins_of: BTreeMap<SymbolId, BTreeSet<ThreadNumber>>,
}

impl Threads {
    /// Those of a program that starts in this function, with what runs before and after it.
    #[must_use]
    pub fn new(bodies: &Bodies, points_to: &PointsTo, calls: &CallGraph, entry: SymbolId) -> Threads {
        let program = bodies.program();
        let around = program.global_constructors().into_iter().chain(program.global_destructors());
        let mut first: Vec<SymbolId> = around.map(|found| found.function).collect();
        first.extend(program.find(&crate::library::body_name("exit")));
        first.push(entry);
        let main = Thread {
            start: None,
            function: entry,
            creators: Vec::new(),
            many: false,
            runs: calls.below(first),
        };
        let started = calls.starts().iter().map(|(point, function)| Thread {
            start: Some(*point),
            function: *function,
            creators: Vec::new(),
            many: false,
            runs: calls.below([*function]),
        });
        let mut threads: Vec<Thread> = std::iter::once(main).chain(started).collect();
        for number in 1..threads.len() {
            let Some(start) = threads[number].start else { continue };
            let has = |thread: &Thread| thread.runs.contains(&SymbolId(start.function));
            threads[number].creators = (0..threads.len()).filter(|creator| has(&threads[*creator])).collect();
        }
        let mut found = Threads {
            threads,
            after: Vec::new(),
            joins: BTreeSet::new(),
            comes_back: comes_back(bodies, points_to),
            joined: BTreeMap::new(),
            joins_of: BTreeMap::new(),
        };
        found.find_many(bodies, calls);
        found.find_joins(bodies, points_to, calls);
        for thread in &found.threads {
            let after = |creator: &ThreadNumber| {
                let start = thread.start.unwrap_or_default();
                (
                    *creator,
                    after(bodies, calls, points_to.at_thread_end(), &found.threads[*creator].runs, start),
                )
            };
            found.after.push(thread.creators.iter().map(after).collect());
        }
        found
    }

    /// The threads; the first is that of the program itself.
    #[must_use]
    pub fn all(&self) -> &[Thread] {
        &self.threads
    }

    /// The threads that may run an instruction.
    pub fn of(&self, point: CodePoint) -> impl Iterator<Item = ThreadNumber> {
        let function = SymbolId(point.function);
        (0..self.threads.len()).filter(move |thread| self.threads[*thread].runs.contains(&function))
    }

    /// Whether two instructions may run at the same time, in different threads.
    #[must_use]
    pub fn may_be_beside(&self, bodies: &Bodies, one: CodePoint, other: CodePoint) -> bool {
        self.of(one).any(|a| self.of(other).any(|b| self.are_beside(bodies, (a, one), (b, other))))
    }

    /// The same of an instruction of one thread and one of another.
    #[must_use]
    pub fn are_beside(
        &self,
        bodies: &Bodies,
        (a, one): (ThreadNumber, CodePoint),
        (b, other): (ThreadNumber, CodePoint),
    ) -> bool {
        if a == b {
            return self.threads[a].many;
        }
        self.may_meet(bodies, a, one, b) && self.may_meet(bodies, b, other, a)
    }

    /// Whether a thread may be at an instruction while another one is there at all.
    fn may_meet(&self, bodies: &Bodies, thread: ThreadNumber, point: CodePoint, other: ThreadNumber) -> bool {
        if !self.is_there(bodies, thread, point, other) {
            return false;
        }
        // What starts a thread comes before all that the thread does.
        let Thread { start, creators, many, .. } = &self.threads[thread];
        match start {
            Some(start) if !many => {
                creators.iter().any(|creator| *creator == other || self.is_there_later(bodies, *start, other))
            }
            _ => true,
        }
    }

    /// Whether another thread may be there when this one is at an instruction, by what this one has started and joined itself.
    fn is_there(&self, bodies: &Bodies, thread: ThreadNumber, point: CodePoint, other: ThreadNumber) -> bool {
        if self.threads[thread].many || self.threads[other].many {
            return self.may_have_started(bodies, thread, point, other);
        }
        self.may_have_started(bodies, thread, point, other)
            && !self.has_joined(bodies, point).contains(&other)
    }

    /// The same when what another one starts there comes to be: that it was not started yet says nothing, since it may be later.
    fn is_there_later(&self, bodies: &Bodies, point: CodePoint, other: ThreadNumber) -> bool {
        self.threads[other].many || !self.has_joined(bodies, point).contains(&other)
    }

    /// Whether a thread may have been started when this one is at an instruction: it was not if nobody else starts it, and this one only later.
    fn may_have_started(
        &self,
        bodies: &Bodies,
        thread: ThreadNumber,
        point: CodePoint,
        other: ThreadNumber,
    ) -> bool {
        let creators = &self.after[other];
        if other == 0 || self.threads[thread].many {
            return true;
        }
        creators.iter().any(|(creator, after)| match *creator == thread {
            true => after.has(bodies, point),
            // Another one starts it: that one was started by somebody.
            false => *creator == 0 || self.may_have_started_by(bodies, thread, point, *creator, 0),
        })
    }

    fn may_have_started_by(
        &self,
        bodies: &Bodies,
        thread: ThreadNumber,
        point: CodePoint,
        creator: ThreadNumber,
        depth: usize,
    ) -> bool {
        if depth > self.threads.len() || creator == 0 {
            return true;
        }
        self.after[creator].iter().any(|(above, after)| match *above == thread {
            true => after.has(bodies, point),
            false => self.may_have_started_by(bodies, thread, point, *above, depth + 1),
        })
    }

    /// Whether an instruction may run before another one, in its own thread or in another.
    #[must_use]
    pub fn may_come_before(
        &self,
        bodies: &Bodies,
        calls: &CallGraph,
        first: CodePoint,
        second: CodePoint,
    ) -> bool {
        self.of(first).any(|a| {
            self.of(second).any(|b| match a == b {
                true => self.may_come_first(bodies, calls, a, first, second),
                // Who is there only later has done nothing yet, and who was joined does nothing more.
                false => {
                    let is_over = !self.threads[a].many
                        && !self.threads[b].many
                        && self.has_joined(bodies, first).contains(&b);
                    !is_over && self.may_have_started(bodies, b, second, a)
                }
            })
        })
    }

    /// The same inside of one thread. That the order is that of the code is known only of one run of one function.
    fn may_come_first(
        &self,
        bodies: &Bodies,
        calls: &CallGraph,
        thread: ThreadNumber,
        first: CodePoint,
        second: CodePoint,
    ) -> bool {
        let within = SymbolId(first.function);
        let Thread { many, function, runs, .. } = &self.threads[thread];
        if *many || first.function != second.function || self.comes_back.contains(&within) {
            return true;
        }
        let Some(graph) = bodies.graph(within) else { return true };
        graph.reaches(first.instruction, second.instruction)
            || !once(bodies, calls, runs, *function, within, 0)
    }

    /// Whether an instruction runs at most once in the whole program.
    #[must_use]
    pub fn is_once(&self, bodies: &Bodies, calls: &CallGraph, point: CodePoint) -> bool {
        let all: Vec<ThreadNumber> = self.of(point).collect();
        let [thread] = all[..] else { return false };
        let Thread { many, function, runs, .. } = &self.threads[thread];
        let within = SymbolId(point.function);
        !many
            && bodies.graph(within).is_some_and(|graph| !graph.repeats(point.instruction))
            && once(bodies, calls, runs, *function, within, 0)
    }

    /// The threads that were surely joined when an instruction runs, by whoever runs it.
    #[must_use]
    pub fn has_joined(&self, bodies: &Bodies, point: CodePoint) -> BTreeSet<ThreadNumber> {
        let function = SymbolId(point.function);
        let mut all = self.joined.get(&function).cloned().unwrap_or_default();
        all.extend(self.joined_inside(bodies, point));
        all
    }

    /// The same by joins of the function itself, and of those that it calls.
    fn joined_inside(&self, bodies: &Bodies, point: CodePoint) -> BTreeSet<ThreadNumber> {
        let mut all = BTreeSet::new();
        let Some(graph) = bodies.graph(SymbolId(point.function)) else { return all };
        let before = |at: &CodePoint| {
            at.function == point.function
                && at.instruction != point.instruction
                && graph.dominates(at.instruction, point.instruction)
        };
        let first = (CodePoint { function: point.function, instruction: 0 }, 0);
        let last = (CodePoint { function: point.function, instruction: u32::MAX }, 0);
        all.extend(self.joins.range(first..=last).filter(|(at, _)| before(at)).map(|(_, thread)| *thread));
        all
    }

    fn find_many(&mut self, bodies: &Bodies, calls: &CallGraph) {
        let many: Vec<bool> = self
            .threads
            .iter()
            .map(|thread| {
                let Some(start) = thread.start else { return false };
                let function = SymbolId(start.function);
                let repeats = bodies.graph(function).is_none_or(|graph| graph.repeats(start.instruction));
                let is_once = |creator: &ThreadNumber| {
                    let creator = &self.threads[*creator];
                    once(bodies, calls, &creator.runs, creator.function, function, 0)
                };
                repeats || thread.creators.len() != 1 || !thread.creators.iter().all(is_once)
            })
            .collect();
        self.threads.iter_mut().zip(many).for_each(|(thread, many)| thread.many = many);
        // Who is started by many is many.
        let mut changed = true;
        while changed {
            changed = false;
            for number in 0..self.threads.len() {
                let by_many = self.threads[number].creators.iter().any(|creator| self.threads[*creator].many);
                if by_many && !self.threads[number].many {
                    self.threads[number].many = true;
                    changed = true;
                }
            }
        }
    }

    fn find_joins(&mut self, bodies: &Bodies, points_to: &PointsTo, calls: &CallGraph) {
        let by_start: BTreeMap<CodePoint, Vec<ThreadNumber>> =
            self.threads.iter().enumerate().fold(BTreeMap::new(), |mut all, (number, thread)| {
                if let Some(start) = thread.start {
                    all.entry(start).or_insert_with(Vec::new).push(number);
                }
                all
            });
        for function in points_to.functions() {
            for (point, _) in bodies.instructions(function) {
                for external in points_to.externals(point) {
                    // Others give up, or ask whether it has ended.
                    let name = bodies.name(external.function);
                    let waits = matches!(name, "pthread_join" | "thrd_join");
                    let joins = effects::lookup(name).and_then(effects::Effect::flows);
                    let joins =
                        joins.is_some_and(|flows| flows.iter().any(|flow| matches!(flow, Flow::Joins(..))));
                    let Some(handle) = external.args.first().filter(|_| waits && joins) else { continue };
                    if handle.is_pooled() || points_to.externals(point).len() != 1 {
                        continue;
                    }
                    let [place] = handle.places() else { continue };
                    let Thing::Thread(start) = place.thing else { continue };
                    if let Some([thread]) = by_start.get(&start).map(Vec::as_slice)
                        && !self.threads[*thread].many
                    {
                        self.joins.insert((point, *thread));
                    }
                }
            }
        }
        self.find_joined(bodies, calls);
    }

    /// What was joined when functions return and when they are entered.
    fn find_joined(&mut self, bodies: &Bodies, calls: &CallGraph) {
        for group in calls.bottom_up() {
            let [function] = group[..] else { continue };
            // What it calls and surely joins is a join where it is called.
            for (point, _) in bodies.instructions(function) {
                let callees = calls.callees(point);
                if let [callee] = callees
                    && let Some(all) = self.joins_of.get(callee)
                {
                    self.joins.extend(all.iter().map(|thread| (point, *thread)));
                }
            }
            let Some(graph) = bodies.graph(function) else { continue };
            let returns = (0..graph.blocks()).filter(|block| {
                let last =
                    bodies.instruction(CodePoint { function: function.0, instruction: graph.last(*block) });
                last.is_some_and(|inst| matches!(inst.op, threadbare_ir::inst::Op::Ret(_)))
            });
            let at = returns.map(|block| {
                self.joined_inside(bodies, CodePoint { function: function.0, instruction: graph.last(block) })
            });
            let all = at.reduce(|one, other| &one & &other).unwrap_or_default();
            self.joins_of.insert(function, all);
        }
        for group in calls.bottom_up().iter().rev() {
            let [function] = group[..] else { continue };
            let is_first = self.threads.iter().any(|thread| thread.function == function);
            let callers = calls.callers(function);
            if is_first || callers.is_empty() {
                continue;
            }
            let at = callers.iter().map(|point| self.has_joined(bodies, *point));
            let all = at.reduce(|one, other| &one & &other).unwrap_or_default();
            self.joined.insert(function, all);
        }
    }
}

impl After {
    fn has(&self, bodies: &Bodies, point: CodePoint) -> bool {
        let function = SymbolId(point.function);
        if self.whole.contains(&function) {
            return true;
        }
        let Some(graph) = bodies.graph(function) else { return true };
        let from = self.behind.get(&function).into_iter().flatten();
        from.into_iter().any(|from| *from == point.instruction || graph.reaches(*from, point.instruction))
    }
}

/// The functions that call those by which control comes back.
fn comes_back(bodies: &Bodies, points_to: &PointsTo) -> BTreeSet<SymbolId> {
    let jumps = |callee: SymbolId| {
        effects::lookup(bodies.name(callee)).is_some_and(|effect| effect.kind == Kind::Jumps)
    };
    let calls = points_to.calls().filter(|(_, callee)| jumps(*callee));
    calls.map(|(point, _)| SymbolId(point.function)).collect()
}

/// What a thread that runs these functions may run after an instruction.
fn after(
    bodies: &Bodies,
    calls: &CallGraph,
    at_end: &BTreeSet<SymbolId>,
    runs: &BTreeSet<SymbolId>,
    start: CodePoint,
) -> After {
    let mut after = After::default();
    let mut todo = vec![start];
    while let Some(point) = todo.pop() {
        let function = SymbolId(point.function);
        if !after.behind.entry(function).or_default().insert(point.instruction) {
            continue;
        }
        let Some(graph) = bodies.graph(function) else { continue };
        for (call, _) in bodies.instructions(function) {
            let callees = calls.callees(call);
            if !callees.is_empty() && graph.reaches(point.instruction, call.instruction) {
                after.whole.extend(calls.below(callees.iter().copied()));
            }
        }
        todo.extend(calls.callers(function).iter().filter(|at| runs.contains(&SymbolId(at.function))));
    }
    // What runs when the program ends comes after everything.
    let ends = bodies.program().find(&crate::library::body_name("exit")).into_iter();
    let destructors = bodies.program().global_destructors().into_iter().map(|found| found.function);
    after.whole.extend(calls.below(ends.chain(destructors).chain(at_end.iter().copied())));
    after
}

/// Whether a function runs at most once in a thread that runs these functions.
fn once(
    bodies: &Bodies,
    calls: &CallGraph,
    runs: &BTreeSet<SymbolId>,
    first: SymbolId,
    function: SymbolId,
    depth: usize,
) -> bool {
    let callers: Vec<&CodePoint> =
        calls.callers(function).iter().filter(|at| runs.contains(&SymbolId(at.function))).collect();
    match (function == first, &callers[..]) {
        (true, []) => true,
        (false, [at]) => {
            let caller = SymbolId(at.function);
            let repeats = bodies.graph(caller).is_none_or(|graph| graph.repeats(at.instruction));
            !repeats && depth < 64 && once(bodies, calls, runs, first, caller, depth + 1)
        }
        _ => false,
    }
}

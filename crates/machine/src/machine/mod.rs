//! The machine: a program made ready to run, and the operations that strategies are built from. A state's
//! threads always stand before their next visible step or symbolic decision.
//!
//! A machine is a handful of values, each with a module of its own; what several of them do together is here, and in the step
//! relation, to which they are lent (`world.rs`). What people are told of states is in `told.rs`, what
//! concerns threads that are alike in `turns.rs`.

mod shaped;
mod told;
mod turns;

pub use told::Belonging;

use crate::announce;
use crate::arena::{Arena, PlainModel};
use crate::assumed::assumptions;
use crate::code::{Code, NONE};
use crate::history::{self, Memo, Seen};
use crate::learned::{Knowledge, Learned, Nested, swapped};
use crate::limits::Limits;
use crate::memory::Memory;
use crate::options::Options;
use crate::outcomes;
use crate::picks::Picks;
use crate::policy::{Forms, Policy};
use crate::possible::Possible;
use crate::prepared::{self, Prepared};
use crate::probes::Probes;
use crate::roots::Roots;
use crate::state::{Frame, State, Status, Thread, ThreadIx};
use crate::step::{Library, Run, Taken, used_if};
use crate::tally::Tally;
use crate::threads::Threads;
use crate::value::Value;
use crate::world::World;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::{Cancel, Model, Term};
use threadbare_ir::program::{Program, SymbolKind};
use threadbare_trace::{
    Action, CodePoint, Ending, Event, Fence, Input, Range, SharedSite, Symmetry, ThreadId,
};

/// More than this are not kept where they are not needed.
const MANY_QUESTIONS: usize = 1 << 16;

/// A program that can be run.
pub struct Machine {
    /// The program, made ready to run.
    pub prepared: Prepared,
    /// Terms and unknowns.
    pub arena: Arena,
    /// Which sides of conditions are possible, and who is asked. Set before the first run.
    pub possible: Possible,
    /// What the run gets from outside. Set before the first run.
    pub options: Options,
    /// What is cut short.
    pub limits: Limits,
    /// What is counted and watched.
    pub probes: Probes,
    learned: Learned,
    policy: Policy,
    memo: Memo,
    library: &'static Library,
}

/// Why a program cannot be run at all.
#[derive(Clone, Debug)]
pub enum SetupError {
    /// It has no such function, or the function is not fit to start with.
    Entry(String),
    /// It needs something before its first instruction that the machine does not have.
    Unsupported(String),
}

impl Machine {
    /// Makes a program ready to start in the function `entry`, with these models of what it does not define.
    pub fn new(program: Arc<Program>, entry: &str, library: &'static Library) -> Result<Machine, SetupError> {
        let symbol = program
            .find(entry)
            .ok_or_else(|| SetupError::Entry(format!("the program has no function '{entry}'")))?;
        match &program.symbol(symbol).kind {
            SymbolKind::Function(function) if function.is_defined => {}
            _ => return Err(SetupError::Entry(format!("'{entry}' is not a function with a body"))),
        }
        Ok(Machine {
            prepared: Prepared::new(program, symbol, library.modelled()).map_err(SetupError::Unsupported)?,
            arena: Arena::default(),
            possible: Possible::default(),
            options: Options::default(),
            limits: Limits::default(),
            probes: Probes::default(),
            learned: Learned::default(),
            policy: Policy::default(),
            memo: Memo::default(),
            library,
        })
    }

    /// From now on runs go about it like this.
    pub fn set_policy(&mut self, policy: Policy) {
        self.policy = policy;
    }

    /// How runs go about it.
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// From now on runs heed this word, and so does whoever makes terms.
    pub fn set_cancel(&mut self, cancel: Cancel) {
        self.arena.terms.set_cancel(cancel.clone());
        self.limits.cancel = cancel;
    }

    /// From now on inputs have these values; those that are missing are zero.
    pub fn give_inputs(&mut self, inputs: &[Input]) {
        let (parts, own): (Vec<&Input>, Vec<&Input>) = inputs.iter().partition(|input| input.at.is_some());
        let given = own.into_iter().map(|input| ((input.thread, input.index), input.clone()));
        self.arena.given = Some(given.collect());
        let parts = parts.into_iter().filter_map(|input| Some((input.at?, input.clone())));
        self.arena.given_parts = parts.collect();
    }

    /// From now on counts how often each thread comes to one of these places. Only for a machine that runs one
    /// execution, and before its first: every operation is then executed in its plain form.
    pub fn count_passes(&mut self, points: impl IntoIterator<Item = CodePoint>) {
        self.policy.forms = Forms::Plain;
        self.probes.tally = Some(Box::new(Tally::new(points)));
    }

    /// How often the thread has come to one of the places that are counted.
    pub fn passes(&self, thread: ThreadIx) -> u64 {
        self.probes.tally.as_ref().map_or(0, |tally| tally.passes(thread))
    }

    /// Whether inputs are still to be found, rather than given.
    pub fn has_symbolic_inputs(&self) -> bool {
        self.arena.given.is_none()
    }

    /// What is lent for a run.
    fn world(&mut self) -> World<'_> {
        World {
            prepared: &mut self.prepared,
            learned: &mut self.learned,
            arena: &mut self.arena,
            possible: &mut self.possible,
            options: &self.options,
            policy: &self.policy,
            limits: &self.limits,
            probes: &mut self.probes,
            memo: &mut self.memo,
        }
    }

    /// The state before the first instruction, its main thread advanced to its first step.
    pub fn start(&mut self) -> State {
        let (hidden, arguments, inputs) = Prepared::surroundings(&mut self.arena, &self.options);
        let mut memory = self.prepared.initial.clone();
        let mut state = State {
            memory: Memory::default(),
            threads: Threads::default(),
            sync: Rc::default(),
            hidden: Rc::new(hidden),
            path: Rc::default(),
            model: Model::new(),
            given: Rc::default(),
            born: Rc::default(),
            grouped: Rc::default(),
            led: None,
            exited: None,
        };
        let (args, inputs) = self.prepared.entry_arguments(&mut self.arena, &mut memory, arguments, inputs);
        state.memory = memory;
        let entry = self.prepared.entry;
        let main = self.first_frame(entry, &args);
        let mut thread = Thread::new(ThreadId::MAIN, entry, main);
        thread.inputs = inputs;
        // The constructors lie on top of the entry function, the first of them uppermost.
        let program = self.prepared.program.clone();
        for constructor in program.global_constructors().iter().rev() {
            let frame = self.first_frame(constructor.function.0, &[]);
            thread.frames.push(Rc::new(frame));
        }
        state.threads.push(Rc::new(thread));
        let library = self.library;
        Run::new(self.world(), library, &mut state, 0).advance();
        state.threads.settle();
        state
    }

    fn first_frame(&mut self, symbol: u32, args: &[Value]) -> Frame {
        let code = self.world().code(symbol).unwrap_or_else(|what| Rc::new(Code::unreadable(symbol, what)));
        let mut frame = Frame::new(code, args, NONE);
        frame.results = 0;
        frame
    }

    /// Takes the thread's next step with the given outcome, and runs the thread on to the step after it. Of a
    /// condition the outcome must be one that the state's model agrees with.
    pub fn step(&mut self, state: &mut State, thread: ThreadIx, label: u32) -> Event {
        let itself = &state.threads[thread];
        let (code, index, id, before) = (itself.point(), itself.events, itself.id, itself.history);
        let fence = match itself.fence {
            Fence::None => Fence::None,
            _ => std::mem::take(&mut Rc::make_mut(&mut state.threads[thread]).fence),
        };
        let library = self.library;
        let used = used_if(&mut self.world(), library, state, thread);
        let seen = history::about_to_see(state, thread);
        let history = self.memo.history_after(before, label, seen);
        let turn = self.turn(state, thread);
        self.memo.heed(self.learned.conflicts);
        let taken = match self.memo.recalled(state, thread, history) {
            Some(action) => Taken { action, symbolic: None, free: [None; 2] },
            None => self.take(state, thread, label, seen, history, used.is_none()),
        };
        if self.policy.symmetry == Symmetry::Auto {
            self.note_turn(state, thread, turn, &taken.action);
        }
        if announce::may_look(self.policy.waits, state) {
            announce::looks(&mut self.world(), library, state);
        }
        if announce::may_wait_in_vain(state) && !state.is_any_enabled() {
            announce::at_the_end(&mut self.world(), library, state);
        }
        if !self.prepared.sections.is_empty() {
            announce::sections(&mut self.world(), library, state, thread, &taken.action);
        }
        if self.policy.symmetry == Symmetry::Auto && !state.is_any_enabled() {
            self.note_stuck(state);
        }
        state.threads.settle();
        let (address, touched) = taken.symbolic.unwrap_or_default();
        let (thread, action) = (id, taken.action);
        let idle = used.is_some_and(|used| self.arena.terms.is_false(used));
        let used = used.filter(|_| !idle).map_or(0, |used| used.raw());
        let [seen, wrote] = taken.free.map(|term| term.map_or(0, Term::raw));
        Event { thread, index, action, label, code, address, touched, fence, idle, used, seen, wrote, turn }
    }

    /// Takes a step that is not known, and remembers it if it may be.
    fn take(
        &mut self,
        state: &mut State,
        thread: ThreadIx,
        label: u32,
        seen: Seen,
        history: u64,
        remember: bool,
    ) -> Taken {
        let remember = remember && self.probes.tally.is_none();
        let before = remember.then(|| self.memo.may_recall(state, thread, seen)).flatten();
        let calls = self.memo.calls;
        let swaps = state.next(thread).is_some_and(|next| swapped(&next.action).is_some());
        let scans = matches!(self.announced(state, thread), Some(Action::Scan { .. }));
        let site = (scans || !self.prepared.sections.is_empty()).then(|| state.threads[thread].site());
        let library = self.library;
        // Whoever asks what the thread stands before, as soon as it does, asks by all that it has seen.
        Rc::make_mut(&mut state.threads[thread]).history = history;
        let mut taken = Run::new(self.world(), library, state, thread).take(label);
        if let Some(site) = site {
            taken.action = match scans {
                true => self.learned.scan_with_might(&state.memory, site, taken.action),
                false => self.learned.with_might(&state.memory, site, taken.action),
            };
        }
        self.learned.note_access(&taken.action, swaps);
        if !self.learned.attempts.is_empty() {
            self.learned.note_value(&taken.action, &state.memory);
        }
        self.memo.heed(self.learned.conflicts);
        if self.learned.shared_grew {
            self.memo.forget();
        } else if let Some(before) = before.filter(|_| taken.symbolic.is_none() && calls == self.memo.calls) {
            self.memo.keep_step(&before, state, thread, &taken.action, &self.learned);
        }
        taken
    }

    /// What the thread's next step will do, as far as it is known before it is taken.
    pub fn announced<'a>(&self, state: &'a State, thread: ThreadIx) -> Option<&'a Action> {
        state.next(thread).map(|next| &next.action)
    }

    /// The number that a thread's compare-and-swap compares with what is in memory, where it stands before one and the
    /// number is known.
    pub fn expected(&self, state: &State, thread: ThreadIx) -> Option<u64> {
        announce::expected(&state.threads[thread])
    }

    /// From now on steps are remembered, and not executed again. Only for explorations that look at nothing else than
    /// states and events.
    pub fn recall_steps(&mut self) {
        self.memo.begin();
    }

    /// Forgets all steps: what threads do may have changed, or terms.
    pub fn forget_steps(&mut self) {
        self.memo.forget();
    }
}

/// Outcomes of steps.
impl Machine {
    /// The outcomes that the thread's next step has.
    pub fn labels(&self, state: &State, thread: ThreadIx) -> Vec<u32> {
        outcomes::labels(state, thread)
    }

    /// One of the outcomes that the thread's next step has, by its number from 0.
    #[inline]
    pub fn label(&self, state: &State, thread: ThreadIx, number: u32) -> Option<u32> {
        outcomes::label(state, thread, number)
    }

    /// The first of the outcomes that the thread's next step has with the inputs of the state.
    pub fn label_by_inputs(&self, state: &State, thread: ThreadIx) -> Option<u32> {
        outcomes::label_by_inputs(&self.arena.terms, state, thread)
    }

    /// How many outcomes the thread's next step has.
    pub fn label_count(&self, state: &State, thread: ThreadIx) -> usize {
        outcomes::label_count(state, thread)
    }

    /// What the inputs must satisfy for an outcome of the thread's next step; nothing if they have no say in it.
    pub fn condition_of(&mut self, state: &State, thread: ThreadIx, label: u32) -> Option<Term> {
        outcomes::condition_of(&mut self.arena.terms, state, thread, label)
    }

    /// What the inputs must satisfy for one of the outcomes that come before this one in the order of a choice that they have
    /// a say in.
    pub fn condition_before(&mut self, state: &State, thread: ThreadIx, label: u32) -> Option<Term> {
        outcomes::condition_before(&mut self.arena.terms, state, thread, label)
    }

    /// Whether an outcome of the thread's next step leads to a side of a branch that was never taken.
    pub fn leads_to_new_code(&self, state: &State, thread: ThreadIx, label: u32) -> bool {
        prepared::leads_to_new_code(state, thread, label)
    }

    /// Where the thread stands after an outcome of its next step, in all functions that it is in; the innermost is first.
    pub fn leads_to(&self, state: &State, thread: ThreadIx, label: u32) -> Vec<CodePoint> {
        prepared::leads_to(state, thread, label)
    }

    /// Where the sides of branches begin that were taken.
    pub fn covered_points(&self) -> Vec<CodePoint> {
        self.prepared.covered_points()
    }

    /// Whether a compare-and-swap that fails conflicts as if it wrote.
    pub fn fails_like_a_write(&self, range: Range) -> bool {
        self.learned.fails_like_a_write(&self.policy, range)
    }

    /// How the execution ended, if no thread can go on. A thread that cannot go on because of the others is a
    /// deadlock, which the caller finds by asking this.
    pub fn ending(&self, state: &State) -> Option<Ending> {
        if let Some(status) = state.exited {
            return Some(Ending::Finished { status });
        }
        state.threads.iter().find_map(|thread| match &thread.status {
            Status::Halted(ending) => Some(ending.clone()),
            _ => None,
        })
    }
}

/// What is learned, and told to others.
impl Machine {
    /// Whether something was learned of the program since this was last asked that makes what was explored so far incomplete:
    /// then an exploration that is under way must start again, knowing it. What that can be depends on the policy.
    #[must_use]
    pub fn has_learned(&mut self) -> bool {
        self.learned.grew(self.policy.conflicts)
    }

    /// What was learned so far is known from here on, and makes nobody start again.
    pub fn settle(&mut self) {
        self.learned.settle();
    }

    /// What was learned so far.
    pub fn knowledge(&self) -> Knowledge {
        let (picks, objects) = (self.arena.picks.values(), self.arena.picks.objects());
        Knowledge { picks, objects, covered: self.prepared.covered_sides(), ..self.learned.knowledge() }
    }

    /// Takes over what another machine of the same program has learned. That may make steps conflict that did not here:
    /// see [`Machine::has_learned`].
    pub fn learn(&mut self, knowledge: &Knowledge) {
        self.memo.forget();
        self.arena.picks.learn(&knowledge.picks, &knowledge.objects);
        for (symbol, sides) in &knowledge.covered {
            if let Ok(code) = self.world().code(*symbol) {
                sides.iter().for_each(|side| code.cover(*side));
            }
        }
        self.learned.learn(knowledge, &self.prepared.initial);
    }

    /// The table of values tried first, for other machines of the same program.
    pub fn picks(&self) -> Picks {
        self.arena.picks.clone()
    }

    /// Has the table of values tried first in common with other machines.
    pub fn share_picks(&mut self, picks: Picks) {
        self.arena.picks = picks;
    }

    /// Forgets what was asked before, once that is much. Only for searches that never come to the same decisions twice.
    pub fn forget_questions(&mut self) {
        self.arena.picks.forget(MANY_QUESTIONS);
    }

    /// The allocation sites whose objects more than one thread accesses.
    pub fn shared_sites(&self) -> Vec<SharedSite> {
        self.learned.shared_sites(&self.prepared.program)
    }

    /// Takes these allocation sites for shared from the start.
    pub fn share_sites(&mut self, sites: &[SharedSite]) {
        self.learned.share_sites(&self.prepared.program, sites);
    }

    /// Whether a look of some loop is known to be in vain at times.
    pub fn has_waits(&self) -> bool {
        !self.learned.awaits.vain.is_empty() || !self.learned.awaits.attempts.is_empty()
    }

    /// The looks that loops wait with.
    pub fn await_sites(&self) -> Vec<SharedSite> {
        self.learned.await_sites(&self.prepared.program)
    }

    /// Takes these looks for those of loops from the start.
    pub fn await_at(&mut self, sites: &[SharedSite]) {
        self.learned.await_at(&self.prepared.program, sites);
    }

    /// The locks that were taken while others were held, in an order that does not depend on the runs.
    pub fn nested_locks(&self) -> Vec<Nested> {
        self.learned.nested_locks()
    }

    /// What was assumed, as far as it made a difference.
    pub fn assumptions(&self) -> Vec<String> {
        assumptions(&self.prepared, &self.learned, &self.options)
    }
}

/// Inputs, models and terms.
impl Machine {
    /// A model as plain data.
    pub fn plain_model(&self, model: &Model) -> PlainModel {
        self.arena.plain_model(model)
    }

    /// The model back.
    pub fn model_of(&mut self, plain: &PlainModel) -> Model {
        self.arena.model_of(plain)
    }

    /// What the machine itself needs, whatever the states are.
    pub fn own_roots(&self, roots: &mut Roots) {
        self.prepared.roots(roots);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::modelled::Rules;
    use crate::step::Hooks;
    use threadbare_ir::Module;
    use threadbare_trace::options::Content;

    /// A library that models nothing.
    fn none() -> &'static Library {
        Box::leak(Box::new(Library::new(Vec::new(), Rules::default(), Hooks::default())))
    }

    const PROGRAM: &str = "define i32 @main(i32 %argc, ptr %argv) {\n  ret i32 0\n}\n";

    #[test]
    fn arguments_go_by_what_the_program_calls_them() {
        let module = Module::index("test", PROGRAM.as_bytes().to_vec()).expect("a module");
        let program = Arc::new(Program::link(vec![module]).expect("a program"));
        let mut machine = Machine::new(program, "main", none()).expect("a main function");
        machine.options.arguments = vec![Content::Known(b"ab".to_vec())];
        let state = machine.start();
        let argv =
            machine.prepared.entered.as_ref().and_then(|(given, _)| given[1].word()).expect("a pointer");
        let second = Range { start: argv + 8, len: 8 };
        let text = machine.word_at(&state, second).expect("another");
        assert_eq!(machine.describe_access(&state, second), "`argv[1]`");
        assert_eq!(machine.describe_address(&state, text + 1), "`argv[1][1]`");
        assert_eq!(machine.value_at(&state, second).as_deref(), Some("&`argv[1][0]`"));
    }
}

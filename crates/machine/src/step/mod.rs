//! The step relation: one thread, from one visible step or decision to the next. Families of instructions have
//! files of their own; this one holds the loop, and what stops it.

mod access;
mod ahead;
mod alike;
mod arithmetic;
mod attempts;
mod block;
mod call;
mod control;
mod decide;
mod errno;
mod fast;
mod float;
mod free;
mod graphs;
mod inputs;
mod interface;
mod intrinsic;
mod later;
mod lifetimes;
mod lookup;
mod memory;
mod merged;
mod model;
mod notes;
mod objects;
mod parts;
mod poll;
mod ranges;
mod rounds;
mod scan;
mod section;
mod sized;
mod spin;
mod stray;
mod tally;
mod threads;
mod trial;
mod undefined;
mod unwind;
mod waiting;
mod weak;

use crate::code::{Code, Op};
use crate::learned::swapped;
use crate::memory::Changes;
use crate::state::{Choice, Decision, Frame, Next, Purpose, State, Status, Thread, ThreadIx};
use crate::value::Value;
use crate::world::World;
use std::rc::Rc;
use threadbare_expr::{Term, Terms};
use threadbare_trace::{Action, Ending, ErrorKind, Failure, Order, Range};

pub use access::{Announced, Bytes};
pub(crate) use ahead::used_if;
pub use inputs::Peeked;
pub use lifetimes::Content;
pub use lookup::Spot;
pub use model::{Call, Hooks, Library, Model};
pub use objects::{Held, Seen, Used, View, ViewMut};
pub use parts::{Holds, Kept, Looked, Touched, kept};
pub use scan::Ends;
use std::sync::Arc;
pub use threads::{Claim, Joined};
use trial::Trial;
pub(crate) use undefined::constants_in;

/// One thread on its way to its next stop.
pub struct Run<'a> {
    pub(crate) world: World<'a>,
    pub(crate) state: &'a mut State,
    pub(crate) thread: ThreadIx,
    library: &'static Library,
    /// What the call at hand has read of the library's own state ahead of its step there (`parts.rs`).
    foreseen: u16,
    /// The synchronisation objects that it has looked for, and must take a step on (`objects.rs`); zeros for none.
    named: [u64; 2],
    /// Whether the visible step that the thread stands before may be taken now, and with which outcome.
    permit: Option<u32>,
    /// What the permitted step turned out to do.
    done: Option<Action>,
    /// The parts of the atomic section that was begun in this step, so far.
    parts: Option<Vec<Action>>,
    /// The decisions that are still to be made in that section, the next one last.
    way: Vec<Decision>,
    /// Whether this is a copy of the state, on which an atomic section is followed to its end.
    dry: bool,
    /// The symbolic address of the permitted access as a term, and how many bytes it touches.
    symbolic: Option<(u32, u32)>,
    /// Where reads are free: what the permitted step has read, and what it has written.
    free: [Option<Term>; 2],
    /// Whether a model has set the program counter itself.
    moved: bool,
    /// Whether this is a copy of the state, on which a loop is followed.
    trial: Option<Trial>,
    /// Whether nobody can go on any more, unless this thread can.
    is_end: bool,
    /// What had changed in memory when the run began: what has changed since, the thread has written.
    began: Changes,
}

/// A step that was taken.
pub(crate) struct Taken {
    pub action: Action,
    pub symbolic: Option<(u32, u32)>,
    /// Where reads are free: what it has read, and what it has written.
    pub free: [Option<Term>; 2],
}

/// Why a thread does not simply go on with the next operation.
pub enum Stop {
    /// It stands before a step that others must hear of.
    Before(Next),
    /// It goes no further.
    Halt(Ending),
    /// It waits to be woken.
    Wait(Status),
    /// It has entered a function on behalf of a model, which goes on when the function returns.
    Entered,
    /// It has ended.
    Finished,
}

/// What a computation comes to, or why it does not.
pub type Flow<T> = Result<T, Stop>;

impl Stop {
    /// An error in the program.
    pub fn error(kind: ErrorKind, message: impl Into<String>) -> Stop {
        Stop::Halt(Ending::Error(Failure { kind, message: message.into() }))
    }

    /// Something that the machine does not have.
    pub fn unsupported(what: impl Into<String>) -> Stop {
        Stop::Halt(Ending::Unsupported { what: what.into() })
    }
}

impl<'a> Run<'a> {
    pub(crate) fn new(
        world: World<'a>,
        library: &'static Library,
        state: &'a mut State,
        thread: ThreadIx,
    ) -> Run<'a> {
        let began = state.memory.changes();
        Run {
            world,
            state,
            thread,
            library,
            foreseen: 0,
            named: [0; 2],
            permit: None,
            done: None,
            parts: None,
            way: Vec::new(),
            dry: false,
            symbolic: None,
            free: [None; 2],
            moved: false,
            trial: None,
            is_end: false,
            began,
        }
    }

    /// Takes the step that the thread stands before, then runs on to the next.
    pub(crate) fn take(mut self, label: u32) -> Taken {
        let Some(next) = self.state.next(self.thread).cloned() else {
            // Asked for a step of a thread that has none: nothing happens.
            return Taken { action: Action::Branch { taken: false }, symbolic: None, free: [None; 2] };
        };
        self.permit = Some(label);
        self.note_beside();
        match &next.choice {
            Choice::Condition { term, purpose } => {
                self.decided(*term, label);
                if *purpose != Purpose::Exchange {
                    self.permit = None;
                    self.done = Some(Action::Branch { taken: label == 1 });
                }
            }
            Choice::Sides(sides) => {
                self.way = sides.get(label as usize).iter().flat_map(|side| side.backwards()).collect();
            }
            _ => {}
        }
        self.thread_mut().events += 1;
        let stood = self.note_begin();
        let before = matches!(next.action, Action::Section { .. }).then(|| self.state.clone());
        self.advance_inner();
        self.note_end(stood);
        if let Some(before) = before {
            self.undo_unfinished(before);
        }
        let by_input = matches!(next.choice, Choice::Condition { purpose: Purpose::Exchange, .. });
        let action = match (next.action, self.done.take()) {
            // What fails because of an input stays what it was announced as.
            (announced, Some(Action::Read { .. })) if by_input => announced,
            // So does what fails where others access only a part of it.
            (announced @ Action::CompareExchange { range, .. }, Some(Action::Read { .. }))
                if self.world.fails_like_a_write(range) =>
            {
                announced
            }
            (Action::Await { act, looks }, Some(done)) => {
                // The same where failing leaves a loop.
                let stays = swapped(&act).is_some_and(|range| self.world.fails_like_a_write(range))
                    && matches!(done, Action::Read { .. });
                Action::Await { act: if stays { act } else { Arc::new(done) }, looks }
            }
            // Whoever tried to take a lock until it could has waited for it.
            (announced, Some(done)) if spin::waited(&done).as_ref() == Some(&announced) => announced,
            (Action::Section { parts: all }, Some(Action::Section { parts: done })) => {
                section::with_other_sides(done, &all)
            }
            (announced, done) => done.unwrap_or(announced),
        };
        self.note_handles(&action);
        Taken { action, symbolic: self.symbolic, free: self.free }
    }

    /// The same where nobody else can go on any more.
    pub(crate) fn advance_at_the_end(mut self) {
        self.is_end = true;
        self.advance_inner();
    }

    /// Runs the thread to its first stop.
    pub(crate) fn advance(mut self) {
        self.advance_inner();
    }

    fn advance_inner(&mut self) {
        let stop = loop {
            match self.run() {
                Stop::Before(Next { choice: Choice::Condition { term, .. }, .. })
                    if self.thread_ref().atomic > 0 =>
                {
                    if let Err(stop) = self.decide_inside(term) {
                        break stop;
                    }
                }
                stop => break stop,
            }
        };
        let status = match stop {
            Stop::Before(next) => Status::Ready(next),
            Stop::Halt(ending) => Status::Halted(ending),
            Stop::Wait(status) => status,
            Stop::Entered => Status::Running,
            Stop::Finished => Status::Finished,
        };
        if matches!(status, Status::Halted(_) | Status::Finished) {
            self.close_section();
            // Where it was cut because it came round, it was not.
            if status != Status::Halted(Ending::AssumptionFailed) {
                self.notices_locks();
            }
        }
        let written = self.written();
        let thread = self.thread_mut();
        thread.status = status;
        thread.looks.written = written;
    }

    fn operation(&mut self) -> Flow<()> {
        let Some(frame) = self.thread_ref().frames.last() else { return self.ended() };
        let op = frame.code.ops[frame.pc as usize];
        if let Some(executed) = &mut self.world.probes.executed {
            executed.operation(&op);
        }
        match op {
            Op::Binary { .. }
            | Op::Compare { .. }
            | Op::Truncate { .. }
            | Op::ZeroExtend { .. }
            | Op::SignExtend { .. }
            | Op::Reshape { .. }
            | Op::Copy { .. }
            | Op::Freeze { .. }
            | Op::Select { .. }
            | Op::ExtractLane { .. }
            | Op::InsertLane { .. }
            | Op::Index { .. } => self.arithmetic(op)?,
            Op::FloatBinary { .. }
            | Op::FloatCompare { .. }
            | Op::FloatNegate { .. }
            | Op::FloatCast { .. } => self.float(op)?,
            Op::Intrinsic { .. } => self.intrinsic(op)?,
            Op::Alloca { .. }
            | Op::CopyOf { .. }
            | Op::ThreadLocal { .. }
            | Op::Load { .. }
            | Op::Store { .. }
            | Op::LoadShape { .. }
            | Op::StoreShape { .. }
            | Op::Rmw { .. }
            | Op::CompareExchange { .. }
            | Op::VaStart { .. }
            | Op::Fence { .. } => self.access(op)?,
            Op::Call { .. }
            | Op::Edge { .. }
            | Op::Jump { .. }
            | Op::Branch { .. }
            | Op::Switch { .. }
            | Op::IndirectBranch { .. }
            | Op::Return { .. }
            | Op::Unreachable
            | Op::Trap
            | Op::Unsupported { .. } => return self.control(op),
        }
        self.frame_mut().pc += 1;
        Ok(())
    }

    /// The thread that runs.
    #[inline]
    pub fn thread_ref(&self) -> &Thread {
        &self.state.threads[self.thread]
    }

    /// The same, to change it.
    pub fn thread_mut(&mut self) -> &mut Thread {
        Rc::make_mut(&mut self.state.threads[self.thread])
    }

    /// The innermost frame. Only called where there is one.
    pub fn frame_mut(&mut self) -> &mut Frame {
        let frames = &mut Rc::make_mut(&mut self.state.threads[self.thread]).frames;
        let last = frames.len() - 1;
        Rc::make_mut(&mut frames[last])
    }

    /// The code of the innermost function, without making its frame one's own.
    pub(crate) fn code(&self) -> Rc<Code> {
        let frames = &self.thread_ref().frames;
        frames[frames.len() - 1].code.clone()
    }

    #[inline]
    pub(crate) fn get(&self, reg: u32) -> Value {
        let frames = &self.thread_ref().frames;
        frames[frames.len() - 1].get(reg)
    }

    /// Sets a register of the innermost function.
    pub fn set(&mut self, reg: u32, value: Value) {
        self.frame_mut().set(reg, value);
    }

    /// The terms.
    pub fn terms(&mut self) -> &mut Terms {
        &mut self.world.arena.terms
    }

    /// The value as a term of this width. A program may have declared a function with another width than its model
    /// expects: then the rest is zero, or is left out.
    pub fn term(&mut self, value: Value, width: u32) -> Term {
        if value.is_nothing() {
            let reason =
                value.poison_origin().map(|origin| self.world.arena.poisons[origin as usize].1.clone());
            return self.unknown(width, reason.as_deref().unwrap_or(""));
        }
        match value.term() {
            Some(term) if self.world.arena.terms.width(term) < width => {
                self.world.arena.terms.zext(term, width)
            }
            Some(term) if self.world.arena.terms.width(term) > width => {
                self.world.arena.terms.extract(term, 0, width)
            }
            Some(term) => term,
            None => self.world.arena.terms.constant(width, value.word),
        }
    }

    /// A term as a value: constants become words.
    pub fn value(&self, term: Term) -> Value {
        let terms = &self.world.arena.terms;
        match terms.as_u64(term) {
            Some(word) => Value::concrete(word),
            // Computed from a pointer that has left its object (`stray.rs`).
            None if terms.is_ground(term) && stray::is_number(terms, term) => {
                Value::concrete(terms.evaluate_u64(term, &self.state.model))
            }
            None => Value::symbolic(term),
        }
    }

    /// Asks for permission to take a visible step. The first time the thread stops before it; when it is taken
    /// the outcome is returned. Permission is good for one step.
    pub fn visible(&mut self, action: Action, choice: Choice) -> Flow<u32> {
        if self.thread_ref().atomic > 0 {
            return self.part(action, choice);
        }
        if self.trial.is_some() {
            return self.during_trial(action, choice);
        }
        match self.permit.take() {
            Some(label) => {
                if self.succeeds(&action) {
                    self.goes_elsewhere();
                }
                self.tells_inputs();
                self.done = Some(action);
                Ok(label)
            }
            None if spin::look(&action).is_some() || spin::tries(&action) => {
                if !self.world.learned.attempts.is_empty() {
                    self.heed_attempts(&action);
                }
                Err(self.before_look(action, choice))
            }
            // Whoever goes round may look what an object is, and still only waits.
            None if matches!(action, Action::Look { .. }) => Err(Stop::Before(Next { action, choice })),
            None => {
                if !self.world.learned.attempts.is_empty() {
                    self.heed_attempts(&action);
                }
                self.goes_elsewhere();
                Err(Stop::Before(Next { action, choice }))
            }
        }
    }

    /// Notes the symbolic address of the access that is about to be permitted.
    pub(crate) fn touches(&mut self, address: Value, len: u64) {
        if self.permit.is_some() {
            self.symbolic = address.term().map(|term| (term.raw(), len as u32));
        }
    }

    /// Says that a model has set the program counter itself, and has no result.
    pub fn went_elsewhere(&mut self) {
        self.moved = true;
    }

    /// Says what a visible step turned out to do, where that was not known before.
    pub(crate) fn did(&mut self, action: Action) {
        if self.thread_ref().atomic > 0 {
            if let Some(parts) = &mut self.parts {
                parts.pop();
                section::note(parts, section::as_part(action));
            }
            return;
        }
        self.done = Some(action);
    }

    /// Whether a compare-and-swap swaps, which it does under a condition of width 1. If others see it, it is a step: an
    /// update if it swaps, and otherwise a read.
    pub fn swaps(
        &mut self,
        seen: Option<Range>,
        (order, failure): (Order, Order),
        same: Value,
    ) -> Flow<bool> {
        if let Some(range) = seen {
            let choice = match self.settled(same) {
                Ok(_) => Choice::Only,
                Err(term) => Choice::Condition { term, purpose: Purpose::Exchange },
            };
            self.visible(Action::CompareExchange { range, order, failure }, choice)?;
        }
        let same = self.decide(same, Purpose::Branch)?;
        if let Some(range) = seen {
            self.did(match same {
                true => Action::Update { range, order },
                false => Action::Read { range, order: failure },
            });
        }
        Ok(same)
    }
}

//! A state of the program under test: memory, threads, synchronisation objects, the path condition and a model
//! of it. Plain data that is cheap to copy; what is changed afterwards is copied then.

use crate::code::{Code, Pc, Reg};
use crate::hidden::{Hidden, Written};
use crate::inputs::{TakenInputs, Unknown};
use crate::looks::Looks;
use crate::memory::{Allocator, Memory};
use crate::roots::Roots;
use crate::sync::SyncObjects;
use crate::threads::{Member, Threads, Trait};
use crate::value::Value;
use std::collections::BTreeMap;
use std::rc::Rc;
use threadbare_expr::{Model, Term};
use threadbare_trace::{Action, CodePoint, Ending, Fence, ThreadId};

pub use crate::sync::ThreadIx;

/// A step of a thread: whose it is, where it begins, and which of the thread's events it is. What it touches depends on
/// nothing else but what it finds.
pub type Site = (ThreadId, CodePoint, u32);

/// A state.
#[derive(Clone)]
pub struct State {
    /// All memory.
    pub(crate) memory: Memory,
    /// The threads in the order of their creation in this run.
    pub threads: Threads<Thread>,
    /// Mutexes, condition variables and the like, by address.
    pub sync: Rc<SyncObjects>,
    /// The library's own state.
    pub(crate) hidden: Rc<Hidden>,
    /// What must hold of the inputs for this state to be reached.
    pub path: Rc<Vec<Term>>,
    /// Inputs for which it does.
    pub model: Model,
    /// How the process ended, if it did as a whole.
    pub exited: Option<u32>,
}

/// A thread. It is copied with every state that it takes a step from: what it mostly has not is shared.
#[derive(Clone)]
pub struct Thread {
    /// Its name.
    pub id: ThreadId,
    /// The symbol of the function that it runs.
    pub entry: u32,
    /// The functions that it is in, the innermost last.
    pub frames: Vec<Rc<Frame>>,
    /// What it will do next, or why it does nothing more.
    pub(crate) status: Status,
    /// How far the model call at its program counter has come; 0 at the start.
    pub stage: u8,
    /// What that call has read so far in visible steps, by the number of the read.
    pub kept: Vec<(u8, Rc<Vec<Value>>)>,
    /// Where its `errno` is; 0 until it is asked for.
    pub errno: u64,
    /// What it returned.
    pub result: Value,
    /// Whether it was joined or detached.
    pub(crate) claimed: bool,
    /// The threads of which it knows that they have ended, by having joined them or through those that did: a bit for each of
    /// the first 64.
    pub ended: u64,
    /// Where a word says that it has ended, for those that ask without waiting; 0 if nobody can.
    pub ended_at: u64,
    /// Whether that word says so.
    pub announced: bool,
    /// The clean-up handlers that run if it exits: where each begins, the last first to run.
    pub cleanups: Rc<Vec<u64>>,
    /// What the library's C part keeps for it: the signals that it blocks, and those of them that were sent to it.
    pub words: [Value; 2],
    /// The name that it was given.
    pub(crate) label: Option<Rc<[Value]>>,
    /// How many atomic sections it is in, one inside the other. Between steps it is in one only if it goes no further there.
    pub atomic: u32,
    /// How many of its waits end for no reason at all.
    pub spurious: u32,
    /// Where weak compare-and-swaps have failed for no reason.
    pub failed: Rc<Vec<CodePoint>>,
    /// Whether the one that comes next does, if that is decided.
    pub weakly: Option<bool>,
    /// Its thread-specific data, by key; what is missing is null.
    pub specific: Rc<BTreeMap<u32, Value>>,
    /// While it ends: how often its thread-specific data was gone through, and the key that comes next.
    pub destroying: (u8, u32),
    /// What it has decided itself, and what was decided before it was born: a part of the path that does not depend
    /// on the schedule.
    pub literals: Rc<Vec<Term>>,
    /// Objects whose sizes are terms, and how many bytes of each it has found to be there.
    pub(crate) reached: Rc<Vec<(u64, u64)>>,
    /// What it has looked at in vain.
    pub(crate) looks: Looks,
    /// How many threads it has created.
    pub births: u32,
    /// The inputs that it has taken.
    pub inputs: TakenInputs,
    /// How many unknowns its uses of undefined values have made.
    pub unknowns: u32,
    /// How many events it has had.
    pub events: u32,
    /// The fences that it has passed since the last of them.
    pub fence: Fence,
    /// Its next heap addresses.
    pub heap: Allocator,
    /// Its next stack addresses.
    pub stack: Allocator,
    /// Its thread-local variables: symbols and addresses.
    pub thread_locals: Rc<Vec<(u32, u64)>>,
    /// Where `setjmp` was called.
    pub jumps: Rc<Vec<Jump>>,
    /// How many functions it has entered.
    pub activations: u64,
    /// All that it has done and seen, as one number: threads that agree on it, in whatever executions, agree on
    /// everything that is theirs alone.
    pub history: u64,
}

/// A place to jump back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Jump {
    /// How many frames there were.
    pub depth: usize,
    /// Which activation the innermost was.
    pub activation: u64,
    /// The operation that called `setjmp`.
    pub pc: Pc,
    /// Where its result goes.
    pub result: Reg,
    /// The locals of its function whose blocks it was in.
    pub begun: Rc<[u64]>,
}

/// What a thread will do next.
#[derive(Clone, PartialEq, Debug)]
pub enum Status {
    /// It has not been advanced since its last step.
    Running,
    /// It stands before this step.
    Ready(Next),
    /// It waits for a condition variable, and will then take the mutex back.
    Waiting {
        /// The condition variable.
        condition: u64,
        /// The mutex.
        mutex: u64,
        /// How it can stop waiting without being woken.
        alone: Option<Next>,
    },
    /// It waits for others to come to a barrier.
    AtBarrier {
        /// The barrier.
        barrier: u64,
    },
    /// It goes round in a loop that does nothing but look at memory; this is the step that it takes once memory has
    /// changed so that it leaves the loop.
    Spinning(Next),
    /// It has ended.
    Finished,
    /// It goes no further: an error, a failed assumption, a bound, or something unsupported.
    Halted(Ending),
}

/// The next step of a thread.
#[derive(Clone, PartialEq, Debug)]
pub struct Next {
    /// What it does.
    pub action: Action,
    /// Which outcomes it has.
    pub choice: Choice,
}

/// The outcomes of a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Only one.
    Only,
    /// The condition is false (0) or true (1).
    Condition {
        /// The condition.
        term: Term,
        /// What a false condition means.
        purpose: Purpose,
    },
    /// One for each thread that waits for the condition variable; one if nobody does.
    Receivers {
        /// The condition variable.
        condition: u64,
    },
    /// So many, from 0.
    Ways(u32),
    /// One for each side of an atomic section that decides something on inputs, in an order that depends on nothing else.
    /// Every input leads to one of them.
    Sides(Rc<[Side]>),
}

/// A way through an atomic section.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// What the inputs must satisfy that lead there.
    pub condition: Term,
    /// Each decision on the way, and whether its condition holds.
    pub(crate) decisions: Vec<(Term, bool)>,
    /// Whether it ends where an assumption fails.
    pub fails_assumption: bool,
}

/// Why a condition is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The program goes on on both sides.
    Branch,
    /// False: the execution does not count from here on.
    Assume,
    /// False: an error, or likely to be one.
    Check,
    /// A visible compare-and-swap: false, it fails. Announced anew whenever memory changes.
    Exchange,
}

/// A function that a thread is in.
#[derive(Clone)]
pub struct Frame {
    /// Its code.
    pub code: Rc<Code>,
    /// The next operation; while the function waits for one that it called, the one after the call.
    pub pc: Pc,
    /// The registers, then the constants.
    pub regs: Vec<Value>,
    /// The locals in memory, which die with the frame.
    pub locals: Vec<u64>,
    /// Where the caller wants the result.
    pub result: Reg,
    /// Whether the function is an atomic section.
    pub section: bool,
    /// If a model called this function: the stage at which the model goes on when it returns.
    pub resumes: Option<u8>,
    /// How many registers the caller has for it.
    pub results: u32,
    /// Where the variable arguments are; 0 if there are none.
    pub varargs: u64,
    /// Which of its thread's activations it is.
    pub activation: u64,
    /// How often each loop that it is in has gone round, by the loop's start, where that is counted.
    pub rounds: Vec<(Pc, u32)>,
}

impl Frame {
    /// The start of a function.
    pub fn new(code: Rc<Code>, args: &[Value], result: Reg) -> Frame {
        let regs = Vec::with_capacity(code.registers as usize + code.constants.len());
        Frame::reusing(regs, code, args, result)
    }

    /// The start of a function, in registers that are not used any more.
    pub fn reusing(mut regs: Vec<Value>, code: Rc<Code>, args: &[Value], result: Reg) -> Frame {
        regs.clear();
        regs.extend_from_slice(&args[..args.len().min(code.registers as usize)]);
        regs.resize(code.registers as usize, Value::default());
        regs.extend_from_slice(&code.constants);
        Frame {
            code,
            pc: 0,
            regs,
            locals: Vec::new(),
            result,
            section: false,
            resumes: None,
            results: 1,
            varargs: 0,
            activation: 0,
            rounds: Vec::new(),
        }
    }

    /// The value of a register.
    #[inline]
    pub fn get(&self, reg: Reg) -> Value {
        self.regs[reg as usize]
    }

    /// Sets a register.
    #[inline]
    pub fn set(&mut self, reg: Reg, value: Value) {
        self.regs[reg as usize] = value;
    }

    /// Where the frame stands.
    pub fn point(&self) -> CodePoint {
        self.point_at(self.pc)
    }

    /// The call that it waits for.
    fn call_point(&self) -> CodePoint {
        self.point_at(self.pc.saturating_sub(1))
    }

    fn point_at(&self, pc: Pc) -> CodePoint {
        let instruction = self.code.points.get(pc as usize).copied().unwrap_or(0);
        CodePoint { function: self.code.symbol, instruction }
    }
}

impl Thread {
    /// A thread about to run a function.
    pub fn new(id: ThreadId, entry: u32, frame: Frame) -> Thread {
        Thread {
            id,
            entry,
            frames: vec![Rc::new(frame)],
            status: Status::Running,
            stage: 0,
            kept: Vec::new(),
            errno: 0,
            result: Value::concrete(0),
            claimed: false,
            ended: 0,
            ended_at: 0,
            announced: false,
            cleanups: Rc::default(),
            label: None,
            atomic: 0,
            spurious: 0,
            failed: Rc::default(),
            weakly: None,
            specific: Rc::default(),
            destroying: (0, 0),
            words: [Value::concrete(0); 2],
            literals: Rc::default(),
            reached: Rc::default(),
            looks: Looks::default(),
            births: 0,
            inputs: TakenInputs::default(),
            unknowns: 0,
            events: 0,
            fence: Fence::None,
            heap: Allocator::default(),
            stack: Allocator::default(),
            thread_locals: Rc::default(),
            jumps: Rc::default(),
            activations: 0,
            history: 0,
        }
    }

    /// What it will do next, or why it does nothing more.
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// Whether it was joined or detached.
    pub fn is_claimed(&self) -> bool {
        self.claimed
    }

    /// A name for what the use of an undefined value makes.
    pub(crate) fn next_unknown(&mut self) -> Unknown {
        let unknown = Unknown::Undefined { thread: self.id, index: self.unknowns };
        self.unknowns += 1;
        unknown
    }

    /// What it does next, if it does anything.
    #[inline]
    pub fn next(&self) -> Option<&Next> {
        match &self.status {
            Status::Ready(next) => Some(next),
            Status::Waiting { alone, .. } => alone.as_ref(),
            _ => None,
        }
    }

    /// Where the thread stands in the program. What the library does counts as done where it was called.
    pub fn point(&self) -> CodePoint {
        self.stack_points()
            .next()
            .or_else(|| self.frames.last().map(|frame| frame.point()))
            .unwrap_or_default()
    }

    /// Whether it goes no further, and an execution in which it does so does not count.
    pub fn is_cut(&self) -> bool {
        match &self.status {
            Status::Halted(ending) => !matches!(ending, Ending::Error(_) | Ending::Finished { .. }),
            _ => false,
        }
    }

    /// Whether it goes no further in the middle of an atomic section, of which others see nothing.
    pub fn is_unfinished(&self) -> bool {
        self.atomic > 0 && matches!(self.status, Status::Halted(_))
    }

    /// Where it stands, and how far it has come: what tells an atomic section from others.
    pub(crate) fn site(&self) -> Site {
        (self.id, self.point(), self.events)
    }

    /// Where it stands in every function of the program that it is in, the innermost first.
    pub fn stack_points(&self) -> impl Iterator<Item = CodePoint> {
        // A function that waits stands behind its call, one that a model called back from stands at it.
        let mut waits = false;
        self.frames.iter().rev().filter_map(move |frame| {
            let point = if waits { frame.call_point() } else { frame.point() };
            waits = frame.resumes.is_none();
            (!frame.code.library).then_some(point)
        })
    }

    /// The terms that it holds.
    fn roots(&self, roots: &mut Roots) {
        for frame in &self.frames {
            if roots.is_new(frame) {
                roots.values(&frame.regs);
            }
        }
        if roots.is_new(&self.literals) {
            roots.terms.extend_from_slice(&self.literals);
        }
        self.kept.iter().for_each(|(_, values)| roots.values(values.iter()));
        roots.values(self.specific.values());
        roots.value(self.result);
        roots.values(&self.words);
        let next = match &self.status {
            Status::Ready(next) | Status::Spinning(next) => Some(next),
            Status::Waiting { alone, .. } => alone.as_ref(),
            _ => None,
        };
        match next.map(|next| &next.choice) {
            Some(Choice::Condition { term, .. }) => roots.terms.push(*term),
            Some(Choice::Sides(sides)) => {
                for side in sides.iter() {
                    roots.terms.push(side.condition);
                    roots.terms.extend(side.decisions.iter().map(|(term, _)| *term));
                }
            }
            _ => {}
        }
    }
}

impl Member for Thread {
    fn id(&self) -> ThreadId {
        self.id
    }

    fn has(&self, wanted: Trait) -> bool {
        match wanted {
            Trait::Stands => self.next().is_some(),
            Trait::Decides => self.next().is_some_and(|next| next.action.is_local()),
            Trait::Acts => self.next().is_some_and(|next| !next.action.is_end()),
            Trait::Looks => match &self.status {
                Status::Spinning(_) => true,
                Status::Ready(next) => match next.action {
                    Action::Await { .. } | Action::CompareExchange { .. } => true,
                    Action::Lock { .. } => self.looks.is_in_vain(),
                    _ => false,
                },
                _ => false,
            },
            Trait::Halted => matches!(self.status, Status::Halted(_)),
            Trait::Lives => self.status != Status::Finished,
        }
    }
}

impl State {
    /// The position of the thread with this name.
    pub fn index_of(&self, id: ThreadId) -> Option<ThreadIx> {
        self.threads.position_of(id)
    }

    /// What a thread does next, if it does anything.
    #[inline]
    pub fn next(&self, thread: ThreadIx) -> Option<&Next> {
        self.threads[thread].next()
    }

    /// Whether the thread's next step can be taken now.
    pub fn is_enabled(&self, thread: ThreadIx) -> bool {
        if self.exited.is_some() {
            return false;
        }
        self.could(thread, &self.threads[thread])
    }

    /// Whether any thread's next step can be taken now.
    pub fn is_any_enabled(&self) -> bool {
        self.exited.is_none()
            && self.threads.find(Trait::Stands, |at, thread| self.could(at, thread)).is_some()
    }

    /// Whether a thread's next step can be taken now, unless the process has ended.
    #[inline]
    fn could(&self, at: ThreadIx, thread: &Thread) -> bool {
        let Some(next) = thread.next() else { return false };
        if matches!(next.action, Action::Exit) {
            return self.could_exit();
        }
        !matches!(next.choice, Choice::Ways(0)) && self.allows(at, &next.action)
    }

    /// The end of the process comes last, so that it hides nothing that other threads would do.
    #[inline(never)]
    fn could_exit(&self) -> bool {
        let goes_on = |at: ThreadIx, thread: &Thread| {
            let next = thread.next().filter(|next| !matches!(next.action, Action::Exit));
            next.is_some_and(|next| !matches!(next.choice, Choice::Ways(0)) && self.allows(at, &next.action))
        };
        self.threads.find(Trait::Stands, goes_on).is_none()
    }

    /// Whether the thread could do this now.
    pub(crate) fn allows(&self, thread: ThreadIx, action: &Action) -> bool {
        match action {
            Action::Lock { mutex } => self.sync.can_lock(*mutex, thread),
            Action::ReadLock { lock } => self.sync.can_read(*lock),
            Action::SemaphoreWait { semaphore } => {
                self.sync.semaphore(*semaphore).is_none_or(|value| value > 0)
            }
            Action::Join { child } => {
                self.threads.named(*child).is_some_and(|child| child.status == Status::Finished)
            }
            _ => true,
        }
    }

    /// Puts bytes of an object into memory, as a debugger would: nobody hears of it. Whether there is such an object.
    pub fn poke(&mut self, at: u64, bytes: &[u8]) -> bool {
        let len = bytes.len() as u64;
        let Some(object) = self.memory.find_mut(at).filter(|object| object.contains(at, len)) else {
            return false;
        };
        object.write_bytes(at - object.base, bytes);
        true
    }

    /// What was written for a person to read, in the order of this run.
    pub fn output(&self) -> impl Iterator<Item = &Written> {
        self.hidden.output.iter()
    }

    /// Whether a thread goes no further for a reason for which the execution does not count.
    pub fn is_cut(&self) -> bool {
        self.threads.find(Trait::Halted, |_, thread| thread.is_cut()).is_some()
    }

    /// The threads that could be woken by a signal now.
    pub fn waiters(&self, condition: u64) -> Vec<ThreadIx> {
        let waits = |thread: &ThreadIx| matches!(self.threads[*thread].status, Status::Waiting { condition: c, .. } if c == condition);
        self.threads.that_may(Trait::Lives).filter(waits).collect()
    }

    /// Whether an assumption fails with this outcome of the thread's next step.
    #[inline]
    pub fn fails_assumption(&self, thread: ThreadIx, label: u32) -> bool {
        match self.next(thread).map(|next| &next.choice) {
            Some(Choice::Condition { purpose: Purpose::Assume, .. }) => label == 0,
            Some(Choice::Sides(sides)) => sides.get(label as usize).is_some_and(|side| side.fails_assumption),
            _ => false,
        }
    }

    /// The terms that it holds.
    pub fn roots(&self, roots: &mut Roots) {
        self.memory.roots(roots);
        if roots.is_new(&self.path) {
            roots.terms.extend_from_slice(&self.path);
        }
        for thread in self.threads.iter() {
            if roots.is_new(thread) {
                thread.roots(roots);
            }
        }
        if roots.is_new(&self.hidden) {
            self.hidden.roots(roots);
        }
        if roots.is_new(&self.sync) {
            roots.values(self.sync.keys.all.iter().flatten());
        }
    }
}

//! A thread of a state: the functions that it is in, what it has done, and what the library keeps for it alone. It knows
//! nothing of other threads, and not whether its next step can be taken.

use super::{Choice, Family, Frame, Looks, Next, Status};
use crate::code::{Pc, Reg};
use crate::inputs::{TakenInputs, Unknown};
use crate::memory::Allocator;
use crate::roots::Roots;
use crate::threads::{Member, Trait};
use crate::value::Value;
use std::collections::BTreeMap;
use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::{Action, CodePoint, Ending, Fence, ThreadId};

/// A step of a thread: whose it is, where it begins, and which of the thread's events it is. What it touches depends on
/// nothing else but what it finds.
pub type Site = (ThreadId, CodePoint, u32);

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
    /// Whether it has begun to end by a call: what it does now are clean-up handlers and destructors.
    pub exiting: bool,
    /// Where whoever created it, and those before, put the handles that they got: written before the thread begins, which POSIX does not promise.
    pub handles: Rc<Vec<u64>>,
    /// What it has decided itself, and what was decided before it was born: a part of the path that does not depend
    /// on the schedule.
    pub literals: Rc<Vec<Term>>,
    /// Objects whose sizes are terms, and how many bytes of each it has found to be there.
    pub(crate) reached: Rc<Vec<(u64, u64)>>,
    /// What it has looked at in vain.
    pub(crate) looks: Looks,
    /// How many threads it has created.
    pub births: u32,
    /// Who of them is alike, if anybody asks.
    pub(crate) family: Option<Rc<Family>>,
    /// The thread that was created just before it and is like it.
    pub(crate) like: Option<ThreadId>,
    /// Whether it has taken its turn among those that are like it.
    pub(crate) turned: bool,
    /// The inputs that it has taken.
    pub inputs: TakenInputs,
    /// How many of them others may have heard of: all that it had when it last took a step.
    pub(crate) told: u32,
    /// The marks of other threads about whose inputs it has decided something, or was born with such decisions. Noted in programs
    /// with atomic sections.
    pub(crate) strangers: u64,
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
    /// The first of the thread's words then, if that comes back with it.
    pub word: Option<Value>,
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
            exiting: false,
            handles: Rc::default(),
            words: [Value::concrete(0); 2],
            literals: Rc::default(),
            reached: Rc::default(),
            looks: Looks::default(),
            births: 0,
            family: None,
            like: None,
            turned: false,
            inputs: TakenInputs::default(),
            told: 0,
            strangers: 0,
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
            Status::Parked(_) => true,
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

    /// The same in every function, those of the library and the innermost as it stands included.
    pub fn all_points(&self) -> impl Iterator<Item = CodePoint> {
        let mut waits = false;
        self.frames.iter().rev().map(move |frame| {
            let point = if waits { frame.call_point() } else { frame.point() };
            waits = frame.resumes.is_none();
            point
        })
    }

    /// The terms that it holds.
    pub(super) fn roots(&self, roots: &mut Roots) {
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
        self.looks.kept().for_each(|state| state.roots(roots));
        if let Some(family) = self.family.as_ref().filter(|family| roots.is_new(family)) {
            family.roots(roots);
        }
        roots.value(self.result);
        roots.values(&self.words);
        self.jumps.iter().for_each(|jump| roots.values(jump.word.as_slice()));
        let next = match &self.status {
            Status::Ready(next) | Status::Spinning(next) | Status::Parked(next) => Some(next),
            Status::Waiting { alone, .. } => alone.as_ref(),
            _ => None,
        };
        match next.map(|next| &next.choice) {
            Some(Choice::Condition { term, .. }) => roots.terms.push(*term),
            Some(Choice::Sides(sides)) => {
                roots.terms.extend(sides.iter().map(|side| side.condition));
                // All sides have the same.
                let decisions = sides.iter().take(1).flat_map(|side| side.decisions.iter());
                roots.terms.extend(decisions.map(|decision| decision.term));
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
                Status::Spinning(_) | Status::Parked(_) => true,
                Status::Ready(next) => match next.action {
                    Action::Await { .. } | Action::CompareExchange { .. } => true,
                    _ => self.looks.is_in_vain() || self.looks.waits_by_trying(),
                },
                _ => false,
            },
            Trait::Halted => matches!(self.status, Status::Halted(_)),
            Trait::Lives => self.status != Status::Finished,
        }
    }
}

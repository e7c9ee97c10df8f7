//! Loops that take a lock to look. A round that gives back what it took, and else only looks, leaves nothing behind: if the
//! thread comes round in vain, the execution in which it takes the lock later is another one, and has all that this one
//! has. That rests on nobody seeing that the lock was taken: whoever wants it waits. In programs that can find a lock taken
//! and go on, loops that take locks are ordinary loops.
//!
//! It also rests on the round taking nothing else with it. Mutexes that tell their next owner how the last one ended, and
//! what is done once, are no such locks.

use super::{Flow, Run, Stop};
use crate::machine::Machine;
use crate::state::{Choice, Next};
use threadbare_analysis::effects::{self, Kind};
use threadbare_ir::inst::{Op, Order};
use threadbare_ir::program::SymbolId;
use threadbare_trace::Action;

/// What is known of a program before it runs.
#[derive(Clone, Copy)]
pub(crate) struct Habits {
    /// Whether a thread can find a lock taken, and go on.
    tries_locks: bool,
    /// Whether a thread can learn something from another without everything before that being ordered.
    tells_without_order: bool,
}

impl Run<'_> {
    /// A visible step that takes a lock, which the thread waits for if it must, or gives it back.
    pub(crate) fn visible_lock(&mut self, action: Action) -> Flow<u32> {
        let is_ordinary = self.permit.is_some() || self.thread_ref().atomic > 0 || self.machine.tries_locks();
        match action {
            _ if is_ordinary => self.visible(action, Choice::Only),
            _ if self.trial.is_some() => self.lock_during_trial(action),
            Action::Lock { mutex } => Err(self.before_lock(mutex)),
            Action::Unlock { mutex } => {
                self.thread_mut().looks.gives_back(mutex);
                Err(Stop::Before(Next { action, choice: Choice::Only }))
            }
            _ => self.visible(action, Choice::Only),
        }
    }
}

impl Machine {
    fn tries_locks(&mut self) -> bool {
        self.habits().tries_locks
    }

    /// Whether data races are looked for in a program whose threads can tell each other something without ordering what
    /// they did before.
    pub(crate) fn tells_without_order(&mut self) -> bool {
        self.options.detect.race && self.habits().tells_without_order
    }

    fn habits(&mut self) -> Habits {
        if let Some(habits) = self.habits {
            return habits;
        }
        let names = || self.program.symbols().iter().filter(|symbol| !symbol.name.starts_with("llvm."));
        let kind = |name: &str| effects::lookup(name).map(|effect| effect.kind);
        let tries_locks = names().any(|symbol| match kind(&symbol.name) {
            Some(Kind::TriesLock) => true,
            Some(Kind::Locks) => symbol.name.contains("timed") || symbol.name.contains("clock"),
            _ => false,
        });
        let tells = names().any(|symbol| kind(&symbol.name).is_some_and(|kind| tells(&symbol.name, kind)))
            || self.has_weak_accesses();
        let habits = Habits { tries_locks, tells_without_order: tries_locks || tells };
        self.habits = Some(habits);
        habits
    }

    /// Whether an atomic access does not order all that can be ordered by it.
    fn has_weak_accesses(&self) -> bool {
        let weak = |op: &Op| match op {
            Op::Load { access, .. } => matches!(access.order, Order::Unordered | Order::Monotonic),
            Op::Store { access, .. } => matches!(access.order, Order::Unordered | Order::Monotonic),
            Op::AtomicRmw { access, .. } => !orders(access.order),
            Op::CmpXchg { access, failure, .. } => !orders(access.order) || *failure == Order::Monotonic,
            _ => false,
        };
        (0..self.program.symbols().len()).any(|symbol| {
            match self.program.clean_body(SymbolId(symbol as u32)) {
                Ok(Some(body)) => {
                    body.blocks.iter().flat_map(|block| &block.insts).any(|inst| weak(&inst.op))
                }
                _ => false,
            }
        })
    }
}

/// Whether an update acquires and releases.
fn orders(order: Order) -> bool {
    matches!(order, Order::AcqRel | Order::SeqCst)
}

/// Whether a function lets one thread learn from another without ordering what they did before.
fn tells(name: &str, kind: Kind) -> bool {
    match kind {
        // Conditions order nothing by themselves, posts order what comes before them.
        Kind::Waits | Kind::Signals => !matches!(name, "sem_wait" | "sem_post"),
        Kind::SyncObject => name == "sem_getvalue",
        Kind::TriesLock | Kind::Atomic | Kind::Files | Kind::HiddenState | Kind::Process => true,
        _ => false,
    }
}

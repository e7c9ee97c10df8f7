//! Facts about a program as a whole that follow from which functions it names and how it accesses memory: asked for once.

use super::Prepared;
use threadbare_analysis::effects::{self, Kind};
use threadbare_ir::inst::{Op, Order};
use threadbare_ir::program::SymbolId;

/// What is known of a program before it runs.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    /// Whether a thread can learn something from another without everything before that being ordered.
    pub tells_without_order: bool,
    /// Whether a thread can end without anybody waiting for that.
    pub detaches: bool,
    /// Whether it can look at what calls leave in `errno`.
    pub reads_errno: bool,
    /// Whether it has volatile accesses. They tell like that if they are atomic.
    pub has_volatile: bool,
}

impl Prepared {
    /// What is known of the program before it runs.
    pub(crate) fn facts(&mut self) -> Facts {
        if let Some(facts) = self.facts {
            return facts;
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
        let has_volatile = self.any_access(|op| match op {
            Op::Load { access, .. } | Op::Store { access, .. } => access.volatile,
            _ => false,
        });
        let reads_errno = names().any(|symbol| &*symbol.name == "__errno_location");
        let tells_without_order = tries_locks || tells;
        let detaches = names().any(|symbol| symbol.name.contains("detach"));
        let facts = Facts { tells_without_order, detaches, reads_errno, has_volatile };
        self.facts = Some(facts);
        facts
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
        self.any_access(weak)
    }

    /// Whether there is an instruction like this.
    fn any_access(&self, wanted: impl Fn(&Op) -> bool) -> bool {
        (0..self.program.symbols().len()).any(|symbol| {
            match self.program.clean_body(SymbolId(symbol as u32)) {
                Ok(Some(body)) => {
                    body.blocks.iter().flat_map(|block| &block.insts).any(|inst| wanted(&inst.op))
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

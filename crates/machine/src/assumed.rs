//! What was assumed of the program and of the library below it, for the verdict.

use crate::learned::Learned;
use crate::library::is_library;
use crate::options::Options;
use crate::prepared::{Prepared, entry};
use crate::relied::Relied;
use threadbare_ir::inst::{Op, Order};
use threadbare_ir::program::{Program, SymbolId};
use threadbare_trace::options::{Preference, Undefined, WeakCas};

/// What was assumed, as far as it made a difference.
pub(crate) fn assumptions(prepared: &Prepared, learned: &Learned, options: &Options) -> Vec<String> {
    let mut all = Vec::new();
    all.extend(entry::assumed(prepared, options));
    match weak_atomics(&prepared.program) {
        0 => {}
        1 => all.push("though 1 atomic operation asks for less than sequential consistency".into()),
        n => all.push(format!("though {n} atomic operations ask for less than sequential consistency")),
    }
    if learned.relied.has(Relied::WeakSwap) {
        all.push(match options.weak_cas {
            WeakCas::Succeed => "without weak compare-and-swaps that fail for no reason".into(),
            WeakCas::Fail => {
                "with weak compare-and-swaps that fail for no reason once at each place in each thread".into()
            }
        });
    }
    if learned.relied.has(Relied::Readers) && learned.relied.has(Relied::Writers) {
        match options.rwlock {
            Preference::Reader => all.push("with readers going past writers who wait".into()),
            Preference::Writer => all.push("with readers waiting for writers who wait".into()),
            Preference::Any => {}
        }
    }
    all.extend(learned.relied.words());
    let returns = match options.undefined {
        Undefined::Stop => return all,
        Undefined::Input => "returns any value and does nothing else",
        Undefined::Concrete => "returns zero and does nothing else",
    };
    all.extend(learned.undescribed.iter().map(|symbol| format!("'{}' {returns}", prepared.name_of(*symbol))));
    all
}

/// How many instructions of the program are atomic, and weaker than sequentially consistent.
fn weak_atomics(program: &Program) -> usize {
    let weak = |order: Order| !matches!(order, Order::NotAtomic | Order::SeqCst);
    let is_weak = |op: &Op| match op {
        Op::Load { access, .. } | Op::Store { access, .. } | Op::AtomicRmw { access, .. } => {
            weak(access.order)
        }
        Op::CmpXchg { access, failure, .. } => weak(access.order) || weak(*failure),
        Op::Fence { order, scope } => scope.as_deref() != Some("singlethread") && weak(*order),
        _ => false,
    };
    let bodies = (0..program.symbols().len()).filter_map(|symbol| {
        let symbol = SymbolId(symbol as u32);
        let own = !is_library(program.module_name(program.symbol(symbol).module));
        program.clean_body(symbol).ok().flatten().filter(|_| own)
    });
    bodies
        .flat_map(|body| &body.blocks)
        .flat_map(|block| &block.insts)
        .filter(|inst| is_weak(&inst.op))
        .count()
}

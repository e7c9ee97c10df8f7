//! What a machine learns about a program while it runs, by places in the program: memory that threads share, and looks that
//! loops wait with. An execution that knows it from the start has the same steps.

use super::{Known, Learned};
use crate::memory::Origin;
use threadbare_ir::program::{Program, SymbolId};
use threadbare_trace::{CodePoint, SharedSite};

/// Stands for no place: that a lock was found taken, and something else was done then than to try again.
const LOCKS: u32 = u32::MAX;

impl Learned {
    /// The allocation sites whose objects more than one thread accesses.
    pub(crate) fn shared_sites(&self, program: &Program) -> Vec<SharedSite> {
        let mut sites: Vec<SharedSite> = self
            .shared
            .iter()
            .filter_map(|origin| {
                let (local, point) = match origin {
                    Origin::Stack(point) => (true, point),
                    Origin::Heap(point) => (false, point),
                    Origin::Global(_) | Origin::Input => return None,
                    // A variable is told from an instruction by a number that no instruction has.
                    Origin::ThreadLocal(symbol) => {
                        (true, &CodePoint { function: *symbol, instruction: u32::MAX })
                    }
                };
                let function = name(program, point.function);
                Some(SharedSite { local, function, instruction: point.instruction })
            })
            .collect();
        sites.sort();
        sites
    }

    /// The looks that loops wait with.
    pub(crate) fn await_sites(&self, program: &Program) -> Vec<SharedSite> {
        // Places that are merely come to twice are told from looks in vain by what means nothing here.
        let site = |(point, known): (CodePoint, Known)| SharedSite {
            local: !matches!(known, Known::Vain | Known::Attempt),
            function: name(program, point.function),
            instruction: point.instruction,
        };
        // Whether a look could be taken later says nothing of what a step is; nor does an attempt that somebody notices.
        let says = |known: Known| match known {
            Known::Early => false,
            Known::Attempt => !self.attempts.is_any_noticed(),
            _ => true,
        };
        let of_steps = self.awaits.all().filter(|(_, known)| says(*known));
        let mut sites: Vec<SharedSite> = of_steps.map(site).collect();
        if self.notices_locks {
            sites.push(SharedSite { local: true, function: String::new(), instruction: LOCKS });
        }
        sites.sort();
        sites.dedup();
        sites
    }

    /// Takes these looks for those of loops from the start.
    pub(crate) fn await_at(&mut self, program: &Program, sites: &[SharedSite]) {
        for site in sites {
            self.notices_locks |= site.function.is_empty() && site.instruction == LOCKS;
            for (number, symbol) in program.symbols().iter().enumerate() {
                if *symbol.name == *site.function {
                    let point = CodePoint { function: number as u32, instruction: site.instruction };
                    self.awaits.add(point, if site.local { Known::Repeated } else { Known::Vain });
                }
            }
        }
    }

    /// Takes these allocation sites for shared from the start.
    pub(crate) fn share_sites(&mut self, program: &Program, sites: &[SharedSite]) {
        for site in sites {
            // Functions of the same name in several modules: marking both shares too much, never too little.
            for (number, symbol) in program.symbols().iter().enumerate() {
                if *symbol.name == *site.function {
                    let point = CodePoint { function: number as u32, instruction: site.instruction };
                    let origin = match site {
                        SharedSite { instruction: u32::MAX, .. } => Origin::ThreadLocal(number as u32),
                        SharedSite { local: true, .. } => Origin::Stack(point),
                        _ => Origin::Heap(point),
                    };
                    self.shared.insert(origin);
                }
            }
        }
    }
}

fn name(program: &Program, symbol: u32) -> String {
    program.symbol(SymbolId(symbol)).name.to_string()
}

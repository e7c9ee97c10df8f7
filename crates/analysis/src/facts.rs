//! All facts about a program: computed when somebody asks, held once, and shared by whoever wants to know.

use crate::accesses::{self, Access};
use crate::bodies::Bodies;
use crate::calls::CallGraph;
use crate::flow::Graph;
use crate::locks::Locks;
use crate::modref::ModRef;
use crate::pointsto::PointsTo;
use crate::sharing::Sharing;
use crate::threads::Threads;
use crate::ways::Ways;
use std::fmt::Write;
use std::sync::{Arc, OnceLock};
use threadbare_ir::Program;
use threadbare_ir::constant::{Const, ConstExpr, ConstKind};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Facts about a program that starts in a certain function.
pub struct Facts {
    bodies: Bodies,
    entry: SymbolId,
    points_to: OnceLock<PointsTo>,
    calls: OnceLock<CallGraph>,
    threads: OnceLock<Threads>,
    modref: OnceLock<ModRef>,
    sharing: OnceLock<Sharing>,
    locks: OnceLock<Locks>,
    ways: OnceLock<Ways>,
}

impl Facts {
    /// Nothing is computed yet.
    #[must_use]
    pub fn new(program: Arc<Program>, entry: SymbolId) -> Facts {
        Facts {
            bodies: Bodies::new(program),
            entry,
            points_to: OnceLock::new(),
            calls: OnceLock::new(),
            threads: OnceLock::new(),
            modref: OnceLock::new(),
            sharing: OnceLock::new(),
            locks: OnceLock::new(),
            ways: OnceLock::new(),
        }
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &Program {
        self.bodies.program()
    }

    /// The bodies of its functions.
    #[must_use]
    pub fn bodies(&self) -> &Bodies {
        &self.bodies
    }

    /// The function that it starts in.
    #[must_use]
    pub fn entry(&self) -> SymbolId {
        self.entry
    }

    /// The control flow of a function that has a body.
    #[must_use]
    pub fn graph(&self, function: SymbolId) -> Option<&Graph> {
        self.bodies.graph(function)
    }

    /// What pointers may point to.
    pub fn points_to(&self) -> &PointsTo {
        self.points_to.get_or_init(|| PointsTo::new(self.program(), self.entry))
    }

    /// Who calls whom.
    pub fn calls(&self) -> &CallGraph {
        self.calls.get_or_init(|| CallGraph::new(self.points_to()))
    }

    /// Which threads there are, and which instructions may run at the same time.
    pub fn threads(&self) -> &Threads {
        self.threads.get_or_init(|| Threads::new(&self.bodies, self.points_to(), self.calls(), self.entry))
    }

    /// What functions may read and write.
    pub fn modref(&self) -> &ModRef {
        self.modref.get_or_init(|| ModRef::new(&self.bodies, self.points_to(), self.calls()))
    }

    /// Which memory several threads may use.
    pub fn sharing(&self) -> &Sharing {
        let make = || Sharing::new(&self.bodies, self.points_to(), self.modref(), self.threads());
        self.sharing.get_or_init(make)
    }

    /// Which locks are held where.
    pub fn locks(&self) -> &Locks {
        self.locks.get_or_init(|| Locks::new(&self.bodies, self.points_to(), self.calls(), self.threads()))
    }

    /// How long the ways through functions are.
    pub fn ways(&self) -> &Ways {
        self.ways.get_or_init(|| Ways::new(&self.bodies, self.points_to(), self.calls()))
    }

    /// What the instruction there may touch.
    #[must_use]
    pub fn accesses(&self, point: CodePoint) -> Vec<Access> {
        let body = self.bodies.body(SymbolId(point.function));
        let Some((body, inst)) = body.zip(self.bodies.instruction(point)) else { return Vec::new() };
        accesses::of(self.program(), self.points_to(), body, point, inst)
    }

    /// A hash of what a function does: the same in two programs if its instructions are, whatever else changed there, and wherever they were
    /// written.
    #[must_use]
    pub fn hash(&self, function: SymbolId) -> Option<u128> {
        let body = self.bodies.body(function)?;
        let mut text = String::new();
        for block in &body.blocks {
            text.push('\n');
            for inst in &block.insts {
                let _ = writeln!(text, "{:?} {:?}", inst.result, inst.op);
            }
        }
        for constant in &body.consts {
            self.describe(constant, &mut text);
            text.push('\n');
        }
        Some(twox_hash::XxHash3_128::oneshot(text.as_bytes()))
    }

    /// A constant with symbols by their names: numbers change when something is added elsewhere.
    fn describe(&self, constant: &Const, text: &mut String) {
        let name = |symbol: SymbolId| self.program().symbol(symbol).name.clone();
        match &constant.kind {
            ConstKind::Symbol(symbol) | ConstKind::DsoLocalEquivalent(symbol) | ConstKind::NoCfi(symbol) => {
                let _ = write!(text, "@{}", name(*symbol));
                // Texts have names that count them.
                let init =
                    self.program().symbol(*symbol).variable().filter(|_| name(*symbol).starts_with(".str"));
                if let Some(init) = init.and_then(|variable| variable.init.as_ref()) {
                    let _ = write!(text, " {:?}", init.kind);
                }
            }
            ConstKind::BlockAddress(symbol, block) => drop(write!(text, "@{} {}", name(*symbol), block.0)),
            ConstKind::Aggregate(parts) => parts.iter().for_each(|part| self.describe(part, text)),
            ConstKind::Splat(part) => self.describe(part, text),
            ConstKind::Expr(expr) => {
                if let ConstExpr::Gep { source, base, indices, .. } = &**expr {
                    let _ = write!(text, "{source:?}");
                    self.describe(base, text);
                    indices.iter().for_each(|index| self.describe(index, text));
                } else {
                    let _ = write!(text, "{expr:?}");
                }
            }
            other => drop(write!(text, "{:?} {other:?}", constant.ty)),
        }
    }
}

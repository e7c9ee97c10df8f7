//! The bodies of a program with their control flow, each made when somebody asks.

use crate::flow::Graph;
use crate::library;
use std::sync::{Arc, OnceLock};
use threadbare_ir::Program;
use threadbare_ir::inst::{Body, Call, Inst, Op};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Bodies and their graphs.
pub struct Bodies {
    program: Arc<Program>,
    graphs: Vec<OnceLock<Option<Box<Graph>>>>,
}

impl Bodies {
    /// Those of a program.
    #[must_use]
    pub fn new(program: Arc<Program>) -> Bodies {
        let graphs = program.symbols().iter().map(|_| OnceLock::new()).collect();
        Bodies { program, graphs }
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The body of a function, as it is executed.
    #[must_use]
    pub fn body(&self, function: SymbolId) -> Option<&Body> {
        self.program.clean_body(function).ok().flatten()
    }

    /// Its control flow.
    #[must_use]
    pub fn graph(&self, function: SymbolId) -> Option<&Graph> {
        let make = || self.body(function).map(|body| Box::new(Graph::new(body)));
        self.graphs.get(function.0 as usize)?.get_or_init(make).as_deref()
    }

    /// The instruction there.
    #[must_use]
    pub fn instruction(&self, point: CodePoint) -> Option<&Inst> {
        let function = SymbolId(point.function);
        self.graph(function)?.instruction(self.body(function)?, point.instruction)
    }

    /// All instructions of a function, each with its place.
    pub fn instructions(&self, function: SymbolId) -> impl Iterator<Item = (CodePoint, &Inst)> {
        let all = self
            .body(function)
            .into_iter()
            .flat_map(|body| body.blocks.iter().flat_map(|block| &block.insts));
        (0..).zip(all).map(move |(instruction, inst)| (CodePoint { function: function.0, instruction }, inst))
    }

    /// Whether a function belongs to the library that comes with the models.
    #[must_use]
    pub fn is_library(&self, function: SymbolId) -> bool {
        library::is_library(self.program.module_name(self.program.symbol(function).module))
    }

    /// The name of a function without a body that may be called there, if one of these is.
    #[must_use]
    pub fn name(&self, function: SymbolId) -> &str {
        &self.program.symbol(function).name
    }
}

/// The call in an instruction.
#[must_use]
pub fn call_of(inst: &Inst) -> Option<&Call> {
    match &inst.op {
        Op::Call(call) | Op::Invoke { call, .. } | Op::CallBr { call, .. } => Some(call),
        _ => None,
    }
}

//! What depends on what: whether an instruction runs, and what it does, on other instructions; by values, through memory, through calls, through
//! the library and through threads. Slices, backward and forward, are what can be reached by that.
//!
//! The rules, where `does` stands for what an instruction computes, writes or decides, and `runs` for whether a block is come to:
//!
//! - `does` depends on `runs` of its block, on `does` of the operands' definitions, and of a phi on the branches that it is chosen by;
//! - a parameter depends on the arguments wherever its function may be called or started;
//! - the result of a call depends on what the functions return that may be called, and on what ends or comes back from the library;
//! - a read depends on every write that may touch the same bytes and may come before it, in this thread or in another;
//! - `runs` depends on the branches that control the block (post-dominance), and on whether the function is entered;
//! - a function is entered where it is called or started;
//! - what stands behind a call that may not return depends on what decides whether it does. If that is asked for (*termination*), a loop that
//!   may not be left, a lock that may not be got and a thread that may not end count as calls that may not return; otherwise only what ends
//!   a thread or the program does.
//!
//! Locks and the like are memory: a lock is written when it is given back and read when it is taken, so that order flows through it. What the
//! library has for itself is told apart by the kind of function alone. The form is that of Horwitz, Reps and Binkley ("Interprocedural Slicing Using
//! Dependence Graphs", TOPLAS 1990), without their matching of calls and returns: a slice may go into a function from one call and out of it to
//! another one.

mod calls;
mod ends;
mod memory;
mod slice;

pub use slice::Direction;

use crate::bodies::call_of;
use crate::facts::Facts;
use ends::Ends;
use memory::Users;
use std::collections::{BTreeMap, BTreeSet};
use threadbare_ir::inst::{Inst, LocalId, Op, Operand};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

/// Something that depends on others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Node {
    /// Whether a function is entered.
    Entered(SymbolId),
    /// Whether a function returns once it was entered.
    Returns(SymbolId),
    /// Whether a block of a function is come to.
    Runs(SymbolId, u32),
    /// What a function is given as this parameter.
    Given(SymbolId, u32),
    /// What an instruction computes, writes or decides.
    Does(CodePoint),
}

/// What stands behind what may not return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Termination {
    /// Loops and waits end.
    Assumed,
    /// They may go on for ever.
    Watched,
}

/// What depends on what.
pub struct Depend<'a> {
    facts: &'a Facts,
    termination: Termination,
    users: Users,
    ends: Ends,
    /// Where threads are started, by what they run.
    starts: BTreeMap<SymbolId, Vec<CodePoint>>,
    /// For each function, where its locals are defined.
    definitions: BTreeMap<u32, Vec<Option<u32>>>,
}

impl<'a> Depend<'a> {
    /// Nothing is looked up yet but who reads and writes what, and what may not return.
    #[must_use]
    pub fn new(facts: &'a Facts, termination: Termination) -> Depend<'a> {
        let mut starts: BTreeMap<SymbolId, Vec<CodePoint>> = BTreeMap::new();
        for (point, function) in facts.calls().starts() {
            starts.entry(*function).or_default().push(*point);
        }
        let mut definitions = BTreeMap::new();
        for function in facts.points_to().functions() {
            let Some(body) = facts.bodies().body(function) else { continue };
            let mut of = vec![None; body.locals.len()];
            for (point, inst) in facts.bodies().instructions(function) {
                if let Some(LocalId(id)) = inst.result {
                    of[id as usize] = Some(point.instruction);
                }
            }
            definitions.insert(function.0, of);
        }
        let (users, ends) = (Users::new(facts), Ends::new(facts, termination));
        Depend { facts, termination, users, ends, starts, definitions }
    }

    /// What a node depends on directly.
    #[must_use]
    pub fn sources(&self, node: Node) -> BTreeSet<Node> {
        let mut all = self.direct(node);
        if let Node::Does(point) = node {
            self.users.sources(self.facts, point, &mut all);
            all.remove(&node);
        }
        all
    }

    /// The same without what goes through memory.
    fn direct(&self, node: Node) -> BTreeSet<Node> {
        let mut all = BTreeSet::new();
        match node {
            Node::Entered(function) => self.entered(function, &mut all),
            Node::Returns(function) => {
                all.extend(self.ends.of(function).iter().copied());
                all.insert(Node::Entered(function));
            }
            Node::Given(function, number) => self.parameter(function, number as usize, &mut all),
            Node::Runs(function, block) => self.runs(function, block, &mut all),
            Node::Does(point) => self.does(point, &mut all),
        }
        all.remove(&node);
        all
    }

    /// All nodes of the functions that may run.
    pub fn nodes(&self) -> impl Iterator<Item = Node> {
        let functions = self.facts.points_to().functions().into_iter();
        functions.flat_map(|function| {
            let graph = self.facts.graph(function);
            let blocks = 0..graph.map_or(0, |graph| graph.blocks());
            let instructions = 0..graph.map_or(0, |graph| graph.instructions());
            let symbol = self.facts.program().symbol(function).function();
            let given = 0..symbol.map_or(0, |function| function.ty.params.len() as u32);
            let does = move |instruction| Node::Does(CodePoint { function: function.0, instruction });
            [Node::Entered(function), Node::Returns(function)]
                .into_iter()
                .chain(blocks.map(move |block| Node::Runs(function, block)))
                .chain(given.map(move |number| Node::Given(function, number)))
                .chain(instructions.map(does))
        })
    }

    fn runs(&self, function: SymbolId, block: u32, all: &mut BTreeSet<Node>) {
        all.insert(Node::Entered(function));
        let Some(graph) = self.facts.graph(function) else { return };
        let controls = match self.termination {
            Termination::Assumed => graph.control(block).to_vec(),
            Termination::Watched => graph.control_with_loops(block),
        };
        let last = |block: u32| CodePoint { function: function.0, instruction: graph.last(block) };
        all.extend(controls.into_iter().map(|control| Node::Does(last(control))));
        // What came before in other blocks must have returned; what stands before in the same one is asked for by each instruction.
        for (call, nodes) in self.ends.calls(function) {
            let from = graph.block_of(*call);
            if from != block && graph.may_follow(from, block) || graph.repeats(*call) && from == block {
                all.extend(nodes.iter().copied());
            }
        }
    }

    fn does(&self, point: CodePoint, all: &mut BTreeSet<Node>) {
        let function = SymbolId(point.function);
        let bodies = self.facts.bodies();
        let Some((graph, inst)) = self.facts.graph(function).zip(bodies.instruction(point)) else { return };
        let block = graph.block_of(point.instruction);
        all.insert(Node::Runs(function, block));
        for (call, nodes) in self.ends.calls(function) {
            if (graph.first(block)..point.instruction).contains(call) {
                all.extend(nodes.iter().copied());
            }
        }
        match call_of(inst) {
            Some(call) => self.called(point, call, all),
            None => self.operands(point, inst, all),
        }
        if let Op::Phi { incoming, .. } = &inst.op {
            for from in incoming.iter().map(|(_, from)| from.0) {
                let last = |block: u32| CodePoint { function: function.0, instruction: graph.last(block) };
                let branches = graph.control(from).iter().copied().chain([from]);
                all.extend(branches.map(|branch| Node::Does(last(branch))));
            }
        }
        if matches!(inst.op, Op::LandingPad { .. }) {
            self.landed(all);
        }
    }

    fn operands(&self, point: CodePoint, inst: &Inst, all: &mut BTreeSet<Node>) {
        let mut operands = Vec::new();
        inst.op.for_each_operand(&mut |operand: &Operand| operands.push(*operand));
        operands.into_iter().for_each(|operand| self.operand(point, operand, all));
    }

    /// What defines an operand.
    fn operand(&self, point: CodePoint, operand: Operand, all: &mut BTreeSet<Node>) {
        let Operand::Local(LocalId(id)) = operand else { return };
        let known = self.definitions.get(&point.function).and_then(|of| of.get(id as usize));
        match known.copied().flatten() {
            Some(instruction) => drop(all.insert(Node::Does(CodePoint { instruction, ..point }))),
            None => drop(all.insert(Node::Given(SymbolId(point.function), id))),
        }
    }
}

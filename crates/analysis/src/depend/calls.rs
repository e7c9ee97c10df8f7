//! Dependence from function to function: who enters whom, what arguments and results are, what passes through the library.

use super::{Depend, Node};
use crate::bodies::call_of;
use crate::effects::flows::{Flow, Kept};
use crate::effects::{self, Effect, Kind};
use crate::pointsto::Thing;
use std::collections::BTreeSet;
use threadbare_ir::inst::{Call, Callee, Op, Operand};
use threadbare_ir::program::SymbolId;
use threadbare_trace::CodePoint;

impl Depend<'_> {
    pub(super) fn entered(&self, function: SymbolId, all: &mut BTreeSet<Node>) {
        let bodies = self.facts.bodies();
        for point in self.facts.calls().callers(function) {
            self.comes_to(*point, all);
            let callee = bodies.instruction(*point).and_then(call_of).map(|call| &call.callee);
            if let Some(Callee::Value(callee)) = callee {
                self.operand(*point, *callee, all);
            }
            // A function of the library decides by its arguments whether it calls back.
            if self.has_external(*point) {
                all.insert(Node::Does(*point));
            }
        }
        let starts = self.starts.get(&function).into_iter().flatten();
        all.extend(starts.map(|point| Node::Does(*point)));
        if self.facts.points_to().at_thread_end().contains(&function) {
            all.extend(self.externals(|flow| matches!(flow, Flow::NewKey(..) | Flow::SetsOwn(..))));
        }
    }

    /// Whether an instruction is come to.
    fn comes_to(&self, point: CodePoint, all: &mut BTreeSet<Node>) {
        let function = SymbolId(point.function);
        let Some(graph) = self.facts.graph(function) else { return };
        let block = graph.block_of(point.instruction);
        all.insert(Node::Runs(function, block));
        for (call, nodes) in self.ends.calls(function) {
            if (graph.first(block)..point.instruction).contains(call) {
                all.extend(nodes.iter().copied());
            }
        }
    }

    fn has_external(&self, point: CodePoint) -> bool {
        self.facts.calls().callees(point).iter().any(|callee| self.facts.bodies().body(*callee).is_none())
    }

    /// A parameter is what is passed, wherever the function may be entered.
    pub(super) fn parameter(&self, function: SymbolId, number: usize, all: &mut BTreeSet<Node>) {
        let bodies = self.facts.bodies();
        for point in self.facts.calls().callers(function) {
            let Some(inst) = bodies.instruction(*point) else { continue };
            match call_of(inst) {
                // What the library passes on comes from anywhere in what it was given; so does what is passed in another shape.
                Some(call) if self.has_external(*point) || self.is_spread(function, call) => {
                    for value in call.args.iter().filter_map(|arg| arg.value) {
                        self.operand(*point, value, all);
                    }
                    all.insert(Node::Does(*point));
                }
                Some(call) => {
                    let argument = call.args.iter().filter_map(|arg| arg.value).nth(number);
                    argument.into_iter().for_each(|value| self.operand(*point, value, all));
                }
                None => self.operands(*point, inst, all),
            }
        }
        for point in self.starts.get(&function).into_iter().flatten() {
            all.insert(Node::Does(*point));
        }
        if self.facts.points_to().at_thread_end().contains(&function) {
            all.extend(self.externals(|flow| matches!(flow, Flow::SetsOwn(..))));
        }
        all.insert(Node::Entered(function));
    }

    /// Whether a call passes its arguments in another shape than the function has.
    fn is_spread(&self, function: SymbolId, call: &Call) -> bool {
        let function = self.facts.program().symbol(function).function();
        let takes = function.map_or(0, |function| function.ty.params.len());
        call.args.iter().filter(|arg| arg.value.is_some()).count() != takes
    }

    /// What a call does: what is returned by those that it may call.
    pub(super) fn called(&self, point: CodePoint, call: &Call, all: &mut BTreeSet<Node>) {
        let bodies = self.facts.bodies();
        if let Callee::Value(callee) = &call.callee {
            self.operand(point, *callee, all);
        }
        let callees = self.facts.calls().callees(point);
        let mut takes_all = callees.is_empty() || matches!(call.callee, Callee::Asm(_));
        for callee in callees {
            if bodies.body(*callee).is_none() {
                takes_all = true;
                self.external(point, *callee, all);
                continue;
            }
            all.insert(Node::Entered(*callee));
            for (at, inst) in bodies.instructions(*callee) {
                if matches!(inst.op, Op::Ret(Some(_))) {
                    all.insert(Node::Does(at));
                }
            }
        }
        // Structures that are passed by value and variable arguments are copied by the call itself.
        let copies = call.args.iter().any(|arg| arg.attrs.byval.is_some()) || call.ty.vararg;
        if takes_all || copies {
            let values: Vec<Operand> = call.args.iter().filter_map(|arg| arg.value).collect();
            values.into_iter().for_each(|value| self.operand(point, value, all));
        }
    }

    /// What a function of the library does depends on, besides its arguments and what they point to.
    fn external(&self, point: CodePoint, function: SymbolId, all: &mut BTreeSet<Node>) {
        let Some(effect) = effects::lookup(self.facts.bodies().name(function)) else { return };
        if has_state(effect) {
            all.extend(self.users.of_kind(effect.kind).iter().map(|other| Node::Does(*other)));
        }
        let flows = effect.flows().unwrap_or_default();
        for flow in flows {
            match flow {
                Flow::Joins(thread, _) => self.joined(point, function, usize::from(*thread), all),
                Flow::GetsOwn(_) => all.extend(self.externals(|flow| matches!(flow, Flow::SetsOwn(..)))),
                Flow::Gives(kept) | Flow::StoresKept(_, kept, _) | Flow::FreshKept(kept) => {
                    all.extend(self.externals(
                        |flow| matches!(flow, Flow::Keeps(_, other) | Flow::FreshKept(other) if other == kept),
                    ));
                }
                _ => {}
            }
        }
    }

    /// What threads end with that may be joined there.
    fn joined(&self, point: CodePoint, function: SymbolId, handle: usize, all: &mut BTreeSet<Node>) {
        let bodies = self.facts.bodies();
        let externals = self.facts.points_to().externals(point);
        let handles = externals.iter().filter(|external| external.function == function);
        let handles: Vec<_> = handles.filter_map(|external| external.args.get(handle)).collect();
        let may_be = |start: &CodePoint| {
            handles.iter().any(|set| {
                set.is_pooled() || set.places().iter().any(|place| place.thing == Thing::Thread(*start))
            })
        };
        for (start, runs) in self.facts.calls().starts() {
            if may_be(start) {
                all.insert(Node::Does(*start));
                all.insert(Node::Returns(*runs));
                let returns = bodies.instructions(*runs).filter(|(_, inst)| matches!(inst.op, Op::Ret(_)));
                all.extend(returns.map(|(at, _)| Node::Does(at)));
            }
        }
        all.extend(self.externals(|flow| matches!(flow, Flow::EndsWith(_))));
    }

    /// An exception that lands was thrown somewhere.
    pub(super) fn landed(&self, all: &mut BTreeSet<Node>) {
        all.extend(self.externals(|flow| matches!(flow, Flow::Keeps(_, Kept::Exceptions))));
    }

    /// Calls of functions through which pointers go in a certain way.
    fn externals(&self, is_it: impl Fn(&Flow) -> bool) -> Vec<Node> {
        let does = |(name, points): (&str, &[CodePoint])| {
            let flows = effects::lookup(name).and_then(Effect::flows).unwrap_or_default();
            let is_it = flows.iter().any(&is_it);
            points.iter().filter(move |_| is_it).map(|point| Node::Does(*point)).collect::<Vec<_>>()
        };
        self.users.by_name().flat_map(does).collect()
    }
}

/// Whether a function has state that its arguments do not show.
pub(super) fn has_state(effect: &Effect) -> bool {
    matches!(
        effect.kind,
        Kind::HiddenState
            | Kind::Files
            | Kind::Process
            | Kind::Jumps
            | Kind::ThreadLocal
            | Kind::Thread
            | Kind::ReadsInput
            | Kind::Unwinds
    )
}

//! Calls: which function, looked at for whom; how arguments become parameters; what is done with places where they arrive.
//!
//! A small function is looked at once for each call of it, and so are functions of the library, and what a thread runs: for each place
//! where one is started. All else is looked at once.

use super::Thing;
use super::generate::Reader;
use super::objects::{FAR, ObjectId, PlaceId};
use super::solve::{NodeId, POOL, Solver};
use super::values::{leaves, named};
use super::world::{Argument, CallKind, Copied, Instance, Key, Shape, Site, Use};
use crate::library;
use std::rc::Rc;
use threadbare_ir::inst::{Call, Callee, Inst, Operand};
use threadbare_ir::program::SymbolId;
use threadbare_ir::types::Type;
use threadbare_trace::{CodePoint, Origin};

/// A function with at most so many instructions is small.
const SMALL: usize = 40;

/// Calls inside calls of small functions that are looked at by themselves.
const DEEPEST: usize = 4;

/// So many instructions may be looked at more than once.
const MOST_CLONED: usize = 300_000;

impl Reader<'_, '_> {
    pub(super) fn call(&mut self, inst: &Inst, call: &Call) {
        let args: Vec<Operand> = call.args.iter().filter_map(|arg| arg.value).collect();
        let callee = match &call.callee {
            // Assembly without a text passes on what it is given.
            Callee::Asm(_) => {
                for arg in args {
                    let (from, to) = (self.operand(arg, 0), self.result_leaf(inst));
                    if let (Some(from), Some(to)) = (from, to) {
                        self.solver.edge(from, to, 0);
                    }
                }
                return;
            }
            Callee::Value(callee) => *callee,
        };
        let known = match callee {
            Operand::Const(id) => named(self.program, &self.body.consts[id.0 as usize]),
            Operand::Local(_) => None,
        };
        if let Some(symbol) = known
            && library::body_of(self.program, symbol).is_none()
        {
            self.solver.body.calls.entry(self.point).or_default().insert(symbol);
            if self.lists(symbol, &args) {
                return;
            }
            let site = self.site(inst, call);
            return self.external(symbol, &args, &site);
        }
        let site = self.site(inst, call);
        let number = self.solver.site(site);
        match known {
            Some(symbol) => self.solver.target(number, symbol),
            None => {
                if let Some(callee) = self.operand(callee, 0) {
                    self.solver.add_use(callee, Use::Call(number));
                }
            }
        }
    }

    /// What is done with lists of variable arguments.
    fn lists(&mut self, symbol: SymbolId, args: &[Operand]) -> bool {
        let name = &self.program.symbol(symbol).name;
        let list = args.first().and_then(|list| self.operand(*list, 0));
        if name.starts_with("llvm.va_start") {
            let varargs = self.instance.varargs;
            if let Some(list) = list {
                self.solver.add_use(list, Use::Store { at: 8, len: 8, from: varargs });
            }
            return true;
        }
        if name.starts_with("llvm.va_copy") {
            let from = args.get(1).and_then(|from| self.operand(*from, 0));
            if let (Some(to), Some(from)) = (list, from) {
                self.solver.copy_between(to, from, 24);
            }
            return true;
        }
        false
    }

    pub(super) fn result_leaf(&self, inst: &Inst) -> Option<NodeId> {
        let local = inst.result?;
        let starts = &self.instance.shape.leaves;
        let (start, end) = (starts[local.0 as usize], starts[local.0 as usize + 1]);
        (start < end).then_some(self.instance.first + start)
    }

    fn argument(&mut self, operand: Operand) -> Argument {
        let ty = self.body.type_of(operand).clone();
        let all = leaves(self.program.layout(), &ty);
        let node = |(number, leaf): (usize, &super::values::Leaf)| {
            let node = if leaf.carries { self.operand(operand, number) } else { None };
            (node, leaf.offset, leaf.size)
        };
        all.iter().enumerate().map(node).collect()
    }

    fn site(&mut self, inst: &Inst, call: &Call) -> Site {
        let mut args = Vec::new();
        for arg in &call.args {
            let Some(value) = arg.value else { continue };
            match &arg.attrs.byval {
                None => args.push(self.argument(value)),
                Some(ty) => args.push(self.by_value(value, ty)),
            }
        }
        let first = self.result_leaf(inst);
        let count = leaves(self.program.layout(), &call.ty.ret).len();
        let result = (0..count as u32).map(|leaf| first.map(|first| first + leaf)).collect();
        Site {
            point: self.point,
            caller: self.number,
            kind: CallKind::Plain,
            args,
            result,
            area: None,
            fixed: call.ty.params.len(),
        }
    }

    /// A copy of a structure that the call owns.
    fn by_value(&mut self, value: Operand, ty: &Type) -> Argument {
        let layout = self.program.layout();
        let size = layout.size_of(ty).and_then(|size| i64::try_from(size).ok());
        let object = self.solver.objects.add(Thing::Memory(Origin::Stack(self.name())), size);
        self.solver.objects.shape(object, layout, ty, 1);
        let place = self.solver.objects.place(object, 0);
        if let Some(from) = self.operand(value, 0) {
            self.solver.add_use(from, Use::CopyInto(place, size.unwrap_or(FAR)));
        }
        vec![(Some(self.solver.single(place)), 0, 8)]
    }
}

impl Solver<'_> {
    pub fn site(&mut self, site: Site) -> u32 {
        self.body.sites.push(site);
        self.body.sites.len() as u32 - 1
    }

    pub fn copy_between(&mut self, to: NodeId, from: NodeId, len: i64) {
        self.body.copies.push(Copied { to, from, len });
        let number = self.body.copies.len() as u32 - 1;
        self.add_use(to, Use::CopyTo(number));
        self.add_use(from, Use::CopyFrom(number));
    }

    /// A function is called.
    pub fn target(&mut self, number: u32, symbol: SymbolId) {
        let Site { point, caller, kind, .. } = self.body.sites[number as usize];
        let Some(body) = library::body_of(self.body.program, symbol) else {
            if kind == CallKind::ThreadEnd {
                self.body.at_thread_end.insert(symbol);
            }
            let is_new = self.body.calls.entry(point).or_default().insert(symbol);
            if is_new && kind != CallKind::Start {
                self.external_through_pointer(number, symbol);
            }
            return;
        };
        let Some(shape) = self.shape(body) else { return };
        match kind {
            CallKind::ThreadEnd => drop(self.body.at_thread_end.insert(body)),
            CallKind::Start => drop(self.body.starts.insert((point, body))),
            CallKind::Plain | CallKind::Back => drop(self.body.calls.entry(point).or_default().insert(body)),
        }
        let key = match kind {
            CallKind::Start => Key::Thread(body, point),
            _ => self.key(body, &shape, caller, point),
        };
        let instance = self.instance(key, body, shape, caller, point);
        if self.body.edges.insert((caller, point, instance)) {
            self.bind(number, instance);
        }
    }

    /// How a function is looked at.
    fn key(&self, body: SymbolId, shape: &Shape, caller: u32, point: CodePoint) -> Key {
        let by = &self.body.instances[caller as usize];
        if self.body.cloned + shape.size > MOST_CLONED {
            return Key::Shared(body);
        }
        if shape.is_library {
            return match by.root {
                Some((_, root)) => Key::Library(body, root),
                None if by.shape.is_library => Key::Shared(body),
                None => Key::Call(body, caller, point),
            };
        }
        if !shape.is_small {
            return Key::Shared(body);
        }
        let (mut up, mut depth) = (Some(caller), 0);
        while let Some(number) = up {
            let above = &self.body.instances[number as usize];
            if above.function == body || depth == DEEPEST {
                return Key::Shared(body);
            }
            depth += usize::from(above.caller.is_some());
            up = above.caller;
        }
        Key::Call(body, caller, point)
    }

    /// The instance of a function, made when it is first called.
    pub fn instance(
        &mut self,
        key: Key,
        body: SymbolId,
        shape: Rc<Shape>,
        caller: u32,
        point: CodePoint,
    ) -> u32 {
        if let Some(instance) = self.body.by_key.get(&key) {
            return *instance;
        }
        let number = self.body.instances.len() as u32;
        let by = self.body.instances.get(caller as usize);
        let root = match key {
            Key::Shared(_) | Key::Thread(..) => None,
            Key::Library(..) => by.and_then(|by| by.root),
            Key::Call(..) if shape.is_library => Some((point, number)),
            Key::Call(..) => None,
        };
        let caller = matches!(key, Key::Call(..) | Key::Library(..)).then_some(caller);
        if !matches!(key, Key::Shared(_)) {
            self.body.cloned += shape.size;
        }
        let first = self.nodes(shape.leaves.last().map_or(0, |count| *count as usize));
        let result = self.nodes(shape.result as usize);
        let varargs = self.node();
        self.body.instances.push(Instance { function: body, first, shape, result, varargs, caller, root });
        self.body.by_key.insert(key, number);
        self.body.by_function.entry(body).or_default().push(number);
        self.body.todo.push(number);
        number
    }

    /// The shape of a function with a body.
    pub fn shape(&mut self, function: SymbolId) -> Option<Rc<Shape>> {
        if let Some(shape) = self.body.shapes.get(&function) {
            return shape.clone();
        }
        let program = self.body.program;
        let shape = program.clean_body(function).ok().flatten().map(|body| {
            let mut all = vec![0];
            for local in &body.locals {
                all.push(all[all.len() - 1] + leaves(program.layout(), &local.ty).len() as u32);
            }
            let symbol = program.symbol(function);
            let ret =
                symbol.function().map_or(0, |function| leaves(program.layout(), &function.ty.ret).len());
            let size = body.blocks.iter().map(|block| block.insts.len()).sum();
            let is_library = library::is_library(program.module_name(symbol.module));
            Rc::new(Shape { leaves: all, result: ret as u32, size, is_small: size <= SMALL, is_library })
        });
        self.body.shapes.insert(function, shape.clone());
        shape
    }

    /// Arguments become parameters, and what is returned becomes the result.
    fn bind(&mut self, number: u32, callee: u32) {
        let site = self.body.sites[number as usize].clone();
        let instance = self.body.instances[callee as usize].clone();
        let program = self.body.program;
        let Some(function) = program.symbol(instance.function).function() else { return };
        let starts = instance.shape.leaves.clone();
        for parameter in 0..function.ty.params.len() {
            let (start, end) = match (starts.get(parameter), starts.get(parameter + 1)) {
                (Some(start), Some(end)) => (*start, *end),
                _ => break,
            };
            // A thread's function gets its argument as each of its parameters.
            let argument = match site.kind {
                CallKind::Start => site.args.first(),
                _ => site.args.get(parameter),
            };
            for (leaf, (from, _, _)) in (start..end).zip(argument.into_iter().flatten()) {
                if let Some(from) = from {
                    self.edge(*from, instance.first + leaf, 0);
                }
            }
        }
        let spread = site.args.len() != function.ty.params.len()
            && !function.ty.vararg
            && site.kind == CallKind::Plain;
        if spread {
            self.bind_spread(&site, &instance, function.ty.params.len());
        }
        if function.ty.vararg {
            self.bind_variable(number, &instance, function.ty.params.len());
        }
        for (leaf, to) in (0..instance.shape.result).zip(&site.result) {
            if let Some(to) = to {
                self.edge(instance.result + leaf, *to, 0);
            }
        }
        if site.kind == CallKind::Start {
            let results = self.results_of(site.point);
            if instance.shape.result > 0 {
                self.edge(instance.result, results, 0);
            }
        }
    }

    /// A call that passes its arguments in another shape than the function has: scalar by scalar.
    fn bind_spread(&mut self, site: &Site, instance: &Instance, parameters: usize) {
        let end = instance.shape.leaves.get(parameters).copied().unwrap_or(0);
        for (leaf, (from, _, _)) in (0..end).zip(site.args.iter().flatten()) {
            if let Some(from) = from {
                self.edge(*from, instance.first + leaf, 0);
            }
        }
    }

    /// Variable arguments lie side by side in memory, as the System V ABI of x86-64 has them in its overflow area.
    fn bind_variable(&mut self, number: u32, instance: &Instance, parameters: usize) {
        let site = self.body.sites[number as usize].clone();
        let area = match site.area {
            Some(area) => area,
            None => {
                let root = self.body.instances[site.caller as usize].root;
                let point = root.map_or(site.point, |(point, _)| point);
                let area = self.objects.add(Thing::Memory(Origin::Stack(point)), None);
                self.body.sites[number as usize].area = Some(area);
                let mut at = 0;
                let first = site.fixed.max(parameters.min(site.args.len()));
                for argument in &site.args[first.min(site.args.len())..] {
                    let size = argument.iter().map(|(_, offset, size)| offset + size).max().unwrap_or(8);
                    if argument.len() == 1 && size > 8 {
                        at = (at + 15) & !15;
                    }
                    for (from, offset, _) in argument {
                        if let Some(from) = from {
                            let place = self.objects.place(area, at + offset);
                            self.store(*from, place);
                        }
                    }
                    at = (at + size + 7) & !7;
                }
                area
            }
        };
        let place = self.objects.place(area, 0);
        self.add(instance.varargs, place);
    }

    /// What threads return that start there.
    pub fn results_of(&mut self, point: CodePoint) -> NodeId {
        if let Some(node) = self.body.results.get(&point) {
            return *node;
        }
        let node = self.node();
        let exits = self.body.exits;
        self.edge(exits, node, 0);
        self.body.results.insert(point, node);
        node
    }

    /// Does something with places that have arrived.
    pub fn used(&mut self, number: u32, places: &[PlaceId]) {
        let what = self.uses[number as usize];
        for &place in places {
            let place = self.objects.now(place);
            let object = self.objects.object_of(place);
            match what {
                Use::Load { at, len, to } => {
                    let place = self.beside(place, at);
                    self.watch(place, len, super::memory::Then::Load(to));
                }
                Use::Store { at, len, from } => {
                    let mut offset = at;
                    while offset < at + len.max(1) {
                        let place = self.beside(place, offset);
                        self.store(from, place);
                        offset += 8;
                    }
                }
                Use::Call(site) => self.called(site, object, place),
                Use::CopyTo(pair) => {
                    let Copied { from, len, .. } = self.body.copies[pair as usize];
                    for from in self.set(from) {
                        self.copy(place, from, len);
                    }
                }
                Use::CopyFrom(pair) => {
                    let Copied { to, len, .. } = self.body.copies[pair as usize];
                    for to in self.set(to) {
                        self.copy(to, place, len);
                    }
                }
                Use::CopyInto(to, len) => self.copy(to, place, len),
                Use::Join(to) => match self.objects.get(object).thing {
                    Thing::Thread(point) => {
                        let results = self.results_of(point);
                        self.edge(results, to, 0);
                    }
                    _ if place == POOL => {
                        for point in self.body.results.keys().copied().collect::<Vec<_>>() {
                            let results = self.results_of(point);
                            self.edge(results, to, 0);
                        }
                    }
                    _ => {}
                },
            }
        }
    }

    fn beside(&mut self, place: PlaceId, at: i64) -> PlaceId {
        let object = self.objects.object_of(place);
        if at == 0 || place == POOL || self.objects.get(object).pooled {
            place
        } else {
            self.objects.by(place, at)
        }
    }

    fn called(&mut self, site: u32, object: ObjectId, place: PlaceId) {
        if place == POOL {
            self.body.pooled_sites.push(site);
            for object in self.memory.pooled.clone() {
                if let Thing::Function(symbol) = self.objects.get(object).thing {
                    self.through_pointer(site, SymbolId(symbol));
                }
            }
        } else if let Thing::Function(symbol) = self.objects.get(object).thing {
            self.through_pointer(site, SymbolId(symbol));
        }
    }

    /// A function is called through a pointer, if it can be: with too few arguments it cannot.
    fn through_pointer(&mut self, site: u32, symbol: SymbolId) {
        let Some(function) = self.body.program.symbol(symbol).function() else { return };
        let layout = self.body.program.layout();
        let wanted: usize = function.ty.params.iter().map(|ty| leaves(layout, ty).len()).sum();
        let found = &self.body.sites[site as usize];
        let given: usize = found.args.iter().map(Vec::len).sum();
        if found.kind == CallKind::Start || given >= wanted {
            self.target(site, symbol);
        }
    }

    pub fn function_joined(&mut self, object: ObjectId) {
        if let Thing::Function(symbol) = self.objects.get(object).thing {
            for site in self.body.pooled_sites.clone() {
                self.through_pointer(site, SymbolId(symbol));
            }
        }
    }
}

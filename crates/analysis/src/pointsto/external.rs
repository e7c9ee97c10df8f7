//! Calls of functions that have no body: what the table of effects says of where pointers go.
//!
//! A function that nobody describes takes them nowhere: whoever runs the program stops there, or lets it return a number.

use super::Thing;
use super::generate::Reader;
use super::objects::{FAR, PlaceId};
use super::solve::{Move, NodeId, Solver, Step};
use super::world::{Argument, CallKind, Site, Use};
use crate::effects::{
    self,
    flows::{Flow, Kept, RESULT},
};
use threadbare_ir::inst::{Clause, Inst, Operand};
use threadbare_ir::program::SymbolId;
use threadbare_trace::Origin;

/// The instance that the program starts with.
const FIRST: u32 = 0;

impl Reader<'_, '_> {
    /// An exception lands: whichever was thrown, where the types that are caught are known to whoever throws.
    pub(super) fn landing(&mut self, inst: &Inst, clauses: &[Clause]) {
        let caught = self.solver.kept(Kept::Caught);
        for clause in clauses {
            let (Clause::Catch(value) | Clause::Filter(value)) = clause;
            if let Some(described) = self.operand(*value, 0) {
                self.solver.edge(described, caught, 0);
            }
        }
        let exceptions = self.solver.kept(Kept::Exceptions);
        if let Some(result) = self.result_leaf(inst) {
            self.solver.edge(exceptions, result, 0);
        }
    }

    /// An exception goes on: the library's function for that is called with it.
    pub(super) fn resume(&mut self, value: Operand) {
        let body = self.program.find(&crate::library::body_name("_Unwind_Resume"));
        let Some(body) = body.or_else(|| self.program.find("_Unwind_Resume")) else { return };
        let exception = vec![(self.operand(value, 0), 0, 8)];
        let site = Site {
            point: self.point,
            caller: self.number,
            kind: CallKind::Plain,
            args: vec![exception],
            result: Vec::new(),
            area: None,
            fixed: 1,
        };
        let number = self.solver.site(site);
        self.solver.target(number, body);
    }

    /// The end of the first function is a call of `exit`, where the library has one.
    pub(super) fn ends(&mut self, value: Option<Operand>) {
        let exit = self.program.find(&crate::library::body_name("exit"));
        let Some(exit) = exit.filter(|_| self.number == FIRST) else { return };
        let args: Vec<Argument> =
            value.map(|value| vec![(self.operand(value, 0), 0, 8)]).into_iter().collect();
        let (point, caller, fixed) = (self.point, self.number, args.len());
        let site = Site { point, caller, kind: CallKind::Plain, args, result: Vec::new(), area: None, fixed };
        let number = self.solver.site(site);
        self.solver.target(number, exit);
    }

    /// A function without a body is called by its name.
    pub(super) fn external(&mut self, symbol: SymbolId, args: &[Operand], site: &Site) {
        let flows = flows_of(&self.program.symbol(symbol).name);
        let size = flows.iter().find_map(|flow| match flow {
            Flow::Fresh(which) => self.product(args, which),
            _ => None,
        });
        let length = flows.iter().find_map(|flow| match flow {
            Flow::Copies(_, _, Some(which)) => self.product(args, &[*which]),
            _ => None,
        });
        self.solver.external(symbol, site, size, length);
    }
}

/// Where pointers go in a function, by its name.
fn flows_of(name: &str) -> &'static [Flow] {
    effects::lookup(name).and_then(effects::Effect::flows).unwrap_or_default()
}

impl Solver<'_> {
    pub fn external_through_pointer(&mut self, number: u32, symbol: SymbolId) {
        let site = self.body.sites[number as usize].clone();
        self.external(symbol, &site, None, None);
    }

    /// What a call of an external function does with pointers. `size` of what it makes, `length` of what it copies, where they are known.
    pub fn external(&mut self, symbol: SymbolId, site: &Site, size: Option<i64>, length: Option<i64>) {
        let program = self.body.program;
        let root = self.body.instances[site.caller as usize].root;
        let name = root.map_or(site.point, |(point, _)| point);
        self.body.externals.entry(site.point).or_default().push((symbol, site.args.clone()));
        let argument = |number: u8| site.args.get(usize::from(number)).and_then(first);
        let result = site.result.first().copied().flatten();
        for flow in flows_of(&program.symbol(symbol).name) {
            match *flow {
                Flow::Fresh(_) => {
                    let place = self.made(site, root.is_some(), Thing::Memory(Origin::Heap(name)), size);
                    self.gives(result, place);
                }
                Flow::FreshKept(kept) => {
                    let place = self.made(site, root.is_some(), Thing::Memory(Origin::Heap(name)), None);
                    let kept = self.kept(kept);
                    self.add(kept, place);
                    self.flows(Some(kept), result, Move::Same);
                }
                Flow::FreshOwn => {
                    let place = self.made(site, root.is_some(), Thing::Memory(Origin::Stack(name)), None);
                    self.gives(result, place);
                }
                Flow::StoresFresh(at) => {
                    let place = self.made(site, root.is_some(), Thing::Memory(Origin::Heap(name)), None);
                    let node = self.single(place);
                    self.stores(argument(at), node, 0);
                }
                Flow::Returns(from) => self.flows(argument(from), result, Move::Same),
                Flow::Inside(from) => self.flows(argument(from), result, inside()),
                Flow::Loads(from) => {
                    if let (Some(from), Some(to)) = (argument(from), result) {
                        self.add_use(from, Use::Load { at: 0, len: 8, to });
                    }
                }
                Flow::Stores(value, at) => {
                    if let Some(value) = argument(value) {
                        self.stores(argument(at), value, 0);
                    }
                }
                Flow::StoresInside(value, at) => {
                    let moved = self.node();
                    self.flows(argument(value), Some(moved), inside());
                    self.stores(argument(at), moved, 0);
                }
                Flow::Copies(to, from, _) => {
                    let end = |number| if number == RESULT { result } else { argument(number) };
                    if let (Some(to), Some(from)) = (end(to), end(from)) {
                        self.copy_between(to, from, length.unwrap_or(FAR));
                    }
                }
                Flow::Keeps(value, kept) => {
                    let kept = self.kept(kept);
                    self.flows(argument(value), Some(kept), Move::Same);
                }
                Flow::Gives(kept) => {
                    let kept = self.kept(kept);
                    // What is kept is text, of which a part is given.
                    self.flows(Some(kept), result, inside());
                }
                Flow::StoresKept(at, first, second) => {
                    let (first, second) = (self.kept(first), self.kept(second));
                    self.stores(argument(at), first, 0);
                    self.stores(argument(at), second, 8);
                }
                Flow::Calls(function, with) => {
                    let args = with.iter().filter_map(|number| site.args.get(usize::from(*number)).cloned());
                    self.calls_back(site, CallKind::Back, argument(function), args.collect());
                }
                Flow::Starts(function, with, handle) => {
                    let thread = self.object(Thing::Thread(site.point), 0, None);
                    let thread = self.objects.place(thread, 0);
                    let node = self.single(thread);
                    self.stores(argument(handle), node, 0);
                    self.results_of(site.point);
                    let args = site.args.get(usize::from(with)).cloned().into_iter().collect();
                    self.calls_back(site, CallKind::Start, argument(function), args);
                }
                Flow::Joins(thread, at) => {
                    let result = self.node();
                    if let Some(thread) = argument(thread) {
                        self.add_use(thread, Use::Join(result));
                    }
                    self.stores(argument(at), result, 0);
                }
                Flow::EndsWith(value) => {
                    let exits = self.body.exits;
                    self.flows(argument(value), Some(exits), Move::Same);
                }
                Flow::NewKey(at, destructor) => {
                    let key = self.object(Thing::Key(site.point), 0, None);
                    let key = self.objects.place(key, 0);
                    let node = self.single(key);
                    self.stores(argument(at), node, 0);
                    let own = self.cell(key).map(|cell| vec![(Some(cell), 0, 8)]);
                    if let Some(destructor) = destructor {
                        self.calls_back(
                            site,
                            CallKind::ThreadEnd,
                            argument(destructor),
                            own.into_iter().collect(),
                        );
                    }
                }
                Flow::SetsOwn(key, value) => {
                    if let Some(value) = argument(value) {
                        self.stores(argument(key), value, 0);
                    }
                }
                Flow::GetsOwn(key) => {
                    if let (Some(key), Some(to)) = (argument(key), result) {
                        self.add_use(key, Use::Load { at: 0, len: 8, to });
                    }
                }
                Flow::Errno => {
                    let errno = self.object(Thing::Errno, 0, Some(4));
                    let place = self.objects.place(errno, 0);
                    self.gives(result, place);
                }
                Flow::Anything => {
                    self.pool_everything();
                    self.gives(result, super::solve::POOL);
                }
                Flow::RunsDestructors => {
                    let number = self.callback(site, CallKind::Back, Vec::new());
                    for destructor in program.global_destructors() {
                        self.target(number, destructor.function);
                    }
                }
                Flow::Runs(name) => {
                    let number = self.callback(site, CallKind::Back, Vec::new());
                    if let Some(body) = program.find(&crate::library::body_name(name)) {
                        self.target(number, body);
                    }
                }
                Flow::Deep => {}
            }
        }
    }

    /// An object that a call makes. What a library function makes has one name, however much it makes.
    fn made(&mut self, site: &Site, in_library: bool, thing: Thing, size: Option<i64>) -> PlaceId {
        let object = match in_library {
            false => self.object(thing, site.caller + 1, size),
            true => self.objects.add(thing, size),
        };
        self.objects.place(object, 0)
    }

    fn gives(&mut self, result: Option<NodeId>, place: PlaceId) {
        if let Some(result) = result {
            self.add(result, place);
        }
    }

    fn flows(&mut self, from: Option<NodeId>, to: Option<NodeId>, by: Move) {
        if let (Some(from), Some(to)) = (from, to) {
            self.edge_by(from, to, by);
        }
    }

    fn stores(&mut self, to: Option<NodeId>, value: NodeId, at: i64) {
        if let Some(to) = to {
            self.add_use(to, Use::Store { at, len: 8, from: value });
        }
    }

    pub fn kept(&mut self, kept: Kept) -> NodeId {
        if let Some(node) = self.body.kept.get(&kept) {
            return *node;
        }
        let node = self.node();
        self.body.kept.insert(kept, node);
        node
    }

    fn callback(&mut self, site: &Site, kind: CallKind, args: Vec<Argument>) -> u32 {
        let Site { point, caller, .. } = *site;
        let fixed = args.len();
        self.site(Site { point, caller, kind, args, result: Vec::new(), area: None, fixed })
    }

    fn calls_back(&mut self, site: &Site, kind: CallKind, function: Option<NodeId>, args: Vec<Argument>) {
        let number = self.callback(site, kind, args);
        if let Some(function) = function {
            self.add_use(function, Use::Call(number));
        }
    }
}

fn first(argument: &Argument) -> Option<NodeId> {
    argument.first().and_then(|(node, _, _)| *node)
}

/// From there on, bytes at any distance.
fn inside() -> Move {
    Move::Path(Box::new([Step::Element { stride: 1, down: false }]))
}

//! What pointers may point to, and which functions may be called: inclusion-based (Andersen), with offsets in bytes, without regard to the order of instructions
//! (which bodies in registers make up for in good part), for the whole program at once. An object is what the machine calls one, by where it was made;
//! small functions, what the library does and what threads run are looked at once for each call or start.
//!
//! What may be wrong, and is not looked for: whoever steps by whole elements stays in the array; an address that was cut into numbers of fewer
//! than 64 bits, and put together again by arithmetic, is none any more. What is coarse says so: [`PlaceSet::is_pooled`].

mod calls;
mod external;
mod generate;
mod memory;
mod objects;
mod queries;
mod solve;
mod values;
mod world;

use crate::effects::flows::Kept;
use objects::{ObjectId, Objects, PlaceId};
use rustc_hash::FxHashMap;
use solve::{POOL, Solver};
use std::collections::BTreeSet;
use threadbare_ir::Program;
use threadbare_ir::program::SymbolId;
use threadbare_ir::types::Type;
use threadbare_trace::{CodePoint, Origin};
use world::{Body, Key};

/// What there may be a pointer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Thing {
    /// Memory.
    Memory(Origin),
    /// The `errno` of a thread.
    Errno,
    /// A function.
    Function(u32),
    /// A thread that was started there: no memory, but its name goes where pointers go.
    Thread(CodePoint),
    /// Something that each thread has for itself, by where its key was made.
    Key(CodePoint),
    /// All objects that are not told apart.
    Pool,
}

impl Thing {
    /// Before all others.
    pub(crate) const LEAST: Thing = Thing::Memory(Origin::Global(0));

    /// Whether it is no memory of the program, so that there is nothing beside it.
    fn is_name(self) -> bool {
        matches!(self, Thing::Function(_) | Thing::Thread(_) | Thing::Key(_))
    }
}

/// A place: an object, and how far into it. Elements of an array are one place, that of the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place {
    /// What it is a place of.
    pub thing: Thing,
    /// Which of the objects that are made there, where several are told apart.
    pub object: u32,
    /// The offset in bytes.
    pub offset: i64,
}

/// Places.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceSet {
    places: Vec<Place>,
    is_pooled: bool,
}

impl PlaceSet {
    /// The places, in order.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// Whether it holds what is not told apart: then it says little.
    #[must_use]
    pub fn is_pooled(&self) -> bool {
        self.is_pooled
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }
}

/// How large a problem was, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Size {
    /// Waves until nothing was new.
    pub rounds: u32,
    /// Facts of the kind that this may hold that.
    pub facts: usize,
    /// Objects.
    pub objects: usize,
    /// Those of them that are not told apart.
    pub pooled: usize,
}

/// What pointers may point to, of a whole program.
pub struct PointsTo {
    instances: Vec<Frozen>,
    by_function: FxHashMap<SymbolId, Vec<u32>>,
    /// For each node the number of its set.
    set_of: Vec<u32>,
    sets: Vec<Box<[PlaceId]>>,
    objects: Objects,
    /// Objects by what they are; several where they are told apart.
    by_thing: FxHashMap<Thing, Vec<ObjectId>>,
    cells: FxHashMap<PlaceId, u32>,
    calls: FxHashMap<CodePoint, BTreeSet<SymbolId>>,
    starts: BTreeSet<(CodePoint, SymbolId)>,
    at_thread_end: BTreeSet<SymbolId>,
    externals: FxHashMap<CodePoint, Vec<(SymbolId, Vec<u32>)>>,
    /// What threads are given and return, and what the library keeps.
    handed_over: Vec<PlaceId>,
    /// What the library keeps, by what it is.
    kept: FxHashMap<Kept, u32>,
    rounds: u32,
    facts: usize,
}

/// An instance of a function, when all is known.
struct Frozen {
    first: u32,
    leaves: Vec<u32>,
}

/// A call of a function without a body: which one, and what each of its arguments may point to.
pub struct External {
    /// The function.
    pub function: SymbolId,
    /// Its arguments.
    pub args: Vec<PlaceSet>,
}

impl PointsTo {
    /// What pointers may point to in a program that starts in this function.
    #[must_use]
    pub fn new(program: &Program, entry: SymbolId) -> PointsTo {
        let body = Body {
            program,
            shapes: FxHashMap::default(),
            instances: Vec::new(),
            by_key: FxHashMap::default(),
            by_function: FxHashMap::default(),
            todo: Vec::new(),
            inits: Vec::new(),
            sites: Vec::new(),
            copies: Vec::new(),
            objects: FxHashMap::default(),
            singles: FxHashMap::default(),
            kept: FxHashMap::default(),
            results: FxHashMap::default(),
            exits: 0,
            calls: FxHashMap::default(),
            edges: BTreeSet::new(),
            at_thread_end: BTreeSet::new(),
            starts: BTreeSet::new(),
            pooled_sites: Vec::new(),
            cloned: 0,
            externals: FxHashMap::default(),
        };
        let mut solver = Solver::new(body);
        solver.body.exits = solver.node();
        solver.begin(entry);
        solver.solve();
        PointsTo::freeze(solver)
    }

    fn freeze(mut solver: Solver<'_>) -> PointsTo {
        let mut numbers: FxHashMap<Box<[PlaceId]>, u32> = FxHashMap::default();
        let mut sets: Vec<Box<[PlaceId]>> = Vec::new();
        let mut number_of = |set: Box<[PlaceId]>| {
            *numbers.entry(set).or_insert_with_key(|set| {
                sets.push(set.clone());
                sets.len() as u32 - 1
            })
        };
        let mut set_of = vec![u32::MAX; solver.count()];
        for node in 0..set_of.len() as u32 {
            let now = solver.now(node);
            if set_of[now as usize] == u32::MAX {
                set_of[now as usize] = number_of(solver.set(now).into());
            }
            set_of[node as usize] = set_of[now as usize];
        }
        let mut cells = FxHashMap::default();
        for object in (0..solver.objects.objects.len() as u32).map(ObjectId) {
            for (place, node) in solver.cells_of(object) {
                cells.insert(place, set_of[node as usize]);
            }
        }
        let body = &solver.body;
        let starts = body.sites.iter().filter(|site| site.kind == world::CallKind::Start);
        let given = starts.flat_map(|site| site.args.iter().flatten().filter_map(|(node, _, _)| *node));
        let kept = body.results.values().chain(body.kept.values()).copied();
        let nodes: Vec<u32> = given.chain(kept).chain([body.exits]).collect();
        let mut handed_over: Vec<PlaceId> = nodes.into_iter().flat_map(|node| solver.set(node)).collect();
        handed_over.sort_unstable();
        handed_over.dedup();
        let kept = body.kept.iter().map(|(kept, node)| (*kept, set_of[solver.now(*node) as usize])).collect();
        let pool = solver.memory.pool;
        cells.insert(POOL, set_of[solver.now(pool) as usize]);
        let mut by_thing: FxHashMap<Thing, Vec<ObjectId>> = FxHashMap::default();
        for (number, object) in solver.objects.objects.iter().enumerate() {
            by_thing.entry(object.thing).or_default().push(ObjectId(number as u32));
        }
        let external = |(function, args): (SymbolId, Vec<world::Argument>)| {
            let set = |argument: &world::Argument| match argument.first() {
                Some((Some(node), _, _)) => set_of[*node as usize],
                _ => u32::MAX,
            };
            (function, args.iter().map(set).collect())
        };
        let externals = std::mem::take(&mut solver.body.externals);
        let externals =
            externals.into_iter().map(|(point, all)| (point, all.into_iter().map(external).collect()));
        let externals = externals.collect();
        let frozen = |instance: &world::Instance| Frozen {
            first: instance.first,
            leaves: instance.shape.leaves.clone(),
        };
        PointsTo {
            instances: solver.body.instances.iter().map(frozen).collect(),
            by_function: solver.body.by_function.clone(),
            rounds: solver.rounds,
            facts: solver.facts(),
            set_of,
            sets,
            objects: solver.objects,
            by_thing,
            cells,
            calls: solver.body.calls,
            starts: solver.body.starts,
            at_thread_end: solver.body.at_thread_end,
            externals,
            handed_over,
            kept,
        }
    }
}

impl Solver<'_> {
    /// Where a program begins: its first function with what it is given, and what runs before and after it.
    fn begin(&mut self, entry: SymbolId) {
        let program = self.body.program;
        let outside = self.outside();
        let mut roots = vec![entry];
        roots.extend(program.global_constructors().iter().map(|constructor| constructor.function));
        roots.extend(program.global_destructors().iter().map(|destructor| destructor.function));
        roots.extend(program.find(&crate::library::body_name("exit")));
        for function in roots {
            let Some(shape) = self.shape(function) else { continue };
            let instance =
                self.instance(Key::Shared(function), function, shape, u32::MAX, CodePoint::default());
            let Some(found) = program.symbol(function).function().filter(|_| function == entry) else {
                continue;
            };
            let is_main = &*program.symbol(function).name == "main";
            let given = if is_main { None } else { Some(self.input()) };
            let leaves = self.body.instances[instance as usize].clone();
            for (number, ty) in found.ty.params.iter().enumerate() {
                let (start, end) = (leaves.shape.leaves[number], leaves.shape.leaves[number + 1]);
                for leaf in (start..end).filter(|_| !matches!(ty, Type::Int(_) | Type::Float(_))) {
                    self.add(leaves.first + leaf, outside);
                    given.into_iter().for_each(|given| self.add(leaves.first + leaf, given));
                }
            }
        }
    }

    /// What pointers among the inputs lead to: each other, and functions.
    fn input(&mut self) -> PlaceId {
        let object = self.object(Thing::Memory(Origin::Input), 0, None);
        self.objects.fold_whole(object, 1);
        let place = self.objects.place(object, 0);
        let holds = self.node();
        self.add(holds, place);
        let outside = self.outside();
        self.add(holds, outside);
        let program = self.body.program;
        for (number, symbol) in program.symbols().iter().enumerate() {
            let is_own = !crate::library::is_library(program.module_name(symbol.module));
            if is_own && symbol.function().is_some_and(|function| function.is_defined) {
                let function = self.object_of_symbol(SymbolId(number as u32));
                let function = self.objects.place(function, 0);
                self.add(holds, function);
            }
        }
        self.store(holds, place);
        place
    }
}

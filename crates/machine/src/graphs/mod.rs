//! Memory graphs as inputs: where a pointer that is an input may lead to. Every such pointer has a *place* (a parameter, or so many
//! bytes into an object that another place leads to), and each place one object that nothing led to before. The address
//! of that object follows from the place alone, so that it is the same whoever comes there, in whatever order.
//!
//! This knows types, names and addresses. It knows no states: which objects there are in one, and what was decided about pointers, is
//! `step/graphs.rs`. It makes no terms.

mod functions;
mod shapes;

pub use shapes::{Field, Holds, Shape, Target};

use crate::memory::address;
use rustc_hash::{FxHashMap, FxHashSet};
use shapes::Shapes;
use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;
use threadbare_expr::Variable;
use threadbare_ir::inst::MetadataId;
use threadbare_ir::program::{Program, SymbolId};

/// More places than this are not walked through to find one by its address, or those before it.
const MOST_PLACES: usize = 1 << 12;

/// Nor are places that are further away than this.
const FARTHEST: usize = 256;

/// Where a pointer among the inputs lies, and what it may lead to.
#[derive(Clone, Debug)]
pub struct Place {
    /// The pointer in C's spelling.
    pub name: String,
    /// Which parameter it is, or the offsets that lead to it from one: shorter ones come first, among those of a length the smaller.
    pub path: Vec<u32>,
    /// The address of its object, or, of a pointer to functions, what stands for it.
    pub own: u64,
    /// What that is.
    pub target: Aim,
    /// Whether its type says that it ends a chain.
    pub ends: bool,
}

/// What a pointer leads to.
#[derive(Clone, Debug)]
pub enum Aim {
    /// An object of this shape.
    Object(Rc<Shape>),
    /// A function with a type like this.
    Function(MetadataId),
}

impl Place {
    /// How many objects lie on the chain that ends with this one.
    pub fn depth(&self) -> u32 {
        self.path.len() as u32
    }

    /// The shape of its object.
    pub fn shape(&self) -> Option<&Rc<Shape>> {
        match &self.target {
            Aim::Object(shape) => Some(shape),
            Aim::Function(_) => None,
        }
    }

    /// Whether it comes before another one.
    fn is_before(&self, other: &Place) -> bool {
        (self.path.len(), &self.path) < (other.path.len(), &other.path)
    }

    /// What its object is called.
    pub fn object_name(&self) -> String {
        format!("*{}", self.name)
    }

    /// A part of its object in C's spelling.
    pub fn part(&self, field: &Field) -> String {
        format!("{}{}", self.name, field.path)
    }
}

/// The pointers that a function gets as inputs, and what they lead to.
pub struct Graphs {
    program: Arc<Program>,
    shapes: Shapes,
    /// Places that were met, by the addresses of their objects.
    places: FxHashMap<u64, Rc<Place>>,
    /// Those that belong to a parameter.
    roots: Vec<Rc<Place>>,
    /// The places of pointers that are variables.
    variables: FxHashMap<Variable, Rc<Place>>,
    /// The functions that pointers of a type may lead to.
    functions: FxHashMap<MetadataId, Rc<[u64]>>,
    /// Whether two places turned out to have one address.
    coincide: bool,
}

impl Graphs {
    /// Of a function; nothing is known of its parameters yet.
    pub fn new(program: &Arc<Program>, entry: SymbolId) -> Graphs {
        let module = program.symbol(entry).module;
        Graphs {
            program: program.clone(),
            shapes: Shapes::new(program.clone(), module),
            places: FxHashMap::default(),
            roots: Vec::new(),
            variables: FxHashMap::default(),
            functions: FxHashMap::default(),
            coincide: false,
        }
    }

    /// The place that a parameter is, if its type is known and it is a pointer to something that is.
    pub fn parameter(&mut self, number: u32, name: &str, ty: MetadataId) -> Option<Rc<Place>> {
        let target = self.shapes.pointer(ty)?;
        if target == Target::Raw {
            return None;
        }
        let place = self.place(name.into(), vec![number], target, false);
        self.roots.push(place.clone());
        Some(place)
    }

    /// The numbers of the parameters that are places.
    pub fn parameters(&self) -> Vec<u32> {
        self.roots.iter().filter_map(|place| place.path.first().copied()).collect()
    }

    /// The place that a part of an object is.
    pub fn member(&mut self, of: &Place, field: &Field) -> Option<Rc<Place>> {
        let Holds::Pointer { target, ends } = field.holds else { return None };
        let mut path = of.path.clone();
        path.push(field.offset as u32);
        Some(self.place(of.part(field), path, target, ends))
    }

    fn place(&mut self, name: String, path: Vec<u32>, target: Target, ends: bool) -> Rc<Place> {
        let target = match target {
            Target::Type(ty) => Aim::Object(self.shapes.of(ty)),
            Target::Raw => Aim::Object(self.shapes.raw()),
            Target::Function(ty) => Aim::Function(ty),
        };
        let size = match &target {
            Aim::Object(shape) => shape.size,
            Aim::Function(_) => 0,
        };
        let own = address::of_input(&path, size);
        if let Some(known) = self.places.get(&own) {
            self.coincide |= known.path != path;
            return known.clone();
        }
        let place = Rc::new(Place { name, path, own, target, ends });
        self.places.insert(own, place.clone());
        place
    }

    /// Whether two places turned out to have one address: then nothing is right any more.
    pub fn coincide(&self) -> bool {
        self.coincide
    }

    /// The place whose object has this address, if it is known or not too far from the parameters.
    pub fn at(&mut self, own: u64) -> Option<Rc<Place>> {
        if let Some(place) = self.places.get(&own) {
            return Some(place.clone());
        }
        self.walk(|place| place.own == own)
    }

    /// The same of those that were met.
    pub fn met(&self, own: u64) -> Option<&Rc<Place>> {
        self.places.get(&own)
    }

    /// The addresses of the objects of a shape whose places come before this one; `None` if there are too many places.
    pub fn before(&mut self, place: &Place) -> Option<Vec<u64>> {
        let mut found = Vec::new();
        let end = self.walk(|other| {
            if !other.is_before(place) {
                return true;
            }
            if is_alike(other, place) {
                found.push(other.own);
            }
            false
        });
        end.map(|_| found)
    }

    /// Walks through the places in their order until one is wanted.
    fn walk(&mut self, mut wanted: impl FnMut(&Place) -> bool) -> Option<Rc<Place>> {
        let mut open: VecDeque<Rc<Place>> = self.roots.iter().cloned().collect();
        for _ in 0..MOST_PLACES {
            let place = open.pop_front()?;
            if wanted(&place) {
                return Some(place);
            }
            // What lies further away comes to be known as it is followed.
            let Some(shape) = place.shape().filter(|_| place.path.len() < FARTHEST).cloned() else {
                continue;
            };
            open.extend(shape.fields.iter().filter_map(|field| self.member(&place, field)));
        }
        None
    }

    /// From now on this variable is the pointer at a place.
    pub fn name(&mut self, variable: Variable, place: &Rc<Place>) {
        self.variables.insert(variable, place.clone());
    }

    /// The place of the pointer that a variable is.
    pub fn of(&self, variable: Variable) -> Option<&Rc<Place>> {
        self.variables.get(&variable)
    }

    /// The variables that are pointers, and their places, in no order.
    pub fn pointers(&self) -> impl Iterator<Item = (Variable, &Rc<Place>)> {
        self.variables.iter().map(|(variable, place)| (*variable, place))
    }

    /// The addresses of the functions that a pointer of this type may lead to.
    pub fn functions(&mut self, ty: MetadataId) -> Rc<[u64]> {
        let (program, shapes) = (&self.program, &self.shapes);
        let found = || functions::of_type(program, shapes.module(), ty).into();
        self.functions.entry(ty).or_insert_with(found).clone()
    }

    /// What is taken for mere bytes because its type does not say what it is: a place for each such member of a type.
    pub fn raw(&mut self) -> Vec<String> {
        let (mut seen, mut names) = (FxHashSet::default(), Vec::new());
        let mut open: VecDeque<Rc<Place>> = self.roots.iter().cloned().collect();
        while let Some(place) = open.pop_front() {
            let Some(shape) = place.shape().cloned() else { continue };
            if shape.is_raw {
                names.push(place.name.clone());
            } else if seen.insert(shape.ty) {
                open.extend(shape.fields.iter().filter_map(|field| self.member(&place, field)));
            }
        }
        names
    }
}

/// Whether two pointers may lead to the same object. Bytes of which nothing is known are each on their own.
pub fn is_alike(one: &Place, other: &Place) -> bool {
    match (&one.target, &other.target) {
        (Aim::Object(a), Aim::Object(b)) => !a.is_raw && !b.is_raw && a.ty == b.ty,
        _ => false,
    }
}

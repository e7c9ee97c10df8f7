//! The inputs of a state, for witnesses: what threads took, and the shape of memory graphs among them: which objects there are, and what is in them.

use super::Machine;
use crate::arena::Arena;
use crate::graphs::{Graphs, Holds, Place};
use crate::memory::{Origin, address};
use crate::prepared::Prepared;
use crate::state::{State, Thread};
use std::rc::Rc;
use threadbare_expr::{Model, Term, Variable};
use threadbare_trace::{Input, InputKind, InputObject, ThreadId};

impl Machine {
    /// The inputs that lead to this state: those that threads took, then what is in the objects that pointers lead to.
    pub fn inputs(&self, state: &State) -> Vec<Input> {
        let graphs = self.prepared.graphs.as_ref();
        let tidy = graphs.map(|graphs| tidy(&self.arena, graphs, state));
        let model = tidy.as_ref().unwrap_or(&state.model);
        let mut inputs: Vec<Input> = match &self.arena.given {
            Some(given) => given.values().cloned().collect(),
            None => {
                let own = |thread: &Rc<Thread>| self.arena.unknowns.inputs(model, thread.id, &thread.inputs);
                state.threads.iter().flat_map(own).collect()
            }
        };
        inputs.sort_by_key(|input| (input.thread, input.index));
        if let Some(graphs) = graphs {
            inputs.extend(parts(&self.arena, graphs, state, model));
            tell_pointers(&self.prepared, graphs, &mut inputs);
        }
        inputs
    }

    /// The objects that pointers among the inputs lead to in this state.
    pub fn input_objects(&self, state: &State, inputs: &[Input]) -> Vec<InputObject> {
        self.prepared.graphs.as_ref().map_or_else(Vec::new, |graphs| objects(graphs, state, inputs))
    }

    /// The terms of the inputs that lead to this state, with their widths and how they are read.
    pub fn input_terms(&mut self, state: &State) -> Vec<(Term, u32, InputKind)> {
        let mut threads: Vec<&Thread> = state.threads.iter().map(|thread| &**thread).collect();
        threads.sort_by_key(|thread| thread.id);
        let Arena { terms, unknowns, .. } = &mut self.arena;
        let taken = threads.into_iter().flat_map(|thread| unknowns.input_terms(terms, &thread.inputs));
        let mut all: Vec<_> = taken.collect();
        if let Some(graphs) = &self.prepared.graphs {
            all.extend(part_terms(&mut self.arena, graphs, state));
        }
        all.retain(|(_, _, kind)| *kind != InputKind::Pointer);
        all
    }
}

/// The objects that there are, and those that pointers lead to without that anybody has needed them.
fn objects(graphs: &Graphs, state: &State, inputs: &[Input]) -> Vec<InputObject> {
    let object = |place: &Rc<Place>| {
        let shape = place.shape()?;
        Some(InputObject {
            name: place.object_name(),
            ty: shape.name.clone(),
            address: place.own,
            size: shape.size,
        })
    };
    let mut all = places(graphs, state);
    let pointers = inputs.iter().filter(|input| input.kind == InputKind::Pointer);
    all.extend(pointers.filter_map(|input| graphs.met(word(input))));
    all.sort_by(|a, b| (a.path.len(), &a.path).cmp(&(b.path.len(), &b.path)));
    all.dedup_by_key(|place| place.own);
    all.into_iter().filter_map(object).collect()
}

/// The number that an input is.
fn word(input: &Input) -> u64 {
    input.bytes.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// The places of the objects that are there, those near the parameters first.
fn places<'a>(graphs: &'a Graphs, state: &State) -> Vec<&'a Rc<Place>> {
    let objects = state.memory.objects().into_iter().filter(|object| object.origin == Origin::Input);
    let mut places: Vec<&Rc<Place>> = objects.filter_map(|object| graphs.met(object.base)).collect();
    places.sort_by(|a, b| (a.path.len(), &a.path).cmp(&(b.path.len(), &b.path)));
    places
}

/// The state's model, but for pointers that lead nowhere because nobody has followed them: these lead to objects, too, if what was decided
/// is as true then.
fn tidy(arena: &Arena, graphs: &Graphs, state: &State) -> Model {
    let mut model = state.model.clone();
    let mut pointers: Vec<(Variable, &Rc<Place>)> = graphs.pointers().collect();
    pointers.sort_by(|(_, a), (_, b)| (a.path.len(), &a.path).cmp(&(b.path.len(), &b.path)));
    for (variable, place) in &pointers {
        let word = model.get_u64(*variable);
        if word == 0 || graphs.met(word).is_some() || place.shape().is_none() {
            continue;
        }
        let mut other = model.clone();
        let same = pointers.iter().filter(|(pointer, _)| model.get_u64(*pointer) == word);
        same.for_each(|(pointer, _)| other.set_u64(*pointer, place.own));
        if state.path.iter().all(|literal| arena.terms.holds(*literal, &other)) {
            model = other;
        }
    }
    model
}

/// What is in them: pointers, members, and of rows what is not zero.
fn parts(arena: &Arena, graphs: &Graphs, state: &State, model: &Model) -> Vec<Input> {
    if arena.given.is_some() {
        return arena.given_parts.values().cloned().collect();
    }
    let mut all = Vec::new();
    for place in places(graphs, state) {
        let Some(shape) = place.shape() else { continue };
        for field in &shape.fields {
            let at = place.own + field.offset;
            let Some(variable) = arena.unknowns.find_part(at, field.width) else { continue };
            let word = model.get_u64(variable);
            let kind = match field.holds {
                Holds::Number(kind) => kind,
                Holds::Pointer { .. } => InputKind::Pointer,
            };
            if word == 0 && kind != InputKind::Pointer && field.path.starts_with('[') {
                continue;
            }
            all.push(Input {
                name: place.part(field),
                thread: ThreadId::MAIN,
                index: 0,
                kind,
                bytes: word.to_le_bytes()[..(field.bytes as usize).min(8)].to_vec(),
                at: Some(at),
                to: None,
            });
        }
    }
    all
}

/// The terms of what is in them, with their widths and how they are read.
fn part_terms(arena: &mut Arena, graphs: &Graphs, state: &State) -> Vec<(Term, u32, InputKind)> {
    let mut all = Vec::new();
    for place in places(graphs, state) {
        let Some(shape) = place.shape() else { continue };
        for field in &shape.fields {
            let Holds::Number(kind) = field.holds else { continue };
            let (_, term) = arena.unknowns.part(&mut arena.terms, place.own + field.offset, field.width);
            all.push((term, field.width, kind));
        }
    }
    all
}

/// Says of each pointer what it leads to.
fn tell_pointers(prepared: &Prepared, graphs: &Graphs, inputs: &mut [Input]) {
    for input in inputs.iter_mut().filter(|input| input.kind == InputKind::Pointer) {
        let word = word(input);
        let place = graphs.met(word);
        input.to = match (word, place, address::function_at(word)) {
            (0, ..) => Some("null".into()),
            (_, Some(place), _) if place.name == input.name => {
                Some(format!("new {}", place.shape().map_or("", |shape| &shape.name)))
            }
            (_, Some(place), _) => Some(place.name.clone()),
            (_, None, Some(symbol)) if (symbol as usize) < prepared.program.symbols().len() => {
                Some(prepared.name_of(symbol))
            }
            _ => None,
        };
    }
}

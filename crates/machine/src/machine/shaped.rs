//! The shape of memory graphs among the inputs, for witnesses: which objects there are, and what is in them.

use crate::arena::Arena;
use crate::graphs::{Graphs, Holds, Place};
use crate::memory::{Origin, address};
use crate::prepared::Prepared;
use crate::state::State;
use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::{Input, InputKind, InputObject, ThreadId};

/// The places of the objects that are there, those near the parameters first.
fn places<'a>(graphs: &'a Graphs, state: &State) -> Vec<&'a Rc<Place>> {
    let objects = state.memory.objects().into_iter().filter(|object| object.origin == Origin::Input);
    let mut places: Vec<&Rc<Place>> = objects.filter_map(|object| graphs.met(object.base)).collect();
    places.sort_by(|a, b| (a.path.len(), &a.path).cmp(&(b.path.len(), &b.path)));
    places
}

/// The objects that there are.
pub fn objects(graphs: &Graphs, state: &State) -> Vec<InputObject> {
    let object = |place: &Rc<Place>| {
        let shape = place.shape()?;
        Some(InputObject {
            name: place.object_name(),
            ty: shape.name.clone(),
            address: place.own,
            size: shape.size,
        })
    };
    places(graphs, state).into_iter().filter_map(object).collect()
}

/// What is in them: pointers, members, and of rows what is not zero.
pub fn parts(arena: &Arena, graphs: &Graphs, state: &State) -> Vec<Input> {
    if arena.given.is_some() {
        return arena.given_parts.values().cloned().collect();
    }
    let mut all = Vec::new();
    for place in places(graphs, state) {
        let Some(shape) = place.shape() else { continue };
        for field in &shape.fields {
            let at = place.own + field.offset;
            let Some(variable) = arena.unknowns.find_part(at, field.width) else { continue };
            let word = state.model.get_u64(variable);
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
pub fn terms(arena: &mut Arena, graphs: &Graphs, state: &State) -> Vec<(Term, u32, InputKind)> {
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
pub fn tell_pointers(prepared: &Prepared, graphs: &Graphs, inputs: &mut [Input]) {
    for input in inputs.iter_mut().filter(|input| input.kind == InputKind::Pointer) {
        let word = input.bytes.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
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

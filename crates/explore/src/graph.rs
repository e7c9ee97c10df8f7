//! The memory graph of an execution, for a process: its objects, and where pointers in them lead. It knows no schedules.

use threadbare_machine::Machine;
use threadbare_trace::{Given, Graph, GraphObject, GraphPart, Input, InputKind};

const LARGEST: u64 = 1 << 16;

/// What pointers among its inputs lead to.
pub fn of(machine: &Machine, given: Given<'_>) -> Graph {
    // The machine makes no larger ones; a file may say what it likes.
    let objects = given.objects.iter().filter(|object| object.size <= LARGEST).map(|object| {
        let parts = given.inputs.iter().filter_map(|input| {
            let offset = input.at?.checked_sub(object.address)?;
            let bytes = input.bytes.len() as u64;
            let is_pointer = input.kind == InputKind::Pointer;
            let fits = offset.checked_add(bytes).is_some_and(|end| end <= object.size);
            (fits && bytes <= 8).then(|| GraphPart { offset, bytes, value: word(input), is_pointer })
        });
        GraphObject { address: object.address, size: object.size, parts: parts.collect() }
    });
    let pointers = given.inputs.iter().filter(|input| input.kind == InputKind::Pointer).map(word);
    let functions = pointers.filter_map(|at| Some((at, machine.function_at(at)?)));
    let mut functions: Vec<(u64, String)> = functions.collect();
    functions.sort();
    functions.dedup();
    Graph { objects: objects.collect(), functions, parameters: machine.graph_parameters() }
}

fn word(input: &Input) -> u64 {
    input.bytes.iter().take(8).rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

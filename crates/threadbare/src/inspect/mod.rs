//! `threadbare inspect`: what is in a program, before anything runs.

mod dot;
mod facts;
mod instruction;
mod listing;
mod slice;
mod text;
mod whole;

use crate::args::{Inspect, WholeGraph};
use crate::program;
use crate::status::{Answer, Failure, Status};
use std::sync::Arc;
use threadbare_analysis::Facts;
use threadbare_ir::program::{Program, SymbolId};

pub fn run(args: &Inspect) -> Result<Answer, Failure> {
    if args.facts || args.graph.is_some() || args.slice.is_some() {
        return as_a_whole(args);
    }
    let program = program::load(&args.input)?;
    let text = if let Some(name) = &args.dot {
        dot::graph(&program, function(&program, name)?)?
    } else if let Some(name) = &args.function {
        listing::listing(&program, function(&program, name)?)?
    } else {
        let facts = facts::facts(&program, !args.no_bodies)?;
        if args.json { serde_json::to_string_pretty(&facts)? + "\n" } else { text::overview(&facts) }
    };
    program::warn(&program);
    Ok(Answer::new(text, Status::Clean))
}

/// What follows from the program as a whole, with what it needs of the library.
fn as_a_whole(args: &Inspect) -> Result<Answer, Failure> {
    let program = Arc::new(program::load_to_run(&args.input)?);
    let facts = Facts::new(program.clone(), function(&program, &args.entry)?);
    if let Some(at) = &args.slice {
        let found = slice::slice(&facts, at, args.forward, args.terminates)?;
        let text =
            if args.json { serde_json::to_string_pretty(&found)? + "\n" } else { slice::listed(&found) };
        program::warn(&program);
        return Ok(Answer::new(text, Status::Clean));
    }
    let text = match args.graph {
        Some(WholeGraph::Calls) => whole::calls(&facts),
        Some(WholeGraph::Threads) => whole::threads(&facts),
        Some(WholeGraph::Locks) => whole::locks(&facts),
        None => {
            let found = whole::whole(&facts);
            if args.json { serde_json::to_string_pretty(&found)? + "\n" } else { whole::overview(&found) }
        }
    };
    program::warn(&program);
    Ok(Answer::new(text, Status::Clean))
}

/// The function of that name, which must have a body. Of several, as internal functions of different files can
/// be, the one with a body in the first file.
fn function(program: &Program, name: &str) -> Result<SymbolId, Failure> {
    let mut declared = None;
    for (number, symbol) in program.symbols().iter().enumerate().filter(|(_, symbol)| &*symbol.name == name) {
        match symbol.function() {
            Some(function) if function.is_defined => return Ok(SymbolId(number as u32)),
            found => declared = Some(found.is_some()),
        }
    }
    let mut message = match declared {
        Some(true) => format!("`{name}` is declared, but has no body in this program"),
        Some(false) => format!("`{name}` is no function"),
        None => format!("the program has no function `{name}`"),
    };
    if declared.is_none()
        && let Some(near) = nearest(program, name)
    {
        message += &format!("; is it `{near}`?");
    }
    Err(Failure::new(message))
}

/// The defined function whose name contains the given one or is contained in it; the shortest of them. Names
/// of C++ and Rust functions contain their source names.
fn nearest<'a>(program: &'a Program, name: &str) -> Option<&'a str> {
    program
        .symbols()
        .iter()
        .filter(|symbol| symbol.function().is_some_and(|function| function.is_defined))
        .map(|symbol| &*symbol.name)
        .filter(|other| other.contains(name) || name.contains(other))
        .min_by_key(|other| other.len())
}

//! Slices: the lines of a program that a line may depend on, or that may depend on it.

use super::whole::Names;
use crate::status::Failure;
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt::Write;
use threadbare_analysis::Facts;
use threadbare_analysis::depend::{Depend, Direction, Node, Termination};
use threadbare_ir::inst::Inst;
use threadbare_ir::program::SymbolId;
use threadbare_report::escape;
use threadbare_trace::CodePoint;

/// The version of the JSON that `--slice` prints.
const FORMAT: u32 = 1;

/// A slice.
#[derive(Serialize)]
pub struct Slice {
    format: u32,
    at: String,
    direction: &'static str,
    lines: Vec<Line>,
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
struct Line {
    file: String,
    line: u32,
    function: String,
}

/// The slice of a line, `FILE:LINE`.
pub fn slice(facts: &Facts, at: &str, forward: bool, terminates: bool) -> Result<Slice, Failure> {
    let wanted = at.rsplit_once(':').and_then(|(file, line)| Some((file, line.parse::<u32>().ok()?)));
    let Some((file, number)) = wanted else {
        return Err(Failure::new(format!("`{at}` is no place: it is FILE:LINE")));
    };
    let names = Names { facts };
    let is_there = |line: &Line| {
        let is_file = line.file == file || line.file.ends_with(&format!("/{file}"));
        is_file && line.line == number
    };
    let mut from = Vec::new();
    for function in facts.points_to().functions().into_iter().filter(|function| !names.is_library(*function))
    {
        for (point, inst) in names.instructions(function) {
            if line_of(&names, point, inst).is_some_and(|line| is_there(&line)) {
                from.push(Node::Does(point));
            }
        }
    }
    if from.is_empty() {
        return Err(Failure::new(format!("nothing that may run is at {at}")));
    }
    let termination = if terminates { Termination::Assumed } else { Termination::Watched };
    let direction = if forward { Direction::Forward } else { Direction::Backward };
    let found = Depend::new(facts, termination).slice(from, direction);
    let mut lines = BTreeSet::new();
    for node in found {
        let Node::Does(point) = node else { continue };
        let function = SymbolId(point.function);
        if let Some(inst) = facts.bodies().instruction(point).filter(|_| !names.is_library(function)) {
            lines.extend(line_of(&names, point, inst));
        }
    }
    let direction = if forward { "forward" } else { "backward" };
    Ok(Slice { format: FORMAT, at: at.to_owned(), direction, lines: lines.into_iter().collect() })
}

/// Where an instruction stands.
fn line_of(names: &Names<'_>, point: CodePoint, inst: &Inst) -> Option<Line> {
    let function = SymbolId(point.function);
    let place = names.facts.program().place(function, inst.loc?).filter(|place| place.line > 0)?;
    Some(Line { file: place.file.to_string(), line: place.line, function: names.symbol(function) })
}

/// The lines, for a person.
pub fn listed(slice: &Slice) -> String {
    let what = if slice.direction == "forward" { "What may depend on" } else { "What may influence" };
    let mut text = format!("{what} {} ({})\n", escape(&slice.at), slice.lines.len());
    for Line { file, line, function } in &slice.lines {
        let _ = writeln!(text, "  {}:{line} ({})", escape(file), escape(function));
    }
    text
}

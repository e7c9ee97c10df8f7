//! What programs say of themselves, exactly: `// points-to: p = {a, b[], heap:12}` of a global variable or a field of one (`s+8`), as what is stored there
//! may point to; `// shared: x, y`, what several threads use at the same time; `// order: 12 before 20`, of lines;
//! and `// slice: 20 = 12, 20`, the lines that a line may depend on.

use crate::explored::Explored;
use std::collections::BTreeSet;
use std::path::Path;
use threadbare_analysis::depend::{Depend, Direction, Node, Termination};
use threadbare_analysis::pointsto::{Place, Thing};
use threadbare_analysis::sharing::Class;
use threadbare_ir::program::{Symbol, SymbolId};
use threadbare_trace::{CodePoint, Origin};

/// What a program says of itself and is otherwise.
pub fn compare(program: &Path, explored: &Explored) -> Vec<String> {
    let text = std::fs::read_to_string(program).unwrap();
    let mut wrong = Vec::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("// points-to: ")) {
        let Some((what, expected)) = line.split_once(" = ") else {
            wrong.push(format!("not understood: {line}"));
            continue;
        };
        let found = pointed_to(explored, what.trim());
        if found != expected.trim() {
            wrong.push(format!("{what}: expected {expected}, found {found}"));
        }
    }
    if let Some(expected) = text.lines().find_map(|line| line.strip_prefix("// shared:")) {
        let found = shared(explored);
        if found != expected.trim() {
            wrong.push(format!("shared: expected {expected}, found {found}"));
        }
    }
    for line in text.lines().filter_map(|line| line.strip_prefix("// order: ")) {
        let lines = line.split_once(" before ").and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match lines {
            Some((first, second)) if is_before(explored, first, second) => {}
            Some(_) => wrong.push(format!("order: it is not known that {line}")),
            None => wrong.push(format!("not understood: {line}")),
        }
    }
    for (name, direction, termination) in SLICES {
        let prefix = format!("// {name}: ");
        for line in text.lines().filter_map(|line| line.strip_prefix(prefix.as_str())) {
            let Some((at, expected)) = line.split_once(" = ") else {
                wrong.push(format!("not understood: {line}"));
                continue;
            };
            let found = sliced(explored, at.parse().unwrap_or(0), *direction, *termination);
            if found != expected.trim() {
                wrong.push(format!("{name} {at}: expected {expected}, found {found}"));
            }
        }
    }
    wrong
}

/// What programs say of slices: which lines a line may depend on, if loops and waits end and if they may not; which may depend on it.
const SLICES: &[(&str, Direction, Termination)] = &[
    ("slice", Direction::Backward, Termination::Assumed),
    ("slice-with-waits", Direction::Backward, Termination::Watched),
    ("affects", Direction::Forward, Termination::Assumed),
];

/// The instructions of the program's own functions at a line.
fn at_line(explored: &Explored, line: u32) -> Vec<CodePoint> {
    let mut all = Vec::new();
    for function in explored.facts.points_to().functions() {
        let instructions = explored.facts.bodies().instructions(function);
        all.extend(instructions.map(|(point, _)| point).filter(|point| line_of(explored, *point) == line));
    }
    all
}

fn line_of(explored: &Explored, point: CodePoint) -> u32 {
    let function = SymbolId(point.function);
    if explored.facts.bodies().is_library(function) {
        return 0;
    }
    let loc = explored.facts.bodies().instruction(point).and_then(|inst| inst.loc);
    loc.and_then(|loc| explored.program.place(function, loc)).map_or(0, |place| place.line)
}

/// Whether all that is done at one line surely comes before all that is done at another one.
fn is_before(explored: &Explored, first: u32, second: u32) -> bool {
    let facts = &explored.facts;
    let (bodies, threads) = (facts.bodies(), facts.threads());
    let (first, second) = (at_line(explored, first), at_line(explored, second));
    let is_known = |one: CodePoint, other: CodePoint| {
        !threads.may_be_beside(bodies, one, other)
            && !threads.may_come_before(bodies, facts.calls(), other, one)
    };
    !first.is_empty() && first.iter().all(|one| second.iter().all(|other| is_known(*one, *other)))
}

fn sliced(explored: &Explored, line: u32, direction: Direction, termination: Termination) -> String {
    let from = at_line(explored, line).into_iter().map(Node::Does);
    let found = Depend::new(&explored.facts, termination).slice(from, direction);
    let lines: BTreeSet<u32> = found
        .into_iter()
        .filter_map(|node| if let Node::Does(point) = node { Some(line_of(explored, point)) } else { None })
        .filter(|line| *line > 0)
        .collect();
    lines.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

fn pointed_to(explored: &Explored, what: &str) -> String {
    let (name, offset) = what.split_once('+').unwrap_or((what, "0"));
    // Those of the program itself, which may be known to its own file alone.
    let name = name.trim_end_matches("[]");
    let mut symbols = explored.program.symbols().iter();
    let is_it = |symbol: &Symbol| &*symbol.name == name && symbol.variable().is_some();
    let Some(number) = symbols.position(is_it) else { return format!("no {name}") };
    let symbol = SymbolId(number as u32);
    let origin = match explored.program.symbol(symbol).variable() {
        Some(variable) if variable.thread_local => Origin::ThreadLocal(symbol.0),
        _ => Origin::Global(symbol.0),
    };
    let points_to = explored.facts.points_to();
    let places = points_to.places_of(Thing::Memory(origin), offset.parse().unwrap_or(0));
    let all = places.iter().flat_map(|place| points_to.at(*place).places().to_vec());
    let names: BTreeSet<String> = all.map(|place| named(explored, place)).collect();
    format!("{{{}}}", names.into_iter().collect::<Vec<_>>().join(", "))
}

/// A place as programs name it.
pub fn named(explored: &Explored, place: Place) -> String {
    let line = |point: CodePoint| {
        let function = SymbolId(point.function);
        let body = explored.program.clean_body(function).ok().flatten();
        let inst = body.and_then(|body| explored.facts.graph(function)?.instruction(body, point.instruction));
        let found = inst.and_then(|inst| explored.program.place(function, inst.loc?));
        found.map_or(0, |place| place.line)
    };
    let symbol = |number: u32| explored.program.symbol(SymbolId(number)).name.to_string();
    let local = |point: CodePoint| {
        let body = explored.program.clean_body(SymbolId(point.function)).ok().flatten()?;
        let graph = explored.facts.graph(SymbolId(point.function))?;
        let result = graph.instruction(body, point.instruction)?.result?;
        body.locals[result.0 as usize].name.as_ref().map(ToString::to_string)
    };
    let name = match place.thing {
        Thing::Memory(Origin::Global(u32::MAX)) => "outside".into(),
        Thing::Memory(Origin::Global(number) | Origin::ThreadLocal(number)) | Thing::Function(number) => {
            symbol(number)
        }
        Thing::Memory(Origin::Heap(point)) => format!("heap:{}", line(point)),
        Thing::Memory(Origin::Stack(point)) => {
            format!("{}.{}", symbol(point.function), local(point).unwrap_or_else(|| line(point).to_string()))
        }
        Thing::Memory(Origin::Input) => "input".into(),
        Thing::Errno => "errno".into(),
        Thing::Thread(point) => format!("thread:{}", line(point)),
        Thing::Key(point) => format!("key:{}", line(point)),
        Thing::Pool => "pool".into(),
    };
    let folded = if explored.facts.points_to().is_folded(place) { "[]" } else { "" };
    match place.offset {
        0 => format!("{name}{folded}"),
        offset => format!("{name}{folded}+{offset}"),
    }
}

/// The places that several threads use at the same time, and not only to synchronise by calls.
fn shared(explored: &Explored) -> String {
    let sharing = explored.facts.sharing();
    let is_plain = |place: &Place| {
        let users =
            sharing.users(place.object).iter().filter(|(_, access)| access.places.places().contains(place));
        users.into_iter().any(|(point, _)| explored.facts.points_to().externals(*point).is_empty())
    };
    let all = sharing.of(Class::Shared).filter(is_plain);
    all.map(|place| named(explored, place))
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect::<Vec<_>>()
        .join(", ")
}

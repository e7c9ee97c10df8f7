//! What programs say of themselves, exactly: `// points-to: p = {a, b[], heap:12}` of a global variable or a field of one (`s+8`), as what is stored there
//! may point to; and `// shared: x, y`, what several threads use at the same time.

use crate::explored::Explored;
use std::collections::BTreeSet;
use std::path::Path;
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
    wrong
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

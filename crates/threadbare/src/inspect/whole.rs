//! What is known of a program as a whole without running it, as data: the same for people and for programs.

use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use threadbare_analysis::Facts;
use threadbare_analysis::locks::{Held, Nested};
use threadbare_analysis::pointsto::{Place, PlaceSet, Thing};
use threadbare_analysis::races;
use threadbare_analysis::sharing::Class;
use threadbare_analysis::threads::Thread;
use threadbare_ir::inst::{Inst, Op};
use threadbare_ir::program::SymbolId;
use threadbare_report::escape;
use threadbare_trace::{CodePoint, Origin};

/// The version of the JSON that `--facts` prints.
const FORMAT: u32 = 1;

/// What is known.
#[derive(Serialize)]
pub struct Whole {
    format: u32,
    program: String,
    /// The threads: where they start, what they run, and who starts them.
    threads: Vec<Start>,
    /// Places that several threads use at the same time, with the locks that are held at all their accesses.
    shared: Vec<Shared>,
    /// Places that several threads use, and none writes while another may be there.
    read_only: Vec<String>,
    /// Pairs of accesses that may race.
    race_candidates: Vec<Race>,
    /// Locks that may be taken while others are held.
    lock_order: Vec<Order>,
    /// Circles of these.
    lock_circles: Vec<Vec<String>>,
    /// What each function may read and write, with all that it calls.
    functions: Vec<Touched>,
    /// Calls through pointers.
    calls: Vec<Indirect>,
    /// What pointers in global variables may point to.
    pointers: Vec<Pointer>,
    /// Objects that are not told apart, and all of them: how coarse the rest is.
    pooled: usize,
    objects: usize,
}

#[derive(Serialize)]
struct Start {
    function: String,
    at: Option<String>,
    creators: Vec<String>,
    many: bool,
}

#[derive(Serialize)]
struct Shared {
    place: String,
    /// Whether all its accesses are atomic.
    atomic: bool,
    locks: Vec<String>,
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
struct Race {
    place: String,
    one: String,
    other: String,
}

#[derive(Serialize)]
struct Order {
    held: String,
    taken: String,
    at: String,
}

#[derive(Serialize)]
struct Touched {
    function: String,
    /// The same as long as the function does the same.
    hash: String,
    reads: Vec<String>,
    writes: Vec<String>,
}

#[derive(Serialize)]
struct Indirect {
    at: String,
    targets: Vec<String>,
}

#[derive(Serialize)]
struct Pointer {
    place: String,
    targets: Vec<String>,
}

/// Collects what is known.
pub fn whole(facts: &Facts) -> Whole {
    let names = Names { facts };
    let points_to = facts.points_to();
    let threads = facts.threads().all();
    let start = |thread: &Thread| Start {
        function: names.symbol(thread.function),
        at: thread.start.map(|point| names.point(point)),
        creators: thread.creators.iter().map(|creator| names.symbol(threads[*creator].function)).collect(),
        many: thread.many,
    };
    let mut calls = Vec::new();
    for function in points_to.functions().into_iter().filter(|function| !names.is_library(*function)) {
        for (point, _) in names.instructions(function).filter(|(_, inst)| is_indirect(inst)) {
            let targets = facts.calls().callees(point).iter().map(|callee| names.symbol(*callee)).collect();
            calls.push(Indirect { at: names.point(point), targets });
        }
    }
    let size = points_to.size();
    Whole {
        format: FORMAT,
        program: facts.program().hash(),
        threads: threads.iter().map(start).collect(),
        shared: shared(&names),
        read_only: names.named(facts.sharing().of(Class::ReadOnly)),
        race_candidates: races(&names),
        lock_order: order(&names),
        lock_circles: races::circles(facts)
            .iter()
            .map(|circle| names.named(circle.iter().map(|nested| nested.held)))
            .collect(),
        functions: touched(&names),
        calls,
        pointers: pointers(&names),
        pooled: size.pooled,
        objects: size.objects,
    }
}

/// The places that threads share, each with the locks that are held whenever it is accessed.
fn shared(names: &Names<'_>) -> Vec<Shared> {
    let facts = names.facts;
    let mut by_function = BTreeMap::new();
    let mut held = |point: CodePoint| -> Held {
        let all = by_function
            .entry(point.function)
            .or_insert_with(|| facts.locks().must(facts.bodies(), facts.calls(), SymbolId(point.function)));
        all.get(&point.instruction).cloned().unwrap_or_default()
    };
    let mut all = Vec::new();
    for place in facts.sharing().of(Class::Shared).filter(|place| !names.is_hidden(*place)) {
        let here: Vec<_> = facts
            .sharing()
            .users(place.object)
            .iter()
            .filter(|(_, access)| access.places.places().contains(&place))
            .collect();
        // What calls synchronise with is no data.
        if here.iter().all(|(point, access)| access.atomic && !facts.points_to().externals(*point).is_empty())
        {
            continue;
        }
        let plain = here.iter().filter(|(_, access)| !access.atomic);
        let locks = plain.map(|(point, _)| held(*point).into_keys().collect::<BTreeSet<Place>>());
        let locks = locks.reduce(|one, other| &one & &other);
        all.push(Shared {
            place: names.place(place),
            atomic: locks.is_none(),
            locks: names.named(locks.unwrap_or_default()),
        });
    }
    all
}

fn races(names: &Names<'_>) -> Vec<Race> {
    let all = races::candidates(names.facts).into_iter().filter(|race| !names.is_hidden(race.place));
    let race = |race: races::Candidate| Race {
        place: names.place(race.place),
        one: names.point(race.one),
        other: names.point(race.other),
    };
    // Several instructions of one line are one place for a person.
    all.map(race).collect::<BTreeSet<Race>>().into_iter().collect()
}

fn order(names: &Names<'_>) -> Vec<Order> {
    let facts = names.facts;
    let all = facts.locks().nested(facts.bodies(), facts.calls()).into_iter();
    let nested = |nested: Nested| Order {
        held: names.place(nested.held),
        taken: names.place(nested.taken),
        at: names.point(nested.point),
    };
    all.map(nested).collect()
}

/// What functions of the program may touch that is not their own.
fn touched(names: &Names<'_>) -> Vec<Touched> {
    let facts = names.facts;
    let is_common =
        |place: &Place| !matches!(place.thing, Thing::Memory(Origin::Stack(_))) && !names.is_hidden(*place);
    let mut all = Vec::new();
    for function in facts.points_to().functions().into_iter().filter(|function| !names.is_library(*function))
    {
        let (reads, writes) = (facts.modref().reads(function), facts.modref().writes(function));
        all.push(Touched {
            hash: facts.hash(function).map_or_else(String::new, |hash| format!("{hash:032x}")),
            function: names.symbol(function),
            reads: names.named(reads.filter(is_common)),
            writes: names.named(writes.filter(is_common)),
        });
    }
    all
}

/// What is stored in global variables and is a pointer.
fn pointers(names: &Names<'_>) -> Vec<Pointer> {
    let points_to = names.facts.points_to();
    let mut all: BTreeMap<(u32, i64), (String, PlaceSet)> = BTreeMap::new();
    for (place, set) in points_to.stored() {
        let Thing::Memory(Origin::Global(symbol)) = place.thing else { continue };
        if symbol != u32::MAX && !names.is_library(SymbolId(symbol)) && !set.is_empty() {
            all.insert((symbol, place.offset), (names.place(place), set));
        }
    }
    let pointer = |(place, set): (String, PlaceSet)| Pointer { place, targets: names.set(&set) };
    all.into_values().map(pointer).collect()
}

fn is_indirect(inst: &Inst) -> bool {
    use threadbare_ir::inst::{Callee, Operand};
    match &inst.op {
        Op::Call(call) | Op::Invoke { call, .. } | Op::CallBr { call, .. } => {
            matches!(call.callee, Callee::Value(Operand::Local(_)))
        }
        _ => false,
    }
}

/// One page for a person.
pub fn overview(whole: &Whole) -> String {
    let mut text = String::new();
    let section = |text: &mut String, title: &str, count: usize| {
        let _ = writeln!(text, "{}{title} ({count})", if text.is_empty() { "" } else { "\n" });
    };
    section(&mut text, "Threads", whole.threads.len());
    for thread in &whole.threads {
        let _ = match &thread.at {
            None => writeln!(text, "  {}  starts the program", escape(&thread.function)),
            Some(at) => writeln!(
                text,
                "  {}  started at {} by {}{}",
                escape(&thread.function),
                escape(at),
                escape(&list(&thread.creators)),
                if thread.many { ", perhaps more than once" } else { "" }
            ),
        };
    }
    section(&mut text, "Shared", whole.shared.len());
    for shared in &whole.shared {
        let how = match &shared.locks[..] {
            _ if shared.atomic => "always atomic".into(),
            [] => "under no lock".into(),
            locks => format!("under {}", list(locks)),
        };
        let _ = writeln!(text, "  {}  {}", escape(&shared.place), escape(&how));
    }
    section(&mut text, "Read by several, written by none of them", whole.read_only.len());
    for place in &whole.read_only {
        let _ = writeln!(text, "  {}", escape(place));
    }
    section(&mut text, "May race", whole.race_candidates.len());
    for Race { place, one, other } in &whole.race_candidates {
        let _ = writeln!(text, "  {}  {} and {}", escape(place), escape(one), escape(other));
    }
    section(&mut text, "Locks taken while others are held", whole.lock_order.len());
    for Order { held, taken, at } in &whole.lock_order {
        let _ = writeln!(text, "  {}  then {}  {}", escape(held), escape(taken), escape(at));
    }
    for circle in &whole.lock_circles {
        let _ = writeln!(text, "  in a circle: {}", escape(&list(circle)));
    }
    section(&mut text, "Functions", whole.functions.len());
    for Touched { function, reads, writes, .. } in &whole.functions {
        let _ = writeln!(
            text,
            "  {}  reads {}; writes {}",
            escape(function),
            escape(&list(reads)),
            escape(&list(writes))
        );
    }
    section(&mut text, "Calls through pointers", whole.calls.len());
    for call in &whole.calls {
        let _ = writeln!(text, "  {}  calls {}", escape(&call.at), escape(&list(&call.targets)));
    }
    section(&mut text, "Pointers in global variables", whole.pointers.len());
    for pointer in &whole.pointers {
        let _ = writeln!(text, "  {}  {}", escape(&pointer.place), escape(&list(&pointer.targets)));
    }
    if whole.pooled > 0 {
        let _ = writeln!(text, "\n{} of {} objects are not told apart.", whole.pooled, whole.objects);
    }
    text
}

fn list(names: &[String]) -> String {
    if names.is_empty() { "nothing".into() } else { names.join(", ") }
}

/// The threads and who starts them, in the language of Graphviz.
pub fn threads(facts: &Facts) -> String {
    let names = Names { facts };
    let all = facts.threads().all();
    let mut text = String::from("digraph threads {\n    node [shape=box, fontname=monospace];\n");
    for (number, thread) in all.iter().enumerate() {
        let many = if thread.many { ", several" } else { "" };
        let label = quoted(&format!("{}{many}", names.symbol(thread.function)));
        let _ = writeln!(text, "    t{number} [label={label}];");
        for creator in &thread.creators {
            let at = quoted(&thread.start.map_or_else(String::new, |point| names.point(point)));
            let _ = writeln!(text, "    t{creator} -> t{number} [label={at}];");
        }
    }
    text.push_str("}\n");
    text
}

/// Which locks are taken while which others may be held, in the language of Graphviz.
pub fn locks(facts: &Facts) -> String {
    let names = Names { facts };
    let mut text = String::from("digraph locks {\n    node [shape=box, fontname=monospace];\n");
    for (_, set) in facts.locks().taken() {
        for place in set.places() {
            let _ = writeln!(text, "    {};", quoted(&names.place(*place)));
        }
    }
    for nested in facts.locks().nested(facts.bodies(), facts.calls()) {
        let (held, taken) = (quoted(&names.place(nested.held)), quoted(&names.place(nested.taken)));
        let _ = writeln!(text, "    {held} -> {taken} [label={}];", quoted(&names.point(nested.point)));
    }
    text.push_str("}\n");
    text
}

/// A string of the language: only quotes and backslashes need care.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The call graph, in the language of Graphviz.
pub fn calls(facts: &Facts) -> String {
    let names = Names { facts };
    let mut text = String::from("digraph calls {\n    node [shape=box, fontname=monospace];\n");
    let mut edges = BTreeSet::new();
    for function in facts.points_to().functions().into_iter().filter(|function| !names.is_library(*function))
    {
        for callee in facts.calls().called_by(function) {
            if !facts.program().symbol(callee).name.starts_with("llvm.") {
                edges.insert((names.symbol(function), names.symbol(callee), ""));
            }
        }
    }
    for (point, function) in facts.calls().starts() {
        edges.insert((
            names.symbol(SymbolId(point.function)),
            names.symbol(*function),
            " [style=dashed, label=starts]",
        ));
    }
    for (from, to, style) in edges {
        let _ = writeln!(text, "    {} -> {}{style};", quoted(&from), quoted(&to));
    }
    text.push_str("}\n");
    text
}

/// What places in the program are called.
pub struct Names<'a> {
    pub facts: &'a Facts,
}

impl<'a> Names<'a> {
    /// The name of a function or variable; of a function of the library the usual one.
    pub fn symbol(&self, symbol: SymbolId) -> String {
        let name = &self.facts.program().symbol(symbol).name;
        name.strip_prefix(threadbare_analysis::library::PREFIX).unwrap_or(name).to_owned()
    }

    pub fn is_library(&self, symbol: SymbolId) -> bool {
        let program = self.facts.program();
        threadbare_analysis::library::is_library(program.module_name(program.symbol(symbol).module))
    }

    /// The instructions of a function, each with its place.
    pub fn instructions(&self, function: SymbolId) -> impl Iterator<Item = (CodePoint, &'a Inst)> {
        let body = self.facts.program().clean_body(function).ok().flatten();
        let all = body.into_iter().flat_map(|body| body.blocks.iter().flat_map(|block| &block.insts));
        (0..).zip(all).map(move |(instruction, inst)| (CodePoint { function: function.0, instruction }, inst))
    }

    /// A place in the source.
    pub fn point(&self, point: CodePoint) -> String {
        let function = SymbolId(point.function);
        let inst = self.instructions(function).nth(point.instruction as usize).map(|(_, inst)| inst);
        let place = inst.and_then(|inst| self.facts.program().place(function, inst.loc?));
        match place {
            Some(place) if place.line > 0 => {
                format!("{}:{} ({})", place.file, place.line, self.symbol(function))
            }
            _ => self.symbol(function),
        }
    }

    /// A place in memory.
    pub fn place(&self, place: Place) -> String {
        let name = match place.thing {
            Thing::Memory(Origin::Global(u32::MAX)) => "the program's arguments".into(),
            Thing::Memory(Origin::Global(symbol) | Origin::ThreadLocal(symbol)) | Thing::Function(symbol) => {
                self.symbol(SymbolId(symbol))
            }
            Thing::Memory(Origin::Heap(point)) => format!("memory allocated at {}", self.point(point)),
            Thing::Memory(Origin::Stack(point)) => self.local(point),
            Thing::Memory(Origin::Input) => "what inputs point to".into(),
            Thing::Errno => "errno".into(),
            Thing::Thread(point) => format!("the thread started at {}", self.point(point)),
            Thing::Key(point) => format!("the key made at {}", self.point(point)),
            Thing::Pool => "anything".into(),
        };
        let element = if self.facts.points_to().is_folded(place) { "[]" } else { "" };
        match place.offset {
            0 => format!("{name}{element}"),
            offset => format!("{name}{element}+{offset}"),
        }
    }

    fn local(&self, point: CodePoint) -> String {
        let function = SymbolId(point.function);
        let body = self.facts.program().clean_body(function).ok().flatten();
        let result =
            self.instructions(function).nth(point.instruction as usize).and_then(|(_, inst)| inst.result);
        let name = body.zip(result).and_then(|(body, local)| body.locals[local.0 as usize].name.clone());
        match name {
            Some(name) => format!("`{name}` of {}", self.symbol(function)),
            None => format!("a local of {}", self.point(point)),
        }
    }

    /// Whether a place is in what the library keeps for itself.
    pub fn is_hidden(&self, place: Place) -> bool {
        match place.thing {
            Thing::Memory(Origin::Global(symbol)) => symbol != u32::MAX && self.is_library(SymbolId(symbol)),
            Thing::Memory(_) => false,
            _ => true,
        }
    }

    /// Places by name, each name once.
    pub fn named(&self, places: impl IntoIterator<Item = Place>) -> Vec<String> {
        let names: BTreeSet<String> = places.into_iter().map(|place| self.place(place)).collect();
        names.into_iter().collect()
    }

    /// All places of a set.
    pub fn set(&self, set: &PlaceSet) -> Vec<String> {
        let mut all: Vec<String> = set.places().iter().map(|place| self.place(*place)).collect();
        all.sort();
        all.dedup();
        if set.is_pooled() {
            all.push("anything".into());
        }
        all
    }
}

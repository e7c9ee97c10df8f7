//! The facts that `inspect` tells, as data: the same for people and for programs.

use crate::status::Failure;
use serde::Serialize;
use std::collections::BTreeSet;
use threadbare_analysis::census::{Census, Site, census};
use threadbare_analysis::effects::{self, Kind};
use threadbare_ir::inst::MetadataId;
use threadbare_ir::program::{Program, SymbolId};

/// The version of the JSON that this command prints.
const FORMAT: u32 = 1;

/// What is in a program.
#[derive(Serialize)]
pub struct Facts {
    format: u32,
    /// The hash of the program.
    program: String,
    pub functions: Vec<Function>,
    /// What is known only from the insides of functions.
    #[serde(flatten)]
    pub insides: Option<Insides>,
    pub external: Vec<External>,
    /// Global variables.
    pub variables: usize,
}

/// A function with a body.
#[derive(Serialize)]
pub struct Function {
    pub name: String,
    #[serde(flatten)]
    pub size: Option<Size>,
}

#[derive(Serialize)]
pub struct Size {
    pub blocks: usize,
    pub instructions: usize,
    #[serde(flatten)]
    pub place: Place,
}

#[derive(Serialize)]
pub struct Insides {
    pub threads: Vec<Use>,
    pub synchronisation: Vec<Use>,
    pub inputs: Vec<Use>,
    /// Calls through a computed address.
    pub indirect_calls: usize,
    /// Inline assembly, which is kept but not executed.
    pub assembly: usize,
}

/// Something that a function does at a place.
#[derive(Serialize)]
pub struct Use {
    /// The function that is called, or the instruction.
    pub what: String,
    pub kind: &'static str,
    /// What it is done to: the thread's function, the lock, the input's name.
    pub subject: Option<String>,
    /// The function that does it.
    pub function: String,
    #[serde(flatten)]
    pub place: Place,
}

/// A place in the source; empty where the compiler left none.
#[derive(Serialize, Default)]
pub struct Place {
    pub file: Option<String>,
    pub line: Option<u32>,
}

/// A function that the program does not bring.
#[derive(Serialize)]
pub struct External {
    pub name: String,
    /// What it does, if it is known.
    pub kind: Option<&'static str>,
    pub modelled: bool,
    #[serde(skip_serializing_if = "str::is_empty")]
    pub note: &'static str,
}

/// Collects the facts, with those inside of functions if asked for.
pub fn facts(program: &Program, with_bodies: bool) -> Result<Facts, Failure> {
    let mut functions = Vec::new();
    let mut insides = Insides {
        threads: Vec::new(),
        synchronisation: Vec::new(),
        inputs: Vec::new(),
        indirect_calls: 0,
        assembly: 0,
    };
    let mut mentioned = BTreeSet::new();
    let mut variables = 0;
    for (number, symbol) in program.symbols().iter().enumerate() {
        let id = SymbolId(number as u32);
        variables += usize::from(symbol.variable().is_some());
        if !symbol.function().is_some_and(|function| function.is_defined) {
            continue;
        }
        let name = symbol.name.to_string();
        let mut size = None;
        if with_bodies {
            // Looked at once and dropped: a large program's bodies would not all fit.
            let body = program.parse_body(id).map_err(|error| Failure::new(error.to_string()))?;
            let Some(body) = body else { continue };
            let census = census(program.symbols(), &body);
            let first = body.blocks.iter().flat_map(|block| &block.insts).find_map(|inst| inst.loc);
            size = Some(Size {
                blocks: census.blocks,
                instructions: census.instructions,
                place: place(program, id, first),
            });
            insides.add(program, id, &name, census, &mut mentioned);
        }
        functions.push(Function { name, size });
    }
    let external = externals(program, with_bodies.then_some(&mentioned));
    let insides = with_bodies.then_some(insides);
    Ok(Facts { format: FORMAT, program: program.hash(), functions, insides, external, variables })
}

impl Insides {
    fn add(
        &mut self,
        program: &Program,
        id: SymbolId,
        function: &str,
        census: Census,
        mentioned: &mut BTreeSet<SymbolId>,
    ) {
        self.indirect_calls += census.indirect_calls;
        self.assembly += census.assembly;
        mentioned.extend(census.mentioned);
        for Site { what, kind, subject, loc } in census.sites {
            let place = place(program, id, loc);
            let used = Use {
                what: what.to_string(),
                kind: kind.describe(),
                subject,
                function: function.to_owned(),
                place,
            };
            match kind {
                Kind::Spawns => self.threads.push(used),
                Kind::ReadsInput => self.inputs.push(used),
                _ => self.synchronisation.push(used),
            }
        }
    }
}

/// Functions without a body. Only those that a body mentions, if the bodies are known: headers declare many that
/// nobody calls.
fn externals(program: &Program, mentioned: Option<&BTreeSet<SymbolId>>) -> Vec<External> {
    let mut all: Vec<External> = program
        .symbols()
        .iter()
        .enumerate()
        .filter(|(number, symbol)| {
            symbol.function().is_some_and(|function| !function.is_defined)
                && mentioned.is_none_or(|mentioned| mentioned.contains(&SymbolId(*number as u32)))
        })
        .map(|(_, symbol)| {
            let effect = effects::lookup(&symbol.name);
            External {
                name: symbol.name.to_string(),
                kind: effect.map(|effect| effect.kind.describe()),
                modelled: effect.is_some_and(|effect| effect.modelled),
                note: effect.map_or("", |effect| effect.note),
            }
        })
        .collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

fn place(program: &Program, function: SymbolId, loc: Option<MetadataId>) -> Place {
    match loc.and_then(|loc| program.place(function, loc)) {
        Some(place) if place.line > 0 => Place { file: Some(place.file.to_string()), line: Some(place.line) },
        _ => Place::default(),
    }
}

//! The generators of random programs whose findings are replayed, each by its name: those of the suites of explore, which make
//! IR, and of `inputs`, which makes C. Generators whose programs cannot fail are not among them.

// Each suite uses more of its generator than this one does.
#![allow(dead_code)]

#[path = "../../../explore/tests/pairs/assemble.rs"]
mod assemble;
#[path = "../../../explore/tests/pairs/draw.rs"]
mod draw;
#[path = "../../../explore/tests/outcomes/generate.rs"]
pub mod generate;
#[path = "../inputs/generate/mod.rs"]
mod inputs;
#[path = "../../../explore/tests/lifetimes/interpret.rs"]
pub mod interpret;
#[path = "../../../explore/tests/lifetimes/generate.rs"]
mod lifetimes;
#[path = "../../../explore/tests/reads_from/mixed.rs"]
mod mixed;
#[path = "../random/numbers.rs"]
pub mod numbers;
#[path = "../../../explore/tests/outcomes/objects.rs"]
mod objects;
#[path = "../../../explore/tests/oracle/generate.rs"]
mod oracle;
#[path = "../../../explore/tests/outcomes/polls.rs"]
mod polls;
#[path = "../../../explore/tests/primitives/generate.rs"]
mod primitives;
#[path = "../../../explore/tests/interpreter/program.rs"]
pub mod program;
#[path = "../../../explore/tests/support/random.rs"]
pub mod random;
#[path = "../../../explore/tests/interpreter/text.rs"]
mod text;
#[path = "../../../explore/tests/outcomes/texts.rs"]
mod texts;

use assemble::Operations;
use draw::Pair;
use std::sync::LazyLock;

/// A program to be checked.
pub struct Source {
    /// The name of its file.
    pub name: &'static str,
    pub text: String,
    /// Where it starts.
    pub entry: String,
}

/// Random programs of one kind.
pub struct Family {
    pub name: &'static str,
    /// How many of those in which something is found everyday tests take.
    pub few: u64,
    /// Seeds of programs in which something was wrong once.
    pub known: &'static [u64],
    /// What the check is asked to do beside the usual.
    pub flags: &'static [&'static str],
    /// The program with a seed.
    pub source: fn(u64) -> Source,
}

const fn family(name: &'static str, few: u64, source: fn(u64) -> Source) -> Family {
    Family { name, few, known: &[], flags: &[], source }
}

pub const FAMILIES: &[Family] = &[
    family("accesses", 4, |seed| ir(generate::accesses(seed))),
    family("objects", 4, |seed| ir(objects::program(seed))),
    family("texts", 3, |seed| ir(texts::program(seed))),
    family("loops that wait", 3, |seed| ir(generate::loops(seed).0)),
    family("loops that take locks", 4, |seed| ir(polls::polls(seed).0)),
    // Two threads that loop for ever were noticed at the same time, and neither was heard.
    Family {
        known: &[43],
        ..family("loops that wait for a part", 3, |seed| ir(mixed::waits(seed, 1 + seed % 2)))
    },
    family("primitives", 4, |seed| ir(primitives::program(seed))),
    Family { flags: &["--spurious-wakeups", "1"], ..family("waits", 4, |seed| ir(primitives::waits(seed))) },
    family("oracle", 3, |seed| ir(oracle::program(seed))),
    family("sections", 4, |seed| ir(text::of(&program::program(seed)))),
    // What a thread has for itself is gone while it still stands in its function.
    Family { known: &[74, 93], ..family("lifetimes", 5, |seed| ir(lifetimes::program(seed).text)) },
    family("inputs", 8, input),
    family("pairs", 24, pair),
];

fn ir(text: String) -> Source {
    Source { name: "program.ll", text, entry: "main".to_owned() }
}

fn input(seed: u64) -> Source {
    let program = inputs::program(seed);
    let text = inputs::file(include_str!("../inputs/prelude.h"), std::slice::from_ref(&program));
    Source { name: "program.c", text, entry: program.name }
}

/// Any two functions of the library at the same time.
fn pair(seed: u64) -> Source {
    static PAIRS: LazyLock<(Operations, Vec<Pair>)> = LazyLock::new(|| {
        let operations = Operations::compile();
        let pairs = draw::pairs(&operations);
        (operations, pairs)
    });
    let (operations, pairs) = &*PAIRS;
    let Pair { first, second, third } = pairs[seed as usize % pairs.len()];
    let text =
        format!("; {}\n{}", operations.name(first, second, third), operations.text(first, second, third));
    let entry = if third.is_some() { "watched" } else { "main" };
    Source { name: "program.ll", text, entry: entry.to_owned() }
}

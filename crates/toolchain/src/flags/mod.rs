//! Which compiler flags are passed on: those that are on a list of harmless ones (`allowed`, `listed`). Others pass only with `--trust`: of a file (settings,
//! a compilation database, a witness) that the person trusts, or typed by the person, who may also name more files. No flag chooses an output:
//! outputs are ours. Nothing here knows who has trusted what.

mod allowed;
mod listed;
mod person;

pub use listed::Scope;
pub use person::needing_trust;
pub(crate) use person::of_person;

use listed::{Use, listed};

/// Flags that choose an output, which is ours to choose, or that only a linker needs; with the number of words that follow.
const DROPPED: &[(&str, usize)] = &[
    ("-c", 0),
    ("-S", 0),
    ("-E", 0),
    ("-emit-llvm", 0),
    ("-fsyntax-only", 0),
    ("-o", 1),
    ("--output", 1),
    ("-M", 0),
    ("-MM", 0),
    ("-MD", 0),
    ("-MMD", 0),
    ("-MG", 0),
    ("-MP", 0),
    ("-MV", 0),
    ("-MF", 1),
    ("-MT", 1),
    ("-MQ", 1),
    ("-MJ", 1),
    ("-save-temps", 0),
    ("--save-temps", 0),
    ("--serialize-diagnostics", 1),
];

/// The same with their argument joined, by how they begin.
const DROPPED_FRONTS: &[&str] =
    &["-MF", "-MT", "-MQ", "-MJ", "--output=", "-save-temps=", "--save-temps=", "-Wp,-MD,", "-Wp,-MMD,"];

/// Flags of the linker, which is not run; with the number of words that follow.
const LINKER: &[(&str, usize)] = &[
    ("-L", 1),
    ("-l", 1),
    ("-u", 1),
    ("-z", 1),
    ("-T", 1),
    ("-Xlinker", 1),
    ("-Xassembler", 1),
    ("-framework", 1),
    ("-G", 1),
    ("-dumpdir", 1),
    ("-aux-info", 1),
    ("-shared", 0),
    ("-static", 0),
    ("-rdynamic", 0),
    ("-pie", 0),
    ("-no-pie", 0),
    ("-nostdlib", 0),
    ("-nodefaultlibs", 0),
    ("-nostartfiles", 0),
    ("-s", 0),
];

const LINKER_FRONTS: &[&str] =
    &["-l", "-L", "-Wl,", "-Wa,", "-fuse-ld=", "-rtlib=", "--rtlib=", "-static-lib"];

/// Flags of a database that change how a compiler works, or what it writes beside its output, rather than what the program means; by how they
/// begin. They are left out, whatever they say.
const MEANINGLESS: &[&str] = &[
    "-fsave-optimization-record",
    "-foptimization-record",
    "-ftime-trace",
    "-ftime-report",
    "-fcrash-diagnostics",
    "-fno-crash-diagnostics",
    "-fproc-stat-report",
    "-fmodule",
    "-fno-module",
    "-fimplicit-module",
    "-fno-implicit-module",
    "-fprebuilt-module",
    "-fbuild-session",
    "-fdiagnostics",
    "-fno-diagnostics",
    "-fprofile",
    "-fno-profile",
    "-fcoverage",
    "-fcs-profile",
    "-ftest-coverage",
    "--coverage",
    "-fsanitize",
    "-fno-sanitize",
    "-flto",
    "-fno-lto",
    "-fthinlto",
    "-fno-fat-lto",
    "-ffat-lto",
    "-fembed-bitcode",
    "-fdebug-",
    "-fno-debug-",
    "-fbacktrace",
    "-finput-charset",
    "-fexec-charset",
    "-fdepfile",
    "-mrelax-all",
    "-fintegrated",
    "-fno-integrated",
    "-fxray",
    "-finstrument",
    "-fstack-usage",
    "-fcallgraph",
    "-fdump",
    "-fconcepts-diagnostics",
    "-ftree-",
    "-fno-tree-",
    "-fipa-",
    "-fno-ipa-",
    "-fvar-tracking",
    "-fno-var-tracking",
    "-freorder-",
    "-fno-reorder-",
    "-fconserve-stack",
    "-fno-allow-store-data-races",
    "-falign-",
    "-fno-align-",
    "-fgcse",
    "-fno-gcse",
    "-fweb",
    "-fuse-linker-plugin",
    "-fno-use-linker-plugin",
    "-gsplit-dwarf",
    "-g",
    "-save-stats",
    "--save-stats",
    "--serialize-diagnostics=",
];

/// What a file asks of the compiler.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// The flags to pass on.
    pub flags: Vec<String>,
    /// Those of them that are not on the list of harmless ones, as the file spells them.
    pub unlisted: Vec<String>,
}

/// The flags that settings or a witness ask for.
pub fn of_file(words: &[String], scope: &Scope) -> Asked {
    sift(words, scope, false)
}

/// The flags that matter of a compiler call in a database, which is given without the compiler.
pub fn of_database(words: &[String], scope: &Scope) -> Asked {
    sift(words, scope, true)
}

fn sift(words: &[String], scope: &Scope, is_call: bool) -> Asked {
    let mut asked = Asked::default();
    let mut rest = words;
    while let Some(word) = rest.first() {
        if is_call && word == "--" {
            break;
        }
        let count = if let Some(count) = dropped(word) {
            count
        } else if let Some((flags, count, kind)) = listed(rest, words, Some(scope)) {
            if kind == Use::Meaning || !is_call {
                asked.flags.extend(flags);
            }
            count
        } else if is_call && (is_input(word) || MEANINGLESS.iter().any(|front| word.starts_with(front))) {
            1
        } else {
            // A word that stands for the next one is named with it.
            let count = 1 + usize::from(PASSES_ON.contains(&word.as_str()) && rest.len() > 1);
            asked.flags.extend_from_slice(&rest[..count]);
            asked.unlisted.push(rest[..count].join(" "));
            count
        };
        rest = &rest[count.min(rest.len())..];
    }
    asked
}

/// Flags that hand the next word on to an inner tool, or make another flag of it.
const PASSES_ON: &[&str] = &[
    "-Xclang",
    "-mllvm",
    "-Xpreprocessor",
    "-include",
    "-imacros",
    "-isysroot",
    "--sysroot",
    "-iprefix",
    "-x",
    "-target",
    "-B",
];

/// How many words a flag is that is left out wherever it stands.
fn dropped(flag: &str) -> Option<usize> {
    if let Some((_, more)) = DROPPED.iter().chain(LINKER).find(|(name, _)| *name == flag) {
        return Some(1 + more);
    }
    let is_output = flag.starts_with("-o") && !flag.starts_with("-ob");
    (is_output || DROPPED_FRONTS.iter().chain(LINKER_FRONTS).any(|front| flag.starts_with(front)))
        .then_some(1)
}

/// Whether a word of a compiler call is the name of a file to compile.
fn is_input(word: &str) -> bool {
    !word.starts_with(['-', '@'])
}

#[cfg(test)]
mod tests;

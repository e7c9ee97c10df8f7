//! Flags that a person typed, or that stand in a file which the person trusts. Outputs are ours, and left out. What is on the list of harmless
//! flags passes, and so do a few more that name files; anything else only if the person says `--trust`: nobody knows all the flags that load
//! code, run programs or write files. Those that are known to, are named here, so that it can be said why.

use super::listed::listed;
use super::{DROPPED, dropped};
use crate::Error;

/// Flags that load or run code, or hide such flags in a file; by how they begin.
const RUNS: &[(&str, &str)] = &[
    ("-fplugin", "it loads code into the compiler"),
    ("-fpass-plugin", "it loads code into the compiler"),
    ("-load", "it loads code into the compiler"),
    ("-plugin", "it loads code into the compiler"),
    ("-add-plugin", "it loads code into the compiler"),
    ("-hipspv-pass-plugin", "it loads code into the compiler"),
    ("-wrapper", "it runs a program"),
    ("-fuse-ld", "it names a program to run"),
    ("-ld-path", "it names a program to run"),
    ("-ptxas-path", "it names a program to run"),
    ("-amdgpu-arch-tool", "it names a program to run"),
    ("-nvptx-arch-tool", "it names a program to run"),
    ("-offload", "it makes the compiler run other programs"),
    ("-cuda", "it makes the compiler run other programs"),
    ("-B", "it says where programs to run are found"),
    ("-prefix", "it says where programs to run are found"),
    ("-ccc-", "it steers what the compiler runs"),
    ("-specs", "it steers what the compiler runs"),
    ("-config", "it hides flags in a file"),
    ("-cc1", "it replaces the compiler's own flags"),
    ("@", "it hides flags in a file"),
];

/// Flags that make the compiler write files beside its output; by how they begin.
const WRITES: &[&str] = &[
    "-dependency-file",
    "-dependency-dot",
    "-write-dependencies",
    "-write-user-dependencies",
    "-header-include-file",
    "-diagnostic-log-file",
    "-serialize-diagnostic",
    "-module-dependency-dir",
    "-fmodules-cache-path",
    "-fmodule-output",
    "-fcrash-diagnostics",
    "-gen-reproducer",
    "-gen-cdb-fragment-path",
    "-ftime-trace",
    "-save-stats",
    "-stats-file",
    "-info-output-file",
    "-fproc-stat-report=",
    "-foptimization-record-file",
    "-fsave-optimization-record",
    "-opt-record-file",
    "-fstack-usage",
    "-stack-usage-file",
    "-fdump",
    "-dumpdir",
    "-ftest-coverage",
    "-fprofile-arcs",
    "-coverage",
    "-gsplit-dwarf",
    "-split-dwarf-output",
    "-fthin-link-bitcode",
    "-extract-api",
    "-symbol-graph-dir",
    "-emit-symbol-graph",
    "-index-store-path",
    "-analyze",
];

/// Flags that pass the next word on to an inner tool.
const PASSES_ON: &[&str] = &["-Xclang", "-mllvm", "-Xpreprocessor", "-Xanalyzer"];

/// The same, joined.
const PASSES_ON_FRONTS: &[&str] = &["-Xclang=", "-mllvm="];

/// Harmless flags that name files or folders, which a person may read in any case; with the next word as their argument, or joined to it.
const NAMES: &[&str] = &["-isysroot", "--sysroot", "-iprefix", "-iwithprefix", "-iwithprefixbefore"];

/// What may be passed on to an inner tool without more.
const INNER: &[&str] = &["-disable-O0-optnone", "-disable-llvm-passes", "-disable-llvm-optzns"];

/// Harmless flags that say something while they compile, by how they begin.
const SAYS: &[&str] = &["-Rpass", "-fdiagnostics-", "-fno-diagnostics-"];

/// What becomes of the first words of some flags.
enum Fate {
    /// They choose an output, or are a linker's.
    LeftOut,
    /// They pass, in this form.
    Passes(Vec<String>),
    /// They pass as they are, with `--trust`. Why not without.
    NeedsTrust(&'static str),
    /// They never pass.
    Refused(&'static str),
}

/// What becomes of the first words, and how many they are.
fn fate(rest: &[String], all: &[String]) -> (Fate, usize) {
    let flag = rest[0].as_str();
    // `-fuse-ld=x` and its like name programs, but no linker is run. What they begin with may be longer, and something else.
    if let Some(count) = dropped(flag) {
        return (Fate::LeftOut, count.min(rest.len()));
    }
    let is_joined_output = parts(flag)[0] != flag && parts(flag).into_iter().any(is_output);
    let why = parts(flag).into_iter().find_map(writes).or(is_joined_output.then_some(OUTPUT));
    if let Some(why) = why {
        return (Fate::Refused(why), 1);
    }
    if let Some((flags, count, _)) = listed(rest, all, None) {
        return (Fate::Passes(flags), count);
    }
    let takes_word = |name: &&&str| **name == flag && rest.len() > 1 && !rest[1].starts_with(['@', '-']);
    if NAMES.iter().find(takes_word).is_some() {
        return (Fate::Passes(rest[..2].to_vec()), 2);
    }
    let is_joined = |front: &&str| {
        flag.strip_prefix(front).is_some_and(|value| !value.is_empty() && !value.starts_with('-'))
    };
    if NAMES.iter().any(is_joined) || (SAYS.iter().any(is_joined) && !flag.contains(['/', ','])) {
        return (Fate::Passes(vec![flag.to_owned()]), 1);
    }
    let inner = rest.get(1).filter(|_| PASSES_ON.contains(&flag) || flag.starts_with("-Xarch_"));
    if let Some(inner) = inner {
        // An output of the inner tool is no word of ours that could be left out.
        if let Some(why) = writes(inner).or(is_output(inner).then_some(OUTPUT)) {
            return (Fate::Refused(why), 2);
        }
        if flag == "-Xclang" && INNER.contains(&inner.as_str()) {
            return (Fate::Passes(rest[..2].to_vec()), 2);
        }
        return (Fate::NeedsTrust(runs(inner).unwrap_or(UNKNOWN)), 2);
    }
    (Fate::NeedsTrust(parts(flag).into_iter().find_map(runs).unwrap_or(UNKNOWN)), 1)
}

const OUTPUT: &str = "it chooses an output, and outputs are Threadbare's";
const UNKNOWN: &str = "it is not known to be harmless";

/// Checks the flags, and leaves out those that choose an output. `trusted`: the person has said `--trust`.
pub(crate) fn of_person(flags: &[String], trusted: bool) -> Result<Vec<String>, Error> {
    let mut kept = Vec::new();
    for (fate, words) in Fates::of(flags) {
        let refuse = |why, remedy| Err(Error::RefusedFlag { flag: words.join(" "), why, remedy });
        match fate {
            Fate::LeftOut => {}
            Fate::Passes(flags) => kept.extend(flags),
            Fate::NeedsTrust(_) if trusted => kept.extend_from_slice(words),
            Fate::NeedsTrust(why) => return refuse(why, "; --trust allows it"),
            Fate::Refused(why) => return refuse(why, ""),
        }
    }
    Ok(kept)
}

/// Those of a person's flags that pass only with `--trust`.
pub fn needing_trust(flags: &[String]) -> Vec<String> {
    let needing = Fates::of(flags).filter(|(fate, _)| matches!(fate, Fate::NeedsTrust(_)));
    needing.map(|(_, words)| words.join(" ")).collect()
}

/// The flags one after the other, each with its words.
struct Fates<'a> {
    all: &'a [String],
    rest: &'a [String],
}

impl<'a> Fates<'a> {
    fn of(flags: &'a [String]) -> Fates<'a> {
        Fates { all: flags, rest: flags }
    }
}

impl<'a> Iterator for Fates<'a> {
    type Item = (Fate, &'a [String]);

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let (fate, count) = fate(self.rest, self.all);
        let (words, rest) = self.rest.split_at(count);
        self.rest = rest;
        Some((fate, words))
    }
}

/// Why a flag lets code run, if it does.
fn runs(part: &str) -> Option<&'static str> {
    RUNS.iter().find(|(front, _)| short(part).starts_with(front)).map(|(_, why)| *why)
}

/// Why a flag writes a file, if it does.
fn writes(part: &str) -> Option<&'static str> {
    let is_written = WRITES.iter().any(|front| short(part).starts_with(front));
    is_written.then_some("it writes a file, and outputs are Threadbare's")
}

/// Whether an inner tool would take it for an output.
fn is_output(part: &str) -> bool {
    DROPPED.iter().any(|(name, _)| *name == part)
}

/// A flag with one dash: most long ones are known so, too.
fn short(part: &str) -> &str {
    part.strip_prefix('-').filter(|rest| rest.starts_with('-')).unwrap_or(part)
}

/// What a flag hands on: `-Wp,-load,x` is several.
fn parts(flag: &str) -> Vec<&str> {
    if let Some(parts) = flag.strip_prefix("-Wp,") {
        return parts.split(',').collect();
    }
    vec![PASSES_ON_FRONTS.iter().find_map(|front| flag.strip_prefix(front)).unwrap_or(flag)]
}

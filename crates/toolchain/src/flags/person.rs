//! Flags that a person typed, or that stand in a file which the person trusts: they pass as they are, but for outputs, which are ours.
//! What loads code into the compiler, or names a program to run, passes only if the person says `--trust`.

use super::{DROPPED, DROPPED_FRONTS};
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

/// Flags that pass the next word on to an inner tool, where the same rules hold.
const PASSES_ON: &[&str] = &["-Xclang", "-mllvm", "-Xpreprocessor", "-Xanalyzer"];

/// The same, joined.
const PASSES_ON_FRONTS: &[&str] = &["-Xclang=", "-mllvm="];

/// Flags whose next word is a value, whatever it looks like.
const TAKES_VALUE: &[&str] = &["-D", "-U", "-I", "-include", "-imacros", "-isystem", "-iquote", "-idirafter"];

/// Checks the flags, and leaves out those that choose an output. `trusted`: the person has said `--trust`.
pub(crate) fn of_person(flags: &[String], trusted: bool) -> Result<Vec<String>, Error> {
    let mut kept = Vec::new();
    let mut rest = flags.iter().peekable();
    let mut is_inner = false;
    while let Some(flag) = rest.next() {
        let refuse = |why, remedy| Err(Error::RefusedFlag { flag: flag.clone(), why, remedy });
        if let Some(&(_, more)) = DROPPED.iter().find(|(name, _)| name == flag) {
            if is_inner {
                return refuse("it chooses an output, and outputs are Threadbare's", "");
            }
            rest.by_ref().take(more).for_each(drop);
            continue;
        }
        let is_output = flag.starts_with("-o") && !flag.starts_with("-ob") && !is_inner;
        if is_output || DROPPED_FRONTS.iter().any(|front| flag.starts_with(front)) {
            continue;
        }
        for part in parts(flag) {
            if WRITES.iter().any(|front| short(part).starts_with(front)) {
                return refuse("it writes a file, and outputs are Threadbare's", "");
            }
            if let Some(why) = runs(part)
                && !trusted
            {
                return refuse(why, "; --trust allows it");
            }
        }
        kept.push(flag.clone());
        if TAKES_VALUE.contains(&flag.as_str())
            && let Some(value) = rest.next_if(|value| trusted || !value.starts_with('@'))
        {
            kept.push(value.clone());
        }
        is_inner = PASSES_ON.contains(&flag.as_str()) || flag.starts_with("-Xarch_");
    }
    Ok(kept)
}

/// Those of a person's flags that pass only with `--trust`.
pub fn needing_trust(flags: &[String]) -> Vec<String> {
    let needs_trust = |flag: &&String| parts(flag).into_iter().any(|part| runs(part).is_some());
    flags.iter().filter(needs_trust).cloned().collect()
}

/// Why a flag lets code run, if it does.
fn runs(part: &str) -> Option<&'static str> {
    RUNS.iter().find(|(front, _)| short(part).starts_with(front)).map(|(_, why)| *why)
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

//! What is true of the programs: every combination of inputs, run natively. Accesses and operations are checked by clang's
//! sanitizers, values that nobody wrote in a second build; see driver.c.

use super::generate::{self, Program};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How programs fail: kind and line.
pub type Failures = BTreeSet<(String, u32)>;

const PRELUDE: &str = include_str!("prelude.h");
const DRIVER: &str = include_str!("driver.c");

/// What the sanitizers would call, and what is called instead: see driver.c.
const INSTEAD: [(&str, &str); 5] = [
    ("__ubsan_handle_", "tb_ubsan_"),
    ("__asan_load", "tb_load"),
    ("__asan_store", "tb_store"),
    ("__msan_warning_noreturn", "tb_warning_noreturn"),
    ("__msan_warning", "tb_warning"),
];

const USUAL: [&str; 6] = ["-w", "-std=gnu17", "-O0", "-g0", "-ffp-contract=off", "-fno-builtin"];
const ADDRESS: [&str; 8] = [
    "-fsanitize=address,integer-divide-by-zero,unreachable,shift-exponent",
    "-fno-sanitize-recover=all",
    "-mllvm",
    "-asan-instrumentation-with-call-threshold=0",
    // What is known to be inside a variable with its surroundings is looked at, too.
    "-mllvm",
    "-asan-opt-globals=0",
    "-fsanitize-address-use-after-return=always",
    "-DADDRESS",
];
const MEMORY: [&str; 4] =
    ["-fsanitize=memory", "-mllvm", "-msan-instrumentation-with-call-threshold=1000000", "-DMEMORY"];

/// The file that the tool is given.
pub fn source(programs: &[Program]) -> String {
    generate::file(PRELUDE, programs)
}

/// A clang that brings the sanitizers' runtime.
pub fn clang(folder: &Path) -> Option<PathBuf> {
    let empty = folder.join("empty.c");
    std::fs::write(&empty, "int main(void) { return 0; }\n").ok()?;
    let names = ["clang-19", "clang-20", "clang-21", "clang-18", "clang-17", "clang-16", "clang-15", "clang"];
    names.iter().map(PathBuf::from).find(|clang| {
        ["address", "memory"].iter().all(|which| {
            let built = Command::new(clang)
                .arg(format!("-fsanitize={which}"))
                .arg(&empty)
                .arg("-o")
                .arg(folder.join("empty"))
                .output();
            built.is_ok_and(|built| built.status.success())
        })
    })
}

/// How a combination of inputs fails first.
struct Failure {
    kind: String,
    line: u32,
    /// After how many statements.
    tick: u32,
}

/// The failures of each program.
pub fn failures(
    clang: &Path,
    folder: &Path,
    programs: &[Program],
    overflow: bool,
) -> Result<BTreeMap<String, Failures>, String> {
    std::fs::write(folder.join("programs.c"), source(programs)).map_err(|error| error.to_string())?;
    let driver = format!("{DRIVER}\n");
    std::fs::write(folder.join("driver.c"), driver).map_err(|error| error.to_string())?;
    std::fs::write(folder.join("table.c"), generate::table(programs)).map_err(|error| error.to_string())?;
    let mut address: Vec<&str> = ADDRESS.to_vec();
    address.push(if overflow { "-fsanitize=signed-integer-overflow" } else { "-fwrapv" });
    let mut first = run(&build(clang, folder, &address, "address")?)?;
    let mut memory: Vec<&str> = MEMORY.to_vec();
    memory.push("-fwrapv");
    for (combination, failure) in run(&build(clang, folder, &memory, "memory")?)? {
        if failure.kind != "uninitialised" {
            continue;
        }
        // In the same statement, an access comes before a branch that looks at what was read, and that before where it leads.
        let is_first = first.get(&combination).is_none_or(|known| {
            let decided = ["assertion", "unreachable", "division-by-zero"].contains(&known.kind.as_str());
            failure.tick < known.tick + u32::from(decided)
        });
        if is_first {
            first.insert(combination, failure);
        }
    }
    let mut all: BTreeMap<String, Failures> =
        programs.iter().map(|program| (program.name.clone(), Failures::new())).collect();
    for ((name, combination), failure) in first {
        if ["other", "too-long"].contains(&failure.kind.as_str()) {
            return Err(format!(
                "{name}, combination {combination}, line {}: {} natively",
                failure.line, failure.kind
            ));
        }
        all.entry(name).or_default().insert((failure.kind, failure.line));
    }
    Ok(all)
}

fn build(clang: &Path, folder: &Path, flags: &[&str], name: &str) -> Result<PathBuf, String> {
    let assembly = folder.join(format!("{name}.s"));
    compile(clang, &[&USUAL, flags, &["-S"]].concat(), &[folder.join("programs.c")], &assembly)?;
    let mut text = std::fs::read_to_string(&assembly).map_err(|error| error.to_string())?;
    for (from, to) in INSTEAD {
        text = text.replace(from, to);
    }
    std::fs::write(&assembly, text).map_err(|error| error.to_string())?;
    // Accesses of the driver are its own business; what it writes must be known to be written.
    let is_memory = name == "memory";
    let object = folder.join(format!("{name}.o"));
    let sanitize = if is_memory { "-fsanitize=memory" } else { "-fno-sanitize=all" };
    let which = if is_memory { "-DMEMORY" } else { "-DADDRESS" };
    compile(clang, &["-w", "-O1", "-c", sanitize, which], &[folder.join("driver.c")], &object)?;
    let binary = folder.join(name);
    let link = if is_memory { "-fsanitize=memory" } else { "-fsanitize=address" };
    let files = [assembly, object, folder.join("table.c")];
    compile(clang, &["-w", "-O0", link, "-lm"], &files, &binary)?;
    Ok(binary)
}

fn compile(clang: &Path, flags: &[&str], files: &[PathBuf], to: &Path) -> Result<(), String> {
    let out = Command::new(clang)
        .args(flags)
        .args(files)
        .arg("-o")
        .arg(to)
        .output()
        .map_err(|error| error.to_string())?;
    if out.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&out.stderr).into_owned()) }
}

/// How each combination of each program fails, of those that do.
fn run(binary: &Path) -> Result<BTreeMap<(String, u32), Failure>, String> {
    let ran = Command::new(binary).env_clear().output().map_err(|error| error.to_string())?;
    if !ran.status.success() {
        return Err(format!("{}: {}", ran.status, String::from_utf8_lossy(&ran.stderr)));
    }
    let mut all = BTreeMap::new();
    for line in String::from_utf8_lossy(&ran.stdout).lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [name, combination, kind, line, tick] = words[..] else {
            return Err(format!("the driver says '{line}'"));
        };
        let number = |text: &str| text.parse().map_err(|_| format!("the driver says '{line}'"));
        let failure = Failure { kind: kind.into(), line: number(line)?, tick: number(tick)? };
        all.insert((name.to_string(), number(combination)?), failure);
    }
    Ok(all)
}

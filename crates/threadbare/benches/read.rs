//! How fast a large module is read, beside LLVM's own reader of the same version. The module is made here: a
//! compiled C++ program with debug information, many times over, every symbol and every metadata node renamed.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made has nothing better to do

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use threadbare_ir::program::SymbolId;
use threadbare_ir::{Module, Program};

const VERSION: u32 = 19;
const WANTED: usize = 50 << 20;
const ROUNDS: usize = 3;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    // Each of our figures comes from a process of its own, as LLVM's do.
    if let [_, mode, path] = &args[..]
        && (mode == "--index" || mode == "--all")
    {
        measure(mode == "--all", path);
        return;
    }
    let folder = Folder(std::env::temp_dir().join(format!("threadbare-bench-{}", std::process::id())));
    std::fs::create_dir_all(&folder.0).unwrap();
    let path = folder.0.join("large.ll");
    let copies = make_module(&folder.0, &path);
    report(&path, copies);
}

/// A folder that is gone afterwards, whatever happens.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Reads a module and says how long it took.
fn measure(all: bool, path: &str) {
    let start = Instant::now();
    let module = Module::index(path, std::fs::read(path).unwrap()).unwrap_or_else(|e| panic!("{e}"));
    let program = Program::link(vec![module]).unwrap_or_else(|e| panic!("{e}"));
    let (mut insts, mut nodes) = (0, 0);
    if all {
        for id in 0..program.symbols().len() {
            if let Some(body) = program.body(SymbolId(id as u32)).unwrap_or_else(|e| panic!("{e}")) {
                insts += body.blocks.iter().map(|b| b.insts.len()).sum::<usize>();
            }
        }
        nodes = program.count_metadata().unwrap_or_else(|e| panic!("{e}"));
    }
    let elapsed = start.elapsed();
    println!("{} {} {insts} {nodes}", elapsed.as_micros(), program.symbols().len());
    std::io::stdout().flush().unwrap();
}

struct Figure {
    time: Duration,
    bytes: u64,
    output: String,
}

/// Runs a process to its end; its time, and the most memory that it ever had.
fn observe(command: &mut Command) -> Figure {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    // Read beside it: a long output would fill the pipe and stop the process.
    let mut stdout = child.stdout.take().unwrap();
    let output = std::thread::spawn(move || std::io::read_to_string(&mut stdout).unwrap());
    let status = format!("/proc/{}/status", child.id());
    let mut bytes = 0;
    let code = loop {
        if let Some(code) = child.try_wait().unwrap() {
            break code;
        }
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let peak =
            text.lines().find_map(|l| l.strip_prefix("VmHWM:")).and_then(|l| l.split_whitespace().next());
        bytes = bytes.max(peak.and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) << 10);
        std::thread::yield_now();
    };
    let time = start.elapsed();
    assert!(code.success(), "{command:?}");
    Figure { time, bytes, output: output.join().unwrap() }
}

fn best(command: impl Fn() -> Command) -> Figure {
    (0..ROUNDS).map(|_| observe(&mut command())).min_by_key(|f| f.time).unwrap()
}

fn report(path: &Path, copies: usize) {
    let own = |mode: &str| {
        let figure = best(|| {
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.arg(mode).arg(path);
            command
        });
        let counts: Vec<u64> = figure.output.split_whitespace().map(|n| n.parse().unwrap()).collect();
        (figure, counts)
    };
    let llvm = |tool: &str, flags: &[&str]| {
        best(|| {
            let mut command = Command::new(format!("{tool}-{VERSION}"));
            command.args(flags).arg(path);
            command
        })
    };
    let inspect = best(|| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        command.args(["inspect", "--json", "--no-bodies"]).arg(path);
        command
    });
    let (index, counts) = own("--index");
    let (all, all_counts) = own("--all");
    let reference = llvm("llvm-as", &["-disable-output", "-disable-verify"]);
    let optimiser = llvm("opt", &["-disable-output", "-disable-verify", "-passes=no-op-module"]);
    let fastest = reference.time.min(optimiser.time);
    println!(
        "A module of {:.1} MB: {copies} copies, {} symbols, {} instructions, {} metadata nodes; LLVM {VERSION}, best of {ROUNDS}.",
        std::fs::metadata(path).unwrap().len() as f64 / 1e6,
        counts[1],
        all_counts[2],
        all_counts[3],
    );
    println!("{:34} {:>9} {:>9} {:>9} {:>7}  asked", "", "ours", "llvm-as", "opt", "ratio");
    let seconds = |d: Duration| format!("{:.3} s", d.as_secs_f64());
    let megabytes = |b: u64| format!("{:.0} MB", b as f64 / 1e6);
    let row = |name: &str, ours: String, r: String, o: String, ratio: f64, asked: f64| {
        let verdict = if ratio < asked { "met" } else { "missed" };
        println!("{name:34} {ours:>9} {r:>9} {o:>9} {ratio:>7.3}  < {asked}: {verdict}");
    };
    let ratio = |ours: Duration| ours.as_secs_f64() / fastest.as_secs_f64();
    let times = |ours: &Figure| {
        (seconds(ours.time), seconds(reference.time), seconds(optimiser.time), ratio(ours.time))
    };
    let least = reference.bytes.min(optimiser.bytes);
    let (a, b, c, r) = times(&inspect);
    row("threadbare inspect, no bodies", a, b, c, r, 0.1);
    let (a, b, c) = (megabytes(inspect.bytes), megabytes(reference.bytes), megabytes(optimiser.bytes));
    row("memory of that", a, b, c, inspect.bytes as f64 / least as f64, 1.0);
    let (a, b, c, r) = times(&index);
    row("index and heads of all symbols", a, b, c, r, 0.1);
    let (a, b, c) = (megabytes(index.bytes), megabytes(reference.bytes), megabytes(optimiser.bytes));
    row("memory of that", a, b, c, index.bytes as f64 / least as f64, 1.0);
    let (a, b, c, r) = times(&all);
    row("every body and metadata node", a, b, c, r, 1.0);
    let (a, b, c) = (megabytes(all.bytes), megabytes(reference.bytes), megabytes(optimiser.bytes));
    row("memory of that", a, b, c, all.bytes as f64 / least as f64, 1.0);
}

/// Compiles the program and writes as many renamed copies of it as make the wanted size.
fn make_module(folder: &Path, path: &Path) -> usize {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/programs/cpp/exceptions.cpp");
    let one = folder.join("one.ll");
    let status = Command::new(format!("clang++-{VERSION}"))
        .args(["-w", "-g", "-O1", "-std=c++17", "-S", "-emit-llvm"])
        .args([source.as_os_str(), "-o".as_ref(), one.as_os_str()])
        .status();
    assert!(status.is_ok_and(|s| s.success()), "clang++-{VERSION} is needed");
    let text = std::fs::read_to_string(&one).unwrap();
    let nodes = 1 + text
        .lines()
        .filter_map(|l| l.strip_prefix('!')?.split(' ').next()?.parse::<usize>().ok())
        .max()
        .unwrap();
    let mut out = String::with_capacity(WANTED + text.len());
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut copies = 0;
    while out.len() < WANTED {
        for line in text.lines() {
            let shared =
                ["%", "target ", "source_filename", "attributes ", "; "].iter().any(|p| line.starts_with(p));
            if shared && copies > 0 {
                continue;
            }
            let renamed = if shared { line.to_string() } else { rename(line, copies, copies * nodes) };
            // Lists that a module has once: put together at the end.
            match renamed.strip_prefix("!llvm.").and_then(|rest| rest.split_once(" = !{")) {
                Some((name, list)) => {
                    let all = named.entry(name.to_string()).or_default();
                    if copies == 0 || name == "dbg.cu" {
                        all.extend(list.trim_end_matches('}').split(", ").map(str::to_string));
                    }
                }
                // What LLVM itself names is not renamed, and there once.
                None if copies > 0 && (line.starts_with("@llvm.") || is_intrinsic(line)) => {}
                None => {
                    out.push_str(&renamed);
                    out.push('\n');
                }
            }
        }
        copies += 1;
    }
    for (name, list) in named {
        out.push_str(&format!("!llvm.{name} = !{{{}}}\n", list.join(", ")));
    }
    std::fs::write(path, out).unwrap();
    copies
}

fn is_intrinsic(line: &str) -> bool {
    line.starts_with("declare ") && line.contains("@llvm.")
}

/// One line with its symbols, comdats and metadata numbers renamed; strings stay as they are.
fn rename(line: &str, copy: usize, offset: usize) -> String {
    let mut out = String::with_capacity(line.len() + 16);
    let mut rest = line;
    let word =
        |s: &str| s.find(|c: char| !(c.is_ascii_alphanumeric() || "-$._".contains(c))).unwrap_or(s.len());
    while let Some(at) = rest.find(['@', '$', '!', '"', '%']) {
        out.push_str(&rest[..at]);
        let sigil = &rest[at..at + 1];
        rest = &rest[at + 1..];
        out.push_str(sigil);
        match sigil {
            "\"" => {
                let end = rest.find('"').map_or(rest.len(), |n| n + 1);
                out.push_str(&rest[..end]);
                rest = &rest[end..];
            }
            "!" => {
                let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                match rest[..end].parse::<usize>() {
                    Ok(n) => out.push_str(&(n + offset).to_string()),
                    Err(_) => out.push_str(&rest[..end]),
                }
                rest = &rest[end..];
            }
            "%" => {
                let end = word(rest);
                out.push_str(&rest[..end]);
                rest = &rest[end..];
            }
            _ => {
                let quoted = rest.starts_with('"');
                let end = if quoted { 1 + rest[1..].find('"').unwrap_or(0) } else { word(rest) };
                let name = &rest[..end];
                out.push_str(name);
                if copy > 0 && end > 0 && !name.trim_start_matches('"').starts_with("llvm.") {
                    out.push_str(&format!(".copy{copy}"));
                }
                out.push_str(if quoted { "\"" } else { "" });
                rest = &rest[end + usize::from(quoted)..];
            }
        }
    }
    out.push_str(rest);
    out
}

//! How fast the machine runs programs without symbols: millions of LLVM instructions a second of user time, beside what
//! is asked for and the native program at -O0. The figures of KLEE are published ones for programs of the same kind; it
//! is not run here.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use threadbare_ir::{Module, Program};
use threadbare_machine::{Machine, Status};

/// Name, and what KLEE is known to run, in millions of instructions a second.
const PROGRAMS: [(&str, f64); 4] = [("hash", 9.5), ("quicksort", 5.2), ("sieve", 6.0), ("matmul", 4.5)];
const TARGET: f64 = 150.0;
const MOST_TIMES_NATIVE: f64 = 25.0;
const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

fn main() {
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    let Some(clang) = CLANGS.into_iter().find(works) else {
        println!("no clang: nothing measured");
        return;
    };
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| !arg.starts_with("--")).collect();
    println!("speed of the machine on known values (clang -O1), user time");
    println!(
        "{:10} {:>12} {:>8} {:>8} {:>7} {:>8} {:>10} {:>8} {:>8}",
        "program", "instructions", "M/s", "target", "ratio", "KLEE*", "native -O0", "times", "at most"
    );
    for (name, klee) in PROGRAMS {
        if wanted.is_empty() || wanted.iter().any(|wanted| wanted == name) {
            measure(clang, name, klee);
        }
    }
    println!("* published, not measured here");
}

fn measure(clang: &str, name: &str, klee: f64) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("benches/programs/{name}.c"));
    let dir = std::env::temp_dir().join(format!("threadbare-speed-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let (ir, native) = (dir.join(format!("{name}.ll")), dir.join(name));
    compile(clang, &source, &["-O1", "-S", "-emit-llvm"], &ir);
    compile(clang, &source, &["-O0"], &native);

    let before = user_seconds().1;
    let expected = Command::new(&native).status().unwrap().code().unwrap() as u32;
    let native_seconds = user_seconds().1 - before;

    let before = user_seconds().0;
    let (status, instructions) = run(&ir);
    let seconds = user_seconds().0 - before;
    let speed = instructions as f64 / seconds / 1e6;
    let times = seconds / native_seconds;
    let met = if speed >= TARGET && times <= MOST_TIMES_NATIVE { "met" } else { "missed" };
    let ratio = speed / TARGET;
    println!(
        "{name:10} {instructions:12} {speed:8.1} {TARGET:8.0} {ratio:6.2}x {klee:8.1} {native_seconds:9.2}s {times:8.1} {MOST_TIMES_NATIVE:8.0}  {met}{}",
        if status == expected { "" } else { "  WRONG RESULT" }
    );
}

fn compile(clang: &str, source: &Path, flags: &[&str], to: &PathBuf) {
    let done = Command::new(clang).args(flags).arg(source).arg("-o").arg(to).status().unwrap();
    assert!(done.success());
}

/// Runs a program to its end: its exit status, and how many instructions that took.
fn run(ir: &Path) -> (u32, u64) {
    let module = Module::index("program.ll", std::fs::read(ir).unwrap()).unwrap();
    let program = Arc::new(Program::link(vec![module]).unwrap());
    let mut machine = Machine::new(program, "main", threadbare_models::library()).unwrap();
    let mut state = machine.start();
    while state.exited.is_none() {
        if let Status::Halted(ending) = state.threads[0].status() {
            panic!("{}: {ending:?}", ir.display());
        }
        machine.step(&mut state, 0, 0);
    }
    (state.exited.unwrap_or(0), machine.probes.instructions)
}

/// User time of this process and of those that it waited for.
fn user_seconds() -> (f64, f64) {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    let ticks = |field: usize| fields[field].parse::<f64>().unwrap() / 100.0;
    (ticks(11), ticks(13))
}

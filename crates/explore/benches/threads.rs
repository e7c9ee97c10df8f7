//! How fast schedules are explored with one worker: complete executions a second of user time, beside what is published
//! of GenMC for programs of the same shapes on this kind of machine (it is not run here); and how much memory a million
//! executions take, also beside the reference. Each program is measured in a process of its own.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;
use threadbare_explore::{Budget, Exploration, Session, explore_with, reference};
use threadbare_ir::{Module, Program};

/// As the tool itself has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A program, its size, how many executions it has, and GenMC's executions a second.
struct Shape {
    name: &'static str,
    size: u32,
    executions: u64,
    genmc: f64,
}

const fn shape(name: &'static str, size: u32, executions: u64, genmc: f64) -> Shape {
    Shape { name, size, executions, genmc }
}

const SHAPES: [Shape; 10] = [
    shape("fibonacci", 5, 218_243, 164_000.0),
    shape("writers", 3, 297_752, 189_000.0),
    shape("mixed", 2, 5_284_890, 189_000.0),
    shape("rotation", 9, 8597, 87_000.0),
    shape("readers", 13, 8192, 34_000.0),
    shape("increments", 7, 5040, 30_000.0),
    shape("sections", 7, 5040, 15_000.0),
    shape("last-zero", 15, 147_456, 13_000.0),
    shape("indexer", 15, 4096, 2000.0),
    shape("queue", 8, 12_870, 1600.0),
];
/// What is asked for on half of them, in GenMC's rates.
const TIMES: f64 = 3.0;
/// The executions after which memory is looked at, and how much may be used then.
const MANY: u64 = 1_000_000;
const MOST: f64 = 1024.0;
/// The sizes of a program at which the memory of both searches is looked at.
const CROWDS: [u32; 4] = [3, 4, 5, 6];
/// As a number of workers: the search with wake-up trees.
const REFERENCE: usize = 0;
/// How many times faster two workers are to be than one.
const FASTER: f64 = 1.7;

const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [mode, ir, executions, workers] = &args[..]
        && mode == "--measure"
    {
        return measure(Path::new(ir), executions.parse().ok(), workers.parse().unwrap());
    }
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    let Some(clang) = CLANGS.into_iter().find(works) else {
        println!("no clang: nothing measured");
        return;
    };
    println!("schedules, one worker: complete executions a second of user time");
    println!(
        "{:15} {:>10} {:>10} {:>10} {:>7} {:>6}",
        "program", "executions", "a second", "GenMC*", "times", "MiB"
    );
    let wanted = |shape: &&Shape| args.is_empty() || args.iter().any(|arg| arg == shape.name);
    let (mut reached, mut often, mut all) = (0, 0, 0);
    for shape in SHAPES.iter().filter(wanted) {
        let times = report(clang, shape);
        all += 1;
        reached += usize::from(times >= 1.0);
        often += usize::from(times >= TIMES);
    }
    let met = |met: bool| if met { "met" } else { "missed" };
    println!("GenMC's rate on each: {reached} of {all}, {}", met(reached == all));
    println!("{TIMES:.0} times GenMC's rate on half: {often} of {all}, {}", met(2 * often >= all));
    println!("* published, not measured here");
    if args.is_empty() || args.iter().any(|arg| arg == "memory") {
        let Figures { executions, mebibytes, .. } = observe(clang, "writers", 4, Some(MANY), 1);
        println!(
            "{executions} executions in {mebibytes:.0} MiB; at most {MOST:.0} asked for, {}",
            met(mebibytes < MOST)
        );
    }
    if args.is_empty() || args.iter().any(|arg| arg == "space") {
        println!("space, beside the reference with wake-up trees: MiB at the most");
        for size in CROWDS {
            let [ours, trees] = [1, REFERENCE].map(|who| observe(clang, "crowd", size, None, who));
            println!(
                "crowd({size})        {:10} {:10.0} {:10.0} {:7.2}{}",
                ours.executions,
                ours.mebibytes,
                trees.mebibytes,
                ours.mebibytes / trees.mebibytes,
                if ours.executions == trees.executions { "" } else { "  WRONG COUNT" }
            );
        }
    }
    if args.is_empty() || args.iter().any(|arg| arg == "workers") {
        let [one, two] = [1, 2].map(|workers| observe(clang, "fibonacci", 5, None, workers));
        let times = one.elapsed / two.elapsed;
        println!(
            "fibonacci(5) with one worker {:.2} s, with two {:.2} s: {times:.2} times as fast, {FASTER} asked for, {}{}",
            one.elapsed,
            two.elapsed,
            met(times >= FASTER),
            if one.executions == two.executions { "" } else { "  WRONG COUNT" }
        );
    }
}

/// Prints the figures of one program, and returns how many times GenMC's rate they are.
fn report(clang: &str, shape: &Shape) -> f64 {
    let Shape { name, size, genmc, .. } = shape;
    let Figures { executions, seconds, mebibytes, .. } = observe(clang, name, *size, None, 1);
    let rate = executions as f64 / seconds;
    let times = rate / genmc;
    println!(
        "{:15} {executions:10} {rate:10.0} {genmc:10.0} {times:7.2} {mebibytes:6.0}{}{}",
        format!("{name}({size})"),
        if times >= 1.0 { "" } else { "  missed" },
        if executions == shape.executions { "" } else { "  WRONG COUNT" }
    );
    times
}

/// What was measured: executions, user time, the most memory, and the time on the clock.
struct Figures {
    executions: u64,
    seconds: f64,
    mebibytes: f64,
    elapsed: f64,
}

/// Explores a program in a process of its own.
fn observe(clang: &str, name: &str, size: u32, executions: Option<u64>, workers: usize) -> Figures {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("benches/programs/{name}.c"));
    let ir = std::env::temp_dir().join(format!("threadbare-threads-{}-{name}.ll", std::process::id()));
    let mut compiler = Command::new(clang);
    // As the tool itself compiles: every access of the source.
    compiler.args(["-O1", "-Xclang", "-disable-llvm-passes", "-U__OPTIMIZE__", "-S", "-emit-llvm"]);
    compiler.arg(format!("-DN={size}"));
    assert!(compiler.arg(source).arg("-o").arg(&ir).status().unwrap().success());
    let budget = executions.map_or("all".to_string(), |executions| executions.to_string());
    let child = Command::new(std::env::current_exe().unwrap())
        .arg("--measure")
        .arg(&ir)
        .args([budget, workers.to_string()])
        .output();
    std::fs::remove_file(&ir).unwrap();
    let child = child.unwrap();
    assert!(child.status.success(), "{}", String::from_utf8_lossy(&child.stderr));
    let text = String::from_utf8(child.stdout).unwrap();
    let fields: Vec<f64> = text.split_whitespace().map(|field| field.parse().unwrap()).collect();
    Figures { executions: fields[0] as u64, seconds: fields[1], mebibytes: fields[2], elapsed: fields[3] }
}

/// Explores a program again and again until it took long enough to be measured.
fn measure(ir: &Path, executions: Option<u64>, workers: usize) {
    let module = Module::index("program.ll", std::fs::read(ir).unwrap()).unwrap();
    let program = Arc::new(Program::link(vec![module]).unwrap());
    let budget = Budget { executions, ..Budget::default() };
    let mut rounds = 0;
    let (before, started) = (user_seconds(), Instant::now());
    loop {
        let mut session = Session::new(program.clone(), "main", budget.clone()).unwrap();
        match workers {
            REFERENCE => reference::explore(&mut session).unwrap(),
            _ => explore_with(&mut session, Exploration { workers, ..Exploration::default() }),
        }
        let outcome = session.finish();
        assert!(outcome.findings.is_empty() && (executions.is_some() || outcome.given_up.is_empty()));
        rounds += 1;
        let seconds = user_seconds() - before;
        if seconds > 0.5 {
            let counted = outcome.counters.executions;
            let elapsed = started.elapsed().as_secs_f64() / f64::from(rounds);
            return println!("{counted} {} {} {elapsed}", seconds / f64::from(rounds), most_memory());
        }
    }
}

/// The most memory that this process ever had, in MiB.
fn most_memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<f64>().unwrap() / 1024.0
}

/// User time of this process.
fn user_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap().split(' ').collect();
    fields[11].parse::<f64>().unwrap() / 100.0
}

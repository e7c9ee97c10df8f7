//! How long a native replay takes: a program of four threads and ten thousand events, the threads taking turns at every
//! event, beside a plain native run of the program.

#![allow(clippy::unwrap_used)] // a measurement that cannot be made may stop

use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// What is asked for: so many times the plain run, and so many seconds.
const TIMES: f64 = 20.0;
const SECONDS: f64 = 1.0;
const RUNS: u32 = 10;
const CLANGS: [&str; 4] = ["clang", "clang-19", "clang-16", "clang-14"];

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/programs/events.c");
    std::fs::copy(source, folder.path().join("events.c")).unwrap();
    let works =
        |name: &&str| Command::new(name).arg("--version").output().is_ok_and(|out| out.status.success());
    let Some(clang) = CLANGS.into_iter().find(works) else {
        println!("no clang: nothing measured");
        return;
    };
    let plain = Command::new(clang)
        .args(["-O1", "-pthread", "-w", "events.c", "-o", "plain"])
        .current_dir(folder.path())
        .status();
    assert!(plain.unwrap().success());
    let check = ["check", "--strategy", "random", "--executions", "1", "events.c"];
    threadbare(folder.path(), &check);
    let witness = folder.path().join(".threadbare/runs/1/1-assertion.json");
    let events = take_turns(&witness);

    let seconds = |run: &dyn Fn()| {
        let started = Instant::now();
        (0..RUNS).for_each(|_| run());
        started.elapsed().as_secs_f64() / f64::from(RUNS)
    };
    let plain = seconds(&|| {
        let mut command = Command::new(folder.path().join("plain"));
        let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    });
    let replay = ["replay", ".threadbare/runs/1/1-assertion.json", "--native"];
    let once = |more: &[&str]| {
        let started = Instant::now();
        threadbare(folder.path(), &[&replay[..], more].concat());
        started.elapsed().as_secs_f64()
    };
    let built = once(&[]);
    // What is not the run itself is in both.
    let replayed = (once(&["--repeat", "11"]) - once(&[])) / 10.0;
    let most = TIMES * plain + SECONDS;
    println!("native replay: 4 threads, {events} events, a switch at every event (wall time)");
    println!("plain run      {plain:8.3} s");
    println!(
        "replayed run   {replayed:8.3} s   asked for: less than {most:.3} s   {}",
        mark(replayed < most)
    );
    println!("whole command  {built:8.3} s   with building, and following the witness in the machine");
}

fn mark(holds: bool) -> &'static str {
    if holds { "ok" } else { "MISSED" }
}

fn threadbare(folder: &Path, arguments: &[&str]) {
    let status = Command::new(env!("CARGO_BIN_EXE_threadbare"))
        .args(arguments)
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert_eq!(status.unwrap().code(), Some(1), "{arguments:?}");
}

/// Lets the workers of a witness take turns. Says how many events there are.
fn take_turns(path: &Path) -> usize {
    let mut witness: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let steps = witness["schedule"]["steps"].as_array().unwrap().clone();
    let of = |thread: &str| -> Vec<Value> {
        steps.iter().filter(|step| step["thread"] == thread).cloned().collect()
    };
    let main = of("0");
    let workers = ["0.1", "0.2", "0.3", "0.4"].map(of);
    let mut turns = main[..4].to_vec();
    for round in 0..workers.iter().map(Vec::len).max().unwrap() {
        turns.extend(workers.iter().filter_map(|steps| steps.get(round).cloned()));
    }
    turns.extend_from_slice(&main[4..]);
    let count = turns.len();
    witness["schedule"]["steps"] = json!(turns);
    std::fs::write(path, witness.to_string()).unwrap();
    count
}

//! Runs a native program that may fail in any way: it may crash, hang or run for ever, and do something else in the
//! next run.

use super::Scratch;
use std::collections::BTreeSet;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What one run came to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum End {
    /// It ended with this status.
    Status(i32),
    /// A signal ended it.
    Signal(i32),
    /// Every thread waits for another one.
    Stuck,
    /// It used up the time of the processor that it was given.
    Endless,
}

/// What a run wrote to standard output, and how it ended.
pub type Run = (Vec<u8>, End);

/// Runs both programs until they have done the same once. The second value tells what each did if they never did.
pub fn agree(one: &str, other: &str) -> Result<Run, String> {
    let (mut first, mut second) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..ATTEMPTS {
        first.insert(watch(one, SHORT));
        second.insert(watch(other, SHORT));
        if let Some(run) = first.intersection(&second).next() {
            return Ok(run.clone());
        }
    }
    Err(format!("{one} did {first:?}, {other} did {second:?}"))
}

/// Programs that race do many things; two runs of a hundred that agree are no proof, but none that do is one.
const ATTEMPTS: usize = 50;

/// Seconds of the processor that a program gets which may well be endless.
const SHORT: u32 = 1;

/// Runs a program once, in a folder of its own: some make files. The processor's time is limited, to so many seconds, not that of the
/// clock: a busy machine changes nothing.
pub fn watch(executable: &str, seconds: u32) -> Run {
    static RUNS: AtomicU64 = AtomicU64::new(0);
    let folder = Scratch::new(&format!("run-{}", RUNS.fetch_add(1, Ordering::Relaxed)));
    let mut child = Command::new("sh")
        .current_dir(&folder.0)
        .args(["-c", "ulimit -t \"$1\" && ulimit -c 0 && exec \"$0\"", executable, &seconds.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|e| panic!("{executable}: {e}"));
    let mut pipe = child.stdout.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut output = Vec::new();
        let _ = pipe.read_to_end(&mut output);
        output
    });
    let end = wait(&mut child);
    (reader.join().unwrap(), end)
}

fn wait(child: &mut Child) -> End {
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return end_of(status);
        }
        if is_stuck(child.id()) {
            child.kill().unwrap();
            child.wait().unwrap();
            return End::Stuck;
        }
        std::thread::park_timeout(Duration::from_millis(1));
    }
}

fn end_of(status: ExitStatus) -> End {
    const CPU_TIME_IS_UP: [i32; 2] = [9, 24];
    match status.signal() {
        Some(signal) if CPU_TIME_IS_UP.contains(&signal) => End::Endless,
        Some(signal) => End::Signal(signal),
        None => End::Status(status.code().unwrap_or(-1)),
    }
}

/// Whether all threads of a process wait for each other: then nothing in it can go on. Threads are looked at one after the other, and one may have
/// woken another that was looked at before. But if all are found to wait twice, and none has run in between, they did so all at once.
fn is_stuck(process: u32) -> bool {
    let first = waits(process);
    first.is_some() && first == waits(process)
}

/// How often each thread of a process has run, if all of them wait on a futex without a time limit.
fn waits(process: u32) -> Option<Vec<(PathBuf, String)>> {
    const FUTEX: &str = "202";
    let look = |task: PathBuf| {
        // "running", or the call's number and six arguments.
        let call = std::fs::read_to_string(task.join("syscall")).ok()?;
        let words: Vec<&str> = call.split_whitespace().collect();
        let waits = words.first() == Some(&FUTEX) && words.get(4) == Some(&"0x0");
        let status = std::fs::read_to_string(task.join("status")).ok()?;
        let runs: String = status.lines().filter(|line| line.contains("ctxt_switches")).collect();
        waits.then_some((task, runs))
    };
    let tasks = std::fs::read_dir(format!("/proc/{process}/task")).ok()?;
    let tasks: Option<Vec<_>> = tasks.flatten().map(|task| look(task.path())).collect();
    tasks.filter(|tasks| !tasks.is_empty())
}

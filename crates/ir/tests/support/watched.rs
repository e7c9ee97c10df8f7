//! Runs a native program that may fail in any way: it may crash, hang or run for ever, and do something else in the
//! next run.

use super::Scratch;
use std::collections::BTreeSet;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
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
    /// It used up a second of the processor.
    Endless,
}

/// What a run wrote to standard output, and how it ended.
pub type Run = (Vec<u8>, End);

/// Runs both programs until they have done the same once. The second value tells what each did if they never did.
pub fn agree(one: &str, other: &str) -> Result<Run, String> {
    let (mut first, mut second) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..ATTEMPTS {
        first.insert(watch(one));
        second.insert(watch(other));
        if let Some(run) = first.intersection(&second).next() {
            return Ok(run.clone());
        }
    }
    Err(format!("{one} did {first:?}, {other} did {second:?}"))
}

/// Programs that race do many things; two runs of a hundred that agree are no proof, but none that do is one.
const ATTEMPTS: usize = 50;

/// Runs a program once, in a folder of its own: some make files. The processor's time is limited, not that of the clock: a busy
/// machine changes nothing.
pub fn watch(executable: &str) -> Run {
    static RUNS: AtomicU64 = AtomicU64::new(0);
    let folder = Scratch::new(&format!("run-{}", RUNS.fetch_add(1, Ordering::Relaxed)));
    let mut child = Command::new("sh")
        .current_dir(&folder.0)
        .args(["-c", "ulimit -t 1 && ulimit -c 0 && exec \"$0\"", executable])
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

/// Whether all threads of a process wait on a futex without a time limit: then nothing in it can go on.
fn is_stuck(process: u32) -> bool {
    let Ok(tasks) = std::fs::read_dir(format!("/proc/{process}/task")) else { return false };
    let waits = |task: std::path::PathBuf| {
        // "running", or the call's number and six arguments.
        let call = std::fs::read_to_string(task.join("syscall")).unwrap_or_default();
        let words: Vec<&str> = call.split_whitespace().collect();
        const FUTEX: &str = "202";
        words.first() == Some(&FUTEX) && words.get(4) == Some(&"0x0")
    };
    let tasks: Vec<_> = tasks.flatten().map(|task| task.path()).collect();
    !tasks.is_empty() && tasks.into_iter().all(waits)
}

//! Compilers and other tools while they run. One that hangs can be abandoned by somebody else than who waits for it.

use std::io::{self, Read};
use std::process::{Child, Command, Output, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Those that run now, each with a number of its own.
static RUNNING: Mutex<Running> = Mutex::new(Running { last: 0, children: Vec::new() });

struct Running {
    last: u64,
    children: Vec<(u64, Child)>,
}

fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs a tool to its end, without input; what it wrote.
pub(crate) fn output(command: &mut Command) -> io::Result<Output> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let number = {
        let mut running = running();
        running.last += 1;
        let number = running.last;
        running.children.push((number, child));
        number
    };
    let (stdout, stderr) = std::thread::scope(|scope| {
        let errors = scope.spawn(move || read(err));
        let stdout = read(out);
        (stdout, errors.join().unwrap_or_else(|_| Err(io::Error::other("its errors cannot be read"))))
    });
    let child = {
        let mut running = running();
        let at = running.children.iter().position(|(other, _)| *other == number);
        at.map(|at| running.children.swap_remove(at).1)
    };
    let status = child.ok_or_else(|| io::Error::other("it is gone"))?.wait()?;
    Ok(Output { status, stdout: stdout?, stderr: stderr? })
}

fn read(from: Option<impl Read>) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(mut from) = from {
        from.read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

/// Ends all tools that run: nobody wants their results any more. Who waits for one gets what it had written by then.
pub fn abandon() {
    for (_, child) in &mut running().children {
        // It may have ended by itself.
        let _ = child.kill();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_that_hangs_is_abandoned() {
        let waiting = std::thread::spawn(|| output(Command::new("sleep").arg("100000")));
        while running().children.is_empty() {
            std::thread::yield_now();
        }
        abandon();
        let output = waiting.join().unwrap().unwrap();
        assert!(!output.status.success());
        assert!(output.stdout.is_empty());
    }
}

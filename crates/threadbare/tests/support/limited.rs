//! The tool with a limit on its processor time, which means the same however busy the machine is. Whoever reaches it is killed.

use std::process::Command;

/// More than any check of a test takes, in seconds.
const MOST: &str = "120";

/// The tool, to be given arguments.
pub fn threadbare() -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -t \"$0\" && exec \"$@\"", MOST, env!("CARGO_BIN_EXE_threadbare")]);
    command
}

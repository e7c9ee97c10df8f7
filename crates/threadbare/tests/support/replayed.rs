//! Findings that must happen in a real process, too: the same kind, at the same place.

use std::process::{Command, Output};

/// The kinds that a process does not show: those that `docs/replay.md` names, which a test looks at.
pub const NOT_NATIVE: &[&str] = &["uninitialised", "overflow", "unreachable", "stack-overflow"];

/// What a replay says of the one failure of another kind that a process does not show.
pub const TORN: &str = "in the midst of a call of the C library, which a process makes in one go";

/// How often a finding must happen, as `THREADBARE_REPEAT` says.
pub fn usual() -> u32 {
    std::env::var("THREADBARE_REPEAT").ok().and_then(|text| text.parse().ok()).unwrap_or(3)
}

/// What is wrong with a native replay, if something is. `replay` is the tool in the folder of the check, to be given
/// arguments.
pub fn natively(kind: &str, witness: &str, repeat: u32, mut replay: Command) -> Result<(), (String, Output)> {
    let repeat = repeat.to_string();
    let arguments = ["replay", witness, "--native", "--repeat", &repeat];
    let output = replay.args(arguments).output().expect("the tool can be run");
    let (said, why) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let status = output.status.code();
    // What one call of the library does while another thread is in the same one: documented, too.
    let is_torn = status == Some(2) && why.contains(TORN);
    let wrong = if is_torn {
        None
    } else if NOT_NATIVE.contains(&kind) {
        let refused = status == Some(2) && why.contains("cannot be replayed natively");
        (!refused).then(|| format!("{kind} is said to replay natively"))
    } else {
        let failed =
            status == Some(1) && said == format!("{repeat} of {repeat} runs failed as the witness says\n");
        (!failed).then(|| format!("{kind}: the witness does not replay natively"))
    };
    wrong.map_or(Ok(()), |wrong| Err((wrong, output)))
}

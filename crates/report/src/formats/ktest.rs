//! The inputs of each finding in the format of KLEE's test cases, so that its tools read them, and beside each its schedule, for which that
//! format has no place.

use super::findings;
use crate::Run;
use serde::Serialize;
use threadbare_trace::{Outcome, Step, Witness};

/// The version of the format in which the arguments come first, and then how many of them are symbolic.
const VERSION: u32 = 3;

#[derive(Serialize)]
struct Beside<'a> {
    kind: &'a str,
    entry: &'a str,
    steps: &'a [Step],
}

/// For finding N, in the order in which they are told: N.ktest, and N.schedule.json.
pub(super) fn ktest(outcome: &Outcome, run: &Run) -> Result<Vec<(String, Vec<u8>)>, serde_json::Error> {
    let mut files = Vec::new();
    for (at, finding) in findings(outcome, run).enumerate() {
        let witness = &finding.witness;
        files.push((format!("{}.ktest", at + 1), test(witness)));
        let beside = Beside {
            kind: witness.failure.kind.name(),
            entry: &witness.entry,
            steps: &witness.schedule.steps,
        };
        let mut schedule = serde_json::to_vec_pretty(&beside)?;
        schedule.push(b'\n');
        files.push((format!("{}.schedule.json", at + 1), schedule));
    }
    Ok(files)
}

fn test(witness: &Witness) -> Vec<u8> {
    let mut bytes = b"KTEST".to_vec();
    number(&mut bytes, VERSION);
    let program = witness.sources.first().map_or("program", String::as_str);
    number(&mut bytes, 1);
    sized(&mut bytes, program.as_bytes());
    // No arguments and no length of arguments is symbolic in KLEE's way.
    number(&mut bytes, 0);
    number(&mut bytes, 0);
    number(&mut bytes, witness.inputs.len() as u32);
    for input in &witness.inputs {
        sized(&mut bytes, input.name.as_bytes());
        sized(&mut bytes, &input.bytes);
    }
    bytes
}

/// Numbers are in network order.
fn number(bytes: &mut Vec<u8>, value: u32) {
    bytes.extend(value.to_be_bytes());
}

fn sized(bytes: &mut Vec<u8>, text: &[u8]) {
    number(bytes, text.len() as u32);
    bytes.extend(text);
}

//! Findings as violation witnesses of the format 2.2 of software verification's competition: YAML, an entry for each finding that breaks a
//! property which is known there. The schedule is in it by where each thread's turns begin and end, and who takes them; inputs are what the calls
//! returned that took them. There is no property of deadlocks in that competition, so they have no entry.

use super::findings;
use crate::date::date;
use crate::statements::statements;
use crate::{Run, Sources};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write;
use threadbare_trace::{Draw, ErrorKind, Finding, Input, InputKind, Location, Outcome, ThreadId};

/// The document.
pub(super) fn sv_witness(outcome: &Outcome, run: &Run, sources: &Sources) -> String {
    let entries = findings(outcome, run).filter_map(|finding| entry(finding, run, sources));
    let text = entries.fold(String::new(), |mut text, entry| {
        block(&mut text, &json!([entry]), 0);
        text
    });
    if text.is_empty() { "[]\n".to_owned() } else { text }
}

/// The property that a failure breaks, if there is one for it.
fn property(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::Assertion | ErrorKind::Unreachable => "G ! call(reach_error())",
        ErrorKind::Race => "G ! data-race",
        ErrorKind::Overflow => "G ! overflow",
        ErrorKind::NullDereference | ErrorKind::OutOfBounds | ErrorKind::UseAfterFree => "G valid-deref",
        ErrorKind::DoubleFree | ErrorKind::InvalidFree => "G valid-free",
        ErrorKind::Leak => "G valid-memtrack",
        _ => return None,
    })
}

fn entry(finding: &Finding, run: &Run, sources: &Sources) -> Option<Value> {
    let failure = &finding.witness.failure;
    let property = property(failure.kind)?;
    if failure.location.file.is_empty() {
        return None;
    }
    let files = &run.files;
    let hashes: serde_json::Map<String, Value> = files
        .iter()
        .filter_map(|file| {
            let text = sources.text(file).filter(|text| !text.contains(char::REPLACEMENT_CHARACTER))?;
            Some((file.clone(), json!(hexadecimal(&Sha256::digest(text.as_bytes())))))
        })
        .collect();
    let metadata = json!({
        "format_version": "2.2",
        "uuid": uuid(finding, run),
        "creation_time": date(run.started, "T") + "Z",
        "producer": {"name": "Threadbare", "version": env!("CARGO_PKG_VERSION")},
        "task": {
            "input_files": files,
            "input_file_hashes": hashes,
            "specification": format!("CHECK( init({}()), LTL({property}) )", finding.witness.entry),
            "data_model": "LP64",
            "language": "C"
        }
    });
    Some(
        json!({"entry_type": "violation_sequence", "metadata": metadata, "content": content(finding, sources)}),
    )
}

/// The segments: one for where each turn of a thread begins and where it ends, and the last for what fails.
fn content(finding: &Finding, sources: &Sources) -> Vec<Value> {
    let (story, failure) = (&finding.story, &finding.witness.failure);
    // Threads go by the order in which they were created; the first is that of the program.
    let numbers: HashMap<ThreadId, usize> =
        story.threads.iter().enumerate().map(|(at, thread)| (thread.id, at)).collect();
    let waypoint = |sort: &str, thread: ThreadId, location: &Location| {
        let mut waypoint = json!({"type": sort, "action": "follow", "location": place(location)});
        if sort == "assumption" {
            waypoint["constraint"] = json!({"value": "1", "format": "c_expression"});
        }
        if let Some(number) = numbers.get(&thread) {
            waypoint["thread_id"] = json!(number);
        }
        json!({"waypoint": waypoint})
    };
    let rows = statements(story, Some(failure), sources);
    let told: Vec<_> = rows
        .iter()
        .filter(|row| !row.failing && !row.location.file.is_empty() && row.location.line > 0)
        .collect();
    let turns = told.chunk_by(|one, other| one.thread == other.thread);
    let ends = turns
        .flat_map(|turn| if turn.len() > 1 { vec![turn[0], turn[turn.len() - 1]] } else { vec![turn[0]] });
    let inputs = &finding.witness.inputs;
    let returned = story.draws.iter().filter_map(|draw| {
        let of =
            |input: &&Input| (input.thread, input.index) == (draw.thread, draw.index) && input.at.is_none();
        let value = returned(inputs.iter().find(of)?, draw)?;
        let mut waypoint = waypoint("function_return", draw.thread, &draw.location);
        // A column would be that of the call's end, and it is that of its beginning.
        if let Some(location) = waypoint["waypoint"]["location"].as_object_mut() {
            location.remove("column");
        }
        waypoint["waypoint"]["constraint"] =
            json!({"value": format!("\\result == {value}"), "format": "ext_c_expression"});
        Some((draw.after, waypoint))
    });
    // What happens after so many steps comes before whatever the next step belongs to.
    let mut told: Vec<(usize, Value)> = returned.collect();
    told.extend(ends.map(|row| {
        let after = row.steps.first().map_or(story.steps.len(), |first| first + 1);
        (after, waypoint("assumption", row.thread, &row.location))
    }));
    told.sort_by_key(|(after, _)| *after);
    let mut segments: Vec<Value> =
        told.into_iter().map(|(_, waypoint)| json!({"segment": [waypoint]})).collect();
    let mut targets = vec![waypoint("target", failure.thread, &failure.location)];
    // Of a race both accesses are targets, in one segment: which comes first is open.
    let other = failure.others.first().filter(|_| failure.kind == ErrorKind::Race);
    targets.extend(other.map(|other| waypoint("target", other.thread, &other.location)));
    segments.push(json!({"segment": targets}));
    segments
}

/// What a call returned that took an input, if it is one that returns it, as a constant of C.
fn returned(input: &Input, draw: &Draw) -> Option<String> {
    let function = &draw.function;
    if draw.location.file.is_empty()
        || !(function.starts_with("__VERIFIER_nondet_") || function.starts_with("tb_"))
    {
        return None;
    }
    let word = input.bytes.iter().rev().fold(0u64, |word, byte| word << 8 | u64::from(*byte));
    let spare = 64 - 8 * u32::try_from(input.bytes.len()).ok().filter(|bytes| (1..=8).contains(bytes))?;
    match input.kind {
        InputKind::Unsigned => Some(format!("{word}u{}", if spare == 0 { "l" } else { "" })),
        InputKind::Signed => {
            let value = (word << spare).cast_signed() >> spare;
            // C has no constant for the least number.
            Some(if value == i64::MIN { format!("({}l - 1)", value + 1) } else { value.to_string() })
        }
        InputKind::Float | InputKind::Bytes | InputKind::Pointer => None,
    }
}

fn place(location: &Location) -> Value {
    let mut place = json!({"file_name": location.file, "line": location.line.max(1)});
    if location.column > 0 {
        place["column"] = json!(location.column);
    }
    if !location.function.is_empty() {
        place["function"] = json!(location.function);
    }
    place
}

/// A name that is the same for the same finding of the same run, as a UUID of the version that leaves its bits to whoever makes it.
fn uuid(finding: &Finding, run: &Run) -> String {
    let failure = &finding.witness.failure;
    let steps = finding.witness.schedule.steps.iter();
    let steps: Vec<String> = steps.map(|step| format!("{}:{}", step.thread, step.label)).collect();
    let what = format!("{} {} {} {}", run.program, failure.kind, failure.location, steps.join(" "));
    let mut bytes = Sha256::digest(what.as_bytes());
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let digits = hexadecimal(&bytes[..16]);
    format!("{}-{}-{}-{}-{}", &digits[..8], &digits[8..12], &digits[12..16], &digits[16..20], &digits[20..])
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A value as a block of YAML. Texts stand between quotes, as in JSON, whose texts are all YAML's, too.
fn block(text: &mut String, value: &Value, indent: usize) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            for item in items {
                let _ = write!(text, "{:indent$}- ", "");
                inside(text, item, indent + 2, true);
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            for (name, field) in fields {
                let _ = write!(text, "{:indent$}{}:", "", key(name));
                inside(text, field, indent + 2, false);
            }
        }
        scalar => {
            let _ = writeln!(text, "{:indent$}{scalar}", "");
        }
    }
}

/// What stands behind a dash or a colon.
fn inside(text: &mut String, value: &Value, indent: usize, dash: bool) {
    let mut below = String::new();
    block(&mut below, value, indent);
    let nested = matches!(value, Value::Array(items) if !items.is_empty())
        || matches!(value, Value::Object(fields) if !fields.is_empty());
    match (nested, dash) {
        (true, false) => *text += &format!("\n{below}"),
        (true, true) => *text += below.trim_start(),
        (false, true) => *text += below.trim_start(),
        (false, false) => *text += &format!(" {}", below.trim_start()),
    }
}

/// Our own names are plain words; those of files are not.
fn key(name: &str) -> String {
    let is_plain = name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    if is_plain { name.to_owned() } else { Value::from(name).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_indented() {
        let mut text = String::new();
        block(&mut text, &json!([{"a": [{"b": 1, "c": {"x: y": "\"q\""}}, []], "d": {}}]), 0);
        assert_eq!(text, "- a:\n    - b: 1\n      c:\n        \"x: y\": \"\\\"q\\\"\"\n    - []\n  d: {}\n");
    }
}

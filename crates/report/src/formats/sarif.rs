//! A run as SARIF 2.1.0: a result for each finding, with one flow for each thread, whose places say in which order they were executed across
//! all of them.

use crate::baseline::{Told, told};
use crate::names::Names;
use crate::statements::tells_something;
use crate::values::input_value;
use crate::{Run, Sources};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use threadbare_trace::detectors::DETECTORS;
use threadbare_trace::{Location, Outcome, Story, ThreadId, Verdict};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The document.
pub(super) fn sarif(outcome: &Outcome, run: &Run, sources: &Sources) -> Result<String, serde_json::Error> {
    let kinds: BTreeSet<&str> = outcome.findings.iter().map(|f| f.witness.failure.kind.name()).collect();
    let rules: Vec<Value> = DETECTORS
        .iter()
        .filter(|detector| kinds.contains(detector.kind.name()))
        .map(|detector| {
            let name = detector.kind.name();
            json!({"id": name, "shortDescription": {"text": name.replace('-', " ")}})
        })
        .collect();
    let results: Vec<Value> = told(outcome, run, sources)
        .iter()
        .map(|told| {
            let kind = told.finding.witness.failure.kind.name();
            result(told, rules.iter().position(|rule| rule["id"] == kind))
        })
        .collect();
    let notifications: Vec<Value> = outcome
        .given_up
        .iter()
        .map(|given_up| {
            let text = format!("not explored: {}", given_up.what);
            let mut notification = json!({"level": "warning", "message": {"text": text}});
            if let Some(location) = location(&given_up.location, None) {
                notification["locations"] = json!([location]);
            }
            notification
        })
        .collect();
    let verdict = outcome.verdict();
    let document = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "threadbare",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules
            }},
            "columnKind": "utf16CodeUnits",
            "invocations": [{
                // What was not explored is no failure of the tool.
                "executionSuccessful": verdict != Verdict::Unsupported,
                "toolExecutionNotifications": notifications
            }],
            "results": results,
            "properties": {"verdict": outcome.verdict_name(), "assumptions": outcome.assumptions, "program": run.program}
        }]
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

fn result(told: &Told<'_>, rule: Option<usize>) -> Value {
    let finding = told.finding;
    let failure = &finding.witness.failure;
    let related = failure.others.iter().enumerate().filter_map(|(at, other)| {
        let mut location = location(&other.location, Some(&other.message))?;
        location["id"] = json!(at + 1);
        Some(location)
    });
    let inputs: serde_json::Map<String, Value> =
        finding.witness.inputs.iter().map(|input| (input.name.clone(), json!(input_value(input)))).collect();
    let mut result = json!({
        "ruleId": failure.kind.name(),
        "level": "error",
        "message": {"text": failure.message},
        "relatedLocations": related.collect::<Vec<_>>(),
        "partialFingerprints": {"threadbare/v1": told.fingerprint},
        "properties": {"inputs": inputs, "confirmed": finding.confirmed, "variable": failure.variable}
    });
    if let Some(rule) = rule {
        result["ruleIndex"] = json!(rule);
    }
    let flows = flows(&finding.story);
    if !flows.is_empty() {
        let message = json!({"text": "the interleaving that fails"});
        result["codeFlows"] = json!([{"message": message, "threadFlows": flows}]);
    }
    if let Some(known) = told.known {
        result["baselineState"] = json!(if known { "unchanged" } else { "new" });
    }
    if let Some(mut location) = location(&failure.location, None) {
        let stack = failure.stack.iter().filter_map(|call| self::location(call, None));
        let frames: Vec<Value> = stack.map(|call| json!({"location": call})).collect();
        if !frames.is_empty() {
            let mut all = vec![json!({"location": location})];
            all.extend(frames);
            result["stacks"] = json!([{"message": {"text": "the calls that lead there"}, "frames": all}]);
        }
        location["message"] = json!({"text": failure.message});
        result["locations"] = json!([location]);
    }
    result
}

/// A flow for each thread that did something. A flow without a place is none.
fn flows(story: &Story) -> Vec<Value> {
    let names = Names::of(story);
    let steps = |thread: ThreadId| {
        let own = story.steps.iter().enumerate().filter(move |(_, step)| step.event.thread == thread);
        own.filter(|(_, step)| tells_something(step)).filter_map(|(at, step)| {
            let note = (!step.note.is_empty()).then_some(step.note.as_str());
            Some(json!({"location": location(&step.location, note)?, "executionOrder": at + 1}))
        })
    };
    let flow = |thread: ThreadId| {
        let locations: Vec<Value> = steps(thread).collect();
        let name = names.name(thread);
        (!locations.is_empty())
            .then(|| json!({"id": thread.to_string(), "message": {"text": name}, "locations": locations}))
    };
    story.threads.iter().filter_map(|thread| flow(thread.id)).collect()
}

/// A place, if it is one in a file.
fn location(place: &Location, message: Option<&str>) -> Option<Value> {
    if place.file.is_empty() {
        return None;
    }
    let mut artifact = json!({"uri": uri(&place.file)});
    if !place.file.starts_with('/') {
        artifact["uriBaseId"] = json!("%SRCROOT%");
    }
    let mut region = json!({"startLine": place.line.max(1)});
    if place.column > 0 {
        region["startColumn"] = json!(place.column);
    }
    let mut location = json!({"physicalLocation": {"artifactLocation": artifact, "region": region}});
    if !place.function.is_empty() {
        location["logicalLocations"] = json!([{"name": place.function, "kind": "function"}]);
    }
    if let Some(message) = message {
        location["message"] = json!({"text": message});
    }
    Some(location)
}

/// A path as a reference: absolute ones as files of this machine, others as they are.
fn uri(path: &str) -> String {
    let mut uri = String::from(if path.starts_with('/') { "file://" } else { "" });
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'_' | b'-' | b'~' | b'+' => {
                uri.push(char::from(byte))
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    uri
}

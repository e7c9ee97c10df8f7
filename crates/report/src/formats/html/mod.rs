//! A page for a browser: findings, the execution of each on a time line with the source beside it, and coverage. It is one file, which loads
//! nothing: its style and its scripts are inside of it, and what the run found is a block of JSON, which no browser takes for markup.

mod arrows;
mod data;
mod explain;
mod memory;
mod objects;
mod scene;

use crate::escape::escape;
use crate::ranked::suppressed;
use crate::{Run, Sources, baseline, terminal};
use data::{Numbered, Shared, told};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use threadbare_trace::{Outcome, Side};

const PAGE: &str = include_str!("page/page.html");
const STYLE: &str =
    concat!(include_str!("page/colours.css"), include_str!("page/page.css"), include_str!("page/print.css"));
const SCRIPT: &str = concat!(
    "'use strict';\n",
    include_str!("page/dom.js"),
    include_str!("page/model.js"),
    include_str!("page/folds.js"),
    include_str!("page/rows.js"),
    include_str!("page/lanes.js"),
    include_str!("page/strip.js"),
    include_str!("page/source.js"),
    include_str!("page/state.js"),
    include_str!("page/coverage.js"),
    include_str!("page/findings.js"),
    include_str!("page/cursor.js"),
    include_str!("page/keys.js"),
);

/// The executions of findings are told as long as they have no more rows than this together; of the rest only what and where.
const MOST_ROWS: usize = 60_000;

/// The page.
pub(super) fn html(outcome: &Outcome, run: &Run, sources: &Sources) -> Result<String, serde_json::Error> {
    let data = serde_json::to_string(&document(outcome, run, sources))?;
    // Inside of a script element only its end and comments are markup.
    let data = data.replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029");
    let policy = format!(
        "default-src 'none'; style-src 'sha256-{}'; script-src 'sha256-{}'; base-uri 'none'; form-action 'none'",
        hash(STYLE),
        hash(SCRIPT)
    );
    // The data comes last: what it says is not looked at for places to fill.
    let page = PAGE.replace("@POLICY@", &policy).replace("@STYLE@", STYLE).replace("@SCRIPT@", SCRIPT);
    let (before, after) = page.split_once("@DATA@").unwrap_or((&page, ""));
    Ok(format!("{before}{data}{after}"))
}

fn document(outcome: &Outcome, run: &Run, sources: &Sources) -> Value {
    let mut shared = Shared { texts: Numbered::new(), files: Numbered::new() };
    let mut rows = 0;
    let mut findings = Vec::new();
    for one in baseline::told(outcome, run, sources) {
        rows += one.finding.story.steps.len();
        let with_execution = rows <= MOST_ROWS || findings.is_empty();
        findings.push(told(&one, sources, &mut shared, with_execution));
    }
    let coverage = coverage(outcome, &mut shared);
    let files: Vec<Value> = shared.files.all().iter().map(|name| file(name, sources, &coverage)).collect();
    let counters = &outcome.counters;
    json!({
        "format": 1,
        "tool": concat!("threadbare ", env!("CARGO_PKG_VERSION")),
        "verdict": outcome.verdict_name(),
        "sentence": terminal::verdict(outcome),
        "assumptions": escaped(&outcome.assumptions),
        "given_up": terminal::given_up(outcome),
        "warnings": escaped(&outcome.warnings),
        "suppressed": suppressed(outcome).iter().map(|(pattern, from, times)| json!([escape(pattern), escape(from), times])).collect::<Vec<_>>(),
        "executions": counters.executions,
        "hunted": counters.hunted,
        "lines": outcome.coverage.lines(),
        "branches": outcome.coverage.sides(),
        "texts": shared.texts.all(),
        "files": files,
        "findings": findings,
    })
}

fn escaped(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| escape(text).into_owned()).collect()
}

/// A side of a branch, as a number.
fn told_as(side: Side) -> u8 {
    match side {
        Side::Untaken => 0,
        Side::Taken => 1,
        Side::Held => 2,
    }
}

/// Of each file its lines and its branches: line, column, what became of each side.
#[derive(Default)]
struct Covered {
    lines: Vec<(u32, u8)>,
    branches: Vec<(u32, u32, Vec<u8>)>,
}

fn coverage(outcome: &Outcome, shared: &mut Shared) -> BTreeMap<String, Covered> {
    let mut files: BTreeMap<String, Covered> = BTreeMap::new();
    for ((file, line), executed) in &outcome.coverage.lines {
        files.entry(file.clone()).or_default().lines.push((*line, u8::from(*executed)));
    }
    for (location, sides) in &outcome.coverage.branches {
        let sides = sides.iter().map(|side| told_as(*side)).collect();
        files.entry(location.file.clone()).or_default().branches.push((
            location.line,
            location.column,
            sides,
        ));
    }
    // Generated code has no file.
    files.remove("");
    for (name, file) in &mut files {
        shared.files.number(name.clone());
        file.branches.sort();
    }
    files
}

/// A file: its name, its lines if they are known, what was executed of it.
fn file(name: &str, sources: &Sources, coverage: &BTreeMap<String, Covered>) -> Value {
    let text = sources.text(name).map(|text| text.lines().map(line).collect::<Vec<_>>().join("\n"));
    let covered = coverage.get(name).map(|file| json!({"lines": file.lines, "branches": file.branches}));
    json!({"name": escape(name), "text": text, "covered": covered})
}

/// A line of source, harmless, with its tabs.
fn line(line: &str) -> String {
    crate::escape::source_line(line, 0).0
}

/// The SHA-256 of what a policy allows, as such policies write it.
fn hash(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut base64 = String::new();
    for group in Sha256::digest(text.as_bytes()).chunks(3) {
        let word = group.iter().fold(0, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        for place in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * place) & 63) as usize];
            base64.push(if place <= group.len() { char::from(digit) } else { '=' });
        }
    }
    base64
}

#[cfg(test)]
mod tests {
    #[test]
    fn hashes_are_written_as_in_policies() {
        assert_eq!(super::hash(""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}

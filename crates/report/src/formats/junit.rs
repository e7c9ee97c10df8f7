//! A run as JUnit's XML: one test case for each finding, which fails, or is skipped if it was known before; without findings one for the program, which passes, or is skipped if
//! not everything was explored.

use crate::baseline::{Told, told};
use crate::values::input_value;
use crate::{Run, Sources};
use std::fmt::Write;
use threadbare_trace::{Outcome, Verdict};

/// The document.
pub(super) fn junit(outcome: &Outcome, run: &Run, sources: &Sources) -> String {
    let told = told(outcome, run, sources);
    let known = told.iter().filter(|told| told.known == Some(true)).count();
    let failures = told.len() - known;
    let verdict = outcome.verdict();
    let skipped = known + usize::from(matches!(verdict, Verdict::Bounded | Verdict::Unsupported));
    let numbers = format!(
        "tests=\"{}\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\" time=\"{:.3}\"",
        told.len().max(1),
        run.seconds
    );
    // Writing to a string cannot fail.
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(text, "<testsuites name=\"threadbare\" {numbers}>");
    let _ = writeln!(text, "  <testsuite name=\"threadbare check\" {numbers}>");
    for told in &told {
        case(&mut text, told);
    }
    if told.is_empty() {
        let _ = write!(text, "    <testcase classname=\"threadbare\" name=\"{}\"", outcome.verdict_name());
        if skipped == 0 {
            text += "/>\n";
        } else {
            let what: Vec<String> = outcome.given_up.iter().map(|given_up| given_up.what.clone()).collect();
            let _ = write!(text, ">\n      <skipped message=\"{}\"/>\n", attribute(&what.join("; ")));
            text += "    </testcase>\n";
        }
    }
    text += "  </testsuite>\n</testsuites>\n";
    text
}

fn case(text: &mut String, told: &Told<'_>) {
    let finding = told.finding;
    let failure = &finding.witness.failure;
    let place = &failure.location;
    let name = format!("{} in {}", failure.kind, place.function);
    let _ = writeln!(
        text,
        "    <testcase classname=\"{}\" name=\"{}\" file=\"{}\" line=\"{}\">",
        attribute(&place.file),
        attribute(&name),
        attribute(&place.file),
        place.line
    );
    if told.known == Some(true) {
        text.push_str("      <skipped message=\"known before\"/>\n    </testcase>\n");
        return;
    }
    let _ =
        write!(text, "      <failure type=\"{}\" message=\"{}\">", failure.kind, attribute(&failure.message));
    let mut body = format!("{place}: {}: {}\n", failure.kind, failure.message);
    for other in &failure.others {
        body += &format!("{}: {}\n", other.location, other.message);
    }
    for input in &finding.witness.inputs {
        body += &format!("{} = {}\n", input.name, input_value(input));
    }
    text.push_str(&content(&body));
    text.push_str("</failure>\n    </testcase>\n");
}

/// Text between tags. Characters that XML has no way to write are shown by their codes.
fn content(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' | '\t' => safe.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => {
                let _ = write!(safe, "\\u{{{:x}}}", u32::from(c));
            }
            c => safe.push(c),
        }
    }
    safe
}

/// The value of an attribute, in which line breaks would become spaces.
fn attribute(text: &str) -> String {
    content(text).replace('\n', "&#10;").replace('\t', "&#9;")
}

//! A run as JUnit's XML: one test case for each finding, which fails; without findings one for the program, which passes, or is skipped if
//! not everything was explored.

use super::findings;
use crate::Run;
use crate::values::input_value;
use std::fmt::Write;
use threadbare_trace::{Finding, Outcome, Verdict};

/// The document.
pub(super) fn junit(outcome: &Outcome, run: &Run) -> String {
    let failures = outcome.findings.len();
    let verdict = outcome.verdict();
    let skipped = usize::from(matches!(verdict, Verdict::Bounded | Verdict::Unsupported));
    let numbers = format!(
        "tests=\"{}\" failures=\"{failures}\" errors=\"0\" skipped=\"{skipped}\" time=\"{:.3}\"",
        failures.max(1),
        run.seconds
    );
    // Writing to a string cannot fail.
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(text, "<testsuites name=\"threadbare\" {numbers}>");
    let _ = writeln!(text, "  <testsuite name=\"threadbare check\" {numbers}>");
    for finding in findings(outcome, run) {
        case(&mut text, finding);
    }
    if failures == 0 {
        let _ = write!(text, "    <testcase classname=\"threadbare\" name=\"{}\"", verdict.name());
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

fn case(text: &mut String, finding: &Finding) {
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

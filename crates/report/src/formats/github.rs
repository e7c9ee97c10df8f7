//! Findings as commands of GitHub's actions, which show them as annotations beside the lines of a change.

use crate::baseline::told;
use crate::escape::escape;
use crate::values::input_value;
use crate::{Run, Sources};
use threadbare_trace::{Location, Outcome};

/// One command a finding that was not known before, one for each other place that takes part, and one for each thing that was given up.
pub(super) fn github(outcome: &Outcome, run: &Run, sources: &Sources) -> String {
    let mut text = String::new();
    for told in told(outcome, run, sources).iter().filter(|told| told.known != Some(true)) {
        let finding = told.finding;
        let failure = &finding.witness.failure;
        let mut message = failure.message.clone();
        let inputs = &finding.witness.inputs;
        if !inputs.is_empty() {
            let inputs: Vec<String> =
                inputs.iter().map(|input| format!("{} = {}", input.name, input_value(input))).collect();
            message += &format!("\nInputs: {}", inputs.join(", "));
        }
        text += &command("error", &failure.location, failure.kind.name(), &message);
        for other in &failure.others {
            text += &command("notice", &other.location, failure.kind.name(), &other.message);
        }
    }
    for given_up in &outcome.given_up {
        text += &command("warning", &given_up.location, "not explored", &given_up.what);
    }
    text
}

fn command(name: &str, location: &Location, title: &str, message: &str) -> String {
    let mut properties = Vec::new();
    if !location.file.is_empty() {
        properties.push(format!("file={}", property(&location.file)));
        properties.push(format!("line={}", location.line.max(1)));
        if location.column > 0 {
            properties.push(format!("col={}", location.column));
        }
    }
    properties.push(format!("title={}", property(&format!("threadbare: {title}"))));
    format!("::{name} {}::{}\n", properties.join(","), data(message))
}

/// Line breaks end a command, and the percent sign begins what stands for one. What a terminal would act on is shown by its code.
fn data(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| escape(line).replace('%', "%25")).collect();
    lines.join("%0A")
}

fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

//! What happened before what in the execution of each finding, for Graphviz: a column for each thread, and between columns an edge where one
//! step makes another possible, or where a read sees what another thread wrote.

use super::findings;
use crate::Run;
use crate::escape::escape;
use crate::names::Names;
use crate::order::{Edge, Why, edges};
use std::fmt::Write;
use threadbare_trace::{Finding, Outcome};

/// A graph for each finding.
pub(super) fn dot(outcome: &Outcome, run: &Run) -> String {
    let mut text = String::new();
    for (at, finding) in findings(outcome, run).enumerate() {
        graph(&mut text, at + 1, finding);
    }
    text
}

fn graph(text: &mut String, number: usize, finding: &Finding) {
    let (story, failure) = (&finding.story, &finding.witness.failure);
    let names = Names::of(story);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "digraph finding_{number} {{");
    let _ = writeln!(text, "  label={};", quoted(&format!("{}: {}", failure.kind, failure.message)));
    text.push_str("  node [shape=box, fontname=monospace];\n");
    for (column, thread) in story.threads.iter().enumerate() {
        let _ = writeln!(text, "  subgraph cluster_{column} {{");
        let _ = writeln!(text, "    label={};", quoted(&names.name(thread.id)));
        let steps = story.steps.iter().enumerate().filter(|(_, step)| step.event.thread == thread.id);
        for (at, step) in steps {
            let what =
                if step.note.is_empty() { step.location.function.as_str() } else { step.note.as_str() };
            let _ =
                writeln!(text, "    s{at} [label={}];", quoted(&format!("{}: {what}", step.location.line)));
        }
        text.push_str("  }\n");
    }
    for Edge { from, to, why } in edges(story) {
        let style = match why {
            Why::Program => "",
            Why::ReadsFrom => " [style=dashed, label=\"reads from\"]",
            Why::Start | Why::End | Why::Lock | Why::Unit | Why::Round | Why::Wake => " [color=blue]",
        };
        let _ = writeln!(text, "  s{from} -> s{to}{style};");
    }
    text.push_str("}\n");
}

fn quoted(label: &str) -> String {
    let escaped = escape(label).replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"")
}

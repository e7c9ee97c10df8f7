//! The facts of a program, for a person.

use super::facts::{Facts, Place, Use};
use std::fmt::Write;
use threadbare_report::escape;

/// Everything on one page.
pub fn overview(facts: &Facts) -> String {
    let mut text = String::new();
    functions(facts, &mut text);
    if let Some(insides) = &facts.insides {
        let starts = facts.functions.iter().any(|function| function.name == "main");
        section(&mut text, "Threads", insides.threads.len() + usize::from(starts));
        if starts {
            let _ = writeln!(text, "  main  starts the program");
        }
        for Use { what, subject, function, place, .. } in &insides.threads {
            let entry = subject.as_deref().unwrap_or("(computed)");
            let _ = writeln!(
                text,
                "  {}  started by {} with {what}{}",
                escape(entry),
                escape(function),
                behind(place)
            );
        }
        uses(&mut text, "Synchronisation", &insides.synchronisation);
        uses(&mut text, "Inputs", &insides.inputs);
    }
    section(&mut text, "External functions", facts.external.len());
    let width = widest(facts.external.iter().map(|external| external.name.as_str()));
    for external in &facts.external {
        let kind = external.kind.unwrap_or("unknown");
        let modelled = if external.modelled { "modelled" } else { "NOT MODELLED" };
        let note = if external.note.is_empty() { String::new() } else { format!("  ({})", external.note) };
        let _ = writeln!(text, "  {:width$}  {kind:14}  {modelled}{note}", escape(&external.name));
    }
    if let Some(insides) = &facts.insides {
        let not_modelled = facts.external.iter().filter(|external| !external.modelled).count();
        let _ = writeln!(
            text,
            "\n{} indirect calls, {} pieces of inline assembly, {not_modelled} external functions without a model.",
            insides.indirect_calls, insides.assembly
        );
    }
    text
}

fn functions(facts: &Facts, text: &mut String) {
    section(text, "Functions", facts.functions.len());
    let width = widest(facts.functions.iter().map(|function| function.name.as_str()));
    for function in &facts.functions {
        let _ = write!(text, "  {:width$}", escape(&function.name));
        if let Some(size) = &function.size {
            let _ = write!(
                text,
                "  {:>4} blocks  {:>5} instructions{}",
                size.blocks,
                size.instructions,
                behind(&size.place)
            );
        }
        text.push('\n');
    }
}

fn uses(text: &mut String, title: &str, uses: &[Use]) {
    section(text, title, uses.len());
    let what = widest(uses.iter().map(|used| used.what.as_str()));
    let subject = widest(uses.iter().map(|used| used.subject.as_deref().unwrap_or("")));
    for used in uses {
        let name = used.subject.as_deref().unwrap_or("");
        let _ = writeln!(
            text,
            "  {:what$}  {:subject$}  in {}{}",
            escape(&used.what),
            escape(name),
            escape(&used.function),
            behind(&used.place)
        );
    }
}

fn section(text: &mut String, title: &str, count: usize) {
    if !text.is_empty() {
        text.push('\n');
    }
    let _ = writeln!(text, "{title} ({count})");
}

/// A place as it stands behind something else.
fn behind(place: &Place) -> String {
    match (&place.file, place.line) {
        (Some(file), Some(line)) => format!("  {}:{line}", escape(file)),
        _ => String::new(),
    }
}

/// Room for the longest of some names, within reason: those of C++ and Rust can be very long.
fn widest<'a>(names: impl Iterator<Item = &'a str>) -> usize {
    names.map(|name| escape(name).chars().count()).max().unwrap_or(0).min(40)
}

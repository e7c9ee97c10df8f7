//! `docs/supported.md` is the table of effects, written out: every function, whether there is a model, its limits.
//! With THREADBARE_WRITE_DOCS set, the test writes the page instead of comparing it.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::fmt::Write;
use threadbare_analysis::effects::{self, Effect};

#[test]
fn the_page_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/supported.md");
    let page = page();
    if std::env::var_os("THREADBARE_WRITE_DOCS").is_some() {
        std::fs::write(path, &page).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    let first = page.lines().zip(found.lines()).find(|(expected, found)| expected != found);
    assert!(
        found == page,
        "docs/supported.md is out of date: THREADBARE_WRITE_DOCS=1 writes it; first: {first:?}"
    );
}

fn page() -> String {
    let mut by_kind: BTreeMap<effects::Kind, Vec<&Effect>> = BTreeMap::new();
    for effect in effects::all() {
        by_kind.entry(effect.kind).or_default().push(effect);
    }
    let modelled = effects::all().filter(|effect| effect.modelled).count();
    let mut page = String::new();
    page.push_str("# Functions that programs call without bringing them\n\n");
    page.push_str(
        "Generated from the table of effects. A program's own definition of a function counts; else the machine's\n\
         model does. A function without either is *unsupported*, by name, where it is called.\n\n",
    );
    writeln!(page, "{modelled} of {} functions have a model.\n", effects::all().count()).unwrap();
    for (kind, mut functions) in by_kind {
        functions.sort_by_key(|effect| effect.name);
        let (with, without): (Vec<&Effect>, Vec<&Effect>) = functions.into_iter().partition(|e| e.modelled);
        writeln!(page, "## {}\n", capital(kind.describe())).unwrap();
        if !with.is_empty() {
            page.push_str("| modelled | limits |\n|---|---|\n");
            for (note, names) in by_note(&with) {
                writeln!(page, "| {names} | {note} |").unwrap();
            }
            page.push('\n');
        }
        if !without.is_empty() {
            let names: Vec<String> = without.iter().map(|effect| format!("`{}`", effect.name)).collect();
            writeln!(page, "Without a model: {}.\n", names.join(", ")).unwrap();
        }
    }
    page.truncate(page.trim_end().len());
    page.push('\n');
    page
}

/// The functions that share a note stand in one row.
fn by_note(functions: &[&Effect]) -> Vec<(&'static str, String)> {
    let mut rows: Vec<(&'static str, Vec<String>)> = Vec::new();
    for effect in functions {
        let name = format!("`{}`", effect.name);
        match rows.iter_mut().find(|(note, _)| *note == effect.note) {
            Some((_, names)) => names.push(name),
            None => rows.push((effect.note, vec![name])),
        }
    }
    rows.into_iter().map(|(note, names)| (note, names.join(", "))).collect()
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

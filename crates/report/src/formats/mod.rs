//! The formats that other tools read a run in, each a file of its own here. They are made of the same data as the report for people, in the
//! same order; what a format has no place for is left out of it, never bent into another meaning.

mod chrome;
mod dot;
mod fingerprint;
mod github;
mod html;
mod junit;
mod ktest;
mod lcov;
mod sarif;
mod sv_witness;

pub use fingerprint::fingerprints;

use crate::ranked::ranked;
use crate::{Run, Sources, Style, json, terminal};
use threadbare_trace::{Finding, Outcome};

/// A format.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Format {
    /// For people.
    Terminal,
    /// The object of the manual.
    Json,
    /// SARIF 2.1.0, which editors and code hosts read.
    Sarif,
    /// JUnit's XML, which continuous integration reads.
    Junit,
    /// Coverage as `lcov` and `genhtml` read it.
    Lcov,
    /// Annotations of GitHub's actions.
    Github,
    /// Executions as Perfetto and Chrome show them.
    Chrome,
    /// Inputs as KLEE's tools read them, each with its schedule.
    Ktest,
    /// What happened before what, for Graphviz.
    Dot,
    /// A page for a browser.
    Html,
    /// Witnesses of violations, as verifiers exchange them.
    SvWitness,
}

impl Format {
    /// All, by their names, with what each is for.
    pub const ALL: [(&str, Format, &str); 11] = [
        ("terminal", Format::Terminal, "For people"),
        ("json", Format::Json, "The object that the manual describes"),
        ("sarif", Format::Sarif, "SARIF 2.1.0, for editors and code hosts"),
        ("junit", Format::Junit, "JUnit's XML, for continuous integration"),
        ("lcov", Format::Lcov, "Coverage, for lcov and genhtml"),
        ("github", Format::Github, "Annotations of GitHub's actions"),
        ("chrome", Format::Chrome, "Executions, for Perfetto and chrome://tracing"),
        ("ktest", Format::Ktest, "Inputs in a folder, for KLEE's tools, each with its schedule"),
        ("dot", Format::Dot, "What happened before what, for Graphviz"),
        ("sv-witness", Format::SvWitness, "Violation witnesses 2.2 of SV-COMP, with the threads' turns"),
        (
            "html",
            Format::Html,
            "A page for a browser, in one file: findings, executions step by step, coverage",
        ),
    ];

    /// The format with a name.
    pub fn from_name(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|(known, ..)| *known == name).map(|(_, format, _)| format)
    }

    /// Whether it is a folder with a file for each finding, rather than one file.
    pub fn is_folder(self) -> bool {
        self == Format::Ktest
    }
}

/// A run in a format: one file, or the files of a folder by their names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// One file.
    File(String),
    /// The files of a folder.
    Folder(Vec<(String, Vec<u8>)>),
}

/// A run in a format. The style is for people alone.
pub fn write(
    format: Format,
    outcome: &Outcome,
    run: &Run,
    sources: &Sources,
    style: Style,
) -> Result<Written, serde_json::Error> {
    Ok(Written::File(match format {
        Format::Terminal => terminal(outcome, run, sources, style),
        Format::Json => json(outcome, run, sources)?,
        Format::Sarif => sarif::sarif(outcome, run, sources)?,
        Format::Junit => junit::junit(outcome, run, sources),
        Format::Lcov => lcov::lcov(outcome),
        Format::Github => github::github(outcome, run, sources),
        Format::Chrome => chrome::chrome(outcome, run)?,
        Format::Dot => dot::dot(outcome, run),
        Format::SvWitness => sv_witness::sv_witness(outcome, run, sources),
        Format::Html => html::html(outcome, run, sources)?,
        Format::Ktest => return Ok(Written::Folder(ktest::ktest(outcome, run)?)),
    }))
}

/// The findings in the order in which they are told, without their witnesses.
fn findings<'a>(outcome: &'a Outcome, run: &'a Run) -> impl Iterator<Item = &'a Finding> {
    ranked(outcome, run).into_iter().map(|(finding, _)| finding)
}

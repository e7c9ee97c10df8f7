//! `threadbare doctor`: what is here, what is missing, and how to get it.

use crate::args::Doctor;
use crate::status::{Answer, Failure, Status};
use serde::Serialize;
use std::fmt::Write;
use threadbare_toolchain::{Cache, Need, Tool, survey};

/// The version of the JSON that this command prints.
const FORMAT: u32 = 1;

#[derive(Serialize)]
struct Report {
    format: u32,
    healthy: bool,
    tools: Vec<Line>,
    /// Where compiled programs are kept.
    cache: String,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    purpose: &'static str,
    required: bool,
    path: Option<String>,
    version: Option<String>,
    problem: Option<String>,
    remedy: &'static str,
}

impl From<Tool> for Line {
    fn from(tool: Tool) -> Line {
        let Tool { name, purpose, need, found, remedy } = tool;
        let (path, version, problem) = match found {
            Ok((path, version)) => (Some(path.display().to_string()), Some(version), None),
            Err(problem) => (None, None, Some(problem)),
        };
        Line { name, purpose, required: need == Need::Required, path, version, problem, remedy }
    }
}

pub fn run(args: &Doctor) -> Result<Answer, Failure> {
    let tools: Vec<Line> = survey(args.clang.as_deref()).into_iter().map(Line::from).collect();
    let healthy = tools.iter().all(|tool| tool.problem.is_none() || !tool.required);
    let cache = Cache::of_user()?.folder().display().to_string();
    let report = Report { format: FORMAT, healthy, tools, cache };
    let text = if args.json { serde_json::to_string_pretty(&report)? + "\n" } else { terminal(&report) };
    Ok(Answer::new(text, if healthy { Status::Clean } else { Status::Bad }))
}

fn terminal(report: &Report) -> String {
    let mut text = String::new();
    for tool in &report.tools {
        let Line { name, purpose, remedy, .. } = tool;
        let _ = match (&tool.path, &tool.version, &tool.problem) {
            (Some(path), Some(version), _) => {
                writeln!(text, "found    {name:<9} {purpose}\n         {:9} {path}: {version}", "")
            }
            (_, _, problem) => {
                let weight = if tool.required { "MISSING " } else { "missing " };
                let problem = problem.as_deref().unwrap_or("not found");
                writeln!(
                    text,
                    "{weight} {name:<9} {purpose}\n         {:9} {problem}\n         {:9} get it: {remedy}",
                    "", ""
                )
            }
        };
    }
    let _ = writeln!(text, "cache    {}", report.cache);
    let _ = writeln!(
        text,
        "{}",
        if report.healthy {
            "Everything that is needed is here."
        } else {
            "Something that is needed is missing."
        }
    );
    text
}

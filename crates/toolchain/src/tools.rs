//! What Threadbare can use on this machine, what of it is here, and how to get the rest.

use crate::clang::on_path;
use crate::{Clang, bitcode, process};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How much a tool is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing works without it.
    Required,
    /// Something works only with it.
    Optional,
}

/// A program outside Threadbare.
#[derive(Clone, Debug)]
pub struct Tool {
    /// What it is called.
    pub name: &'static str,
    /// What it is for.
    pub purpose: &'static str,
    /// How much it is needed.
    pub need: Need,
    /// Where it is and which version, or why it is missing.
    pub found: Result<(PathBuf, String), String>,
    /// How to get it.
    pub remedy: &'static str,
}

/// Looks for every tool.
#[must_use]
pub fn survey(clang: Option<&Path>) -> Vec<Tool> {
    vec![
        Tool {
            name: "clang",
            purpose: "compiles C and C++ to IR",
            need: Need::Required,
            found: Clang::find(clang).map(|c| (c.path, c.version)).map_err(|error| error.to_string()),
            remedy: "apt-get install clang-19, or any clang from 14 on",
        },
        Tool {
            name: "z3",
            purpose: "solves floating point and hard arithmetic",
            need: Need::Optional,
            found: versioned(on_path("z3")),
            remedy: "apt-get install z3",
        },
        Tool {
            name: "llvm-dis",
            purpose: "reads bitcode (.bc)",
            need: Need::Optional,
            found: versioned(bitcode::disassembler()),
            remedy: "apt-get install llvm-19; a clang stands in for it",
        },
        Tool {
            name: "gdb",
            purpose: "shows a native replay (replay --gdb)",
            need: Need::Optional,
            found: versioned(on_path("gdb")),
            remedy: "apt-get install gdb",
        },
        Tool {
            name: "rr",
            purpose: "records a native replay (replay --rr)",
            need: Need::Optional,
            found: versioned(on_path("rr")),
            remedy: "apt-get install rr",
        },
        Tool {
            name: "llvm-symbolizer",
            purpose: "names the lines of leaks in native replays",
            need: Need::Optional,
            found: versioned(on_path("llvm-symbolizer")),
            remedy: "apt-get install llvm",
        },
    ]
}

/// A tool with what it says of its version.
fn versioned(path: Option<PathBuf>) -> Result<(PathBuf, String), String> {
    let path = path.ok_or("not on the PATH")?;
    let output = process::output(Command::new(&path).arg("--version")).map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().find(|line| line.contains("version")).or(text.lines().next()).unwrap_or_default();
    Ok((path, line.trim().to_owned()))
}

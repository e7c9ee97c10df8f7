//! A folder of regression tests that needs nothing of ours: the program's sources, the cases as text, a runtime in C, and a Makefile for
//! any C compiler with binutils. Nothing is compiled here, and nothing is run: clang is only asked which headers the sources include.

mod case;
mod makefile;
mod sources;

pub use case::Case;

use crate::build::Options;
use crate::{Error, headers};
use sources::Sources;
use std::fs;
use std::path::{Path, PathBuf};
use threadbare_ir::Program;
use threadbare_ir::program::SymbolKind;
use threadbare_ir::types::{FloatKind, Type};
use threadbare_runtime::regression::{NAMES, SOURCES, TOOLS};
use threadbare_runtime::{Role, role};
use threadbare_trace::options::Undefined;

/// What tests are made of.
pub struct Regression<'a> {
    /// The files that the program was given as.
    pub programs: &'a [PathBuf],
    /// How they were compiled.
    pub options: &'a Options,
    /// The program, to see what it calls and does not have.
    pub program: &'a Program,
    /// What calls of functions without body and model do.
    pub undefined: Undefined,
    /// Whether a function has a model: the C library has it, too.
    pub is_known: &'a dyn Fn(&str) -> bool,
    /// The findings that there are tests for.
    pub cases: &'a [Case<'a>],
    /// The findings that there is no test for, and why.
    pub left_out: &'a [(String, String)],
}

/// Writes the folder, which must be empty or not there. Returns what of the flags is not used.
pub fn write_tests(made: &Regression<'_>, folder: &Path) -> Result<Vec<String>, Error> {
    let sources = Sources::find(made.programs, made.options)?;
    let unwritable = |path: &Path| {
        let path = path.to_owned();
        move |source| Error::Unwritable { path, source }
    };
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(unwritable(parent))?;
        fs::write(&path, bytes).map_err(unwritable(&path))
    };
    for (name, path) in &sources.files {
        let bytes = crate::files::read(path).map_err(|error| Error::reading(path, error))?;
        write(&format!("src/{name}"), &bytes)?;
    }
    for (name, text) in headers::all() {
        write(&format!("include/{name}"), text.as_bytes())?;
    }
    for (name, text) in SOURCES.iter().chain(TOOLS) {
        write(&format!("runtime/{name}"), text.as_bytes())?;
    }
    write("runtime/names", NAMES.as_bytes())?;
    let missing = missing(made);
    write("runtime/program.c", missing.text.as_bytes())?;
    for case in made.cases {
        write(&format!("cases/{}.case", case.name), case.text(&sources).as_bytes())?;
    }
    write("Makefile", makefile::makefile(&sources, made.cases, &missing.overridden).as_bytes())?;
    write("README", makefile::readme(made.cases, made.left_out, &sources.unused).as_bytes())?;
    write(".gitignore", b"build/\n")?;
    Ok(sources.unused)
}

/// Whether the runtime has a definition of an input.
fn is_in_runtime(name: &str) -> bool {
    SOURCES.iter().any(|(part, text)| *part == "inputs.c" && text.contains(&format!(" {name}(")))
}

/// Functions that the program calls and that neither it nor the C library has.
struct Missing {
    /// Their definitions.
    text: String,
    /// Those of the program's own that mean something else.
    overridden: Vec<String>,
}

fn missing(made: &Regression<'_>) -> Missing {
    let mut text = String::from(
        "/* Inputs that this program asks for by functions of its own naming. */\n\
         unsigned long long tb_input(void);\nfloat tb_input_float(void);\ndouble tb_input_double(void);\n\n",
    );
    let mut overridden = Vec::new();
    for symbol in made.program.symbols() {
        let SymbolKind::Function(function) = &symbol.kind else { continue };
        let name = &*symbol.name;
        let is_word = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_word {
            continue;
        }
        if function.is_defined && threadbare_runtime::overrides_definition(name) {
            overridden.push(name.to_owned());
        } else if function.is_defined {
            continue;
        }
        let is_input = match role(name) {
            Some(Role::Input) => !is_in_runtime(name),
            Some(_) => continue,
            None if (made.is_known)(name) => continue,
            None => made.undefined == Undefined::Input,
        };
        let is_zero = role(name).is_none() && made.undefined == Undefined::Concrete;
        if name.starts_with("tb_") || !(is_input || is_zero) {
            continue;
        }
        let (returns, value) = match &function.ty.ret {
            Type::Void => ("void", ""),
            Type::Float(FloatKind::Single) => ("float", "tb_input_float()"),
            Type::Float(FloatKind::Double) => ("double", "tb_input_double()"),
            _ => ("unsigned long long", "tb_input()"),
        };
        let value = if is_input || value.is_empty() { value } else { "0" };
        text += &format!("{returns} {name}(void) {{ return {value}; }}\n").replace("return ; ", "");
    }
    Missing { text, overridden }
}

//! Which files a program is made of, headers too, what they are called in a folder of tests, and which flags another compiler gets.

use crate::build::{Options, Unit, units};
use crate::{Error, files};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

/// The files of a program.
#[derive(Debug)]
pub struct Sources {
    /// The folder that all are in.
    root: PathBuf,
    /// The name of each in the folder of tests, and where it is here.
    pub files: BTreeMap<String, PathBuf>,
    /// What is compiled, by these names, each with its flags.
    pub units: Vec<(String, Vec<String>)>,
    /// Flags that are not used.
    pub unused: Vec<String>,
}

impl Sources {
    /// Finds them.
    pub fn find(programs: &[PathBuf], options: &Options) -> Result<Sources, Error> {
        let units = units(programs, options)?;
        let mut all = Vec::new();
        for unit in &units {
            all.push(real(&unit.path)?);
            for name in &unit.includes {
                all.push(real(name)?);
            }
        }
        let folder = |path: &PathBuf| path.parent().unwrap_or(path).to_owned();
        let mut folders = all.iter().map(folder);
        let first = folders.next().unwrap_or_default();
        let root = folders.fold(first, |root, next| common(&root, &next));
        if root.components().all(|part| part == Component::RootDir) {
            return Err(Error::NoTests {
                why: "its sources and their headers are in no common folder".to_owned(),
            });
        }
        let mut sources = Sources { root, files: BTreeMap::new(), units: Vec::new(), unused: Vec::new() };
        for path in all {
            let name = sources.name(&path.display().to_string());
            if !is_plain(&name) {
                return Err(Error::NoTests { why: format!("`{name}` is no name for a Makefile") });
            }
            sources.files.insert(name, path);
        }
        for Unit { path, flags, .. } in &units {
            let flags = sources.flags(flags);
            let name = sources.name(&real(path)?.display().to_string());
            sources.units.push((name, flags));
        }
        sources.unused.sort();
        sources.unused.dedup();
        Ok(sources)
    }

    /// What a file is called in the folder of tests.
    pub fn name(&self, file: &str) -> String {
        let path = std::fs::canonicalize(file).unwrap_or_else(|_| PathBuf::from(file));
        let inside = path.strip_prefix(&self.root).unwrap_or(Path::new(path.file_name().unwrap_or_default()));
        // Names come from debug information, too, where they may be anything.
        inside.display().to_string().replace(char::is_control, "?")
    }

    /// The flags for any compiler: what is defined, where headers are, the language. How much to optimise and what to warn of is left out.
    fn flags(&mut self, flags: &[String]) -> Vec<String> {
        let mut kept = Vec::new();
        let mut words = flags.iter();
        while let Some(word) = words.next() {
            let split = WITH_VALUE.iter().find_map(|name| Some((*name, word.strip_prefix(name)?)));
            if let Some((name, rest)) = split {
                let value = if rest.is_empty() { words.next().map_or("", String::as_str) } else { rest };
                match name {
                    _ if value.contains(char::is_control) => self.unused.push(name.to_owned()),
                    "-D" | "-U" => kept.push(format!("{name}{value}")),
                    _ => match self.inside(value) {
                        Some(inside) => kept.push(format!("{name} $(S)/{inside}")),
                        None => self.unused.push(format!("{name} {value}")),
                    },
                }
            } else if word.starts_with("-std=") || KEPT.contains(&word.as_str()) {
                kept.push(word.clone());
            } else if !["-O", "-W", "-w", "-g", "-pthread", "-pedantic"]
                .iter()
                .any(|front| word.starts_with(front))
            {
                self.unused.push(word.clone());
            }
        }
        kept
    }

    fn inside(&self, folder: &str) -> Option<String> {
        let path = std::fs::canonicalize(folder).ok()?;
        let name = path.strip_prefix(&self.root).ok()?.display().to_string();
        is_plain(&name).then_some(name)
    }
}

const WITH_VALUE: &[&str] = &["-D", "-U", "-include", "-imacros", "-isystem", "-iquote", "-idirafter", "-I"];

const KEPT: &[&str] = &[
    "-ansi",
    "-fwrapv",
    "-fsigned-char",
    "-funsigned-char",
    "-fno-strict-aliasing",
    "-fcommon",
    "-fno-common",
    "-fshort-enums",
    "-fms-extensions",
];

fn real(path: &Path) -> Result<PathBuf, Error> {
    files::look(path).map_err(|error| Error::reading(path, error))?;
    std::fs::canonicalize(path).map_err(|error| Error::reading(path, error))
}

fn common(one: &Path, other: &Path) -> PathBuf {
    let parts = one.components().zip(other.components());
    parts.take_while(|(a, b)| a == b).map(|(part, _)| part).collect()
}

/// Whether a name means itself in a Makefile and in a shell.
fn is_plain(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || "._-+/,@".contains(c))
}

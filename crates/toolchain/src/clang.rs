//! Finding the best clang of this machine, and asking it for its version. It says the same as long as it is the same file, and to ask takes
//! longer than many a check: the answer is kept.

use crate::cache::{Cache, Digest};
use crate::{Error, process};
use std::io::{self, Read};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest major version whose IR the reader knows.
pub const OLDEST_CLANG: u32 = 14;

/// The newest major version that is looked for by name.
const NEWEST_NAME: u32 = 30;

/// Up to here the IR was tried; a newer clang is taken only if there is no other.
const NEWEST_TRIED: u32 = 19;

/// A clang that runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clang {
    /// Where it is.
    pub path: PathBuf,
    /// Its major version.
    pub major: u32,
    /// The first line of `--version`, which tells one build from another.
    pub version: String,
}

impl Clang {
    /// The compiler that was named, or else the best on the PATH.
    pub fn find(named: Option<&Path>) -> Result<Clang, Error> {
        if let Some(path) = named {
            return Clang::at(path);
        }
        for name in names() {
            if let Some(path) = on_path(&name)
                && let Ok(clang) = Clang::at(&path)
            {
                return Ok(clang);
            }
        }
        Err(Error::NoClang { searched: format!("clang-{NEWEST_TRIED} to clang-{OLDEST_CLANG}, and clang") })
    }

    /// The clang at a path, if it is one that will do.
    fn at(path: &Path) -> Result<Clang, Error> {
        let not = |why: String| Error::NotClang { path: path.to_owned(), why };
        // It is run in other folders, too, and must be the same program there. A name without a folder is one on the PATH.
        let whole = match path.components().count() {
            0 | 1 => on_path(&path.to_string_lossy()),
            _ => std::path::absolute(path).ok(),
        };
        let whole = whole.ok_or_else(|| not("no such program".into()))?;
        let version = version_of(&whole).map_err(|error| not(error.to_string()))?;
        let major =
            major(&version).ok_or_else(|| not(format!("`{} --version` says `{version}`", path.display())))?;
        if major < OLDEST_CLANG {
            return Err(Error::OldClang { path: path.to_owned(), found: major });
        }
        Ok(Clang { path: whole, major, version })
    }
}

/// The first line of what a compiler says of its version.
fn version_of(program: &Path) -> io::Result<String> {
    let known = identity(program).zip(Cache::of_home());
    if let Some(version) = known.as_ref().and_then(|(key, cache)| cache.get(key)) {
        return Ok(String::from_utf8_lossy(&version).into_owned());
    }
    let output = process::output(Command::new(program).arg("--version"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let version = text.lines().next().unwrap_or_default().trim().to_owned();
    if let Some((key, cache)) = known.filter(|_| output.status.success() && major(&version).is_some()) {
        cache.put(&key, version.as_bytes());
    }
    Ok(version)
}

/// What changes when a program is replaced by another; none of a script, which may say something else each time.
fn identity(program: &Path) -> Option<String> {
    let program = program.canonicalize().ok()?;
    let mut file = std::fs::File::open(&program).ok()?;
    let mut start = [0; 4];
    file.read_exact(&mut start).ok()?;
    let meta = file.metadata().ok()?;
    let mut digest = Digest::new();
    digest.add(b"version");
    digest.add(program.as_os_str().as_encoded_bytes());
    let numbers = [meta.dev(), meta.ino(), meta.size()];
    numbers.iter().for_each(|number| digest.add(&number.to_le_bytes()));
    let times = [meta.mtime(), meta.mtime_nsec(), meta.ctime(), meta.ctime_nsec()];
    times.iter().for_each(|time| digest.add(&time.to_le_bytes()));
    (start == *b"\x7fELF").then(|| digest.finish())
}

/// The names of clang, best first.
fn names() -> impl Iterator<Item = String> {
    let tried = (OLDEST_CLANG..=NEWEST_TRIED).rev();
    let newer = NEWEST_TRIED + 1..=NEWEST_NAME;
    let versioned = |v| format!("clang-{v}");
    tried.map(versioned).chain(["clang".to_owned()]).chain(newer.map(versioned))
}

/// The major version in a line such as `Debian clang version 14.0.6`.
fn major(version: &str) -> Option<u32> {
    let (_, number) = version.split_once("clang version ")?;
    number.split(['.', '-', ' ']).next()?.parse().ok()
}

/// The program of that name on the PATH. Folders that depend on where we are do not count: a program under test may lie there.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path).filter(|folder| folder.is_absolute());
    folders.map(|folder| folder.join(name)).find(|file| is_executable(file))
}

fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_several_vendors() {
        assert_eq!(major("Debian clang version 14.0.6"), Some(14));
        assert_eq!(major("Ubuntu clang version 18.1.3 (1ubuntu1)"), Some(18));
        assert_eq!(major("Apple clang version 15.0.0 (clang-1500.3.9.4)"), Some(15));
        assert_eq!(major("clang version 21.0.0git"), Some(21));
        assert_eq!(major("clang version 22-init"), Some(22));
        assert_eq!(major("gcc (Debian 12.2.0-14) 12.2.0"), None);
        assert_eq!(major(""), None);
    }

    #[test]
    fn another_file_is_another_program_and_a_script_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let (one, other) = (folder.path().join("one"), folder.path().join("other"));
        std::fs::write(&one, b"\x7fELF, say").unwrap();
        let before = identity(&one);
        assert!(before.is_some());
        assert_eq!(identity(&one), before);
        std::fs::write(&other, b"\x7fELF, say").unwrap();
        std::fs::rename(&other, &one).unwrap();
        assert_ne!(identity(&one), before);
        std::fs::write(&one, b"#!/bin/sh").unwrap();
        assert_eq!(identity(&one), None);
    }

    #[test]
    fn tried_versions_come_first() {
        let names: Vec<_> = names().collect();
        assert_eq!(names[0], "clang-19");
        assert_eq!(names[5], "clang-14");
        assert_eq!(names[6], "clang");
        assert_eq!(names[7], "clang-20");
    }
}

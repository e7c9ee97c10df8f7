//! `compile_commands.json`: which files a project is made of, and with which flags each is compiled. It supplies
//! flags only; the compiler that it names is never run.

use crate::flags::{self, Scope};
use crate::{Error, files, trust};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// A file of a project, with the flags that change its meaning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Where the compiler is to run.
    pub directory: PathBuf,
    /// The source file, as the database names it.
    pub file: PathBuf,
    /// Its flags.
    pub flags: Vec<String>,
}

#[derive(Deserialize)]
struct Record {
    directory: PathBuf,
    file: PathBuf,
    arguments: Option<Vec<String>>,
    command: Option<String>,
}

/// Reads a database. What it asks for beyond what any file may ask for has to be trusted; the sentence says what was. `trusted`: the
/// person says so now.
pub fn read(path: &Path, trusted: bool) -> Result<(Vec<Entry>, Option<String>), Error> {
    let bytes = files::read(path).map_err(|error| Error::reading(path, error))?;
    let bad = |why: String| Error::BadDatabase { path: path.to_owned(), why };
    let records: Vec<Record> = serde_json::from_slice(&bytes)
        .map_err(|error| bad(format!("not a compilation database: {error}")))?;
    if records.is_empty() {
        return Err(bad("an empty compilation database".into()));
    }
    let base = path.parent().filter(|folder| folder != &Path::new("")).unwrap_or(Path::new("."));
    // Each file is compiled in a folder of its own, so all paths are made to hold anywhere.
    let base = std::path::absolute(base).map_err(|error| Error::reading(path, error))?;
    let here = std::env::current_dir().map_err(|error| Error::reading(path, error))?;
    let mut unlisted = Vec::new();
    let mut entries = Vec::new();
    for record in records {
        let arguments = match (record.arguments, record.command) {
            (Some(arguments), _) => arguments,
            (None, Some(command)) => shell_words::split(&command)
                .map_err(|error| bad(format!("{}: {error} in the command", record.file.display())))?,
            (None, None) => {
                return Err(bad(format!("{}: neither arguments nor a command", record.file.display())));
            }
        };
        let directory = base.join(record.directory);
        let scope = Scope { base: directory.clone(), inside: vec![base.clone(), here.clone()] };
        let asked = flags::of_database(arguments.get(1..).unwrap_or_default(), &scope);
        for flag in asked.unlisted {
            if !unlisted.contains(&flag) {
                unlisted.push(flag);
            }
        }
        entries.push(Entry { directory, file: record.file, flags: asked.flags });
    }
    let note = trust::allow(path, &bytes, &unlisted, trusted)?;
    for entry in &mut entries {
        // Outputs are ours in any case.
        entry.flags = flags::of_person(&entry.flags, true)?;
    }
    Ok((entries, note))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Result<Vec<Entry>, Error> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("compile_commands.json");
        std::fs::write(&path, text).unwrap();
        read(&path, false).map(|(entries, _)| entries)
    }

    #[test]
    fn commands_and_arguments() {
        let entries = read_text(
            r#"[{"directory": "/p", "file": "a.c", "command": "cc -DNAME='\"a b\"' -c a.c -o a.o"},
                {"directory": "/p", "file": "b.c", "arguments": ["cc", "-I", "x y", "b.c"]}]"#,
        )
        .unwrap();
        assert_eq!(entries[0].flags, ["-DNAME=\"a b\""]);
        assert_eq!(entries[1].flags, ["-Ix y"]);
        assert_eq!(entries[1].directory, Path::new("/p"));
    }

    #[test]
    fn broken_databases_say_what_is_wrong() {
        for (text, expected) in [
            ("", "not a compilation database"),
            ("[]", "empty"),
            (r#"[{"directory": "/", "file": "a.c"}]"#, "a.c: neither arguments nor a command"),
            (r#"[{"directory": "/", "file": "a.c", "command": "cc 'x"}]"#, "a.c: missing closing quote"),
            (
                r#"[{"directory": "/", "file": "a.c", "command": "cc -fplugin=x"}]"#,
                "asks for `-fplugin=x`, which is not known to be harmless",
            ),
        ] {
            let message = read_text(text).unwrap_err().to_string();
            assert!(message.contains(expected), "{text}: {message}");
        }
    }
}

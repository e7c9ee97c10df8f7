//! `compile_commands.json`: which files a project is made of, and with which flags each is compiled. It supplies
//! flags only; the compiler that it names is never run.

use crate::{Error, flags};
use serde::Deserialize;
use std::fs;
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

/// Reads a database.
pub fn read(path: &Path) -> Result<Vec<Entry>, Error> {
    let bytes = fs::read(path).map_err(|error| Error::reading(path, error))?;
    let bad = |why: String| Error::BadDatabase { path: path.to_owned(), why };
    let records: Vec<Record> = serde_json::from_slice(&bytes)
        .map_err(|error| bad(format!("not a compilation database: {error}")))?;
    if records.is_empty() {
        return Err(bad("an empty compilation database".into()));
    }
    let base = path.parent().filter(|folder| folder != &Path::new("")).unwrap_or(Path::new("."));
    // Each file is compiled in a folder of its own, so all paths are made to hold anywhere.
    let base = std::path::absolute(base).map_err(|error| Error::reading(path, error))?;
    records
        .into_iter()
        .map(|record| {
            let arguments = match (record.arguments, record.command) {
                (Some(arguments), _) => arguments,
                (None, Some(command)) => shell_words::split(&command)
                    .map_err(|error| bad(format!("{}: {error} in the command", record.file.display())))?,
                (None, None) => {
                    return Err(bad(format!("{}: neither arguments nor a command", record.file.display())));
                }
            };
            let origin = format!("{}: {}", path.display(), record.file.display());
            let flags = flags::of_database(arguments.get(1..).unwrap_or_default(), &origin)?;
            Ok(Entry { directory: base.join(record.directory), file: record.file, flags })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_text(text: &str) -> Result<Vec<Entry>, Error> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("compile_commands.json");
        fs::write(&path, text).unwrap();
        read(&path)
    }

    #[test]
    fn commands_and_arguments() {
        let entries = read_text(
            r#"[{"directory": "/p", "file": "a.c", "command": "cc -DNAME='\"a b\"' -c a.c -o a.o"},
                {"directory": "/p", "file": "b.c", "arguments": ["cc", "-I", "x y", "b.c"]}]"#,
        )
        .unwrap();
        assert_eq!(entries[0].flags, ["-DNAME=\"a b\""]);
        assert_eq!(entries[1].flags, ["-I", "x y"]);
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
                "a.c: the flag `-fplugin=x`",
            ),
        ] {
            let message = read_text(text).unwrap_err().to_string();
            assert!(message.contains(expected), "{text}: {message}");
        }
    }
}

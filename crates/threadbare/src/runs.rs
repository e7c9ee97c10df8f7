//! Where witnesses are kept: `.threadbare/runs/N/K-KIND.json` in the working directory. The witness file is the
//! truth about a finding.

use crate::status::Failure;
use serde_json::Value;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use threadbare_trace::witness::FORMAT;
use threadbare_trace::{Finding, Witness};

const FOLDER: &str = ".threadbare";

/// Writes the witness of each finding into a new run's folder: their paths, in the same order, and why the rest
/// was not written, if it was not.
pub fn write(findings: &[Finding]) -> (Vec<String>, Option<Failure>) {
    let mut paths = Vec::new();
    if findings.is_empty() {
        return (paths, None);
    }
    let folder = match new_run() {
        Ok(folder) => folder,
        Err(failure) => return (paths, Some(failure)),
    };
    for (number, finding) in findings.iter().enumerate() {
        let path = folder.join(format!("{}-{}.json", number + 1, finding.witness.failure.kind));
        if let Err(failure) = write_whole(&path, &finding.witness) {
            return (paths, Some(failure));
        }
        paths.push(path.display().to_string());
    }
    (paths, None)
}

/// Writes a file as a whole or not at all.
fn write_whole(path: &Path, witness: &Witness) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(witness)? + "\n";
    let unfinished = path.with_extension("part");
    let write = || -> io::Result<()> {
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&unfinished, path)
    };
    write().map_err(|error| {
        let _ = fs::remove_file(&unfinished);
        unwritable(path, &error)
    })
}

/// Reads a witness. One that is not whole, or of another format, is refused.
pub fn read(path: &Path) -> Result<Witness, Failure> {
    let name = path.display();
    let bytes = fs::read(path).map_err(|error| Failure::new(format!("{name}: cannot be read: {error}")))?;
    let not_whole = |error| Failure::new(format!("{name}: not a witness, or not a whole one: {error}"));
    let value: Value = serde_json::from_slice(&bytes).map_err(not_whole)?;
    // Another format may have other fields, so it is the number that counts.
    match value.get("format").and_then(Value::as_u64) {
        Some(format) if format != u64::from(FORMAT) => Err(Failure::new(format!(
            "{name}: a witness of format {format}; this version reads format {FORMAT}"
        ))),
        Some(_) => serde_json::from_value(value).map_err(not_whole),
        None => Err(Failure::new(format!("{name}: not a witness: it names no format"))),
    }
}

/// A folder with the next free number. Making it is what takes the number, so runs side by side get different ones.
fn new_run() -> Result<PathBuf, Failure> {
    let runs = Path::new(FOLDER).join("runs");
    fs::create_dir_all(&runs).map_err(|error| unwritable(&runs, &error))?;
    let ignore = Path::new(FOLDER).join(".gitignore");
    if !ignore.exists() {
        fs::write(&ignore, "*\n").map_err(|error| unwritable(&ignore, &error))?;
    }
    let taken = fs::read_dir(&runs).map_err(|error| unwritable(&runs, &error))?;
    let numbers = taken.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u64>().ok());
    let mut next = numbers.max().unwrap_or(0) + 1;
    loop {
        let folder = runs.join(next.to_string());
        match fs::create_dir(&folder) {
            Ok(()) => return Ok(folder),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => next += 1,
            Err(error) => return Err(unwritable(&folder, &error)),
        }
    }
}

/// The folder that a witness of ours was made in: the one that `.threadbare` is in. Its sources are named from there.
pub fn home(witness: &Path) -> Option<&Path> {
    let folder = witness.parent()?.parent()?.parent()?;
    (folder.file_name()? == FOLDER).then(|| folder.parent()).flatten()
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: cannot be written: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_trace::{ErrorKind as Kind, Location, Schedule, Step, ThreadId, WitnessedFailure};

    fn witness() -> Witness {
        Witness {
            format: FORMAT,
            program: "f00d".into(),
            sources: vec!["a.c".into()],
            flags: Vec::new(),
            entry: "main".into(),
            options: threadbare_trace::Options::default(),
            inputs: Vec::new(),
            shared: Vec::new(),
            awaits: Vec::new(),
            schedule: Schedule { steps: vec![Step { thread: ThreadId::MAIN, label: 1 }] },
            failure: WitnessedFailure {
                kind: Kind::DoubleFree,
                message: "twice".into(),
                thread: ThreadId::MAIN,
                location: Location::default(),
                stack: Vec::new(),
                others: Vec::new(),
            },
        }
    }

    fn refused(path: &Path) -> String {
        read(path).err().map(|failure| failure.message).unwrap_or_default()
    }

    #[test]
    fn what_is_written_is_read_again_and_every_truncation_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("w.json");
        assert!(write_whole(&path, &witness()).is_ok());
        assert_eq!(read(&path).ok(), Some(witness()));
        let text = fs::read_to_string(&path).unwrap();
        for length in 0..text.trim_end().len() {
            fs::write(&path, &text[..length]).unwrap();
            let message = refused(&path);
            assert!(message.contains("not a whole one") && !message.contains('\n'), "{length}: {message}");
        }
    }

    #[test]
    fn other_formats_and_other_files_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("w.json");
        assert!(refused(&path).contains("cannot be read"));
        assert!(refused(folder.path()).contains("cannot be read"));
        for (text, says) in [
            (r#"{"format": 999}"#, "a witness of format 999; this version reads format 1"),
            (r#"{"format": 1}"#, "missing field"),
            ("[]", "it names no format"),
            ("\u{0}\u{ff}", "not a whole one"),
        ] {
            fs::write(&path, text).unwrap();
            assert!(refused(&path).contains(says), "{}", refused(&path));
        }
    }

    #[test]
    fn a_witness_knows_where_it_was_made() {
        let home = |path| home(Path::new(path));
        assert_eq!(home("/p/.threadbare/runs/3/1-race.json"), Some(Path::new("/p")));
        assert_eq!(home(".threadbare/runs/3/1-race.json"), Some(Path::new("")));
        assert_eq!(home("/p/elsewhere/1-race.json"), None);
        assert_eq!(home("1-race.json"), None);
    }
}

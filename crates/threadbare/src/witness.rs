//! Witness files: written whole or not at all, and refused if they are not whole. The witness file is the truth about
//! a finding.

use crate::place::unwritable;
use crate::status::Failure;
use crate::trust;
use serde_json::Value;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use threadbare_toolchain::files;
use threadbare_trace::Witness;
use threadbare_trace::witness::{FORMAT, is_read};

/// Writes a witness as a whole or not at all.
pub fn write(path: &Path, witness: &Witness) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(witness)? + "\n";
    let unfinished = path.with_extension("part");
    let write = || -> io::Result<()> {
        // Whatever is there is not ours: a link would lead elsewhere.
        match fs::remove_file(&unfinished) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let mut file = fs::File::create_new(&unfinished)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&unfinished, path)
    };
    write().map_err(|error| {
        let _ = fs::remove_file(&unfinished);
        unwritable(path, &error)
    })?;
    // The flags are what the person has typed, or trusts already.
    if !trust::unlisted(&witness.flags).is_empty() {
        threadbare_toolchain::remember(path, text.as_bytes());
    }
    Ok(())
}

/// Reads a witness. One that is not whole, or of another format, is refused.
pub fn read(path: &Path) -> Result<Witness, Failure> {
    read_with_bytes(path).map(|(witness, _)| witness)
}

/// Reads a witness, and says what it was read from.
pub fn read_with_bytes(path: &Path) -> Result<(Witness, Vec<u8>), Failure> {
    let name = path.display();
    let bytes =
        files::read(path).map_err(|error| Failure::new(format!("{name}: cannot be read: {error}")))?;
    let not_whole = |error| Failure::new(format!("{name}: not a witness, or not a whole one: {error}"));
    let value: Value = serde_json::from_slice(&bytes).map_err(not_whole)?;
    // Another format may have other fields, so it is the number that counts.
    match value.get("format").and_then(Value::as_u64) {
        Some(format) if !u32::try_from(format).is_ok_and(is_read) => Err(Failure::new(format!(
            "{name}: a witness of format {format}; this version reads formats up to {FORMAT}"
        ))),
        Some(_) => Ok((serde_json::from_value(value).map_err(not_whole)?, bytes)),
        None => Err(Failure::new(format!("{name}: not a witness: it names no format"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use threadbare_trace::{ErrorKind as Kind, Location, Range, Schedule, Step, ThreadId, WitnessedFailure};

    fn witness() -> Witness {
        Witness {
            format: FORMAT,
            program: "f00d".into(),
            sources: vec!["a.c".into()],
            flags: Vec::new(),
            places: Vec::new(),
            directory: String::new(),
            entry: "main".into(),
            options: threadbare_trace::Options::default(),
            inputs: Vec::new(),
            objects: Vec::new(),
            shared: Vec::new(),
            awaits: Vec::new(),
            schedule: Schedule {
                steps: vec![Step { thread: ThreadId::MAIN, label: 1, read: Range::default() }],
            },
            failure: WitnessedFailure {
                kind: Kind::DoubleFree,
                message: "twice".into(),
                thread: ThreadId::MAIN,
                location: Location::default(),
                stack: Vec::new(),
                others: Vec::new(),
                variable: String::new(),
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
        assert!(write(&path, &witness()).is_ok());
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
            (r#"{"format": 999}"#, "a witness of format 999; this version reads formats up to 2"),
            (r#"{"format": 1}"#, "missing field"),
            ("[]", "it names no format"),
            ("\u{0}\u{ff}", "not a whole one"),
        ] {
            fs::write(&path, text).unwrap();
            assert!(refused(&path).contains(says), "{}", refused(&path));
        }
    }
}

//! Where witnesses are kept: `.threadbare/runs/N/K-KIND.json` in the working directory. The witness file is the
//! truth about a finding.

use crate::status::Failure;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use threadbare_trace::Finding;

const FOLDER: &str = ".threadbare";

/// Writes the witness of each finding into a new run's folder; their paths, in the same order.
pub fn write(findings: &[Finding]) -> Result<Vec<String>, Failure> {
    if findings.is_empty() {
        return Ok(Vec::new());
    }
    let folder = new_run()?;
    let mut paths = Vec::new();
    for (number, finding) in findings.iter().enumerate() {
        let path = folder.join(format!("{}-{}.json", number + 1, finding.witness.failure.kind));
        let text = serde_json::to_string_pretty(&finding.witness)? + "\n";
        fs::write(&path, text).map_err(|error| unwritable(&path, &error))?;
        paths.push(path.display().to_string());
    }
    Ok(paths)
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

    #[test]
    fn a_witness_knows_where_it_was_made() {
        let home = |path| home(Path::new(path));
        assert_eq!(home("/p/.threadbare/runs/3/1-race.json"), Some(Path::new("/p")));
        assert_eq!(home(".threadbare/runs/3/1-race.json"), Some(Path::new("")));
        assert_eq!(home("/p/elsewhere/1-race.json"), None);
        assert_eq!(home("1-race.json"), None);
    }
}

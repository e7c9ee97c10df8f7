//! Where things are kept: `.threadbare/` beside the nearest `threadbare.toml`, else in the working directory. Paths are
//! relative to the working directory, as people type them.

use crate::status::Failure;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

const FOLDER: &str = ".threadbare";
const SETTINGS: &str = "threadbare.toml";

/// The folder that a project's settings and runs are in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// From the working directory: empty, or some `..`.
    home: PathBuf,
    /// From there back to the working directory.
    inside: PathBuf,
    has_settings: bool,
}

impl Place {
    /// The place for the working directory.
    pub fn find() -> Result<Place, Failure> {
        let here = std::env::current_dir()
            .map_err(|error| Failure::new(format!("the working directory cannot be found: {error}")))?;
        Ok(Place::of(&here))
    }

    fn of(here: &Path) -> Place {
        let mut home = PathBuf::new();
        for folder in here.ancestors() {
            if folder.join(SETTINGS).is_file() {
                let inside = here.strip_prefix(folder).unwrap_or(Path::new("")).to_owned();
                return Place { home, inside, has_settings: true };
            }
            home.push("..");
        }
        Place { home: PathBuf::new(), inside: PathBuf::new(), has_settings: false }
    }

    /// The settings, if there are any.
    pub fn settings(&self) -> Option<PathBuf> {
        self.has_settings.then(|| self.home.join(SETTINGS))
    }

    /// The folder itself, from the working directory.
    pub fn home(&self) -> &Path {
        &self.home
    }

    /// The working directory, as seen from the place.
    pub fn inside(&self) -> String {
        self.inside.display().to_string()
    }

    /// The database of runs.
    pub fn database(&self) -> PathBuf {
        self.home.join(FOLDER).join("runs.db")
    }

    /// The folder of a run.
    pub fn run(&self, number: u64) -> PathBuf {
        self.home.join(FOLDER).join("runs").join(number.to_string())
    }

    /// Refuses a place that leads elsewhere.
    pub fn refuse_links(&self) -> Result<(), Failure> {
        let folder = self.home.join(FOLDER);
        [folder.join("runs"), folder, self.database()].iter().try_for_each(|path| refuse_link(path))
    }

    /// Makes the folder for all runs.
    pub fn make(&self) -> Result<(), Failure> {
        self.refuse_links()?;
        let folder = self.home.join(FOLDER);
        let runs = folder.join("runs");
        fs::create_dir_all(&runs).map_err(|error| unwritable(&runs, &error))?;
        let ignore = folder.join(".gitignore");
        match fs::File::create_new(&ignore) {
            Ok(mut file) => io::Write::write_all(&mut file, b"*\n").map_err(|e| unwritable(&ignore, &e)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            Err(error) => Err(unwritable(&ignore, &error)),
        }
    }

    /// Makes a folder with the next free number, and one above `taken`. Making it is what takes the number, so runs
    /// side by side get different ones.
    pub fn new_run(&self, taken: u64) -> Result<u64, Failure> {
        let runs = self.home.join(FOLDER).join("runs");
        let entries = fs::read_dir(&runs).map_err(|error| unwritable(&runs, &error))?;
        let numbers = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u64>().ok());
        let mut next = numbers.max().unwrap_or(0).max(taken) + 1;
        loop {
            let folder = self.run(next);
            match fs::create_dir(&folder) {
                Ok(()) => return Ok(next),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => next += 1,
                Err(error) => return Err(unwritable(&folder, &error)),
            }
        }
    }
}

/// The folder that a witness of ours was made in: the one that `.threadbare` is in. Its sources are named from there.
pub fn home(witness: &Path) -> Option<&Path> {
    let folder = witness.parent()?.parent()?.parent()?;
    (folder.file_name()? == FOLDER).then(|| folder.parent()).flatten()
}

/// Whether a path leads from a folder to itself or further inside, and nowhere else.
pub fn is_below(path: &str) -> bool {
    Path::new(path).components().all(|part| matches!(part, Component::Normal(_)))
}

/// Refuses a link where a file or folder of ours should be: it may have come with the program, and leads elsewhere.
pub fn refuse_link(path: &Path) -> Result<(), Failure> {
    if path.symlink_metadata().is_ok_and(|data| data.is_symlink()) {
        let name = path.display();
        return Err(Failure::new(format!(
            "{name}: is a symbolic link, and Threadbare writes through none: remove it"
        )));
    }
    Ok(())
}

/// What to say of a file that could not be written.
pub fn unwritable(path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("{}: cannot be written: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_is_where_the_settings_are() {
        let folder = tempfile::tempdir().unwrap();
        let deep = folder.path().join("a/b");
        fs::create_dir_all(&deep).unwrap();
        let plain = Place::of(&deep);
        assert_eq!((plain.settings(), plain.database()), (None, ".threadbare/runs.db".into()));
        assert_eq!(plain.inside(), "");
        fs::write(folder.path().join("threadbare.toml"), "").unwrap();
        let place = Place::of(&deep);
        assert_eq!(place.settings(), Some("../../threadbare.toml".into()));
        assert_eq!(place.run(3), Path::new("../../.threadbare/runs/3"));
        assert_eq!(place.inside(), "a/b");
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

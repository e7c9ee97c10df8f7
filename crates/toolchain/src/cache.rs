//! What was compiled, kept by content: the key is a digest of everything that the result depends on, so an
//! entry is never wrong, only unused. Entries are written whole or not at all.

use crate::Error;
use sha2::{Digest as _, Sha256};
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// The cache grows no larger than this: what was not used for the longest time goes.
const MOST: u64 = 256 << 20;

/// What somebody who wants room leaves of it.
const LITTLE: u64 = 64 << 20;

/// Removes from the user's cache what was not used lately; returns how many bytes that were.
pub fn prune_cache() -> u64 {
    Cache::of_home().map_or(0, |cache| cache.prune(LITTLE))
}

/// A folder of compiled things.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The user's cache (`$XDG_CACHE_HOME/threadbare`), or a fresh private folder where there is no home.
    pub fn of_user() -> Result<Cache, Error> {
        if let Some(cache) = Cache::of_home() {
            return Ok(cache);
        }
        let folder = std::env::temp_dir().join(format!("threadbare-{}", std::process::id()));
        // Not `recursive`: a folder that is already there may be somebody else's, whatever is in it.
        static MADE: Mutex<bool> = Mutex::new(false);
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if !*made {
            fs::DirBuilder::new()
                .mode(0o700)
                .create(&folder)
                .map_err(|source| Error::Unwritable { path: folder.clone(), source })?;
            *made = true;
        }
        Cache::at(folder)
    }

    /// The user's cache in the user's home, if there is one.
    pub(crate) fn of_home() -> Option<Cache> {
        let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
        let base = absolute("XDG_CACHE_HOME").or_else(|| absolute("HOME").map(|home| home.join(".cache")));
        base.and_then(|base| Cache::at(base.join("threadbare")).ok())
    }

    /// A cache in a folder, which is made if need be.
    pub fn at(folder: PathBuf) -> Result<Cache, Error> {
        let cache = Cache { folder };
        let sign = cache.folder.join(OURS);
        cache.write_new(&sign, b"Threadbare's cache: may be deleted at any time.\n")?;
        Ok(cache)
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The entry of a key, if there is one.
    pub(crate) fn get(&self, key: &str) -> Option<Vec<u8>> {
        let path = self.entry(key);
        let bytes = fs::read(&path).ok()?;
        // What was used lately is kept longest. Where that cannot be noted, it only goes earlier.
        let _ = fs::File::options()
            .append(true)
            .open(&path)
            .and_then(|file| file.set_modified(SystemTime::now()));
        Some(bytes)
    }

    /// Keeps an entry. A full disk costs the next run its time, and this one nothing.
    pub(crate) fn put(&self, key: &str, text: &[u8]) {
        let _ = self.write_new(&self.entry(key), text);
        self.prune(MOST);
    }

    /// Removes what was not used for the longest time, until no more than so many bytes are left; returns how many went. Whoever
    /// reads an entry meanwhile has it open.
    pub(crate) fn prune(&self, most: u64) -> u64 {
        let mut files: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for folder in ["ir", "native"].map(|name| self.folder.join(name)) {
            let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
            files.extend(entries.filter_map(|entry| {
                let data = entry.metadata().ok().filter(fs::Metadata::is_file)?;
                // What begins with a dot is being written.
                let done = !entry.file_name().as_encoded_bytes().starts_with(b".");
                done.then(|| data.modified().map(|when| (when, data.len(), entry.path())).ok()).flatten()
            }));
        }
        let all: u64 = files.iter().map(|(_, bytes, _)| bytes).sum();
        if all <= most {
            return 0;
        }
        files.sort();
        // Some more than needed, so that the next entry does not begin it again.
        let enough = most - most / 4;
        let mut left = all;
        for (_, bytes, path) in files {
            if left <= enough {
                break;
            }
            if fs::remove_file(path).is_ok() {
                left -= bytes;
            }
        }
        all - left
    }

    fn entry(&self, key: &str) -> PathBuf {
        self.folder.join("ir").join(format!("{key}.ll"))
    }

    /// Writes a file that is not there yet, at once for all who look.
    pub(crate) fn write_new(&self, path: &Path, bytes: &[u8]) -> Result<(), Error> {
        if path.exists() {
            return Ok(());
        }
        write_whole(path, bytes).map_err(|source| Error::Unwritable { path: path.to_owned(), source })
    }
}

/// Says that a folder is a cache of ours.
const OURS: &str = "CACHE";

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let part = folder.join(format!(".part-{}-{count}", std::process::id()));
    let written = fs::File::create(&part)
        .and_then(|mut file| file.write_all(bytes))
        .and_then(|()| fs::rename(&part, path));
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

/// A digest of several byte strings, each of which counts with its length.
pub(crate) struct Digest(Sha256);

impl Digest {
    pub(crate) fn new() -> Digest {
        Digest(Sha256::new())
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    pub(crate) fn finish(self) -> String {
        use std::fmt::Write;
        self.0.finalize().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_comes_back_under_its_key_only() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path().join("a/b")).unwrap();
        assert_eq!(cache.get("k"), None);
        cache.put("k", b"text");
        assert_eq!(cache.get("k").as_deref(), Some(&b"text"[..]));
        assert_eq!(cache.get("l"), None);
    }

    #[test]
    fn what_was_not_used_for_the_longest_time_goes_first() {
        let folder = tempfile::tempdir().unwrap();
        let cache = Cache::at(folder.path().join("c")).unwrap();
        for (age, key) in ["new", "old", "used"].into_iter().enumerate() {
            cache.put(key, &[0; 100]);
            let when = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(10 - age as u64);
            fs::File::options().append(true).open(cache.entry(key)).unwrap().set_modified(when).unwrap();
        }
        assert_eq!(cache.prune(300), 0, "there is room for all");
        assert!(cache.get("used").is_some());
        assert_eq!(cache.prune(299), 100);
        assert_eq!(["new", "old", "used"].map(|key| cache.get(key).is_some()), [true, false, true]);
    }

    #[test]
    fn where_one_string_ends_matters() {
        let digest = |parts: &[&str]| {
            let mut digest = Digest::new();
            parts.iter().for_each(|part| digest.add(part.as_bytes()));
            digest.finish()
        };
        assert_ne!(digest(&["ab", "c"]), digest(&["a", "bc"]));
        assert_eq!(digest(&["ab", "c"]), digest(&["ab", "c"]));
        assert_eq!(digest(&[]).len(), 64);
    }
}

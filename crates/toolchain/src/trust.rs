//! Which files a person trusts: a mark in the user's own cache for each file as it was, by its place and its bytes. A file that has changed is
//! a file that nobody has looked at. Without a home nothing is remembered.

use crate::Error;
use crate::cache::{Cache, Digest};
use std::path::{Path, PathBuf};

/// Lets a file have what it asks for, if that is nothing, or if the person trusts the file: `now`, which is remembered, and then there is a
/// sentence that says what was allowed; or earlier.
pub fn allow(file: &Path, bytes: &[u8], asks: &[String], now: bool) -> Result<Option<String>, Error> {
    if asks.is_empty() {
        return Ok(None);
    }
    let names = names(asks);
    if now {
        remember(file, bytes);
        return Ok(Some(format!("{}: trusted, with {names}", file.display())));
    }
    match Cache::of_home() {
        Some(cache) if mark(&cache, file, bytes).is_some_and(|mark| mark.exists()) => Ok(None),
        _ => Err(Error::Untrusted { path: file.to_owned(), asks: names }),
    }
}

/// What was asked for, as it is shown.
pub fn names(asks: &[String]) -> String {
    let names: Vec<String> = asks.iter().map(|ask| format!("`{ask}`")).collect();
    names.join(", ")
}

/// Trusts a file as it is from now on. Where that cannot be written, the next command asks again.
pub fn remember(file: &Path, bytes: &[u8]) {
    if let Some(cache) = Cache::of_home()
        && let Some(mark) = mark(&cache, file, bytes)
    {
        let text = format!("{}\n", file.display());
        let _ = cache.write_new(&mark, text.as_bytes());
    }
}

/// Where the mark for a file is.
fn mark(cache: &Cache, file: &Path, bytes: &[u8]) -> Option<PathBuf> {
    let place = file.canonicalize().or_else(|_| std::path::absolute(file)).ok()?;
    let mut digest = Digest::new();
    digest.add(place.as_os_str().as_encoded_bytes());
    digest.add(bytes);
    Some(cache.folder().join("trusted").join(digest.finish()))
}

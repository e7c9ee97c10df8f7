//! The headers that programs under test include. They are part of the tool, so that an installed binary needs
//! no source tree: on first use they are written into the cache, under a name that depends on their text.

use crate::Error;
use crate::cache::{Cache, Digest};
use std::path::PathBuf;

/// Name and text of each header.
const HEADERS: &[(&str, &str)] = &[
    ("threadbare.h", include_str!("../include/threadbare.h")),
    ("klee/klee.h", include_str!("../include/klee/klee.h")),
    ("crest.h", include_str!("../include/crest.h")),
    ("cute.h", include_str!("../include/cute.h")),
];

/// The folder that the headers are in.
pub fn folder(cache: &Cache) -> Result<PathBuf, Error> {
    let mut digest = Digest::new();
    for (name, text) in HEADERS {
        digest.add(name.as_bytes());
        digest.add(text.as_bytes());
    }
    let folder = cache.folder().join(format!("include-{}", &digest.finish()[..16]));
    for (name, text) in HEADERS {
        cache.write_new(&folder.join(name), text.as_bytes())?;
    }
    Ok(folder)
}

/// Name and text of each, for whoever has to bring them.
pub fn all() -> &'static [(&'static str, &'static str)] {
    HEADERS
}

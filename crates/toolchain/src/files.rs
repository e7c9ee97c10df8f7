//! Files that somebody named: settings, databases, sources, witnesses, what a program reads. A name may lead to a device or a pipe, which
//! has no end or waits for ever, or to more than fits into memory: such a file is refused, in one sentence. Who types a name may wait, and
//! is answered when a bound is reached. What is in a file is not known here.

use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::Path;

/// The most that is read of one file.
pub const MOST_BYTES: u64 = 256 << 20;
/// The most that is read of a device: one that says more has no end.
const MOST_OF_A_DEVICE: u64 = 16 << 20;

/// Whether a name leads to a file that has an end.
pub fn look(path: &Path) -> io::Result<()> {
    // Looked at before it is opened: to open a pipe is to wait for somebody who writes.
    let data = fs::metadata(path)?;
    if data.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if !data.is_file() && !is_null(&data) {
        return Err(io::Error::other("it is a device or a pipe, and only files are read"));
    }
    if data.len() > MOST_BYTES {
        return Err(too_large());
    }
    Ok(())
}

/// The bytes of a file.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    look(path)?;
    let mut bytes = Vec::new();
    // It may have grown since.
    File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES { Err(too_large()) } else { Ok(bytes) }
}

/// The bytes of a file, a pipe or a device up to its end, whenever that comes. Only for names that somebody typed: whoever calls must
/// be ready to wait.
pub fn read_to_end(path: &Path) -> io::Result<Vec<u8>> {
    let data = fs::metadata(path)?;
    let kind = data.file_type();
    let (most, why): (_, fn() -> io::Error) = if kind.is_char_device() {
        (MOST_OF_A_DEVICE, endless)
    } else if kind.is_fifo() {
        (MOST_BYTES, too_large)
    } else {
        return read(path);
    };
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(why()) } else { Ok(bytes) }
}

/// The one device of which everybody knows that it is empty, by the numbers that Linux gives it.
fn is_null(data: &Metadata) -> bool {
    /// Major number 1, minor number 3.
    const NULL: u64 = 1 << 8 | 3;
    data.file_type().is_char_device() && data.rdev() == NULL
}

/// The text of a file.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?)
        .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8 text"))
}

fn too_large() -> io::Error {
    io::Error::other(format!("it is larger than {} MiB", MOST_BYTES >> 20))
}

fn endless() -> io::Error {
    io::Error::other(format!(
        "it is a device without an end: it says more than {} MiB",
        MOST_OF_A_DEVICE >> 20
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_with_an_end_are_read() {
        let folder = tempfile::tempdir().unwrap();
        let (plain, link, large) =
            (folder.path().join("a"), folder.path().join("b"), folder.path().join("c"));
        fs::write(&plain, "text").unwrap();
        std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
        File::create(&large).unwrap().set_len(MOST_BYTES + 1).unwrap();
        assert_eq!(read_text(&plain).unwrap(), "text");
        for (path, why) in [(&link, "a device or a pipe"), (&large, "larger than 256 MiB")] {
            assert!(read(path).unwrap_err().to_string().contains(why));
        }
        for read in [read, read_to_end] {
            assert_eq!(read(Path::new("/dev/null")).unwrap(), b"");
            assert_eq!(read(&plain).unwrap(), b"text");
            assert!(read(&large).unwrap_err().to_string().contains("larger than 256 MiB"));
            assert!(read(folder.path()).is_err());
        }
        assert!(read_to_end(&link).unwrap_err().to_string().contains("a device without an end"));
        assert_eq!(read(&folder.path().join("none")).unwrap_err().kind(), io::ErrorKind::NotFound);
    }
}

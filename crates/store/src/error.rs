//! What can go wrong with the file, in one sentence that names it.

use rusqlite::ErrorCode;
use std::path::PathBuf;

/// The file cannot be used, and why.
#[derive(thiserror::Error, Debug)]
#[error("{}: {cause}", path.display())]
pub struct Error {
    pub(crate) path: PathBuf,
    pub(crate) cause: Cause,
}

#[derive(thiserror::Error, Debug)]
pub(crate) enum Cause {
    #[error("not a database of Threadbare's; move it away, and a new one is made")]
    NotOurs,
    #[error(
        "a database of layout {found}; this version reads layout {known}; move it away, and a new one is made"
    )]
    Layout { found: i32, known: i32 },
    #[error("another process has been writing to it all the time; try again when it is done")]
    Busy,
    #[error("cannot be written: the disk is full")]
    Full,
    #[error("cannot be written: the file or its folder is read-only")]
    ReadOnly,
    #[error("cannot be opened: is its folder there, and may you write to it?")]
    Closed,
    #[error("cannot be read or written: the disk reports an error; is it full?")]
    Disk,
    #[error("{0}")]
    Other(String),
}

impl From<rusqlite::Error> for Cause {
    fn from(error: rusqlite::Error) -> Cause {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Cause::Busy,
            Some(ErrorCode::DiskFull) => Cause::Full,
            Some(ErrorCode::SystemIoFailure) => Cause::Disk,
            Some(ErrorCode::ReadOnly) => Cause::ReadOnly,
            Some(ErrorCode::CannotOpen) => Cause::Closed,
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Cause::NotOurs,
            _ => Cause::Other(error.to_string()),
        }
    }
}

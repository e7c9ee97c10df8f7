//! Runs on disk: for each run its number, its program, and bytes under names, in one SQLite file. It does not know
//! what the bytes mean. Several processes may have the file open; each change is a transaction.

mod error;

pub use error::Error;

use error::Cause;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Transaction, params};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The version of the file's layout.
const LAYOUT: i32 = 1;

/// Says in the file's header whose it is.
const OURS: i32 = i32::from_be_bytes(*b"TBRD");

/// How long to wait for another process that is writing: transactions take milliseconds.
const PATIENCE: Duration = Duration::from_secs(10);

/// The file, opened.
pub struct Store {
    path: PathBuf,
    database: Connection,
}

/// A run, as the file lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// Its number.
    pub number: u64,
    /// The hash of its program.
    pub program: String,
    /// When it began, in seconds since 1970.
    pub started: u64,
}

/// Bytes under a name.
#[derive(Clone, Copy, Debug)]
pub struct Item<'a> {
    /// What kind of thing it is.
    pub kind: &'a str,
    /// Which one of its kind.
    pub key: &'a str,
    /// The bytes.
    pub bytes: &'a [u8],
}

impl Store {
    /// Opens the file, and makes it if there is none.
    pub fn open(path: &Path) -> Result<Store, Error> {
        let wrap = |cause| Error { path: path.to_owned(), cause };
        let mut database = Connection::open(path).map_err(|e| wrap(e.into()))?;
        prepare(&mut database).map_err(wrap)?;
        Ok(Store { path: path.to_owned(), database })
    }

    /// Adds a run with the first things to keep of it: all of it is there, or nothing. Returns false if its number is
    /// taken.
    pub fn begin(&mut self, run: &Run, items: &[Item<'_>]) -> Result<bool, Error> {
        let write = |database: &mut Connection| {
            let transaction = database.transaction()?;
            let sql = "INSERT INTO run (number, program, started) VALUES (?1, ?2, ?3)";
            transaction.execute(sql, params![run.number as i64, run.program, run.started as i64])?;
            insert(&transaction, run.number, items)?;
            transaction.commit()
        };
        match write(&mut self.database) {
            Ok(()) => Ok(true),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => Ok(false),
            Err(error) => Err(self.wrap(error)),
        }
    }

    /// All runs, the oldest first.
    pub fn runs(&self) -> Result<Vec<Run>, Error> {
        let list = || -> Result<Vec<Run>, rusqlite::Error> {
            let mut statement =
                self.database.prepare("SELECT number, program, started FROM run ORDER BY number")?;
            let row = |row: &rusqlite::Row<'_>| {
                let (number, started): (i64, i64) = (row.get(0)?, row.get(2)?);
                Ok(Run { number: number as u64, program: row.get(1)?, started: started as u64 })
            };
            statement.query_map([], row)?.collect()
        };
        list().map_err(|error| self.wrap(error))
    }

    /// Keeps all of the items, or none. What was kept under the same name is replaced.
    pub fn put(&mut self, run: u64, items: &[Item<'_>]) -> Result<(), Error> {
        let write = |database: &mut Connection| {
            let transaction = database.transaction()?;
            insert(&transaction, run, items)?;
            transaction.commit()
        };
        write(&mut self.database).map_err(|error| self.wrap(error))
    }

    /// The bytes under a name.
    pub fn get(&self, run: u64, kind: &str, key: &str) -> Result<Option<Vec<u8>>, Error> {
        let sql = "SELECT bytes FROM item WHERE run = ?1 AND kind = ?2 AND key = ?3";
        let found = self.database.query_row(sql, params![run as i64, kind, key], |row| row.get(0));
        found.optional().map_err(|error| self.wrap(error))
    }

    /// Forgets a run and all that was kept of it. Returns whether there was one.
    pub fn delete(&mut self, run: u64) -> Result<bool, Error> {
        let deleted = self.database.execute("DELETE FROM run WHERE number = ?1", params![run as i64]);
        deleted.map(|rows| rows > 0).map_err(|error| self.wrap(error))
    }

    /// Forgets what was kept of a run under one kind.
    pub fn forget(&mut self, run: u64, kind: &str) -> Result<(), Error> {
        let done =
            self.database.execute("DELETE FROM item WHERE run = ?1 AND kind = ?2", params![run as i64, kind]);
        done.map(drop).map_err(|error| self.wrap(error))
    }

    /// Gives the room of what was forgotten back to the disk.
    pub fn compact(&mut self) -> Result<(), Error> {
        let done = self.database.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);");
        done.map_err(|error| self.wrap(error))
    }

    fn wrap(&self, error: rusqlite::Error) -> Error {
        Error { path: self.path.clone(), cause: error.into() }
    }
}

fn insert(transaction: &Transaction<'_>, run: u64, items: &[Item<'_>]) -> Result<(), rusqlite::Error> {
    let sql = "INSERT OR REPLACE INTO item (run, kind, key, bytes) VALUES (?1, ?2, ?3, ?4)";
    let mut statement = transaction.prepare_cached(sql)?;
    for Item { kind, key, bytes } in items {
        statement.execute(params![run as i64, kind, key, bytes])?;
    }
    Ok(())
}

/// Makes the tables, or checks that they are ours.
fn prepare(database: &mut Connection) -> Result<(), Cause> {
    database.busy_timeout(PATIENCE)?;
    let number = |database: &Connection, name: &str| -> Result<i32, rusqlite::Error> {
        database.pragma_query_value(None, name, |row| row.get(0))
    };
    // Another process may be doing the same: the first makes the tables, with the lock that the others wait for.
    let transaction = database.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    if number(&transaction, "application_id")? != OURS {
        let tables: i64 =
            transaction.query_row("SELECT count(*) FROM sqlite_master", [], |row| row.get(0))?;
        if tables > 0 {
            return Err(Cause::NotOurs);
        }
        transaction.execute_batch(
            "CREATE TABLE run
                 (number INTEGER PRIMARY KEY, program TEXT NOT NULL, started INTEGER NOT NULL) STRICT;
             CREATE TABLE item
                 (run INTEGER NOT NULL REFERENCES run (number) ON DELETE CASCADE,
                  kind TEXT NOT NULL, key TEXT NOT NULL, bytes BLOB NOT NULL,
                  PRIMARY KEY (run, kind, key)) STRICT, WITHOUT ROWID;",
        )?;
        transaction.pragma_update(None, "application_id", OURS)?;
        transaction.pragma_update(None, "user_version", LAYOUT)?;
    }
    transaction.commit()?;
    let layout = number(database, "user_version")?;
    if layout != LAYOUT {
        return Err(Cause::Layout { found: layout, known: LAYOUT });
    }
    // Readers do not wait for writers then. Where another process is at work this is left to the next: it is only faster.
    let _ = database.pragma_update(None, "journal_mode", "WAL");
    database.pragma_update(None, "synchronous", "NORMAL")?;
    database.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

#[cfg(test)]
mod tests;

//! Queries as SMT-LIB files, each with the answer given, for any solver to replay.

use crate::answer::Answer;
use std::path::{Path, PathBuf};
use threadbare_expr::{Term, Terms};

/// A directory of queries.
pub(crate) struct Log {
    directory: PathBuf,
    count: u64,
    /// Why the last query could not be written.
    pub failed: Option<String>,
}

/// A query as a script that ends with the question.
pub(crate) fn script(terms: &Terms, conditions: &[Term], answer: &Answer) -> String {
    let script = terms.script(conditions);
    let status = match answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat(_) => "unsat",
        Answer::Unknown(_) => "unknown",
    };
    format!(
        "(set-logic {})\n(set-info :smt-lib-version 2.6)\n(set-info :status {status})\n{}(check-sat)\n(exit)\n",
        script.logic, script.text
    )
}

impl Log {
    pub fn new(directory: &Path) -> Log {
        Log { directory: directory.to_path_buf(), count: 0, failed: None }
    }

    pub fn write(&mut self, terms: &Terms, conditions: &[Term], answer: &Answer) {
        let path = self.directory.join(format!("{:06}.smt2", self.count));
        self.count += 1;
        let write = std::fs::create_dir_all(&self.directory)
            .and_then(|()| std::fs::write(&path, script(terms, conditions, answer)));
        if let Err(e) = write {
            self.failed = Some(format!("{}: {e}", path.display()));
        }
    }
}

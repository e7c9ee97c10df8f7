//! How a command ends: the exit status, and what it says when it cannot answer.

use std::process::ExitCode;

/// The exit status. The kind of a finding is in the report, never here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nothing found, and complete; or simply done.
    Clean,
    /// The failure happened: a finding, or a witness reproduced.
    Failed,
    /// Bad usage, input or environment; a replay that diverges.
    Bad,
    /// Nothing found, but bounded or unsupported.
    Inconclusive,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        ExitCode::from(status.number())
    }
}

impl Status {
    /// As the shell sees it.
    pub fn number(self) -> u8 {
        match self {
            Status::Clean => 0,
            Status::Failed => 1,
            Status::Bad => 2,
            Status::Inconclusive => 3,
            Status::Interrupted => 130,
        }
    }
}

/// What a command says on standard output, and how it ends.
pub struct Answer {
    pub text: String,
    pub status: Status,
    /// What went wrong beside the answer; said on standard error.
    pub complaint: Option<Failure>,
}

impl Answer {
    pub fn new(text: String, status: Status) -> Answer {
        Answer { text, status, complaint: None }
    }
}

/// Why a command has no answer: one message, after what a compiler wrote, if it was a compiler that failed.
pub struct Failure {
    pub message: String,
    pub diagnostics: Option<String>,
}

impl Failure {
    pub fn new(message: impl Into<String>) -> Failure {
        Failure { message: message.into(), diagnostics: None }
    }
}

impl From<threadbare_toolchain::Error> for Failure {
    fn from(error: threadbare_toolchain::Error) -> Failure {
        Failure { message: error.to_string(), diagnostics: error.diagnostics().map(str::to_owned) }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::new(format!("cannot write JSON: {error}"))
    }
}

//! Witnesses: everything that is needed to make a failure happen again, as plain data.

use crate::ending::ErrorKind;
use crate::options::Options;
use crate::schedule::{Input, Schedule, Step};
use crate::thread::ThreadId;
use serde::{Deserialize, Serialize};

/// The version of the witness format that has objects which pointers lead to. Of a witness without such objects it is not needed.
pub const FORMAT: u32 = 2;

/// The version of the witness format that has none.
pub const FORMAT_WITHOUT_OBJECTS: u32 = 1;

/// Whether this tool reads witnesses of a version.
#[must_use]
pub fn is_read(format: u32) -> bool {
    (FORMAT_WITHOUT_OBJECTS..=FORMAT).contains(&format)
}

/// An object that is there when the program starts, because a pointer among the inputs leads to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InputObject {
    /// What it is called: by the place that leads to it first.
    pub name: String,
    /// Its type in the source's words.
    #[serde(rename = "type")]
    pub ty: String,
    /// Where it is in the machine; pointers that lead to it have this number.
    pub address: u64,
    /// How many bytes it has.
    pub size: u64,
}

/// An execution that fails, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Witness {
    /// The version of this format.
    pub format: u32,
    /// The hash of the program that it belongs to.
    pub program: String,
    /// How the program was built: its files and the compiler's flags, as given to the tool.
    pub sources: Vec<String>,
    /// The compiler's flags.
    pub flags: Vec<String>,
    /// The places that threads are to hold, as they were named, if it leads there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
    /// Where it was built: the working directory, as seen from the folder that the run is kept in.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub directory: String,
    /// The function that the program starts in.
    pub entry: String,
    /// What it got from outside, and how the machine was set.
    #[serde(default, skip_serializing_if = "Options::is_default")]
    pub options: Options,
    /// The inputs.
    pub inputs: Vec<Input>,
    /// The objects that pointers among the inputs lead to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objects: Vec<InputObject>,
    /// Where objects are made whose accesses count as steps because several threads make them.
    #[serde(default)]
    pub shared: Vec<SharedSite>,
    /// Where loops do nothing but look at memory: their rounds are no steps.
    #[serde(default)]
    pub awaits: Vec<SharedSite>,
    /// The schedule.
    pub schedule: Schedule,
    /// What happens at the end.
    pub failure: WitnessedFailure,
}

/// What determines an execution, and how it is expected to fail, if it is: of a witness, or of an execution that was kept.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// The hash of the program.
    pub program: &'a str,
    /// The function that it starts in.
    pub entry: &'a str,
    /// What it gets from outside, and how the machine is set.
    pub options: &'a Options,
    /// The inputs.
    pub inputs: &'a [Input],
    /// The objects that pointers among them lead to.
    pub objects: &'a [InputObject],
    /// Where objects are made whose accesses count as steps.
    pub shared: &'a [SharedSite],
    /// Where loops do nothing but look at memory.
    pub awaits: &'a [SharedSite],
    /// The steps, in order.
    pub steps: &'a [Step],
    /// How it fails.
    pub failure: Option<&'a WitnessedFailure>,
}

impl Witness {
    /// What it says of the execution.
    pub fn given(&self) -> Given<'_> {
        Given {
            program: &self.program,
            entry: &self.entry,
            options: &self.options,
            inputs: &self.inputs,
            objects: &self.objects,
            shared: &self.shared,
            awaits: &self.awaits,
            steps: &self.schedule.steps,
            failure: Some(&self.failure),
        }
    }
}

/// A place in the program that the machine treats in a special way: it makes objects which several threads access, or
/// a loop waits there.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct SharedSite {
    /// Whether it is a local, rather than an allocation call.
    pub local: bool,
    /// The function.
    pub function: String,
    /// The instruction there, as the machine counts.
    pub instruction: u32,
}

/// The failure that a witness leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WitnessedFailure {
    /// Its kind.
    pub kind: ErrorKind,
    /// One sentence.
    pub message: String,
    /// The thread that fails; for a deadlock, the first that waits; for a race, the one with the access that stands first in the source.
    pub thread: ThreadId,
    /// Where. Of the two places of a race the smaller one, whichever access came first.
    pub location: Location,
    /// The calls that lead there, the innermost first, without `location` itself.
    #[serde(default)]
    pub stack: Vec<Location>,
    /// Where each thread of a deadlock waits, or the other access of a race.
    #[serde(default)]
    pub others: Vec<OtherThread>,
    /// What a race is about: the variable, or what else the program has there.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub variable: String,
}

/// What makes two failures one finding: the kind and the place; of races both places, in whichever order, and the variable.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Identity {
    kind: ErrorKind,
    place: Location,
    /// The larger place of a race.
    other: Option<Location>,
    variable: String,
}

impl WitnessedFailure {
    /// What makes it the same finding as another.
    pub fn identity(&self) -> Identity {
        let (kind, place) = (self.kind, self.location.clone());
        match self.others.first().filter(|_| kind == ErrorKind::Race) {
            Some(access) => {
                let other = access.location.clone();
                let (place, other) = if other < place { (other, place) } else { (place, other) };
                Identity { kind, place, other: Some(other), variable: self.variable.clone() }
            }
            None => Identity { kind, place, other: None, variable: String::new() },
        }
    }
}

/// Another thread that takes part in a failure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OtherThread {
    /// The thread.
    pub thread: ThreadId,
    /// Where it stands.
    pub location: Location,
    /// The calls that lead there, as in the failure.
    #[serde(default)]
    pub stack: Vec<Location>,
    /// What it does there.
    pub message: String,
}

/// A place in the source of the program under test.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Location {
    /// The file.
    pub file: String,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The function.
    pub function: String,
}

impl std::fmt::Display for Location {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

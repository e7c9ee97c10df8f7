//! The vocabulary that all rooms share, as plain data: events, threads, schedules, inputs, witnesses, endings,
//! findings. It knows which steps depend on each other, but not how they come about.

pub mod clock;
pub mod coverage;
pub mod dependence;
pub mod detectors;
pub mod ending;
pub mod event;
pub mod kept;
pub mod options;
pub mod order;
mod origin;
pub mod outcome;
mod place;
pub mod schedule;
pub mod script;
pub mod seen;
pub mod sourced;
pub mod story;
pub mod suppress;
mod synchronise;
pub mod thread;
pub mod witness;

pub use coverage::{Coverage, Side};
pub use ending::{Ending, ErrorKind, Failure};
pub use event::{Action, CodePoint, Event, Fence, GATE, Order, Range, Turn, behind_gate, is_gate};
pub use kept::{KeptEnd, KeptExecution, Sites};
pub use options::Options;
pub use origin::Origin;
pub use outcome::{
    Alike, Confirmed, Counters, Equivalence, Finding, FirstFinding, Flips, GivenUp, Interference, Outcome,
    Pursuit, Reached, Symmetry, Verdict,
};
pub use schedule::{Input, InputKind, Schedule, Step};
pub use script::{Act, Graph, GraphObject, GraphPart, How, Race, Script, ScriptEvent, ScriptThread, Stand};
pub use sourced::{Does, SourceStep, Sourced, SourcedThread, Thing, ThingKind};
pub use story::{Draw, Story, StoryStep, StoryThread, Touched};
pub use synchronise::conflicts;
pub use thread::ThreadId;
pub use witness::{
    Given, Identity, InputObject, Location, OtherThread, SharedSite, Witness, WitnessedFailure,
};

//! Executions that a run has kept, each with everything that makes it happen again, and how it ended: plain data. How a schedule is
//! written in few letters stands here, too. It does not know where they are kept, or how they were found.

use crate::ending::ErrorKind;
use crate::event::Range;
use crate::options::Options;
use crate::schedule::{Input, Schedule, Step};
use crate::witness::{Given, InputObject, SharedSite, WitnessedFailure};
use serde::{Deserialize, Serialize};

/// An execution that came to its end, or was cut.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptExecution {
    /// Its inputs.
    pub inputs: Vec<Input>,
    /// The objects that pointers among them lead to.
    pub objects: Vec<InputObject>,
    /// What counted as visible when it ran.
    pub sites: Sites,
    /// Its schedule.
    pub schedule: Schedule,
    /// How it ended.
    pub end: KeptEnd,
    /// What is wrong with its end, by kind; races happen on the way and are not among this.
    pub failures: Vec<ErrorKind>,
}

impl KeptExecution {
    /// What determines it, in a run of this program that starts here and is set like this. `failure`: how it fails, if it does.
    pub fn given<'a>(
        &'a self,
        program: &'a str,
        entry: &'a str,
        options: &'a Options,
        failure: Option<&'a WitnessedFailure>,
    ) -> Given<'a> {
        Given {
            program,
            entry,
            options,
            inputs: &self.inputs,
            objects: &self.objects,
            shared: &self.sites.shared,
            awaits: &self.sites.awaits,
            steps: &self.schedule.steps,
            failure,
        }
    }
}

/// Places that decide what counts as visible.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Sites {
    /// Where objects are made whose accesses count as steps because several threads make them.
    pub shared: Vec<SharedSite>,
    /// Where loops do nothing but look at memory.
    pub awaits: Vec<SharedSite>,
}

/// How an execution ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KeptEnd {
    /// No thread can go on: it counts as an execution.
    Complete,
    /// It goes no further, for this reason.
    Cut(String),
    /// What would come after is seen in other executions.
    Redundant,
}

/// A schedule in few letters: threads by name, `:LABEL` behind those where the environment chose, `*TIMES` where a step comes
/// several times in a row.
pub fn short(schedule: &Schedule) -> String {
    let mut text = String::new();
    let mut steps = schedule.steps.iter().map(|step| (step.thread, step.label)).peekable();
    while let Some(step) = steps.next() {
        let mut times = 1;
        while steps.next_if_eq(&step).is_some() {
            times += 1;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text += &step.0.to_string();
        if step.1 != 0 {
            text += &format!(":{}", step.1);
        }
        if times > 1 {
            text += &format!("*{times}");
        }
    }
    text
}

/// More steps than this no execution has: a file may say what it likes.
const MOST_STEPS: usize = 1 << 28;

/// The schedule that such a text says.
pub fn long(text: &str) -> Result<Schedule, String> {
    let bad = |part: &str| format!("`{part}` is no step");
    let mut steps = Vec::new();
    for part in text.split_ascii_whitespace() {
        let (step, times) = part.split_once('*').unwrap_or((part, "1"));
        let (thread, label) = step.split_once(':').unwrap_or((step, "0"));
        let times: usize = times.parse().map_err(|_| bad(part))?;
        let label = label.parse().map_err(|_| bad(part))?;
        if times > MOST_STEPS - steps.len() {
            return Err(bad(part));
        }
        let step = Step { label, ..Step::plain(thread.parse().map_err(|_| bad(part))?) };
        steps.extend(std::iter::repeat_n(step, times));
    }
    Ok(Schedule { steps })
}

/// A plain read of a schedule, as it is written down: which step, where it begins, how many bytes.
pub type WrittenRead = (usize, u64, u64);

/// The reads that go on where the same thread's last step ended, and those that they go on from. With known inputs they are one step, which
/// whoever follows the schedule has to know.
pub fn reads_in_parts(schedule: &Schedule) -> Vec<WrittenRead> {
    let mut last: Vec<(crate::ThreadId, usize)> = Vec::new();
    let mut found = Vec::new();
    for (at, Step { thread, read, .. }) in schedule.steps.iter().enumerate() {
        let before = last.iter_mut().find(|(id, _)| id == thread);
        let earlier = before.as_ref().map(|(_, earlier)| *earlier);
        match before {
            Some(before) => before.1 = at,
            None => last.push((*thread, at)),
        }
        let Some(earlier) = earlier.filter(|_| read.len > 0) else { continue };
        let from = schedule.steps[earlier].read;
        if from.len > 0 && from.end() == read.start {
            found.extend([(earlier, from.start, from.len), (at, read.start, read.len)]);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Puts such reads back.
pub fn with_reads(mut schedule: Schedule, reads: &[WrittenRead]) -> Schedule {
    for (at, start, len) in reads {
        if let Some(step) = schedule.steps.get_mut(*at) {
            step.read = Range { start: *start, len: *len };
        }
    }
    schedule
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thread::ThreadId;

    fn step(thread: &str, label: u32) -> Step {
        Step { label, ..Step::plain(thread.parse().unwrap()) }
    }

    #[test]
    fn a_schedule_in_few_letters_is_the_same_schedule() {
        let steps = vec![
            step("0", 0),
            step("0", 0),
            step("0.1", 0),
            step("0.1", 2),
            step("0.1", 2),
            step("0", 0),
            step("0.1.12", 0),
        ];
        let schedule = Schedule { steps };
        assert_eq!(short(&schedule), "0*2 0.1 0.1:2*2 0 0.1.12");
        assert_eq!(long(&short(&schedule)), Ok(schedule));
        assert_eq!(long(""), Ok(Schedule::default()));
        for bad in ["x", "0*", "0:", "0*-1", "0**2", "0*99999999999", "0*268435456 0*2"] {
            assert!(long(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn only_reads_that_go_on_are_written_down() {
        let main = ThreadId::MAIN;
        let read = |start, len| Step { read: Range { start, len }, ..Step::plain(main) };
        let steps = vec![read(8, 1), step("0.1", 0), read(9, 1), Step::plain(main), read(10, 1), read(40, 4)];
        let schedule = Schedule { steps };
        let reads = reads_in_parts(&schedule);
        assert_eq!(reads, [(0, 8, 1), (2, 9, 1)]);
        let back = with_reads(long(&short(&schedule)).unwrap(), &reads);
        assert_eq!((back.steps[0], back.steps[2]), (schedule.steps[0], schedule.steps[2]));
        assert_eq!(back.steps[4], Step::plain(main));
    }
}

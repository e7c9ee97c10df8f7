//! The arguments: one definition of each command and option, from which parsing and help follow.

use crate::terminal::Color;
use crate::watching;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use threadbare_explore::{STRATEGIES, Strategy, strategy};
use threadbare_solver::Layer;
use threadbare_trace::ErrorKind;
use threadbare_trace::detectors::switched_ones;
use tracing_subscriber::filter::Targets;

/// Finds the inputs and the thread schedule that break a multithreaded program.
///
/// The program under test runs only in Threadbare's own machine, natively only under `replay --native`, `--gdb` and
/// `--rr`, and nothing uses the network.
#[derive(Parser, Debug)]
#[command(name = "threadbare", version, max_term_width = 100)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Find what breaks a program
    ///
    /// Explores the inputs and schedules of a program, and reports every failure that it finds.
    ///
    /// The program runs only in Threadbare's own machine. Each finding was executed twice before it is reported; its
    /// witness is written to .threadbare/runs/N/.
    ///
    /// Exit status: 0 nothing found, and complete; 1 something fails; 2 bad usage, input or environment; 3 nothing
    /// found, but bounded or unsupported; 130 interrupted.
    Check(Box<Check>),
    /// Execute a witness again
    ///
    /// Executes a witness again in Threadbare's machine, and says whether it fails as it did. With --native the program
    /// itself is built and run, and made to fail in the same way: only then does it run outside the machine.
    ///
    /// The sources are compiled again, where the witness was made, and must not have changed since.
    ///
    /// Exit status: 1 the failure happened again; 2 it did not, or the witness or its program cannot be read.
    Replay(Replay),
    /// List, show, resume or delete the runs of `check` in this place
    ///
    /// Each check keeps its run in .threadbare/: its report, its witnesses, and what is needed to go on after it was
    /// interrupted, killed or ended by a bound. RUN is a number, or `last`.
    ///
    /// Exit status: 0, or 2 if there is no such run or it cannot be read; for resume, the same as for check.
    Runs(Runs),
    /// Say what is in a program: functions, threads, synchronisation, inputs, external functions
    ///
    /// Says what is in a program; nothing is run.
    ///
    /// Exit status: 0, or 2 if the program cannot be read.
    Inspect(Inspect),
    /// Say what is missing on this machine, and how to get it
    ///
    /// Looks for the programs that Threadbare uses, and says what each is for.
    ///
    /// Exit status: 0 if everything needed is here, 2 if not.
    Doctor(Doctor),
    /// Print a script that completes commands and options in a shell
    ///
    /// Exit status: 0.
    Completions(Completions),
    /// Write manual pages, one for each command
    ///
    /// Exit status: 0, or 2 if they cannot be written.
    Man(Man),
}

/// What every command that takes a program takes.
#[derive(clap::Args, Debug)]
pub struct Input {
    /// C or C++ sources, LLVM IR (.ll, .bc), or a compile_commands.json; several are linked
    #[arg(value_name = "PROGRAM", required = true)]
    pub programs: Vec<PathBuf>,
    /// Use this clang instead of the best one on the PATH
    #[arg(long, value_name = "PATH", value_parser = program)]
    pub clang: Option<PathBuf>,
    /// Allow what settings or a compilation database ask for beyond harmless flags, and flags that load code. It is
    /// said what that is, and remembered until the file changes
    #[arg(long)]
    pub trust: bool,
    /// Flags for the compiler, after `--`
    #[arg(last = true, value_name = "CFLAGS")]
    pub flags: Vec<String>,
    /// Whether the flags were trusted where they stand.
    #[arg(skip)]
    pub flags_are_trusted: bool,
}

/// The arguments of `check`.
#[derive(clap::Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub input: Input,
    /// Start in this function
    #[arg(long, value_name = "F", default_value = "main")]
    pub entry: String,
    /// An argument of the program, or so many bytes that can be anything. May be repeated
    #[arg(long, value_name = "S|sym:N", allow_hyphen_values = true)]
    pub arg: Vec<Argument>,
    /// What standard input gives: the bytes of a file, or so many bytes that can be anything
    #[arg(long, value_name = "FILE|sym:N")]
    pub stdin: Option<Bytes>,
    /// A file that the program finds under NAME; no other file of this machine is seen. May be repeated
    #[arg(long, value_name = "NAME=FILE|sym:N")]
    pub file: Vec<NamedBytes>,
    /// What a call of a function does that has neither a body nor a model
    #[arg(long, value_name = "WHAT", default_value = "stop")]
    pub undefined: UndefinedMeans,
    /// Look for these errors too (+leak, +overflow), or do not (-race)
    #[arg(long, value_name = "+KIND,-KIND,...", value_delimiter = ',', allow_hyphen_values = true)]
    pub detect: Vec<Switch>,
    /// What `abort` is: an error, or an end like any other
    #[arg(long, value_name = "WHAT", default_value = "error")]
    pub abort: AbortMeans,
    /// Let each thread wake up so often from a condition without a signal, as POSIX allows
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub spurious_wakeups: u32,
    /// What a weak compare-and-swap does for no reason: succeed wherever the values are equal, or also fail
    #[arg(long, value_name = "WHAT", default_value = "succeed")]
    pub weak_cas: WeakCasMeans,
    /// Who comes first at a read-write lock that readers hold: a reader who comes, a writer who waits, or any of them
    #[arg(long, value_name = "WHO", default_value = "reader")]
    pub rwlock: PreferenceName,
    /// How to explore
    #[arg(long, value_name = "STRATEGY", default_value = STRATEGIES[0].name, value_parser = strategy_by_name())]
    pub strategy: &'static Strategy,
    /// Which executions count as the same, so that one of them is enough
    #[arg(long, value_name = "WHAT", default_value = "trace")]
    pub equivalence: EquivalenceName,
    /// Explore only schedules with at most so many switches away from a thread that could go on
    #[arg(long, value_name = "N")]
    pub preemptions: Option<u32>,
    /// What everything random depends on
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// Explore with so many threads of this machine; as many as it has cores, if not said
    #[arg(long, value_name = "N")]
    pub workers: Option<NonZeroUsize>,
    /// Stop after this time: 500ms, 60s, 5m, 2h
    #[arg(long, value_name = "TIME")]
    pub time: Option<Time>,
    /// Stop at the first finding, or after this many
    #[arg(long, value_name = "first|N", value_parser = stop_at)]
    pub stop_at: Option<u64>,
    /// Stop after this many executions
    #[arg(long, value_name = "N")]
    pub executions: Option<u64>,
    /// Stop when this much memory is used: 512M, 8G
    #[arg(long, value_name = "SIZE")]
    pub memory: Option<Size>,
    /// Cut executions in which a loop goes round more often
    #[arg(long, value_name = "N")]
    pub unwind: Option<u32>,
    /// Cut executions in which a thread makes more decisions that depend on inputs
    #[arg(long, value_name = "N")]
    pub depth: Option<u32>,
    /// Cut executions that have more threads than this, the main thread included
    #[arg(long, value_name = "N")]
    pub max_threads: Option<u32>,
    /// Exit with status 0 although a bound was reached
    #[arg(long, value_name = "WHAT")]
    pub accept: Option<Accept>,
    /// Leave out layers of the solver, to measure what they bring; `--stats` names them
    #[arg(long, value_name = "LAYER,...", value_delimiter = ',', value_parser = layer)]
    pub without: Vec<Layer>,
    /// When to use colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
    /// Print the figures of the run, too
    #[arg(long, conflicts_with = "json")]
    pub stats: bool,
    /// Tell on the standard error stream what a search decides, and why: PLACE=LEVEL,..., such as explore::dpor=debug
    #[arg(long, value_name = "FILTER", value_parser = watching::filter)]
    pub trace: Option<Targets>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A program to run. Replays and resumptions go to other folders, so that its name must hold anywhere; a name without a
/// folder is one on the PATH.
fn program(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if path.components().count() < 2 {
        return Ok(path);
    }
    std::path::absolute(&path).map_err(|error| error.to_string())
}

/// A layer of the solver, by its name.
/// After how many findings to stop.
fn stop_at(text: &str) -> Result<u64, String> {
    match (text, text.parse()) {
        ("first", _) => Ok(1),
        (_, Ok(number)) if number > 0 => Ok(number),
        _ => Err("it takes `first`, or a number from 1 on".into()),
    }
}

fn layer(name: &str) -> Result<Layer, String> {
    Layer::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = Layer::ALL.iter().map(|layer| layer.name()).collect();
        format!("there is no such layer; there are {}", names.join(", "))
    })
}

/// A strategy, by its name.
fn strategy_by_name() -> impl TypedValueParser<Value = &'static Strategy> {
    let values = STRATEGIES.iter().map(|strategy| PossibleValue::new(strategy.name).help(strategy.help));
    // Only names of the list come here.
    PossibleValuesParser::new(values).map(|name| strategy(&name).unwrap_or(STRATEGIES[0]))
}

/// Which executions count as the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EquivalenceName {
    /// Those that differ only in the order of independent steps
    Trace,
    /// Those in which the same steps read from the same writes
    ReadsFrom,
}

/// What a check may leave open and still succeed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Accept {
    /// A bound that was reached; what is unsupported is still status 3
    Bounded,
}

/// What a call of a function does that has neither a body nor a model.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum UndefinedMeans {
    /// The thread goes no further: unsupported
    Stop,
    /// It returns any value
    Input,
    /// It returns zero
    Concrete,
}

/// What a weak compare-and-swap does for no reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum WeakCasMeans {
    /// It fails only where the values differ
    Succeed,
    /// It may fail, at each place once in each thread
    Fail,
}

/// Who comes first at a read-write lock that readers hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum PreferenceName {
    /// A reader who comes
    Reader,
    /// A writer who waits
    Writer,
    /// It may be either
    Any,
}

/// An argument of the program under test: `sym:N`, or the text itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    Symbolic(u64),
    Text(String),
}

impl FromStr for Argument {
    type Err = String;

    fn from_str(text: &str) -> Result<Argument, String> {
        match text.strip_prefix("sym:").map(|_| text.parse()) {
            Some(Ok(Bytes::Symbolic(count))) => Ok(Argument::Symbolic(count)),
            Some(Err(why)) => Err(why),
            _ => Ok(Argument::Text(text.into())),
        }
    }
}

/// An error that can be looked for or not: `+leak`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    pub kind: ErrorKind,
    pub on: bool,
}

impl FromStr for Switch {
    type Err = String;

    fn from_str(text: &str) -> Result<Switch, String> {
        let on = text.starts_with('+');
        let kind = text.strip_prefix(['+', '-']).and_then(|name| {
            let mut kinds = switched_ones().map(|detector| detector.kind);
            kinds.find(|kind| kind.name() == name)
        });
        let names = || switched_ones().map(|detector| detector.kind.name()).collect::<Vec<_>>().join(", ");
        let bad = || format!("`{text}`: expected + (look for it) or - (do not), and one of {}", names());
        Ok(Switch { kind: kind.ok_or_else(bad)?, on })
    }
}

/// A number of bytes on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size(pub u64);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        let bad = || format!("`{text}` is no size: expected a number and K, M, G or T, as in 8G");
        let (number, unit) = text.split_at(text.len() - usize::from(text.ends_with(['K', 'M', 'G', 'T'])));
        let factor: u64 = match unit {
            "K" => 1 << 10,
            "M" => 1 << 20,
            "G" => 1 << 30,
            "T" => 1 << 40,
            _ => return Err(bad()),
        };
        let number: u64 = number.parse().map_err(|_| bad())?;
        number.checked_mul(factor).map(Size).ok_or_else(bad)
    }
}

/// What `abort` means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum AbortMeans {
    Error,
    End,
}

/// Where bytes come from: `sym:N`, or a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bytes {
    Symbolic(u64),
    File(PathBuf),
}

impl FromStr for Bytes {
    type Err = String;

    fn from_str(text: &str) -> Result<Bytes, String> {
        match text.strip_prefix("sym:") {
            Some(number) => number
                .parse()
                .map(Bytes::Symbolic)
                .map_err(|_| format!("`{text}`: expected a number of bytes behind `sym:`")),
            None if text.is_empty() => Err("expected a file, or sym:N".into()),
            None => Ok(Bytes::File(text.into())),
        }
    }
}

/// A file of the program under test: its name there, and its bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedBytes(pub String, pub Bytes);

impl FromStr for NamedBytes {
    type Err = String;

    fn from_str(text: &str) -> Result<NamedBytes, String> {
        match text.split_once('=') {
            Some((name, bytes)) if !name.is_empty() => Ok(NamedBytes(name.into(), bytes.parse()?)),
            _ => Err(format!("`{text}`: expected NAME=FILE or NAME=sym:N")),
        }
    }
}

/// A length of time on the command line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time(pub Duration);

impl FromStr for Time {
    type Err = String;

    fn from_str(text: &str) -> Result<Time, String> {
        let bad = || format!("`{text}` is no time: expected a number and ms, s, m or h, as in 60s");
        let (number, unit) =
            text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
        let number: f64 = number.parse().map_err(|_| bad())?;
        let seconds = match unit {
            "ms" => number / 1000.0,
            "s" => number,
            "m" => number * 60.0,
            "h" => number * 3600.0,
            _ => return Err(bad()),
        };
        Duration::try_from_secs_f64(seconds).map(Time).map_err(|_| bad())
    }
}

/// The arguments of `replay`.
#[derive(clap::Args, Debug)]
pub struct Replay {
    /// A witness that a check has written
    #[arg(value_name = "WITNESS")]
    pub witness: PathBuf,
    /// Use this clang, if the check did
    #[arg(long, value_name = "PATH", value_parser = program)]
    pub clang: Option<PathBuf>,
    /// Allow what settings, the witness or a compilation database ask for beyond harmless flags. It is said what that
    /// is, and remembered until the file changes
    #[arg(long)]
    pub trust: bool,
    /// Build the program, and make the failure happen in a real process: the program under test runs
    #[arg(long)]
    pub native: bool,
    /// Run what the compiler makes of the untouched source, with its own marks at accesses (-fsanitize=thread)
    #[arg(long, requires = "native")]
    pub original: bool,
    /// As --native, under gdb: it stops at the failing event, with every thread where the witness says
    #[arg(long, conflicts_with_all = ["native", "rr"])]
    pub gdb: bool,
    /// As --native, recorded by rr
    #[arg(long, conflicts_with = "native")]
    pub rr: bool,
    /// Do so this many times
    #[arg(long, value_name = "N", default_value_t = 1, requires = "native", value_parser = clap::value_parser!(u32).range(1..))]
    pub repeat: u32,
    /// More arguments for gdb, after `--`
    #[arg(last = true, value_name = "ARGS", requires = "gdb")]
    pub debugger: Vec<String>,
}

/// The arguments of `runs`.
#[derive(clap::Args, Debug)]
pub struct Runs {
    #[command(subcommand)]
    pub command: Option<RunsCommand>,
}

#[derive(Subcommand, Debug)]
pub enum RunsCommand {
    /// List the runs, the oldest first
    List,
    /// Print a run's report again
    Show {
        run: RunName,
        /// Print JSON, in which findings that a native replay has shown are confirmed by it
        #[arg(long)]
        json: bool,
    },
    /// Go on with a run that was interrupted, killed, or ended by a bound
    Resume(ResumeRun),
    /// Delete a run and its witnesses
    Delete { run: RunName },
}

/// The arguments of `runs resume`.
#[derive(clap::Args, Debug)]
pub struct ResumeRun {
    pub run: RunName,
    /// Stop after this time, instead of what the run was given
    #[arg(long, value_name = "TIME")]
    pub time: Option<Time>,
    /// Stop after this many executions of the whole run, instead of what it was given
    #[arg(long, value_name = "N")]
    pub executions: Option<u64>,
    /// Allow what the run or a compilation database asks for beyond harmless flags. It is said what that is, and
    /// remembered until it changes
    #[arg(long)]
    pub trust: bool,
}

/// A run: its number, or the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunName {
    Last,
    Number(u64),
}

impl FromStr for RunName {
    type Err = String;

    fn from_str(text: &str) -> Result<RunName, String> {
        match text {
            "last" => Ok(RunName::Last),
            number => number
                .parse()
                .map(RunName::Number)
                .map_err(|_| format!("`{text}` is no run: expected a number, or `last`")),
        }
    }
}

/// The arguments of `completions`.
#[derive(clap::Args, Debug)]
pub struct Completions {
    /// The shell
    pub shell: clap_complete::Shell,
}

/// The arguments of `man`.
#[derive(clap::Args, Debug)]
pub struct Man {
    /// The folder for the pages
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
}

/// The arguments of `inspect`.
#[derive(clap::Args, Debug)]
pub struct Inspect {
    #[command(flatten)]
    pub input: Input,
    /// List this function, instruction by instruction, with its source lines
    #[arg(long, value_name = "F", conflicts_with_all = ["dot", "json", "no_bodies"])]
    pub function: Option<String>,
    /// Print the control-flow graph of this function for Graphviz
    #[arg(long, value_name = "F", conflicts_with_all = ["json", "no_bodies"])]
    pub dot: Option<String>,
    /// Look at names only, not inside of functions: for very large programs
    #[arg(long)]
    pub no_bodies: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The arguments of `doctor`.
#[derive(clap::Args, Debug)]
pub struct Doctor {
    /// Use this clang instead of the best one on the PATH
    #[arg(long, value_name = "PATH", value_parser = program)]
    pub clang: Option<PathBuf>,
    /// Allow settings to name a program to run. It is said which, and remembered until they change
    #[arg(long)]
    pub trust: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_definition_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn bytes() {
        assert_eq!("sym:4".parse(), Ok(Bytes::Symbolic(4)));
        assert_eq!("a.txt".parse(), Ok(Bytes::File("a.txt".into())));
        assert_eq!("in=sym:2".parse(), Ok(NamedBytes("in".into(), Bytes::Symbolic(2))));
        assert_eq!("in=a=b".parse(), Ok(NamedBytes("in".into(), Bytes::File("a=b".into()))));
        for bad in ["sym:", "sym:x", "sym:-1", ""] {
            assert!(bad.parse::<Bytes>().is_err(), "{bad}");
        }
        for bad in ["in", "=a", "in=", "in=sym:"] {
            assert!(bad.parse::<NamedBytes>().is_err(), "{bad}");
        }
    }

    #[test]
    fn sizes_and_detectors() {
        let bytes = |text: &str| text.parse::<Size>().map(|size| size.0).ok();
        assert_eq!(bytes("512M"), Some(512 << 20));
        assert_eq!(bytes("8G"), Some(8 << 30));
        for bad in ["", "8", "G", "-1G", "8g", "99999999999T"] {
            assert_eq!(bytes(bad), None, "{bad}");
        }
        assert_eq!("+leak".parse(), Ok(Switch { kind: ErrorKind::Leak, on: true }));
        assert_eq!("-race".parse(), Ok(Switch { kind: ErrorKind::Race, on: false }));
        for bad in ["", "+", "leak", "+deadlock", "-+leak"] {
            assert!(bad.parse::<Switch>().is_err(), "{bad}");
        }
    }

    #[test]
    fn times() {
        let seconds = |text: &str| text.parse::<Time>().map(|time| time.0.as_secs_f64()).ok();
        assert_eq!(seconds("60s"), Some(60.0));
        assert_eq!(seconds("500ms"), Some(0.5));
        assert_eq!(seconds("1.5m"), Some(90.0));
        assert_eq!(seconds("2h"), Some(7200.0));
        for bad in ["", "60", "s", "-1s", "5 parsecs", "1e99h"] {
            assert_eq!(seconds(bad), None, "{bad}");
        }
    }
}

//! The arguments: one definition of each command and option, from which parsing and help follow. How values are spelled is
//! in `values.rs`.

mod values;

pub use values::{
    AbortMeans, Accept, Argument, Bytes, EquivalenceName, FormatName, NamedBytes, PreferenceName, RunName,
    Size, Switch, SymmetryName, Time, UndefinedMeans, VolatileMeans, WeakCasMeans,
};

use crate::terminal::Color;
use crate::watching;
use clap::{Parser, Subcommand};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use threadbare_explore::{STRATEGIES, Strategy, strategy};
use threadbare_report::Detail;
use threadbare_solver::Layer;
use tracing_subscriber::filter::Targets;
use values::{layer, program, stop_at, strategy_by_name, variant_by_name};

/// Finds the inputs and the thread schedule that break a multithreaded program.
///
/// The program under test runs only in Threadbare's own machine, natively only under `replay --native`, `--gdb` and
/// `--rr` and in the tests that `tests` writes, and nothing uses the network.
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
    /// Drive threads to places of a program
    ///
    /// Looks for an execution in which each place is held by a thread of its own, all at once, or for the proof that there is none. PLACE is
    /// a line (file.c:12) or a function.
    ///
    /// The witness of an execution that gets there is written to .threadbare/runs/N/; `replay` follows it, `replay --gdb` stops a real process
    /// there.
    ///
    /// Exit status: 0 there is no such execution, and that is complete; 1 they are reached; 2 bad usage, input or environment; 3 not reached,
    /// but bounded or unsupported; 130 interrupted.
    Reach(Box<Reach>),
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
    /// Report a kept run again, in any format
    ///
    /// Makes a report of a run that is over, for people or for other tools: SARIF, JUnit, lcov, annotations of GitHub, traces for Perfetto,
    /// test cases for KLEE's tools, graphs for Graphviz. The witnesses are executed again in the machine; their sources must not have
    /// changed since.
    ///
    /// Exit status: 0, or 2 if there is no such run, it is not over, or a file cannot be written.
    Report(Report),
    /// Write a program whose threads call the functions of a header in any order, with any arguments
    ///
    /// Writes a C program for `check`: each of its threads calls one of the functions that are named, or several, whichever, with
    /// arguments that are inputs, on objects that the threads share. What cannot be made up stands there as an #error that says what is
    /// missing: the file is yours to edit, and is never written over.
    ///
    /// Exit status: 0, or 2 if the header cannot be read, has no such function, or the file is there.
    Harness(Harness),
    /// Make regression tests of the findings of a run
    ///
    /// Writes a folder with the program's sources, what leads to each failure, a runtime in C and a Makefile. `make check` there
    /// fails while the program fails, and passes once its sources are repaired; it needs a C compiler, binutils and make, but
    /// neither Threadbare nor clang nor a solver. Nothing is run by this command itself.
    ///
    /// Exit status: 0 tests were made, and it is said of which findings not; 2 there is no such run, nothing to test, or the
    /// folder is not empty.
    Tests(Tests),
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
    /// The places that threads are driven to.
    #[arg(skip)]
    pub places: Vec<String>,
}

/// Whether files were named on the command line: those that settings or a kept run name may be somebody else's.
#[derive(Clone, Copy, Default, Debug)]
pub struct Typed {
    pub stdin: bool,
    pub file: bool,
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
    /// Which of these the person has typed.
    #[arg(skip)]
    pub typed: Typed,
    /// What a call of a function does that has neither a body nor a model
    #[arg(long, value_name = "WHAT", default_value = "stop")]
    pub undefined: UndefinedMeans,
    /// Look for these errors too (+leak, +overflow), or do not look for those (-race, or any other)
    #[arg(long, value_name = "+KIND,-KIND,...", value_delimiter = ',', allow_hyphen_values = true)]
    pub detect: Vec<Switch>,
    /// Do not report findings that match a pattern of this file: lines like race:PATTERN, with functions, variables and files. May be
    /// repeated
    #[arg(long, value_name = "FILE")]
    pub suppress: Vec<PathBuf>,
    /// A pattern of the settings, as WHERE KIND:PATTERN
    #[arg(long, hide = true)]
    pub suppress_pattern: Vec<String>,
    /// What accesses to volatile objects are: like any other, so that they race, or atomic (relaxed)
    #[arg(long, value_name = "WHAT", default_value = "race")]
    pub volatile: VolatileMeans,
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
    /// Which way the strategy goes, if it has several
    #[arg(long, value_name = "VARIANT", value_parser = variant_by_name())]
    pub variant: Option<&'static str>,
    /// Which executions count as the same, so that one of them is enough
    #[arg(long, value_name = "WHAT", default_value = "trace")]
    pub equivalence: EquivalenceName,
    /// Whether one order is enough of threads that nothing tells apart: same function, same argument
    #[arg(long, value_name = "WHEN", default_value = "off")]
    pub symmetry: SymmetryName,
    /// Explore only schedules with at most so many switches away from a thread that could go on
    #[arg(long, value_name = "N")]
    pub preemptions: Option<u32>,
    /// Look only for scenarios in which so many reads, at most, read what another thread has written
    #[arg(long, value_name = "N")]
    pub interferences: Option<u32>,
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
    /// Cut executions in which more objects of the inputs lie on a chain of pointers; 4, if not said
    #[arg(long, value_name = "N")]
    pub objects: Option<u32>,
    /// Try null for every pointer of the inputs that is followed, also where nothing says that it may be
    #[arg(long)]
    pub null: bool,
    /// Keep every execution that ends, not only those that fail: `threadbare replay RUN --execution N` follows one again
    #[arg(long)]
    pub keep_executions: bool,
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
    /// Print the figures of the run, too; beside what is for programs, on the standard error stream
    #[arg(long)]
    pub stats: bool,
    /// Tell on the standard error stream what a search decides, and why: PLACE=LEVEL,..., such as explore::dpor=debug
    #[arg(long, value_name = "FILTER", value_parser = watching::filter)]
    pub trace: Option<Targets>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub telling: Telling,
    /// Fail for new findings only: those that are in this report of an earlier run, as `--json` writes it, are told in a line
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Report in this format, to a file if one is named. May be repeated; `threadbare report` makes the same of a run that is kept
    #[arg(long, value_name = "FORMAT[=FILE]", conflicts_with = "json")]
    pub format: Vec<FormatName>,
}

/// The arguments of `reach`.
#[derive(clap::Args, Debug)]
pub struct Reach {
    /// The places: lines or functions. Each is for a thread of its own; the same may be said twice
    #[arg(long, value_name = "PLACE,...", value_delimiter = ',', required = true)]
    pub at: Vec<String>,
    #[command(flatten)]
    pub check: Check,
}

impl Reach {
    /// The same as a search: for an execution that gets to the places, which ends it.
    pub fn into_check(self) -> Check {
        let mut check = self.check;
        check.input.places = self.at;
        check.stop_at = check.stop_at.or(Some(1));
        // Where nothing else is said: what is the usual strategy of `check` is none that drives threads.
        if check.strategy == STRATEGIES[0]
            && let Some(guided) = strategy("guided")
        {
            check.strategy = guided;
        }
        check
    }
}

/// How much people are told.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Telling {
    /// Tell a line for each finding
    #[arg(short, long, conflicts_with_all = ["full"])]
    pub quiet: bool,
    /// Tell all steps of an interleaving, not only those that matter for the failure
    #[arg(long)]
    pub full: bool,
}

impl Telling {
    /// What that is for a report.
    pub fn detail(self) -> Detail {
        match self {
            Telling { quiet: true, .. } => Detail::Line,
            Telling { full: true, .. } => Detail::Full,
            _ => Detail::Short,
        }
    }
}

/// The arguments of `report`.
#[derive(clap::Args, Debug)]
pub struct Report {
    /// The run: a number, or `last`, which it is if not said
    #[arg(default_value = "last")]
    pub run: RunName,
    /// In which format, and to which file; the terminal, if not said. May be repeated
    #[arg(long, value_name = "FORMAT[=FILE]", default_value = "terminal")]
    pub format: Vec<FormatName>,
    /// Use this clang, if the check did
    #[arg(long, value_name = "PATH", value_parser = program)]
    pub clang: Option<PathBuf>,
    /// Allow what the run or a compilation database asks for beyond harmless flags. It is said what that is, and remembered until the
    /// file changes
    #[arg(long)]
    pub trust: bool,
    #[command(flatten)]
    pub telling: Telling,
    /// When to use colours
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
}

/// The arguments of `replay`.
#[derive(clap::Args, Debug)]
pub struct Replay {
    /// A witness that a check has written; with --execution a run: a number, or `last`
    #[arg(value_name = "WITNESS|RUN")]
    pub witness: PathBuf,
    /// Follow the execution with this number, of a run that has kept its executions
    #[arg(long, value_name = "N", conflicts_with = "rr")]
    pub execution: Option<u64>,
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
    /// Delete all runs but the newest, and what was compiled for checks long ago
    Prune {
        /// So many runs are kept
        #[arg(long, value_name = "N", default_value_t = 20)]
        keep: usize,
    },
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

/// The arguments of `harness`.
#[derive(clap::Args, Debug)]
pub struct Harness {
    /// A C header
    #[arg(value_name = "HEADER")]
    pub header: PathBuf,
    /// How many threads there are; -DTHREADS=N changes it later
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub threads: u32,
    /// The functions that they call
    #[arg(long, value_name = "FUNCTION,...", value_delimiter = ',', required = true)]
    pub ops: Vec<String>,
    /// The program
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
    /// Use this clang instead of the best one on the PATH
    #[arg(long, value_name = "PATH", value_parser = program)]
    pub clang: Option<PathBuf>,
    /// Flags for the compiler, after `--`
    #[arg(last = true, value_name = "CFLAGS")]
    pub flags: Vec<String>,
}

/// The arguments of `tests`.
#[derive(clap::Args, Debug)]
pub struct Tests {
    /// The run: a number, or `last`
    pub run: RunName,
    /// The folder for the tests; it must be empty, or not there
    #[arg(short, long, value_name = "DIR")]
    pub output: PathBuf,
    /// Use this clang, if the check did
    #[arg(long, value_name = "PATH", value_parser = program)]
    pub clang: Option<PathBuf>,
    /// Allow what the witnesses or a compilation database ask for beyond harmless flags. It is said what that is, and
    /// remembered until the file changes
    #[arg(long)]
    pub trust: bool,
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
    /// Say what follows from the program as a whole: where threads start, what pointers may point to
    #[arg(long, conflicts_with_all = ["function", "dot", "no_bodies", "graph"])]
    pub facts: bool,
    /// Print a graph of the program as a whole for Graphviz
    #[arg(long, value_name = "GRAPH", conflicts_with_all = ["function", "dot", "no_bodies", "json"])]
    pub graph: Option<WholeGraph>,
    /// List the lines that this one may depend on: by what they compute, write or decide, and in which order
    #[arg(long, value_name = "FILE:LINE", conflicts_with_all = ["function", "dot", "no_bodies", "facts", "graph"])]
    pub slice: Option<String>,
    /// List the lines that may depend on it instead
    #[arg(long, requires = "slice")]
    pub forward: bool,
    /// Take it that loops, locks and waits end: what is behind them does not depend on that
    #[arg(long, requires = "slice")]
    pub terminates: bool,
    /// Start in this function instead of `main`
    #[arg(long, value_name = "F", default_value = "main")]
    pub entry: String,
    /// Look at names only, not inside of functions: for very large programs
    #[arg(long)]
    pub no_bodies: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Graphs of a program as a whole.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum WholeGraph {
    /// Who calls whom
    Calls,
    /// Which threads start which others
    Threads,
    /// Which locks are taken while which others are held
    Locks,
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
}

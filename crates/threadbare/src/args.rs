//! The arguments: one definition of each command and option, from which parsing and help follow.

use clap::{Parser, Subcommand};
use std::path::PathBuf;

/// Finds the inputs and the thread schedule that break a multithreaded program.
///
/// The program under test runs only in Threadbare's own machine, never natively, and nothing uses the network.
#[derive(Parser, Debug)]
#[command(name = "threadbare", version, max_term_width = 100)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Say what is in a program: functions, threads, synchronisation, inputs, external functions
    Inspect(Inspect),
    /// Say what is missing on this machine, and how to get it
    Doctor(Doctor),
}

/// What every command that takes a program takes.
#[derive(clap::Args, Debug)]
pub struct Input {
    /// C or C++ sources, LLVM IR (.ll, .bc), or a compile_commands.json; several are linked
    #[arg(value_name = "PROGRAM", required = true)]
    pub programs: Vec<PathBuf>,
    /// Use this clang instead of the best one on the PATH
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// Flags for the compiler, after `--`
    #[arg(last = true, value_name = "CFLAGS")]
    pub flags: Vec<String>,
}

/// Says what is in a program; nothing is run.
///
/// Exit status: 0, or 2 if the program cannot be read.
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

/// Looks for the programs that Threadbare uses, and says what each is for.
///
/// Exit status: 0 if everything needed is here, 2 if not.
#[derive(clap::Args, Debug)]
pub struct Doctor {
    /// Use this clang instead of the best one on the PATH
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

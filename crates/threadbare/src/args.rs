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
    /// Say what is missing on this machine, and how to get it
    Doctor(Doctor),
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

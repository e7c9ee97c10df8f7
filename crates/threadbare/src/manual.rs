//! Manual pages and completions for shells, made of the one definition of commands and options.

use crate::args::{Args, Completions, Man};
use crate::status::{Answer, Failure, Status};
use clap::CommandFactory;
use std::fs;

/// `threadbare completions`: a script for a shell.
pub fn completions(args: &Completions) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "threadbare", &mut script);
    Answer::new(String::from_utf8_lossy(&script).into_owned(), Status::Clean)
}

/// `threadbare man`: a page for the tool and one for each command, written into a folder.
pub fn man(args: &Man) -> Result<Answer, Failure> {
    let broken = |path: &std::path::Path, error| crate::place::unwritable(path, &error);
    fs::create_dir_all(&args.output).map_err(|error| broken(&args.output, error))?;
    let mut tool = Args::command();
    tool.build();
    let pages = std::iter::once(tool.clone()).chain(tool.get_subcommands().cloned());
    let mut text = String::new();
    for command in pages.filter(|command| command.get_name() != "help") {
        let name = match command.get_name() {
            "threadbare" => "threadbare".to_owned(),
            command => format!("threadbare-{command}"),
        };
        let path = args.output.join(format!("{name}.1"));
        let mut page = Vec::new();
        let command = command.display_name(name);
        clap_mangen::Man::new(command).render(&mut page).map_err(|error| broken(&path, error))?;
        fs::write(&path, page).map_err(|error| broken(&path, error))?;
        text += &format!("{}\n", path.display());
    }
    Ok(Answer::new(text, Status::Clean))
}

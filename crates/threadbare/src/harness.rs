//! `threadbare harness`: a program whose threads call the functions of a header, written into a file that is not there yet.

use crate::args::Harness;
use crate::place::unwritable;
use crate::status::{Answer, Failure, Status};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Component, Path, PathBuf};
use threadbare_report::escape;
use threadbare_toolchain::{self as toolchain, Options, declarations, write_harness};

pub fn run(args: &Harness) -> Result<Answer, Failure> {
    let options = Options { clang: args.clang.clone(), flags: args.flags.clone(), ..Options::default() };
    let all = declarations(&args.header, &options)?;
    let harness = toolchain::Harness {
        include: include(&args.header, &args.output),
        threads: args.threads,
        operations: args
            .ops
            .iter()
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect(),
    };
    let text = write_harness(&all, &harness)
        .map_err(|error| Failure::new(format!("{}: {error}", args.header.display())))?;
    let file = File::options().write(true).create_new(true).open(&args.output);
    let mut file = file.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::new(format!(
            "{}: is there already, and may be somebody's work: name another file, or remove it",
            args.output.display()
        )),
        _ => unwritable(&args.output, &error),
    })?;
    file.write_all(text.as_bytes()).map_err(|error| unwritable(&args.output, &error))?;
    let name = args.output.display().to_string();
    let missing = text.lines().filter_map(|line| line.strip_prefix("#error "));
    let mut told = format!("{}\n", escape(&name));
    for what in missing {
        told += &format!("left for you: {}\n", escape(what.trim_matches('"')));
    }
    Ok(Answer::new(told, Status::Clean))
}

/// How a file includes a header: by the way from one to the other, so that both can be moved together.
fn include(header: &Path, file: &Path) -> String {
    let folder = |path: &Path| {
        path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new(".")).to_owned()
    };
    let real = |path: PathBuf| path.canonicalize().unwrap_or(path);
    let (from, to) = (real(folder(file)), real(folder(header)));
    let parts = |path: &Path| path.components().map(|part| part.as_os_str().to_owned()).collect::<Vec<_>>();
    let (up, down) = (parts(&from), parts(&to));
    let common = up.iter().zip(&down).take_while(|(one, other)| one == other).count();
    let mut way: PathBuf = up[common..].iter().map(|_| Component::ParentDir).collect();
    way.extend(&down[common..]);
    way.push(header.file_name().unwrap_or(header.as_os_str()));
    way.display().to_string()
}

//! `--trace`: who wants to watch a search says of which places, and how much; what these tell goes to the standard error stream.

use crate::terminal;
use std::io::{self, Write};
use threadbare_explore::traced::PLACES;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};

/// Which places are watched, and how closely: `PLACE=LEVEL,...`. A place may have the prefix that rooms have in code.
pub fn filter(text: &str) -> Result<Targets, String> {
    if text.split(',').any(|part| part.trim().is_empty()) {
        return Err("a part of it names no place".into());
    }
    let targets: Targets = text
        .split(',')
        .map(|part| part.trim().trim_start_matches("threadbare_"))
        .collect::<Vec<_>>()
        .join(",")
        .parse()
        .map_err(|_| "it is PLACE=LEVEL,..., LEVEL one of error, warn, info, debug, trace".to_string())?;
    let tells = |target: &str| {
        PLACES.iter().any(|place| *place == target || place.starts_with(&format!("{target}::")))
    };
    if let Some((target, _)) = targets.iter().find(|(target, _)| !tells(target)) {
        return Err(format!("nothing is told of '{target}', but of explore, {}", PLACES.join(", ")));
    }
    Ok(targets)
}

/// From now on what is asked for is told.
pub fn start(filter: Targets) {
    let told = fmt::layer().with_writer(|| Escaped).with_ansi(false).without_time().with_filter(filter);
    // Once a process: a second one changes nothing.
    let _ = tracing::subscriber::set_global_default(tracing_subscriber::registry().with(told));
}

/// The standard error stream, for text in which there may be names of files.
struct Escaped;

impl Write for Escaped {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        io::stderr().write_all(terminal::lines(&String::from_utf8_lossy(bytes)).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

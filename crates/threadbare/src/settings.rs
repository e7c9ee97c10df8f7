//! `threadbare.toml`: a table for each command, with the long names of its options. Whatever the command line says
//! comes first. The settings become arguments, so that there is one definition of every option.

use crate::status::Failure;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command};
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use toml::{Table, Value};

/// The arguments, with those added that the file gives and the command line does not. `matches` is what clap made of
/// the arguments alone.
pub fn add(
    path: &Path,
    definition: &Command,
    matches: &ArgMatches,
    mut arguments: Vec<OsString>,
) -> Result<Vec<OsString>, Failure> {
    let text = fs::read_to_string(path).map_err(|error| complain(path, None, &error.to_string()))?;
    let settings = parse(path, &text)?;
    for (name, table) in &settings {
        let known = definition.find_subcommand(name).filter(|command| !command.is_hide_set());
        let (Some(command), Some(table)) = (known, table.as_table()) else {
            let why = format!("`{name}` is no command: settings are in tables like [check]");
            return Err(complain(path, line_of(&text, name), &why));
        };
        let given = matches.subcommand().filter(|(used, _)| used == name).map(|(_, given)| given);
        for (key, value) in table {
            let at = line_of(&text, key);
            let Some(more) = option(command, key, value).map_err(|why| complain(path, at, &why))? else {
                continue;
            };
            if let Some(given) = given {
                more.add_to(&mut arguments, given);
            }
        }
    }
    Ok(arguments)
}

/// What a setting adds to the arguments.
struct More {
    id: String,
    /// In front of everything else, or behind `--`.
    last: bool,
    arguments: Vec<OsString>,
}

impl More {
    fn add_to(self, arguments: &mut Vec<OsString>, given: &ArgMatches) {
        if given.value_source(&self.id) == Some(ValueSource::CommandLine) {
            return;
        }
        if self.last {
            arguments.push("--".into());
            arguments.extend(self.arguments);
        } else {
            // Behind the tool's name and the command.
            arguments.splice(2..2, self.arguments);
        }
    }
}

/// A setting as arguments; none for a switch that is off.
fn option(command: &Command, key: &str, value: &Value) -> Result<Option<More>, String> {
    let last = command.get_arguments().find(|a| a.is_last_set() && a.get_id() == key);
    let long = command.get_arguments().find(|a| a.get_long() == Some(key) && key != "help");
    let Some(definition) = last.or(long) else {
        return Err(format!("`{key}` is no option of `threadbare {}`", command.get_name()));
    };
    let id = definition.get_id().to_string();
    if matches!(definition.get_action(), ArgAction::SetTrue) {
        return match value {
            Value::Boolean(true) => {
                Ok(Some(More { id, last: false, arguments: vec![format!("--{key}").into()] }))
            }
            Value::Boolean(false) => Ok(None),
            _ => Err(format!("`{key}` is true or false")),
        };
    }
    let values = match value {
        Value::Array(values) => values.clone(),
        one => vec![one.clone()],
    };
    let text = |value: &Value| match value {
        Value::String(text) => Ok(text.clone()),
        Value::Integer(number) => Ok(number.to_string()),
        Value::Float(number) => Ok(number.to_string()),
        _ => Err(format!("`{key}` is a text or a number, or a list of them")),
    };
    let texts = values.iter().map(text).collect::<Result<Vec<_>, _>>()?;
    let spell = |text: String| if last.is_some() { text } else { format!("--{key}={text}") };
    Ok(Some(More {
        id,
        last: last.is_some(),
        arguments: texts.into_iter().map(|text| spell(text).into()).collect(),
    }))
}

fn parse(path: &Path, text: &str) -> Result<Table, Failure> {
    text.parse::<Table>().map_err(|error| {
        let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        complain(path, line, error.message())
    })
}

/// The line where a table or a key begins.
fn line_of(text: &str, name: &str) -> Option<usize> {
    let begins = |line: &str| {
        let rest = line.trim_start().trim_start_matches('[').trim_start_matches('"');
        rest.strip_prefix(name).is_some_and(|rest| rest.starts_with(['=', ' ', ']', '"', '.']))
    };
    text.lines().position(begins).map(|line| line + 1)
}

fn complain(path: &Path, line: Option<usize>, why: &str) -> Failure {
    let line = line.map(|line| format!("{line}:")).unwrap_or_default();
    Failure::new(format!("{}:{line} {why}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;
    use clap::CommandFactory;

    fn merged(settings: &str, arguments: &[&str]) -> Result<Vec<String>, String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("t.toml");
        fs::write(&path, settings).unwrap();
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        let matches = Args::command().try_get_matches_from(&arguments).unwrap();
        let name = format!("{}:", path.display());
        match add(&path, &Args::command(), &matches, arguments) {
            Ok(all) => Ok(all.into_iter().map(|a| a.into_string().unwrap()).collect()),
            Err(failure) => Err(failure.message.replace(&name, "")),
        }
    }

    const SETTINGS: &str =
        "[check]\ntime = \"5s\"\narg = [\"a\", \"sym:2\"]\nstats = true\nexecutions = 7\nflags = [\"-DX\"]\n";

    #[test]
    fn settings_become_arguments() {
        let expected =
            ["tb", "check", "--time=5s", "--stats", "--executions=7", "--arg=a", "--arg=sym:2", "p.c"];
        let mut all = merged(SETTINGS, &["tb", "check", "p.c"]).unwrap();
        assert_eq!(all.split_off(all.len() - 2), ["--", "-DX"]);
        all.sort();
        let mut expected = expected.map(String::from);
        expected.sort();
        assert_eq!(all, expected);
    }

    #[test]
    fn the_command_line_comes_first_and_other_commands_are_left_alone() {
        let all =
            merged(SETTINGS, &["tb", "check", "--time", "1s", "--arg", "z", "p.c", "--", "-DY"]).unwrap();
        let all = all.join(" ");
        assert!(!all.contains("5s") && !all.contains("sym:2") && !all.contains("-DX"), "{all}");
        assert!(all.contains("--executions=7"), "{all}");
        assert_eq!(merged(SETTINGS, &["tb", "doctor"]).unwrap(), ["tb", "doctor"]);
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        for (settings, says) in [
            ("[check]\ntimee = 5\n", "2: `timee` is no option of `threadbare check`"),
            ("[chek]\ntime = 5\n", "1: `chek` is no command"),
            ("time = 5\n", "1: `time` is no command"),
            ("[check]\nstats = 3\n", "2: `stats` is true or false"),
            ("[check]\ntime = [[1]]\n", "2: `time` is a text or a number"),
            ("[check]\ntime = \n", "2: "),
        ] {
            let message = merged(settings, &["tb", "check", "p.c"]).unwrap_err();
            assert!(message.starts_with(says) && !message.contains('\n'), "{settings:?}: {message}");
        }
    }
}

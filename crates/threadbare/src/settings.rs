//! `threadbare.toml`: a table for each command, with the long names of its options. Whatever the command line says
//! comes first. The settings become arguments, so that there is one definition of every option.

use crate::status::Failure;
use crate::trust;
use clap::parser::ValueSource;
use clap::{ArgAction, ArgMatches, Command};
use std::ffi::OsString;
use std::path::Path;
use threadbare_toolchain::files;
use threadbare_trace::suppress::Suppression;
use toml::{Table, Value};

/// Options that run nothing and write nothing, whatever they say. Others, and flags that are not harmless, count only if the person trusts the
/// file.
const HARMLESS: &[&str] = &[
    "entry",
    "at",
    "arg",
    "stdin",
    "file",
    "undefined",
    "detect",
    "suppress",
    "suppress-pattern",
    "volatile",
    "abort",
    "spurious-wakeups",
    "weak-cas",
    "rwlock",
    "strategy",
    "variant",
    "equivalence",
    "symmetry",
    "preemptions",
    "interferences",
    "seed",
    "workers",
    "time",
    "stop-at",
    "executions",
    "memory",
    "unwind",
    "depth",
    "max-threads",
    "threads",
    "ops",
    "objects",
    "null",
    "keep-executions",
    "accept",
    "without",
    "color",
    "stats",
    "json",
    "trace",
    "function",
    "dot",
    "no-bodies",
    "original",
    "repeat",
    "execution",
    "facts",
    "graph",
    "slice",
    "forward",
    "terminates",
    "full",
    "quiet",
    "baseline",
];

/// The arguments with the settings.
pub struct Merged {
    pub arguments: Vec<OsString>,
    /// Whether flags of the settings are among them.
    pub has_flags: bool,
    /// What the person has just trusted the settings with.
    pub note: Option<String>,
}

/// The arguments, with those added that the file gives and the command line does not. `matches` is what clap made of
/// the arguments alone.
pub fn add(
    path: &Path,
    definition: &Command,
    matches: &ArgMatches,
    mut arguments: Vec<OsString>,
) -> Result<Merged, Failure> {
    let text = files::read_text(path).map_err(|error| complain(path, None, &error.to_string()))?;
    let settings = parse(path, &text)?;
    let (mut asks, mut has_flags) = (Vec::new(), false);
    for (name, table) in &settings {
        if name == SUPPRESS {
            let patterns = suppressions(path, &text, table)?;
            if matches!(matches.subcommand_name(), Some("check" | "reach")) {
                arguments.splice(2..2, patterns);
            }
            continue;
        }
        let known = definition.find_subcommand(name).filter(|command| !command.is_hide_set());
        let (Some(command), Some(table)) = (known, table.as_table()) else {
            let why = format!("`{name}` is no command: settings are in tables like [check]");
            return Err(complain(path, line_of(&text, name), &why));
        };
        let given = matches.subcommand().filter(|(used, _)| used == name).map(|(_, given)| given);
        for (key, value) in table {
            let at = line_of(&text, key);
            let Some(mut more) = option(command, key, value).map_err(|why| complain(path, at, &why))? else {
                continue;
            };
            if key == "trust" {
                return Err(complain(path, at, "`trust` is said on the command line, and nowhere else"));
            }
            if let Some(given) = given
                && !more.is_given(given)
            {
                if more.id == "flags" {
                    let asked = trust::asked(&more.texts(), Path::new(""), path.parent());
                    more.arguments = asked.flags.iter().map(OsString::from).collect();
                    asks.extend(asked.unlisted);
                    has_flags = true;
                } else if !HARMLESS.contains(&key.as_str()) {
                    asks.push(if more.last {
                        format!("{key} = {}", more.texts().join(" "))
                    } else {
                        more.texts().join(" ")
                    });
                }
                more.add_to(&mut arguments);
            }
        }
    }
    let now = matches.subcommand().is_some_and(|(_, given)| {
        given.try_get_one::<bool>("trust").ok().flatten().is_some_and(|trust| *trust)
    });
    let note = threadbare_toolchain::allow(path, text.as_bytes(), &asks, now)?;
    Ok(Merged { arguments, has_flags, note })
}

/// The table of patterns for findings that are not to be told: no command's, since it is about the program.
const SUPPRESS: &str = "suppress";

/// The patterns as arguments, each behind where it was written.
fn suppressions(path: &Path, text: &str, table: &Value) -> Result<Vec<OsString>, Failure> {
    let bad =
        |at| complain(path, at, "[suppress] has one list of texts, `patterns`, such as [\"race:counter\"]");
    let Some(table) = table.as_table() else { return Err(bad(line_of(text, SUPPRESS))) };
    let mut arguments = Vec::new();
    for (key, value) in table {
        let line = line_of(text, key);
        let Some(values) = value.as_array().filter(|_| key == "patterns") else { return Err(bad(line)) };
        for value in values {
            let Some(pattern) = value.as_str() else { return Err(bad(line)) };
            // A list may go over several lines.
            let at = text.lines().position(|line| line.contains(&format!("\"{pattern}\""))).map(|at| at + 1);
            let at = at.or(line);
            Suppression::read(pattern, String::new()).map_err(|why| complain(path, at, &why))?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let place = at.map_or(name.to_string(), |line| format!("{name}:{line}"));
            arguments.push(format!("--suppress-pattern={place} {pattern}").into());
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
    /// Whether the command line has something else to say.
    fn is_given(&self, given: &ArgMatches) -> bool {
        given.value_source(&self.id) == Some(ValueSource::CommandLine)
    }

    fn texts(&self) -> Vec<String> {
        self.arguments.iter().map(|argument| argument.to_string_lossy().into_owned()).collect()
    }

    fn add_to(self, arguments: &mut Vec<OsString>) {
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
        std::fs::write(&path, settings).unwrap();
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        let matches = Args::command().try_get_matches_from(&arguments).unwrap();
        let name = format!("{}:", path.display());
        match add(&path, &Args::command(), &matches, arguments) {
            Ok(all) => Ok(all.arguments.into_iter().map(|a| a.into_string().unwrap()).collect()),
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
            ("[check]\ntrust = true\n", "2: `trust` is said on the command line"),
            ("suppress = 3\n", "1: [suppress] has one list of texts"),
            ("[suppress]\nrace = \"x\"\n", "2: [suppress] has one list of texts"),
            ("[suppress]\npatterns = \"race:x\"\n", "2: [suppress] has one list of texts"),
            ("[suppress]\npatterns = [\"race:x\",\n\"rase:x\"]\n", "3: there is no kind `rase`"),
        ] {
            let message = merged(settings, &["tb", "check", "p.c"]).unwrap_err();
            assert!(message.starts_with(says) && !message.contains('\n'), "{settings:?}: {message}");
        }
    }

    #[test]
    fn suppressions_are_for_checks_and_say_where_they_are() {
        let settings = "[suppress]\npatterns = [\n  \"race:x\",\n  \"*:file=lib/\",\n]\n";
        let all = merged(settings, &["tb", "check", "p.c"]).unwrap();
        let patterns = ["--suppress-pattern=t.toml:3 race:x", "--suppress-pattern=t.toml:4 *:file=lib/"];
        assert_eq!(all, ["tb", "check", patterns[0], patterns[1], "p.c"]);
        assert_eq!(merged(settings, &["tb", "doctor"]).unwrap(), ["tb", "doctor"]);
    }

    #[test]
    fn what_runs_something_counts_only_if_it_is_trusted() {
        for (settings, arguments, asks) in [
            ("[check]\nclang = \"./evil\"\n", &["tb", "check", "p.c"][..], "`--clang=./evil`"),
            ("[inspect]\nclang = \"./evil\"\n", &["tb", "inspect", "p.c"], "`--clang=./evil`"),
            ("[doctor]\nclang = \"./evil\"\n", &["tb", "doctor"], "`--clang=./evil`"),
            ("[replay]\nnative = true\n", &["tb", "replay", "w.json"], "`--native`"),
            ("[replay]\ngdb = true\n", &["tb", "replay", "w.json"], "`--gdb`"),
            ("[replay]\ndebugger = [\"-ex\"]\n", &["tb", "replay", "w.json", "--gdb"], "`debugger = -ex`"),
            ("[check]\nflags = [\"-DX\", \"-Xclang=-load\"]\n", &["tb", "check", "p.c"], "`-Xclang=-load`"),
            (
                "[check]\nflags = [\"-include\", \"/etc/passwd\"]\n",
                &["tb", "check", "p.c"],
                "`-include /etc/passwd`",
            ),
        ] {
            let message = merged(settings, arguments).unwrap_err();
            assert!(
                message.contains(asks) && message.contains("--trust allows it"),
                "{settings:?}: {message}"
            );
        }
        // What the command line says, or is of another command, is not asked for.
        let typed = ["tb", "check", "--clang", "x", "p.c"];
        assert!(merged("[check]\nclang = \"./evil\"\n[replay]\nnative = true\n", &typed).is_ok());
        assert!(merged("[replay]\nnative = false\n", &["tb", "replay", "w.json"]).is_ok());
    }

    #[test]
    fn every_option_is_known_to_be_harmless_or_not() {
        let mut others: Vec<String> = Vec::new();
        let mut definition = Args::command();
        definition.build();
        for command in definition.get_subcommands() {
            let names = command.get_arguments().filter_map(|a| a.get_long().map(str::to_owned));
            others.extend(names.filter(|name| !HARMLESS.contains(&name.as_str())));
        }
        others.sort();
        others.dedup();
        assert_eq!(others, ["clang", "format", "gdb", "help", "native", "output", "rr", "trust"]);
    }
}

//! What stands for a value on the command line: how it is spelled, and what is refused.

use clap::ValueEnum;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use threadbare_explore::{STRATEGIES, Strategy, strategy};
use threadbare_report::Format;
use threadbare_solver::Layer;
use threadbare_trace::ErrorKind;
use threadbare_trace::detectors::DETECTORS;

/// A program to run. Replays and resumptions go to other folders, so that its name must hold anywhere; a name without a
/// folder is one on the PATH.
pub(super) fn program(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if path.components().count() < 2 {
        return Ok(path);
    }
    std::path::absolute(&path).map_err(|error| error.to_string())
}

/// After how many findings to stop.
pub(super) fn stop_at(text: &str) -> Result<u64, String> {
    match (text, text.parse()) {
        ("first", _) => Ok(1),
        (_, Ok(number)) if number > 0 => Ok(number),
        _ => Err("it takes `first`, or a number from 1 on".into()),
    }
}

/// A layer of the solver, by its name.
pub(super) fn layer(name: &str) -> Result<Layer, String> {
    Layer::from_name(name).ok_or_else(|| {
        let names: Vec<&str> = Layer::ALL.iter().map(|layer| layer.name()).collect();
        format!("there is no such layer; there are {}", names.join(", "))
    })
}

/// A strategy, by its name.
pub(super) fn strategy_by_name() -> impl TypedValueParser<Value = &'static Strategy> {
    let values = STRATEGIES.iter().map(|strategy| PossibleValue::new(strategy.name).help(strategy.help));
    // Only names of the list come here.
    PossibleValuesParser::new(values).map(|name| strategy(&name).unwrap_or(STRATEGIES[0]))
}

/// A way that some strategy can go about it, by its name.
pub(super) fn variant_by_name() -> impl TypedValueParser<Value = &'static str> {
    let names = || STRATEGIES.iter().flat_map(|strategy| strategy.variants).copied();
    // Only names of the list come here.
    PossibleValuesParser::new(names()).map(move |name| names().find(|known| *known == name).unwrap_or(""))
}

/// Which executions count as the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EquivalenceName {
    /// Those that differ only in the order of independent steps
    Trace,
    /// Those in which the same steps read from the same writes
    ReadsFrom,
}

/// Whether one order is enough of threads that nothing tells apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum SymmetryName {
    /// Never: each thread has its name
    Off,
    /// Where the program does not tell them apart
    Auto,
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

/// What accesses to volatile objects are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum VolatileMeans {
    /// Like any other: the language orders nothing by them
    Race,
    /// Atomic, and relaxed: they do not race, and order nothing
    Atomic,
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
            let mut kinds = DETECTORS.iter().map(|detector| detector.kind);
            kinds.find(|kind| kind.name() == name)
        });
        let names = || DETECTORS.iter().map(|detector| detector.kind.name()).collect::<Vec<_>>().join(", ");
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

/// A run: its number, or the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunName {
    Last,
    Number(u64),
}

/// A format of reports, and the file that it is written to, if not the standard output.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatName {
    pub format: Format,
    pub file: Option<PathBuf>,
}

impl FromStr for FormatName {
    type Err = String;

    fn from_str(text: &str) -> Result<FormatName, String> {
        let (name, file) = match text.split_once('=') {
            Some((_, "")) => return Err(format!("`{text}` names no file behind its `=`")),
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (text, None),
        };
        let format = Format::from_name(name).ok_or_else(|| {
            let names: Vec<&str> = Format::ALL.iter().map(|(name, ..)| *name).collect();
            format!("there is no format `{name}`; there are {}", names.join(", "))
        })?;
        if format.is_folder() && file.is_none() {
            return Err(format!("{name} is a folder with a file for each finding: {name}=FOLDER"));
        }
        Ok(FormatName { format, file })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!("-deadlock".parse(), Ok(Switch { kind: ErrorKind::Deadlock, on: false }));
        for bad in ["", "+", "leak", "-reached", "-+leak"] {
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

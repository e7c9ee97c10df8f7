//! What a test program says about itself, in its comments: see `tests/README.md`.

use std::collections::{BTreeMap, BTreeSet};

/// The verdict that a program expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    Error,
    Unsupported,
    Bounded,
    Safe,
    /// Of threads that are driven to places.
    Reached,
    Unreachable,
}

impl Verdict {
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Error => "error",
            Verdict::Unsupported => "unsupported",
            Verdict::Bounded => "bounded",
            Verdict::Safe => "safe",
            Verdict::Reached => "reached",
            Verdict::Unreachable => "unreachable",
        }
    }

    pub fn exit_status(self) -> i32 {
        match self {
            Verdict::Error | Verdict::Reached => 1,
            Verdict::Unsupported | Verdict::Bounded => 3,
            Verdict::Safe | Verdict::Unreachable => 0,
        }
    }
}

/// Everything that a program expects of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    pub verdict: Verdict,
    /// The kinds of the findings: these and no others.
    pub kinds: BTreeSet<String>,
    /// Those of them that the hunt finds, and the proof does not.
    pub hunted: BTreeSet<String>,
    /// The lines that findings of a kind may name.
    pub marks: BTreeMap<String, BTreeSet<u64>>,
    pub executions: Option<u64>,
    /// How many executions there are by where reads read from.
    pub classes: Option<u64>,
    /// How many sides of branches need no read from another thread, one, and so on, and whether that is all.
    pub sides: Option<String>,
    /// How many threads take a step in the witness.
    pub threads: Option<usize>,
    /// How often the running thread changes in the witness.
    pub switches: Option<usize>,
    /// The inputs of the witness, with their values.
    pub inputs: Option<BTreeMap<String, i128>>,
    /// The races, each by the smaller line, the other line, and the variable: these and no others.
    pub pairs: Option<BTreeSet<(u64, u64, String)>>,
    /// What its warnings contain, one entry a warning.
    pub warnings: Vec<String>,
    /// Options of the tool.
    pub flags: Vec<String>,
    /// The places that threads are driven to: lines, and functions.
    pub at: Vec<Place>,
    /// How many steps driving threads there keeps, and how many it takes back, if that gets there.
    pub driven: Option<String>,
    /// Options of the compiler with which the program proves more, for when there is time.
    pub full: Vec<String>,
}

/// A place that a thread is driven to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    Line(u64),
    Function(String),
}

/// What can be said at the head of a program.
const WORDS: [&str; 15] = [
    "expect",
    "at",
    "driven",
    "hunted",
    "executions",
    "classes",
    "sides",
    "threads",
    "switches",
    "inputs",
    "pairs",
    "warning",
    "flags",
    "full",
    "proves",
];
const MARK: &str = "// ERROR ";

/// Reads the comments of a program.
pub fn parse(text: &str) -> Result<Expectation, String> {
    let mut expectation = Expectation {
        verdict: Verdict::Safe,
        kinds: BTreeSet::new(),
        hunted: BTreeSet::new(),
        marks: marks(text),
        executions: None,
        classes: None,
        sides: None,
        threads: None,
        switches: None,
        inputs: None,
        pairs: None,
        warnings: Vec::new(),
        flags: Vec::new(),
        at: Vec::new(),
        driven: None,
        full: Vec::new(),
    };
    let (mut expected, mut prose) = (false, false);
    for line in text.lines().map_while(|line| line.strip_prefix("//")) {
        let Some((word, value)) = directive(line) else {
            prose = true;
            continue;
        };
        if prose && WORDS.contains(&word) {
            return Err(format!("`// {word}:` comes too late, after prose"));
        }
        if prose {
            continue;
        }
        let number = || value.parse().map_err(|_| format!("`{word}: {value}`: not a number"));
        match word {
            "expect" if expected => return Err("two lines say what to expect".into()),
            "expect" => {
                (expectation.verdict, expectation.kinds) = verdict(value)?;
                expected = true;
            }
            "hunted" => expectation.hunted = list(value).collect(),
            "executions" => expectation.executions = Some(number()?),
            "classes" => expectation.classes = Some(number()?),
            "sides" => expectation.sides = Some(value.into()),
            "threads" => expectation.threads = Some(number()? as usize),
            "switches" => expectation.switches = Some(number()? as usize),
            "inputs" => expectation.inputs = Some(inputs(value)?),
            "pairs" => expectation.pairs = Some(pairs(value)?),
            "warning" => expectation.warnings.push(value.into()),
            "flags" => expectation.flags = value.split_whitespace().map(str::to_owned).collect(),
            "driven" => expectation.driven = Some(value.into()),
            "at" => expectation.at = list(value).map(|name| place(text, name)).collect(),
            "full" => expectation.full = value.split_whitespace().map(str::to_owned).collect(),
            // What the suite `proofs` reads.
            "proves" => {}
            // A number belongs to a word that is misspelt; anything else is prose about a function of that name.
            _ if value.parse::<u64>().is_ok() => return Err(format!("`// {word}:` means nothing")),
            _ => prose = true,
        }
    }
    if !expected {
        return Err("no line `// expect: ...` at its head says what to expect".into());
    }
    if expectation.at.is_empty() == matches!(expectation.verdict, Verdict::Reached | Verdict::Unreachable) {
        return Err("expects to reach what it does not name, or the other way round".into());
    }
    if expectation.verdict == Verdict::Reached {
        let lines = expectation.at.iter().filter_map(|place| match place {
            Place::Line(line) => Some(*line),
            Place::Function(_) => None,
        });
        expectation.marks.entry("reached".into()).or_default().extend(lines);
    }
    let marked: BTreeSet<String> = expectation.marks.keys().cloned().collect();
    if marked != expectation.kinds {
        return Err(format!("expects the kinds {:?}, but marks lines for {marked:?}", expectation.kinds));
    }
    if !expectation.hunted.is_subset(&expectation.kinds) {
        return Err(format!("hunts for {:?}, which it does not expect", expectation.hunted));
    }
    Ok(expectation)
}

/// `word: value`, where the word is lower-case; any other comment is prose.
fn directive(comment: &str) -> Option<(&str, &str)> {
    let (word, value) = comment.strip_prefix(' ')?.split_once(": ")?;
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
    is_word.then(|| (word, value.trim()))
}

/// The line that ends with this name, or a function.
fn place(text: &str, name: String) -> Place {
    let mark = format!("// AT {name}");
    let line = (1..).zip(text.lines()).find(|(_, line)| line.ends_with(&mark));
    line.map_or(Place::Function(name), |(number, _)| Place::Line(number))
}

fn verdict(value: &str) -> Result<(Verdict, BTreeSet<String>), String> {
    let (verdict, kinds) = value.split_once(' ').unwrap_or((value, ""));
    let kinds: BTreeSet<String> = list(kinds).collect();
    let verdict = match verdict {
        "error" if !kinds.is_empty() => return Ok((Verdict::Error, kinds)),
        "safe" => Verdict::Safe,
        "reached" => return Ok((Verdict::Reached, BTreeSet::from(["reached".to_owned()]))),
        "unreachable" => Verdict::Unreachable,
        "bounded" => Verdict::Bounded,
        "unsupported" => Verdict::Unsupported,
        _ => {
            return Err(format!(
                "`expect: {value}`: expected error KIND, safe, bounded, unsupported, reached or unreachable"
            ));
        }
    };
    if kinds.is_empty() { Ok((verdict, kinds)) } else { Err(format!("`expect: {value}`: what for?")) }
}

/// `a = 1, b = -7`
fn inputs(value: &str) -> Result<BTreeMap<String, i128>, String> {
    let input = |text: String| {
        let (name, value) = text.split_once('=')?;
        Some((name.trim().to_owned(), value.trim().parse().ok()?))
    };
    list(value)
        .map(input)
        .collect::<Option<_>>()
        .ok_or_else(|| format!("`inputs: {value}`: expected a = 1, ..."))
}

/// `7-12 x, 7-7 the memory allocated there`
fn pairs(value: &str) -> Result<BTreeSet<(u64, u64, String)>, String> {
    let pair = |text: String| {
        let (lines, variable) = text.split_once(' ')?;
        let (one, other) = lines.split_once('-')?;
        let (one, other) = (one.parse().ok()?, other.parse().ok()?);
        (one <= other).then(|| (one, other, variable.to_owned()))
    };
    list(value)
        .map(pair)
        .collect::<Option<_>>()
        .ok_or_else(|| format!("`pairs: {value}`: expected LINE-LINE VARIABLE, ..., the smaller line first"))
}

fn list(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(',').map(|kind| kind.trim().to_owned()).filter(|kind| !kind.is_empty())
}

fn marks(text: &str) -> BTreeMap<String, BTreeSet<u64>> {
    let mut marks: BTreeMap<String, BTreeSet<u64>> = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        let Some((_, kinds)) = line.split_once(MARK) else { continue };
        for kind in list(kinds) {
            marks.entry(kind).or_default().insert(number);
        }
    }
    marks
}

/// The parser's own tests, run beside the programs.
pub fn tests() -> Result<(), String> {
    let ok = parse(
        "// expect: error race, deadlock\n// hunted: race\n// classes: 5\n// threads: 2\n// switches: 3\n// inputs: a = 1, b = -2\n// pairs: 3-9 x, 9-9 y\n// flags: --unwind 3\n// Prose: as long as it likes,\n// and: with colons.\n\
         int x; // ERROR race\nint y; // ERROR deadlock, race\n// expect: safe\n",
    )?;
    let lines = |numbers: &[u64]| numbers.iter().copied().collect::<BTreeSet<u64>>();
    let marks = [("deadlock".to_owned(), lines(&[12])), ("race".to_owned(), lines(&[11, 12]))];
    check(ok.verdict == Verdict::Error && ok.hunted.iter().eq(["race"]), "verdict")?;
    check(ok.marks == BTreeMap::from(marks), "marks")?;
    check(
        ok.classes == Some(5) && ok.threads == Some(2) && ok.flags == ["--unwind", "3"],
        "numbers and flags",
    )?;
    let inputs = [("a".to_owned(), 1), ("b".to_owned(), -2)];
    check(ok.switches == Some(3) && ok.inputs == Some(BTreeMap::from(inputs)), "switches and inputs")?;
    let pairs = [(3, 9, "x".to_owned()), (9, 9, "y".to_owned())];
    check(ok.pairs == Some(BTreeSet::from(pairs)), "pairs")?;
    for wrong in [
        "int main(void) {}",
        "// expect: fine",
        "// expect: error",
        "// expect: safe deadlock",
        "// expect: safe\n// expect: safe",
        "// expect: safe\n// excutions: 3",
        "// expect: safe\n// executions: many",
        "// expect: safe\n// inputs: many",
        "// expect: safe\n// pairs: 9-3 x",
        "// expect: safe\n// pairs: 3-9",
        "// expect: safe\n// It is prose.\n// executions: 1",
        "// expect: error race\n// hunted: deadlock\nx; // ERROR race",
        "// expect: safe\nx; // ERROR race",
        "// expect: error race",
        "\n// expect: safe",
    ] {
        check(parse(wrong).is_err(), wrong)?;
    }
    Ok(())
}

fn check(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("not as it should be: {what}")) }
}

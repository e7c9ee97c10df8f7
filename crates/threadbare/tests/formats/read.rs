//! Readers of the formats, which know nothing of how they are written: libraries and programs where there are any, and otherwise what the
//! formats' own descriptions say.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// A result of SARIF.
pub struct Found {
    pub kind: String,
    pub file: String,
    pub line: u64,
    pub message: String,
    pub fingerprint: String,
    pub related: usize,
    /// The flows' places in the order of execution.
    pub flows: Vec<Vec<i64>>,
}

/// The results of a document that is all SARIF: the types of the schema read it, and lose nothing of it.
pub fn sarif(document: &Value) -> Vec<Found> {
    let sarif: serde_sarif::sarif::Sarif = serde_json::from_value(document.clone()).unwrap();
    kept(document, &serde_json::to_value(&sarif).unwrap(), "$");
    assert_eq!(sarif.runs.len(), 1);
    let run = &sarif.runs[0];
    let rules = run.tool.driver.rules.clone().unwrap_or_default();
    let results = run.results.iter().flatten();
    results
        .map(|result| {
            let kind = result.rule_id.clone().unwrap();
            let rule = usize::try_from(result.rule_index.unwrap()).unwrap();
            assert_eq!(rules[rule].id, kind);
            let place = result.locations.as_ref().unwrap()[0].physical_location.as_ref().unwrap();
            let uri = place.artifact_location.as_ref().unwrap().uri.clone().unwrap();
            let flows = result.code_flows.iter().flatten().flat_map(|flow| &flow.thread_flows);
            let orders =
                flows.map(|flow| flow.locations.iter().map(|l| l.execution_order.unwrap()).collect());
            Found {
                kind,
                file: decoded(&uri),
                line: place.region.as_ref().unwrap().start_line.unwrap().try_into().unwrap(),
                message: result.message.text.clone().unwrap(),
                fingerprint: result.partial_fingerprints.as_ref().unwrap()["threadbare/v1"].clone(),
                related: result.related_locations.as_ref().map_or(0, Vec::len),
                flows: orders.collect(),
            }
        })
        .collect()
}

/// What was written is in what was read.
fn kept(written: &Value, read: &Value, at: &str) {
    match (written, read) {
        (Value::Object(written), Value::Object(read)) => {
            for (name, value) in written {
                let at = format!("{at}.{name}");
                kept(value, read.get(name).unwrap_or_else(|| panic!("{at} is none of SARIF's")), &at);
            }
        }
        (Value::Array(written), Value::Array(read)) => {
            assert_eq!(written.len(), read.len(), "{at}");
            written.iter().zip(read).enumerate().for_each(|(n, (w, r))| kept(w, r, &format!("{at}[{n}]")));
        }
        _ => assert_eq!(written, read, "{at}"),
    }
}

/// A reference's percent signs resolved.
fn decoded(uri: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = uri.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next().unwrap(), rest.next().unwrap()];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
        } else {
            assert!(byte.is_ascii_graphic() && !b"<>\"{}|\\^`".contains(&byte), "{uri}");
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).unwrap()
}

/// What a suite says.
#[derive(Debug)]
pub enum Tested {
    Passed,
    Skipped,
    /// Kind, file, line.
    Failed(Vec<(String, String, u64)>),
}

pub fn junit(text: &str) -> Tested {
    let document = roxmltree::Document::parse(text).unwrap();
    let suites = document.root_element();
    assert_eq!(suites.tag_name().name(), "testsuites");
    let suite = suites.first_element_child().unwrap();
    assert_eq!(suite.tag_name().name(), "testsuite");
    let cases: Vec<_> = suite.children().filter(|node| node.has_tag_name("testcase")).collect();
    let number = |name| suite.attribute(name).unwrap().parse::<usize>().unwrap();
    let with = |tag| cases.iter().filter(|case| case.children().any(|c| c.has_tag_name(tag))).count();
    assert_eq!(number("tests"), cases.len());
    assert_eq!((number("failures"), number("skipped")), (with("failure"), with("skipped")));
    if number("skipped") > 0 {
        return Tested::Skipped;
    }
    if number("failures") == 0 {
        return Tested::Passed;
    }
    let failed = cases.iter().map(|case| {
        let failure = case.children().find(|node| node.has_tag_name("failure")).unwrap();
        assert!(!failure.text().unwrap().is_empty());
        let kind = failure.attribute("type").unwrap().to_owned();
        let file = case.attribute("file").unwrap().to_owned();
        (kind, file, case.attribute("line").unwrap().parse().unwrap())
    });
    Tested::Failed(failed.collect())
}

/// What `lcov --summary` counts: lines and branches, each hit and in all.
pub fn lcov(file: &Path) -> ((u64, u64), (u64, u64)) {
    let output =
        Command::new("lcov").args(["--rc", "lcov_branch_coverage=1", "--summary"]).arg(file).output();
    let output = output.expect("lcov is installed by script/setup --tests");
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{text}");
    let figures = |head: &str| {
        let Some(line) = text.lines().find(|line| line.trim_start().starts_with(head)) else {
            panic!("{text}")
        };
        let Some((_, counts)) = line.split_once('(') else { return (0, 0) };
        let numbers: Vec<u64> = counts.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        (numbers[0], numbers[1])
    };
    (figures("lines"), figures("branches"))
}

/// A command of GitHub's actions.
pub struct Annotation {
    pub level: String,
    pub title: String,
    pub file: String,
    pub line: u64,
}

/// The commands, as the runner takes them from the output: `::LEVEL NAME=VALUE,...::TEXT`.
pub fn github(text: &str) -> Vec<Annotation> {
    assert!(text.chars().all(|c| c == '\n' || !c.is_control()), "{text:?}");
    let lines = text.lines().map(|line| {
        let (level, rest) = line.strip_prefix("::").and_then(|rest| rest.split_once(' ')).unwrap();
        let (properties, message) = rest.split_once("::").unwrap();
        assert!(!message.is_empty(), "{line}");
        let properties: BTreeMap<&str, String> = properties
            .split(',')
            .map(|property| {
                let (name, value) = property.split_once('=').unwrap();
                (name, value.replace("%3A", ":").replace("%2C", ",").replace("%25", "%"))
            })
            .collect();
        Annotation {
            level: level.to_owned(),
            title: properties["title"].clone(),
            file: properties.get("file").cloned().unwrap_or_default(),
            line: properties.get("line").map_or(0, |line| line.parse().unwrap()),
        }
    });
    lines.collect()
}

/// A process of a trace.
pub struct Process {
    pub name: String,
    /// The slices of locks: name, and from when to when.
    pub locks: Vec<(String, (u64, u64))>,
    pub flows: usize,
}

/// The processes of a trace, if it is one: slices of one track do not overlap, every flow and every slice of a lock has both its ends, and
/// each track has a name.
pub fn chrome(document: &Value) -> Vec<Process> {
    let events = document["traceEvents"].as_array().unwrap();
    let number =
        |event: &Value, name: &str| event[name].as_u64().unwrap_or_else(|| panic!("{name}: {event}"));
    let text = |event: &Value, name: &str| {
        event[name].as_str().unwrap_or_else(|| panic!("{name}: {event}")).to_owned()
    };
    let mut processes: BTreeMap<u64, Process> = BTreeMap::new();
    let mut tracks: BTreeMap<(u64, u64), u64> = BTreeMap::new();
    let mut open: BTreeMap<(&str, String), u64> = BTreeMap::new();
    for event in events {
        let (pid, ph) = (number(event, "pid"), event["ph"].as_str().unwrap());
        let track = || (pid, number(event, "tid"));
        match ph {
            "M" => match event["name"].as_str().unwrap() {
                "process_name" => {
                    let name = event["args"]["name"].as_str().unwrap().to_owned();
                    processes.insert(pid, Process { name, locks: Vec::new(), flows: 0 });
                }
                "thread_name" => assert_eq!(tracks.insert(track(), 0), None, "{event}"),
                _ => panic!("{event}"),
            },
            "X" => {
                let free = tracks.get_mut(&track()).unwrap_or_else(|| panic!("no name: {event}"));
                let from = number(event, "ts");
                assert!(*free <= from, "overlaps: {event}");
                *free = from + number(event, "dur");
            }
            "b" | "s" => {
                assert!(tracks.contains_key(&track()), "{event}");
                let id = (if ph == "b" { "lock" } else { "flow" }, text(event, "id"));
                assert_eq!(open.insert(id, number(event, "ts")), None, "{event}");
            }
            "e" => {
                let from = open.remove(&("lock", text(event, "id"))).unwrap();
                let process = processes.get_mut(&pid).unwrap();
                process.locks.push((text(event, "name"), (from, number(event, "ts"))));
            }
            "f" => {
                assert!(open.remove(&("flow", text(event, "id"))).unwrap() < number(event, "ts"), "{event}");
                processes.get_mut(&pid).unwrap().flows += 1;
            }
            "i" => assert!(tracks.contains_key(&track()), "{event}"),
            _ => panic!("{event}"),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for process in processes.values_mut() {
        // Nobody takes what somebody holds: there are no read-write locks here.
        process.locks.sort();
        for pair in process.locks.windows(2) {
            assert!(pair[0].0 != pair[1].0 || pair[0].1.1 <= pair[1].1.0, "{pair:?}");
        }
    }
    processes.into_values().collect()
}

/// The objects of a test case of KLEE, by the layout that its manual gives: "KTEST", the version, the arguments with their lengths, two
/// numbers of symbolic arguments, and the objects: name and bytes, each behind its length. Numbers have four bytes, the highest first.
pub fn ktest(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut rest = bytes.strip_prefix(b"KTEST").unwrap();
    fn number(rest: &mut &[u8]) -> usize {
        let (head, tail) = rest.split_first_chunk::<4>().unwrap();
        *rest = tail;
        u32::from_be_bytes(*head) as usize
    }
    fn sized(rest: &mut &[u8]) -> Vec<u8> {
        let length = number(rest);
        let (head, tail) = rest.split_at(length);
        *rest = tail;
        head.to_vec()
    }
    assert_eq!(number(&mut rest), 3);
    for _ in 0..number(&mut rest) {
        assert!(!sized(&mut rest).is_empty());
    }
    assert_eq!((number(&mut rest), number(&mut rest)), (0, 0));
    let objects = number(&mut rest);
    let read =
        (0..objects).map(|_| (String::from_utf8(sized(&mut rest)).unwrap(), sized(&mut rest))).collect();
    assert!(rest.is_empty());
    read
}

/// A graph of Graphviz.
pub struct Graph {
    pub nodes: usize,
    pub edges: Vec<(usize, usize)>,
}

/// The graphs of a text, as Graphviz reads them.
pub fn dot(text: &str) -> Vec<Graph> {
    let mut child = Command::new("dot")
        .arg("-Tplain")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("graphviz is installed by script/setup --tests");
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaints = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !complaints.contains("rror"), "{complaints}{text}");
    let mut graphs = Vec::new();
    let node = |name: &str| name.strip_prefix('s').unwrap().parse::<usize>().unwrap();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[0] {
            "graph" => graphs.push(Graph { nodes: 0, edges: Vec::new() }),
            "node" => graphs.last_mut().unwrap().nodes += 1,
            "edge" => graphs.last_mut().unwrap().edges.push((node(words[1]), node(words[2]))),
            _ => {}
        }
    }
    graphs
}

/// Refuses a report that the schema in `docs` does not allow, and names that it does not know.
pub fn report(report: &Value) {
    let text = include_str!("../../../../docs/report.schema.json");
    let schema: Value = serde_json::from_str(text).unwrap();
    let (mut schemas, mut compiler) = (boon::Schemas::new(), boon::Compiler::new());
    compiler.add_resource("report.schema.json", schema.clone()).unwrap();
    let index = compiler.compile("report.schema.json", &mut schemas).unwrap();
    schemas.validate(report, index).unwrap_or_else(|error| panic!("{error:#}: {report}"));
    named(report, &schema, &schema, "$");
}

/// Every name of the report is one of the schema's.
fn named(value: &Value, schema: &Value, all: &Value, at: &str) {
    let schema = match schema["$ref"].as_str() {
        Some(reference) => all.pointer(reference.strip_prefix('#').unwrap()).unwrap(),
        None => schema,
    };
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let known = &schema["properties"][name];
                assert!(known.is_object(), "{at}.{name} is not in the schema");
                named(field, known, all, &format!("{at}.{name}"));
            }
        }
        Value::Array(items) => {
            items.iter().for_each(|item| named(item, &schema["items"], all, &format!("{at}[]")))
        }
        _ => {}
    }
}

/// An entry of a file of SV-COMP's witnesses; what the format does not have is refused.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub entry_type: String,
    pub metadata: Metadata,
    pub content: Vec<Content>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // they are read for their being there
pub struct Metadata {
    pub format_version: String,
    pub uuid: String,
    pub creation_time: String,
    pub producer: Producer,
    pub task: Task,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub struct Producer {
    pub name: String,
    pub version: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Task {
    pub input_files: Vec<String>,
    pub input_file_hashes: BTreeMap<String, String>,
    pub specification: String,
    pub data_model: String,
    pub language: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Content {
    pub segment: Vec<Point>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub waypoint: Waypoint,
}

#[derive(Deserialize, Debug)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(dead_code)]
pub enum Waypoint {
    Assumption { action: Follow, location: Place, constraint: Constraint, thread_id: usize },
    FunctionReturn { action: Follow, location: Place, constraint: Constraint, thread_id: usize },
    Target { action: Follow, location: Place, thread_id: usize },
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Follow {
    Follow,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)]
pub struct Place {
    pub file_name: String,
    pub line: u64,
    pub column: Option<u64>,
    pub function: Option<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Constraint {
    pub value: String,
    pub format: String,
}

pub fn sv_witness(text: &str) -> Vec<Entry> {
    let entries: Vec<Entry> = serde_yaml_ng::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    for entry in &entries {
        assert_eq!(entry.entry_type, "violation_sequence");
        assert_eq!(entry.metadata.format_version, "2.2");
        let groups: Vec<usize> = entry.metadata.uuid.split('-').map(str::len).collect();
        assert_eq!(groups, [8, 4, 4, 4, 12]);
        let time = &entry.metadata.creation_time;
        assert!(time.len() == 20 && time.ends_with('Z') && time.as_bytes()[10] == b'T', "{time}");
        assert_eq!(
            (entry.metadata.task.data_model.as_str(), entry.metadata.task.language.as_str()),
            ("LP64", "C")
        );
        let (last, before) = entry.content.split_last().unwrap();
        assert!(last.segment.iter().all(|point| matches!(point.waypoint, Waypoint::Target { .. })));
        for segment in before {
            let [Point { waypoint }] = &segment.segment[..] else { panic!("{segment:?}") };
            match waypoint {
                Waypoint::Assumption { constraint, .. } => {
                    assert_eq!((constraint.value.as_str(), constraint.format.as_str()), ("1", "c_expression"))
                }
                Waypoint::FunctionReturn { constraint, .. } => {
                    assert!(constraint.value.starts_with("\\result == "), "{constraint:?}");
                    assert_eq!(constraint.format, "ext_c_expression");
                }
                Waypoint::Target { .. } => panic!("{segment:?}"),
            }
        }
    }
    entries
}

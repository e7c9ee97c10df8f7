//! A script as the flat file that the runtime reads: words of eight bytes, then strings. `turns.c` has the other side.

use threadbare_runtime::MAGIC;
use threadbare_trace::{ErrorKind, Graph, How, Script};

/// How many words come before the threads.
const HEADER: usize = 12;

/// The bytes of the file; `kind` is the failure that is expected, if one is.
pub fn words(script: &Script, kind: Option<ErrorKind>) -> Vec<u8> {
    let mut strings = Strings::default();
    let mut words = vec![0; HEADER];
    let events: u64 = script.threads.iter().map(|thread| thread.events.len() as u64).sum();
    let inputs: u64 = script.threads.iter().map(|thread| thread.inputs.len() as u64).sum();
    words[0] = MAGIC;
    words[1] = script.threads.len() as u64;
    words[2] = script.points.len() as u64;
    words[3] = events;
    words[4] = inputs;
    words[5] = strings.add(kind.map_or("nothing", ErrorKind::name));
    if let Some(race) = &script.race {
        words[6] = u64::from(race.standing);
        words[7] = race.threads[0] as u64;
        words[8] = race.threads[1] as u64;
        words[9] = u64::from(race.distance.is_some());
        words[10] = race.distance.unwrap_or(0) as u64;
    }
    let (mut first_event, mut first_input) = (0, 0);
    for thread in &script.threads {
        let (parent, number) = thread.birth.unwrap_or((usize::MAX, 0));
        let how = |how: How| how as u64 + 1;
        let (pass, point, how) =
            thread.stand.map_or((0, 0, 0), |stand| (stand.pass, u64::from(stand.point), how(stand.how)));
        words.extend([parent as u64, u64::from(number), strings.add(&thread.id.to_string())]);
        words.extend([first_event, thread.events.len() as u64, first_input, thread.inputs.len() as u64]);
        words.extend([pass, point, how]);
        first_event += thread.events.len() as u64;
        first_input += thread.inputs.len() as u64;
    }
    for (_, location) in &script.points {
        words.push(strings.add(&format!("{location} in {}", location.function)));
    }
    let mut owners = vec![0; events as usize];
    for (number, thread) in script.threads.iter().enumerate() {
        for event in &thread.events {
            owners[event.order as usize] = number as u64;
            words.extend([event.pass, u64::from(event.point), u64::from(event.order)]);
            words.extend([event.act as u64, u64::from(event.watched)]);
        }
    }
    words.extend(owners);
    words.extend(script.threads.iter().flat_map(|thread| &thread.inputs));
    let graph = graph(&script.graph);
    words[11] = graph.len() as u64;
    words.extend(graph);
    let mut bytes: Vec<u8> = words.into_iter().flat_map(u64::to_le_bytes).collect();
    bytes.extend(strings.bytes);
    bytes
}

/// The objects that pointers among the inputs lead to: their number, each with its address, its size and its parts, of which each has four words.
fn graph(graph: &Graph) -> Vec<u64> {
    if graph.objects.is_empty() {
        return Vec::new();
    }
    let mut words = vec![graph.objects.len() as u64];
    for object in &graph.objects {
        words.extend([object.address, object.size, object.parts.len() as u64]);
        for part in &object.parts {
            words.extend([part.offset, part.bytes, part.value, u64::from(part.is_pointer)]);
        }
    }
    words
}

#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
}

impl Strings {
    /// The place of a string, which ends in a zero.
    fn add(&mut self, text: &str) -> u64 {
        let at = self.bytes.len() as u64;
        self.bytes.extend(text.bytes().filter(|byte| *byte != 0));
        self.bytes.push(0);
        at
    }
}

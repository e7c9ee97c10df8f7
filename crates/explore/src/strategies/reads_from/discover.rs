//! Which answers there are to the questions of the nodes, as far as an execution shows: which writes a read could have
//! read from as well, and which operations could have come first.
//!
//! That nothing is missed: let T be a class of executions that has the part of a node.
//!
//! - T's read e reads from w, and w is not in the part. Take T's events up to w, and leave out e. If w only writes, it
//!   can come last, and e before it: so there are executions in which e reads from something that comes earlier, and w is
//!   there with the same past. One of them was explored below an earlier answer, and shows w. The same holds if w is an
//!   update and e is none, or if somebody overwrites w before the end. If both are updates and w is the last: without w, e
//!   at the end reads what w reads in T. So there are executions in which e reads that, and the thread of w stands before
//!   the same step. They show that w could have come in between.
//!   This needs that updates which overlap are of the same bytes, and that whoever overwrites an update overwrites all of
//!   it; `unsuited` sees to that.
//! - The next operation on an object is o in T, and e could do one after the part. What o needs does not operate on the
//!   object, so that e can come right behind it: executions with e as the next operation show what o needs, and that its
//!   thread does o or stands before it.

use super::consistent::{self, New};
use super::graph::{Cut, Entry, Graph, Id, Source, cell, may_write, objects, reads, writes, writes_there};
use super::node::{Answer, Node, Question, Step};
use std::rc::Rc;
use threadbare_expr::Model;
use threadbare_machine::State;
use threadbare_trace::{Action, Range};

/// An execution so far, or a complete one, and what it shows.
pub struct Shows<'a> {
    pub graph: &'a mut Graph,
    /// Its events in the order in which they happened.
    pub line: &'a [Id],
    pub state: &'a State,
}

impl Shows<'_> {
    /// Adds the answers that the execution shows to a node.
    pub fn answer(&mut self, node: &mut Node) {
        match node.question {
            Question::Source { reader, range } => {
                self.sources(node, reader, range);
                self.updates_before(node, reader);
            }
            Question::Next { object } => self.next_operations(node, object),
            Question::Outcome => {}
        }
    }

    /// The writes that a step could read from.
    fn sources(&self, node: &mut Node, reader: Id, range: Range) {
        let graph = &*self.graph;
        let needs = self.needs_of(reader);
        let past = graph.past(needs.iter().copied());
        let could_be_read = |entry: &Rc<Entry>| {
            writes_there(&entry.event.action, range) && entry.past.count(reader.thread) <= reader.index
        };
        let written: Vec<&Rc<Entry>> =
            self.line.iter().map(|id| graph.entry(*id)).filter(|entry| could_be_read(entry)).collect();
        if !node.known.is_empty() && written.iter().all(|entry| node.part.has(entry.id)) {
            // What the part has was tried when the question was asked.
            return;
        }
        // For each piece of what is read, who may have written it. What is overwritten for sure is not read.
        let choices: Vec<(Range, Vec<Option<Id>>)> = pieces(range, &written)
            .into_iter()
            .map(|piece| {
                let here = |entry: &&Rc<Entry>| writes_there(&entry.event.action, piece);
                let known: Vec<Id> =
                    written.iter().copied().filter(here).map(|e| e.id).filter(|id| past.has(*id)).collect();
                let mut from: Vec<Option<Id>> = if known.is_empty() { vec![None] } else { Vec::new() };
                let hidden = |entry: &Rc<Entry>| {
                    known.iter().any(|later| *later != entry.id && graph.entry(*later).past.has(entry.id))
                };
                let seen = written.iter().copied().filter(here).filter(|entry| !hidden(entry));
                from.extend(seen.map(|entry| Some(entry.id)));
                (piece, from)
            })
            .collect();
        let announced = self.announced(reader);
        let mut choice = vec![0; choices.len()];
        loop {
            let picked = choices.iter().zip(&choice).map(|((range, from), number)| (*range, from[*number]));
            self.try_sources(node, reader, &needs, join(picked), &announced);
            // The next combination.
            let Some(next) = (0..choice.len()).find(|at| choice[*at] + 1 < choices[*at].1.len()) else {
                return;
            };
            choice[next] += 1;
            choice[..next].fill(0);
        }
    }

    /// Adds that a step reads from there, if that is new and possible.
    fn try_sources(
        &self,
        node: &mut Node,
        reader: Id,
        needs: &[Id],
        sources: Vec<Source>,
        announced: &Action,
    ) {
        let graph = &*self.graph;
        if !node.known.insert(graph.key_of_sources(&sources)) {
            return;
        }
        let mut part = node.part.clone();
        sources.iter().filter_map(|source| source.from).for_each(|from| part.join(&graph.entry(from).past));
        let writes = surely_written(announced);
        let step = Step { id: reader, needs: needs.to_vec(), sources, label: None, writes };
        let new = [step.as_new()];
        let Some(order) = consistent::order(graph, &part, self.line.iter().copied(), &new) else { return };
        let events = self.beyond(node, &part);
        node.answers.push(Answer { events, steps: vec![step], order, model: self.model(), is_new: false });
    }

    /// Updates that could have come between an update and what it reads.
    fn updates_before(&mut self, node: &mut Node, reader: Id) {
        let Some(entry) = self.graph.get(reader).cloned() else { return };
        let Some(range) = reads(&entry.event.action) else { return };
        if !writes_there(&entry.event.action, range) {
            return;
        }
        let updates = |announced: &Action| match announced {
            Action::Update { range: other, .. } | Action::CompareExchange { range: other, .. } => {
                *other == range
            }
            other => objects(other).into_iter().flatten().any(|object| cell(object) == range),
        };
        let others = self.line.iter().map(|id| self.graph.entry(*id));
        let others = others.filter(|other| updates(&other.announced) && other.id != reader);
        let mut others: Vec<(Id, Vec<Id>)> = others.map(|other| (other.id, other.needs.clone())).collect();
        others.extend(self.waiting(|action| updates(action)));
        for (other, needs) in others {
            self.try_update_before(node, &entry, range, other, needs);
        }
    }

    /// Adds that another update reads what this one reads, and this one what the other writes, if that is new and
    /// possible.
    fn try_update_before(&self, node: &mut Node, entry: &Entry, range: Range, other: Id, needs: Vec<Id>) {
        let graph = &*self.graph;
        let past = graph.past(needs.iter().copied());
        if node.part.has(other) || past.has(entry.id) {
            return;
        }
        let key = graph.key_of_sources(&entry.sources) ^ graph.key_of_next(other, &needs).rotate_left(17);
        if !node.known.insert(key) {
            return;
        }
        let mut part = node.part.clone();
        part.join(&past);
        entry.sources.iter().filter_map(|s| s.from).for_each(|from| part.join(&graph.entry(from).past));
        if part.has(other) {
            return;
        }
        let from_other = vec![Source { range, from: Some(other) }];
        let steps = vec![
            Step { id: other, needs, sources: entry.sources.clone(), label: None, writes: Some(range) },
            Step {
                id: entry.id,
                needs: entry.needs.clone(),
                sources: from_other,
                label: None,
                writes: surely_written(&entry.announced),
            },
        ];
        let new: Vec<New<'_>> = steps.iter().map(Step::as_new).collect();
        let Some(order) = consistent::order(graph, &part, self.line.iter().copied(), &new) else { return };
        let events = self.beyond(node, &part);
        node.answers.push(Answer { events, steps, order, model: self.model(), is_new: false });
    }

    /// The steps that threads stand before at the end, and what they come after.
    fn waiting(&mut self, about: impl Fn(&Action) -> bool) -> Vec<(Id, Vec<Id>)> {
        let state = self.state;
        let stands = |thread: &usize| state.next(*thread).is_some_and(|next| about(&next.action));
        let threads: Vec<usize> = (0..state.threads.len()).filter(stands).collect();
        threads
            .into_iter()
            .map(|thread| {
                let number = self.graph.number(state.threads[thread].id);
                (self.graph.next_id(number), self.graph.needs_of_next(number))
            })
            .collect()
    }

    /// The operations that could be the next one on an object.
    fn next_operations(&mut self, node: &mut Node, object: u64) {
        let first = self.graph.chain(object).iter().copied().find(|id| !node.part.has(*id));
        let about = |action: &Action| objects(action)[0] == Some(object);
        let entries = self.line.iter().map(|id| self.graph.entry(*id));
        let done = entries.filter(|entry| about(&entry.announced) && !node.part.has(entry.id));
        let mut others: Vec<(Id, Vec<Id>)> = done.map(|entry| (entry.id, entry.needs.clone())).collect();
        // Whoever waits for it at the end, or could have stopped waiting by itself.
        others.extend(self.waiting(about));
        let ends_alone = |id: &&Id| {
            let entry = self.graph.entry(**id);
            entry.ends_alone && about(&entry.event.action)
        };
        let alone = self.graph.chain(object).iter().filter(ends_alone);
        let alone = alone.map(|id| (Id { index: id.index + 1, ..*id }, vec![*id]));
        others.extend(alone.filter(|(next, _)| !node.part.has(*next)));
        for (id, needs) in others {
            self.try_next(node, first, id, needs);
        }
    }

    /// Adds that an operation comes first, if that is new and possible.
    fn try_next(&self, node: &mut Node, first: Option<Id>, id: Id, needs: Vec<Id>) {
        let graph = &*self.graph;
        let past = graph.past(needs.iter().copied());
        if first.is_some_and(|first| past.has(first)) || !node.known.insert(graph.key_of_next(id, &needs)) {
            return;
        }
        let mut part = node.part.clone();
        part.join(&past);
        let mut order: Vec<Id> = self.line.iter().copied().filter(|id| part.has(*id)).collect();
        order.push(id);
        let step = Step { id, needs, sources: Vec::new(), label: None, writes: None };
        let events = self.beyond(node, &part);
        node.answers.push(Answer { events, steps: vec![step], order, model: self.model(), is_new: false });
    }

    fn needs_of(&self, id: Id) -> Vec<Id> {
        match self.graph.get(id) {
            Some(entry) => entry.needs.clone(),
            None => self.graph.needs_of_next(id.thread),
        }
    }

    /// What a step announces.
    fn announced(&self, id: Id) -> Action {
        if let Some(entry) = self.graph.get(id) {
            return entry.announced.clone();
        }
        let thread = self.state.index_of(self.graph.name(id.thread));
        let next = thread.and_then(|thread| self.state.next(thread));
        next.map_or(Action::End, |next| next.action.clone())
    }

    /// The events of a part that a node does not have.
    fn beyond(&self, node: &Node, part: &Cut) -> Vec<Rc<Entry>> {
        let beyond = |id: &&Id| part.has(**id) && !node.part.has(**id);
        self.line.iter().filter(beyond).map(|id| self.graph.entry(*id).clone()).collect()
    }

    fn model(&self) -> Model {
        self.state.model.clone()
    }
}

/// What a step writes that announces this, as far as that is certain.
fn surely_written(announced: &Action) -> Option<Range> {
    if may_write(announced) { None } else { writes(announced)[0] }
}

/// Cuts a range where writes begin and end.
fn pieces(range: Range, written: &[&Rc<Entry>]) -> Vec<Range> {
    let end = range.start.saturating_add(range.len);
    let ranges = written.iter().flat_map(|entry| writes(&entry.event.action)).flatten();
    let mut bounds: Vec<u64> = ranges.flat_map(|r| [r.start, r.start.saturating_add(r.len)]).collect();
    bounds.retain(|bound| range.start < *bound && *bound < end);
    bounds.extend([range.start, end]);
    bounds.sort_unstable();
    bounds.dedup();
    bounds.windows(2).map(|pair| Range { start: pair[0], len: pair[1] - pair[0] }).collect()
}

/// Neighbours from the same write are one.
fn join(pieces: impl Iterator<Item = (Range, Option<Id>)>) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    for (range, from) in pieces {
        match sources.last_mut() {
            Some(last) if last.from == from => last.range.len += range.len,
            _ => sources.push(Source { range, from }),
        }
    }
    sources
}

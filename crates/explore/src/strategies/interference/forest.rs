//! What threads are known to do: a tree for each thread, whose paths are what the thread does with what it has read. Reads are
//! unknowns in it; who reads from whom is no part of it, so a path is there once, whatever it reads from. A node is an event; it is
//! *known* once an execution had it, and *dangling* if it is known only that the thread may come to stand before it: the other
//! side of a condition, a lock that was never free. It knows no solver and takes no steps.

use rustc_hash::FxHashMap;
use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::{Action, CodePoint, Range, ThreadId};

/// The outcome of a pending node, which is none.
pub const PENDING: u32 = u32::MAX;

/// A node, by its number.
pub type Id = usize;

/// A side of a branch, by function and operation.
pub type Side = (u32, u32);

/// What an event is for others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The thread begins.
    Begin,
    Read(Range),
    Write(Range),
    Update(Range),
    Lock(u64),
    Unlock(u64),
    /// The same of a lock that several may read with.
    ReadLock(u64),
    ReadUnlock(u64),
    /// Finds a lock taken, and does not wait; whether it wanted to read with it.
    Refused(u64, bool),
    /// Lets a lock go and waits for a condition; what comes behind it takes the lock back, once somebody has woken the thread.
    Wait(u64, u64),
    /// Wakes one that waits for a condition, or all.
    Signal(u64),
    Broadcast(u64),
    /// Takes one from a semaphore, or adds one.
    Take(u64),
    Post(u64),
    Create(ThreadId),
    Join(ThreadId),
    End,
    /// Ends the life of an object.
    Free(Range),
    /// It is known only that the thread would do something with what has ended by then: what, an execution shows in which it has not.
    Pending(Range),
    /// The process ends: nothing comes behind it.
    Exit,
    /// A decision of the thread alone, or what no other thread notices.
    Own,
}

impl What {
    pub fn reads(&self) -> Option<Range> {
        match self {
            What::Read(range) | What::Update(range) => Some(*range),
            _ => None,
        }
    }

    pub fn writes(&self) -> Option<Range> {
        match self {
            What::Write(range) | What::Update(range) => Some(*range),
            _ => None,
        }
    }

    /// The bytes that it accesses or ends the life of.
    pub fn touches(&self) -> Option<Range> {
        match self {
            What::Read(range)
            | What::Write(range)
            | What::Update(range)
            | What::Free(range)
            | What::Pending(range) => Some(*range),
            _ => None,
        }
    }

    /// The lock that it takes, and whether others may read with it at the same time.
    pub fn takes(&self) -> Option<(u64, bool)> {
        match self {
            What::Lock(lock) => Some((*lock, false)),
            What::ReadLock(lock) => Some((*lock, true)),
            _ => None,
        }
    }

    /// The lock that it lets go.
    pub fn lets_go(&self) -> Option<u64> {
        match self {
            What::Unlock(lock) | What::ReadUnlock(lock) | What::Wait(_, lock) => Some(*lock),
            _ => None,
        }
    }
}

/// An event of a thread, with the path that leads there.
pub struct Node {
    pub thread: ThreadId,
    /// The event before it; of a thread's begin, the event that has created it.
    pub parent: Option<Id>,
    pub what: What,
    pub code: CodePoint,
    /// What the thread has decided by it.
    pub condition: Option<Term>,
    /// What it has read, and what is in memory behind it.
    pub seen: Option<Term>,
    pub wrote: Option<Term>,
    pub is_known: bool,
    /// Whether it is the other side of a decision about an error.
    pub is_check: bool,
    /// Whether it is an access that takes part in data races with all others: no atomic one.
    pub is_plain: bool,
    /// Whether it takes part in none: nobody uses what it reads.
    pub is_idle: bool,
    /// Whether the thread comes to a halt behind it.
    pub halts: bool,
    /// The sides of branches that the thread takes behind it, before its next event.
    pub sides: Vec<Side>,
    /// What the thread does next, by outcome; and what that was announced as.
    children: Vec<(u32, Id)>,
    next: Option<(Action, CodePoint)>,
    /// How many events of the thread come before it.
    depth: u32,
    /// An ancestor that may be far away, to find others by.
    jump: Id,
    /// The threads that were joined on the way, by this one or before it was created.
    joins: Rc<Vec<ThreadId>>,
    /// The last write on the way to each place that the thread itself has written.
    pub last: Rc<FxHashMap<Range, Id>>,
    /// How many writes there are on the way, with this one.
    pub writes: usize,
    /// The locks that it holds behind this event, with the events that took them.
    pub held: Rc<Vec<(u64, Id)>>,
    /// The first event on the way by which a thread was created: what memory begins with depends on nothing else.
    pub first: Option<Id>,
    /// The least number of interferences of an execution that has it.
    pub reached: u32,
}

impl Node {
    /// Notes that it is the last write of its thread, if it is one.
    fn notes_write(&mut self, id: Id) {
        if let Some(place) = self.what.writes() {
            Rc::make_mut(&mut self.last).insert(place, id);
            self.writes += 1;
        }
    }
}

/// What a new node is.
pub struct Made {
    pub label: u32,
    pub what: What,
    pub code: CodePoint,
    pub condition: Option<Term>,
    pub seen: Option<Term>,
    pub wrote: Option<Term>,
    pub is_known: bool,
    pub is_check: bool,
}

/// All trees.
#[derive(Default)]
pub struct Forest {
    pub nodes: Vec<Node>,
    /// The ends of each thread.
    pub ends: FxHashMap<ThreadId, Vec<Id>>,
    /// The begins of threads, by the events that create them.
    pub begins: FxHashMap<Id, Id>,
    /// What is in memory where nobody has written, by the first creation of a thread.
    pub initial: FxHashMap<(Id, Range), Term>,
    /// What semaphores begin with.
    pub units: FxHashMap<u64, u32>,
}

/// A thread did something else than it did before in the same situation, as far as that is told here.
#[derive(Debug)]
pub struct Otherwise;

impl Forest {
    /// The begin of a thread, which is known.
    pub fn begin(&mut self, thread: ThreadId, parent: Option<Id>) -> Id {
        let before = parent.map(|parent| &self.nodes[parent]);
        let node = Node {
            thread,
            parent,
            what: What::Begin,
            code: before.map_or_else(CodePoint::default, |before| before.code),
            condition: None,
            seen: None,
            wrote: None,
            is_known: true,
            is_check: false,
            is_plain: false,
            is_idle: false,
            halts: false,
            sides: Vec::new(),
            children: Vec::new(),
            next: None,
            depth: 0,
            jump: self.nodes.len(),
            joins: before.map(|before| before.joins.clone()).unwrap_or_default(),
            last: Rc::default(),
            writes: 0,
            held: Rc::default(),
            first: before.and_then(|before| before.first),
            reached: u32::MAX,
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// The node that comes behind another with this outcome, if there is one.
    pub fn child(&self, parent: Id, label: u32) -> Option<Id> {
        let child = self.nodes[parent].children.iter().find(|(known, _)| *known == label);
        child.map(|(_, child)| *child)
    }

    /// All that comes behind a node.
    pub fn children(&self, node: Id) -> impl Iterator<Item = Id> {
        self.nodes[node].children.iter().map(|(_, child)| *child)
    }

    /// What the thread does next behind a node, if that is known.
    pub fn next(&self, node: Id) -> Option<&(Action, CodePoint)> {
        self.nodes[node].next.as_ref()
    }

    /// Notes that the thread comes to a halt behind a node, always.
    pub fn halt(&mut self, node: Id) -> Result<(), Otherwise> {
        let at = &mut self.nodes[node];
        at.halts = true;
        if at.next.is_some() { Err(Otherwise) } else { Ok(()) }
    }

    /// Notes what the thread does behind a node, which is always the same.
    pub fn announce(&mut self, node: Id, action: &Action, code: CodePoint) -> Result<(), Otherwise> {
        match &self.nodes[node].next {
            Some((known, at)) if known == action && *at == code => Ok(()),
            Some(_) => Err(Otherwise),
            None if self.nodes[node].halts => Err(Otherwise),
            None => {
                self.nodes[node].next = Some((action.clone(), code));
                Ok(())
            }
        }
    }

    /// A new node behind another.
    pub fn add(&mut self, parent: Id, made: Made) -> Id {
        let id = self.nodes.len();
        let before = &self.nodes[parent];
        let (thread, depth, jump) = (before.thread, before.depth + 1, self.jump_over(parent));
        let before = &self.nodes[parent];
        let mut node = Node {
            thread,
            parent: Some(parent),
            what: made.what,
            code: made.code,
            condition: made.condition,
            seen: made.seen,
            wrote: made.wrote,
            is_known: made.is_known,
            is_check: made.is_check,
            is_plain: false,
            is_idle: false,
            halts: false,
            sides: Vec::new(),
            children: Vec::new(),
            next: None,
            depth,
            jump,
            joins: before.joins.clone(),
            last: before.last.clone(),
            writes: before.writes,
            held: before.held.clone(),
            first: before.first,
            reached: u32::MAX,
        };
        match node.what {
            What::Join(child) => Rc::make_mut(&mut node.joins).push(child),
            What::Lock(lock) | What::ReadLock(lock) => Rc::make_mut(&mut node.held).push((lock, id)),
            What::Unlock(lock) | What::Wait(_, lock) => {
                Rc::make_mut(&mut node.held).retain(|(held, _)| *held != lock)
            }
            What::ReadUnlock(lock) => {
                let held = Rc::make_mut(&mut node.held);
                if let Some(last) = held.iter().rposition(|(held, _)| *held == lock) {
                    held.remove(last);
                }
            }
            What::Create(_) if node.first.is_none() => node.first = Some(id),
            _ => {}
        }
        node.notes_write(id);
        if node.what == What::End {
            self.ends.entry(thread).or_default().push(id);
        }
        self.nodes.push(node);
        self.nodes[parent].children.push((made.label, id));
        id
    }

    /// What a thread does in the place of a pending node is known: nobody comes to that one.
    pub fn settle(&mut self, id: Id) {
        (self.nodes[id].is_known, self.nodes[id].what) = (true, What::Own);
    }

    /// How a node jumps that comes behind this one: so that the way to any ancestor is short.
    fn jump_over(&self, parent: Id) -> Id {
        let (one, depth) = (self.nodes[parent].jump, |node: Id| self.nodes[node].depth);
        let two = self.nodes[one].jump;
        if depth(parent) - depth(one) == depth(one) - depth(two) { two } else { parent }
    }

    /// Whether a node is on the way to another of the same thread, or is that one.
    pub fn leads_to(&self, first: Id, mut second: Id) -> bool {
        let depth = self.nodes[first].depth;
        while self.nodes[second].depth > depth {
            let jump = self.nodes[second].jump;
            second = match (self.nodes[jump].depth >= depth, self.nodes[second].parent) {
                (true, _) => jump,
                (false, Some(parent)) => parent,
                (false, None) => return false,
            };
        }
        first == second
    }

    /// The event that has created the thread of a node.
    fn creator(&self, mut node: Id) -> Option<Id> {
        while self.nodes[node].depth > 0 {
            node = self.nodes[node].jump;
        }
        self.nodes[node].parent
    }

    /// Whether one comes before the other wherever both are, because of how threads are created and joined: then what it
    /// writes is inherited, and is no interference.
    pub fn precedes(&self, first: Id, second: Id) -> bool {
        let thread = self.nodes[first].thread;
        if thread == self.nodes[second].thread {
            return self.leads_to(first, second);
        }
        let mut at = second;
        while let Some(creator) = self.creator(at) {
            if self.nodes[creator].thread == thread && self.leads_to(first, creator) {
                return true;
            }
            at = creator;
        }
        // All ends of a thread that are possible beside the first event come behind it, or none does.
        let ends = |joined: &ThreadId| self.ends.get(joined).into_iter().flatten();
        let joins = &self.nodes[second].joins;
        joins.iter().any(|joined| *joined == thread || ends(joined).any(|end| self.precedes(first, *end)))
    }

    /// What took the lock that an event lets go.
    pub fn taken_by(&self, release: Id) -> Option<Id> {
        let lock = self.nodes[release].what.lets_go()?;
        let held = &self.nodes[self.nodes[release].parent?].held;
        held.iter().rev().find(|(held, _)| *held == lock).map(|(_, taken)| *taken)
    }

    /// Whether a thread has a lock behind a node, so that others cannot take it, or cannot read with it.
    pub fn holds(&self, node: Id, lock: u64, reads: bool) -> bool {
        let excludes = |taken: Id| !reads || matches!(self.nodes[taken].what, What::Lock(_));
        self.nodes[node].held.iter().any(|(held, taken)| *held == lock && excludes(*taken))
    }

    /// Whether the ways to all ends of a thread join the same threads.
    pub fn joins_alike(&self, thread: ThreadId) -> bool {
        let mut all = self.ends.get(&thread).into_iter().flatten().map(|end| {
            let mut joins = self.nodes[*end].joins.to_vec();
            joins.sort_unstable();
            joins
        });
        let first = all.next();
        all.all(|joins| Some(joins) == first)
    }

    /// How two events are ordered wherever both are.
    pub fn order(&self, one: Id, other: Id) -> Order {
        if self.nodes[one].thread == self.nodes[other].thread {
            return match (self.leads_to(one, other), self.leads_to(other, one)) {
                (true, _) => Order::Before,
                (_, true) => Order::After,
                _ => Order::Never,
            };
        }
        match (self.precedes(one, other), self.precedes(other, one)) {
            (true, _) => Order::Before,
            (_, true) => Order::After,
            _ => Order::Free,
        }
    }
}

/// How two events are ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    Before,
    After,
    /// No execution has both.
    Never,
    /// In any way.
    Free,
}

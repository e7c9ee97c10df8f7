//! What threads are known to do: a tree for each thread, whose paths are what the thread does with what it has read. Reads are
//! unknowns in it; who reads from whom is no part of it, so a path is there once, whatever it reads from. A node is an event; it is
//! *known* once an execution had it, and *dangling* if it is known only that the thread may come to stand before it: the other
//! side of a condition, a lock that was never free. It knows no solver and takes no steps.

use rustc_hash::FxHashMap;
use std::rc::Rc;
use threadbare_expr::Term;
use threadbare_trace::{Action, CodePoint, Range, ThreadId};

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
    Create(ThreadId),
    Join(ThreadId),
    End,
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

    /// Notes what the thread does behind a node, which is always the same.
    pub fn announce(&mut self, node: Id, action: &Action, code: CodePoint) -> Result<(), Otherwise> {
        match &self.nodes[node].next {
            Some((known, at)) if known == action && *at == code => Ok(()),
            Some(_) => Err(Otherwise),
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
            What::Lock(mutex) => Rc::make_mut(&mut node.held).push((mutex, id)),
            What::Unlock(mutex) => Rc::make_mut(&mut node.held).retain(|(held, _)| *held != mutex),
            What::Create(_) if node.first.is_none() => node.first = Some(id),
            _ => {}
        }
        if let Some(place) = node.what.writes() {
            Rc::make_mut(&mut node.last).insert(place, id);
            node.writes += 1;
        }
        if node.what == What::End {
            self.ends.entry(thread).or_default().push(id);
        }
        self.nodes.push(node);
        self.nodes[parent].children.push((made.label, id));
        id
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

//! The threads that a thread has created, as far as they are alike: created one right after the other, to run the same function
//! with the same argument. It does not know what they do.

use crate::roots::Roots;
use crate::value::Value;
use std::rc::Rc;
use threadbare_expr::Term;

/// What a thread begins with, beside its name: those that are alike begin with the same.
#[derive(Clone, PartialEq)]
pub(crate) struct Birth {
    /// The function that it runs, and the argument of that.
    pub function: u32,
    pub argument: Value,
    /// Whether nobody joins it.
    pub detached: bool,
    /// The signals that it blocks.
    pub blocked: Value,
    /// What was decided before, and what was found of the sizes of objects.
    pub literals: Rc<Vec<Term>>,
    pub reached: Rc<Vec<(u64, u64)>>,
}

/// Threads that are alike, by the numbers of their births.
#[derive(Clone)]
struct Group {
    function: u32,
    first: u32,
    len: u32,
    /// How many of them were joined.
    joined: u32,
    /// What the first that was joined returned, whether another returned something else, and whether anybody wanted to know.
    result: Value,
    differ: bool,
    received: bool,
}

impl Group {
    /// Whether some of several were joined, and others not.
    fn is_open(&self) -> bool {
        (1..self.len).contains(&self.joined)
    }
}

/// The children of a thread.
#[derive(Clone)]
pub(crate) struct Family {
    /// The last birth, and which of its creator's events it was.
    last: (Birth, u32),
    /// All children, by their births.
    groups: Vec<Group>,
    /// How many groups are open.
    open: u32,
}

impl Family {
    /// The family with one more child, whose birth has this number and is this event of its parent's. Returns it with how many are like
    /// the child, the child included.
    pub fn with(family: Option<&Rc<Family>>, birth: Birth, number: u32, event: u32) -> (Rc<Family>, u32) {
        let (mut groups, open) = family.map_or_else(Default::default, |all| (all.groups.clone(), all.open));
        let follows = family.is_some_and(|all| all.last.0 == birth && all.last.1 + 1 == event);
        match groups.last_mut().filter(|_| follows) {
            Some(group) => group.len += 1,
            None => groups.push(Group {
                function: birth.function,
                first: number,
                len: 1,
                joined: 0,
                result: Value::concrete(0),
                differ: false,
                received: false,
            }),
        }
        let len = groups.last().map_or(0, |group| group.len);
        (Rc::new(Family { last: (birth, event), groups, open }), len)
    }

    /// A child, by the number of its birth, was joined. Returns the function that it runs if its result tells it from those that are
    /// like it.
    pub fn join(&mut self, number: u32, result: Value, received: bool) -> Option<u32> {
        let at = self.groups.partition_point(|group| group.first <= number).checked_sub(1)?;
        let group = &mut self.groups[at];
        let was_open = group.is_open();
        if group.joined == 0 {
            group.result = result;
        }
        group.differ |= group.result != result;
        group.received |= received;
        group.joined += 1;
        let tells = group.len > 1 && group.differ && group.received;
        let function = group.function;
        match (was_open, group.is_open()) {
            (false, true) => self.open += 1,
            (true, false) => self.open -= 1,
            _ => {}
        }
        tells.then_some(function)
    }

    /// The functions of those groups that are more than one thread.
    pub fn several(&self) -> impl Iterator<Item = u32> {
        self.groups.iter().filter(|group| group.len > 1).map(|group| group.function)
    }

    /// The functions of those groups of which some were joined, and others not.
    pub fn open(&self) -> impl Iterator<Item = u32> {
        let groups = if self.open > 0 { &self.groups[..] } else { &[] };
        groups.iter().filter(|group| group.is_open()).map(|group| group.function)
    }

    /// The terms that it holds.
    pub fn roots(&self, roots: &mut Roots) {
        let (birth, _) = &self.last;
        roots.values([&birth.argument, &birth.blocked]);
        roots.terms.extend_from_slice(&birth.literals);
        roots.values(self.groups.iter().map(|group| &group.result));
    }
}

//! The table of objects: by part of memory, size class and slot. A radix tree of shared nodes, so that a copy of
//! the table costs next to nothing and a change copies one path; finding an object is shifts and indexing.

use super::address;
use super::object::{Life, Object};
use crate::roots::Roots;
use std::rc::Rc;
use threadbare_trace::ThreadId;

/// A node is copied as a whole with every state that changes something below it, and most programs have few objects of a size.
const BITS: u32 = 4;
const WAYS: usize = 1 << BITS;
const CLASSES: usize = 16;
/// So many parts, or large objects of one, are few.
const FEW: usize = 24;

/// All objects of a state.
#[derive(Clone, Default)]
pub struct Table {
    /// Sorted by part.
    parts: Vec<(u64, Rc<Part>)>,
    /// Objects in the wide spaces, sorted by their addresses.
    wide: Rc<Vec<(u64, Rc<Object>)>>,
}

#[derive(Clone, Default)]
struct Part {
    classes: [Tree; CLASSES],
    /// Large objects, sorted by their addresses.
    large: Vec<(u64, Rc<Object>)>,
}

/// The slots of one class. The root covers `WAYS` to the power of `height` slots.
#[derive(Clone, Default)]
struct Tree {
    root: Option<Rc<Node>>,
    height: u32,
}

#[derive(Clone)]
enum Node {
    Inner([Option<Rc<Node>>; WAYS]),
    Leaf([Option<Rc<Object>>; WAYS]),
}

#[inline]
fn way(slot: u32, level: u32) -> usize {
    (slot >> (BITS * level)) as usize & (WAYS - 1)
}

impl Tree {
    #[inline]
    fn get(&self, slot: u32) -> Option<&Object> {
        let mut node = self.root.as_deref()?;
        // Where there is a root, there is a height.
        let mut level = self.height.wrapping_sub(1);
        if u64::from(slot) >> (BITS * self.height) != 0 {
            return None;
        }
        loop {
            match node {
                Node::Leaf(objects) => return objects[way(slot, 0)].as_deref(),
                Node::Inner(nodes) => {
                    node = nodes[way(slot, level)].as_deref()?;
                    level = level.wrapping_sub(1);
                }
            }
        }
    }

    #[inline(always)]
    fn get_mut(&mut self, slot: u32) -> Option<&mut Object> {
        let mut level = self.height.checked_sub(1)?;
        if u64::from(slot) >> (BITS * self.height) != 0 {
            return None;
        }
        let mut node = Rc::make_mut(self.root.as_mut()?);
        loop {
            match node {
                Node::Leaf(objects) => return objects[way(slot, 0)].as_mut().map(Rc::make_mut),
                Node::Inner(nodes) => {
                    node = Rc::make_mut(nodes[way(slot, level)].as_mut()?);
                    level -= 1;
                }
            }
        }
    }

    fn insert(&mut self, slot: u32, object: Object) {
        while self.root.is_none() || u64::from(slot) >> (BITS * self.height) != 0 {
            let below = self.root.take();
            self.root = Some(Rc::new(match below {
                None => Node::Leaf([const { None }; WAYS]),
                Some(below) => {
                    let mut nodes = [const { None }; WAYS];
                    nodes[0] = Some(below);
                    Node::Inner(nodes)
                }
            }));
            self.height += 1;
        }
        let mut level = self.height - 1;
        let Some(root) = self.root.as_mut() else { return };
        let mut node = Rc::make_mut(root);
        loop {
            match node {
                Node::Leaf(objects) => {
                    objects[way(slot, 0)] = Some(Rc::new(object));
                    return;
                }
                Node::Inner(nodes) => {
                    let next = nodes[way(slot, level)].get_or_insert_with(|| {
                        Rc::new(match level {
                            1 => Node::Leaf([const { None }; WAYS]),
                            _ => Node::Inner([const { None }; WAYS]),
                        })
                    });
                    node = Rc::make_mut(next);
                    level -= 1;
                }
            }
        }
    }

    fn remove(&mut self, slot: u32) {
        if self.get(slot).is_none() {
            return;
        }
        if let Some(root) = &mut self.root
            && clear(Rc::make_mut(root), slot, self.height - 1)
        {
            self.root = None;
            self.height = 0;
        }
    }
}

/// Takes out a slot; whether nothing is left below the node. As deep as the tree is high: at most five.
fn clear(node: &mut Node, slot: u32, level: u32) -> bool {
    match node {
        Node::Leaf(objects) => {
            objects[way(slot, 0)] = None;
            objects.iter().all(Option::is_none)
        }
        Node::Inner(nodes) => {
            let at = way(slot, level);
            if let Some(next) = &mut nodes[at]
                && clear(Rc::make_mut(next), slot, level - 1)
            {
                nodes[at] = None;
            }
            nodes.iter().all(Option::is_none)
        }
    }
}

impl Table {
    #[inline]
    fn part(&self, at: u64) -> Option<&Part> {
        self.place_of(address::part(at)).map(|place| &*self.parts[place].1)
    }

    /// Where a part is among those in use. Mostly these are few, and a walk beats a search.
    #[inline]
    fn place_of(&self, wanted: u64) -> Option<usize> {
        if self.parts.len() <= FEW {
            self.parts.iter().position(|(part, _)| *part == wanted)
        } else {
            self.parts.binary_search_by_key(&wanted, |(part, _)| *part).ok()
        }
    }

    #[inline]
    fn part_mut(&mut self, at: u64) -> Option<&mut Part> {
        self.place_of(address::part(at)).map(|place| Rc::make_mut(&mut self.parts[place].1))
    }

    /// The object whose slot the address lies in, or that the address lies in or just behind if it is large.
    #[inline(always)]
    pub fn look_up(&self, at: u64) -> Option<&Object> {
        match self.part(at) {
            Some(part) => part.get(at),
            None => self.get_wide(at),
        }
    }

    /// The same by a call, for who needs all registers for something else.
    #[inline(never)]
    pub fn get(&self, at: u64) -> Option<&Object> {
        self.look_up(at)
    }

    /// The same where parts and large objects are few, and without any call; `None` also if they are many, or the address is a
    /// wide one.
    #[inline(always)]
    pub fn find_among_few(&self, at: u64) -> Option<&Object> {
        if self.parts.len() > FEW {
            return None;
        }
        let wanted = address::part(at);
        let (_, part) = self.parts.iter().find(|(part, _)| *part == wanted)?;
        match address::slot_number(at) {
            Some((class, slot)) => part.classes[class].get(slot),
            // A walk takes fewer registers than a search: then nobody has to save any.
            None if part.large.len() <= FEW => {
                let (base, object) = part.large.iter().rev().find(|(base, _)| *base <= at)?;
                (at - base <= object.size).then_some(object)
            }
            None => None,
        }
    }

    /// The object as above, to change it.
    #[inline(never)]
    pub fn get_mut(&mut self, at: u64) -> Option<&mut Object> {
        self.look_up_mut(at)
    }

    /// The same without a call.
    #[inline(always)]
    pub fn look_up_mut(&mut self, at: u64) -> Option<&mut Object> {
        let Some(place) = self.place_of(address::part(at)) else { return self.get_wide_mut(at) };
        let part = Rc::make_mut(&mut self.parts[place].1);
        match address::slot_number(at) {
            Some((class, slot)) => part.classes[class].get_mut(slot),
            None => {
                let found = part.before(at)?;
                let object = Rc::make_mut(&mut part.large.get_mut(found)?.1);
                (at - object.base <= object.size).then_some(object)
            }
        }
    }

    /// Puts an object where its address says.
    pub fn insert(&mut self, object: Object) {
        let at = object.base;
        if address::is_wide(at) {
            let place = self.wide.partition_point(|(base, _)| *base < at);
            return Rc::make_mut(&mut self.wide).insert(place, (at, Rc::new(object)));
        }
        let wanted = address::part(at);
        let place = self.parts.partition_point(|(part, _)| *part < wanted);
        if self.parts.get(place).is_none_or(|(part, _)| *part != wanted) {
            self.parts.insert(place, (wanted, Rc::default()));
        }
        let part = Rc::make_mut(&mut self.parts[place].1);
        match address::slot_number(at) {
            Some((class, slot)) => part.classes[class].insert(slot, object),
            None => {
                let place = part.large.partition_point(|(base, _)| *base < at);
                part.large.insert(place, (at, Rc::new(object)));
            }
        }
    }

    /// Takes out the object that starts at this address.
    pub fn remove(&mut self, base: u64) {
        if address::is_wide(base) {
            return Rc::make_mut(&mut self.wide).retain(|(other, _)| *other != base);
        }
        let Some(part) = self.part_mut(base) else { return };
        match address::slot_number(base) {
            Some((class, slot)) => part.classes[class].remove(slot),
            None => part.large.retain(|(other, _)| *other != base),
        }
    }
}

impl Table {
    /// Every object.
    pub fn objects(&self) -> Vec<&Object> {
        let mut all = Vec::new();
        self.parts.iter().for_each(|(_, part)| part.gather(&mut all));
        all.extend(self.wide.iter().map(|(_, object)| &**object));
        all
    }

    /// The objects of a thread in the wide spaces.
    pub fn wide(&self, owner: ThreadId) -> impl Iterator<Item = &Object> {
        self.wide.iter().map(|(_, object)| &**object).filter(move |object| object.owner == owner)
    }

    /// The object in whose room, or just behind it, an address of the wide spaces lies.
    #[cold]
    fn get_wide(&self, at: u64) -> Option<&Object> {
        self.wide.get(self.before_wide(at)?).map(|(_, object)| &**object)
    }

    #[cold]
    fn get_wide_mut(&mut self, at: u64) -> Option<&mut Object> {
        let place = self.before_wide(at)?;
        Rc::make_mut(&mut self.wide).get_mut(place).map(|(_, object)| Rc::make_mut(object))
    }

    fn before_wide(&self, at: u64) -> Option<usize> {
        let place = self.wide.partition_point(|(base, _)| *base <= at).checked_sub(1)?;
        let (base, object) = self.wide.get(place)?;
        (at - base <= object.size).then_some(place)
    }

    /// Every object of a part, always in the same order.
    pub fn objects_in(&self, wanted: u64) -> Vec<&Object> {
        let mut all = Vec::new();
        self.parts.iter().filter(|(part, _)| *part == wanted).for_each(|(_, part)| part.gather(&mut all));
        all
    }

    /// The terms in all objects.
    pub fn roots(&self, roots: &mut Roots) {
        for (_, object) in self.wide.iter() {
            if roots.is_new(object) {
                object.roots(roots);
            }
        }
        for (_, part) in &self.parts {
            if !roots.is_new(part) {
                continue;
            }
            for root in part.classes.iter().filter_map(|tree| tree.root.as_ref()) {
                roots_below(root, roots);
            }
            for (_, object) in &part.large {
                if roots.is_new(object) {
                    object.roots(roots);
                }
            }
        }
    }

    /// Whether the live objects are the same as in another table, of which this one once was a copy.
    pub fn is_as_in(&self, other: &Table) -> bool {
        self.parts.len() == other.parts.len()
            && (Rc::ptr_eq(&self.wide, &other.wide) || are_alike(&self.wide, &other.wide))
            && self.parts.iter().zip(&other.parts).all(|((place, part), (there, other))| {
                place == there && (Rc::ptr_eq(part, other) || part.is_as_in(other))
            })
    }
}

impl Part {
    #[inline(always)]
    fn get(&self, at: u64) -> Option<&Object> {
        match address::slot_number(at) {
            Some((class, slot)) => self.classes[class].get(slot),
            None => {
                let object = &*self.large.get(self.before(at)?)?.1;
                (at - object.base <= object.size).then_some(object)
            }
        }
    }

    fn gather<'a>(&'a self, all: &mut Vec<&'a Object>) {
        self.classes.iter().for_each(|tree| gather(tree.root.as_ref(), all));
        all.extend(self.large.iter().map(|(_, object)| &**object));
    }

    fn is_as_in(&self, other: &Part) -> bool {
        let trees = self.classes.iter().zip(&other.classes);
        trees.into_iter().all(|(a, b)| {
            // Of different heights only if one of them is empty, or has grown: then something has changed.
            (a.height == b.height || a.root.is_none() || b.root.is_none())
                && alike(a.root.as_ref(), b.root.as_ref())
        }) && are_alike(&self.large, &other.large)
    }

    /// The large object that starts at or before the address.
    #[inline]
    fn before(&self, at: u64) -> Option<usize> {
        self.large.partition_point(|(base, _)| *base <= at).checked_sub(1)
    }
}

/// Whether the live ones among these objects are the same.
fn are_alike(here: &[(u64, Rc<Object>)], there: &[(u64, Rc<Object>)]) -> bool {
    let (mut here, mut there) = (live(here), live(there));
    loop {
        match (here.next(), there.next()) {
            (None, None) => break true,
            (Some(a), Some(b)) if is_same(a, b) => {}
            _ => break false,
        }
    }
}

fn live(objects: &[(u64, Rc<Object>)]) -> impl Iterator<Item = &Rc<Object>> {
    objects.iter().map(|(_, object)| object).filter(|object| object.life == Life::Live)
}

fn is_same(a: &Rc<Object>, b: &Rc<Object>) -> bool {
    Rc::ptr_eq(a, b) || a.is_as(b)
}

/// Whether two nodes at the same place hold the same live objects. What they share is not looked at.
fn alike(a: Option<&Rc<Node>>, b: Option<&Rc<Node>>) -> bool {
    match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) if Rc::ptr_eq(a, b) => true,
        (Some(a), Some(b)) => match (&**a, &**b) {
            (Node::Inner(a), Node::Inner(b)) => a.iter().zip(b).all(|(a, b)| alike(a.as_ref(), b.as_ref())),
            (Node::Leaf(a), Node::Leaf(b)) => a.iter().zip(b).all(|(a, b)| {
                let live = |object: &Option<Rc<Object>>| object.clone().filter(|o| o.life == Life::Live);
                match (live(a), live(b)) {
                    (None, None) => true,
                    (Some(a), Some(b)) => is_same(&a, &b),
                    _ => false,
                }
            }),
            _ => false,
        },
        (Some(some), None) | (None, Some(some)) => {
            let mut all = Vec::new();
            gather(Some(some), &mut all);
            all.iter().all(|object| object.life != Life::Live)
        }
    }
}

fn roots_below(node: &Rc<Node>, roots: &mut Roots) {
    if !roots.is_new(node) {
        return;
    }
    match &**node {
        Node::Inner(nodes) => nodes.iter().flatten().for_each(|node| roots_below(node, roots)),
        Node::Leaf(objects) => {
            for object in objects.iter().flatten() {
                if roots.is_new(object) {
                    object.roots(roots);
                }
            }
        }
    }
}

fn gather<'a>(node: Option<&'a Rc<Node>>, all: &mut Vec<&'a Object>) {
    match node.map(|node| &**node) {
        None => {}
        Some(Node::Inner(nodes)) => nodes.iter().for_each(|node| gather(node.as_ref(), all)),
        Some(Node::Leaf(objects)) => all.extend(objects.iter().flatten().map(|object| &**object)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{Allocator, Initial, Origin, Space};

    fn object(base: u64, size: u64) -> Object {
        Object::new(base, size, Origin::Global(0), ThreadId::MAIN, Initial::Zero)
    }

    #[test]
    fn finds_what_was_put_in_and_nothing_else() {
        let mut allocator = Allocator::default();
        let mut table = Table::default();
        let mut all = Vec::new();
        for i in 0..5000u64 {
            let size = [1, 20, 200, 3000, 50_000][i as usize % 5];
            let at = allocator.next(Space::Heap, i % 3, size, 16).unwrap();
            if table.get(at).is_none() {
                table.insert(object(at, size));
                all.push((at, size));
            }
        }
        for (at, size) in &all {
            assert_eq!(table.get(*at).map(|found| found.base), Some(*at));
            assert_eq!(table.get(at + size).map(|found| found.base), Some(*at), "one past the end");
        }
        let copy = table.clone();
        for (at, _) in &all {
            table.remove(*at);
            assert!(table.get(*at).is_none());
        }
        assert!(all.iter().all(|(at, _)| copy.get(*at).is_some()), "a copy keeps what the original lost");
        assert!(table.parts.iter().all(|(_, part)| part.classes.iter().all(|tree| tree.root.is_none())));
    }

    #[test]
    fn a_change_does_not_reach_copies() {
        let mut table = Table::default();
        let at = Allocator::default().next(Space::Heap, 0, 100, 16).unwrap();
        table.insert(object(at, 100));
        let copy = table.clone();
        table.get_mut(at).unwrap().write_word(8, 4, 77);
        assert_eq!(table.get(at).unwrap().read_word(8, 4), Some(77));
        assert_eq!(copy.get(at).unwrap().read_word(8, 4), Some(0));
    }
}

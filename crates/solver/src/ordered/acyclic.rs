//! Which points must come before which, as a theory of the SAT solver: a literal that holds adds an edge, and a circle is a conflict of
//! the literals on it. A topological order is kept and mended where a new edge contradicts it, as by Pearce and Kelly (A Dynamic
//! Topological Sort Algorithm for Directed Acyclic Graphs, JEA 2006): only what lies between the two ends is looked at. Taking edges back
//! leaves an order as good as it was.

use batsat::theory::{Theory, TheoryArg};
use batsat::{Lit, Var};
use rustc_hash::FxHashMap;

/// An edge out of a point, or into it.
#[derive(Clone, Copy)]
struct Edge {
    other: u32,
    /// The literal that it depends on, unless it is there always.
    because: Option<Lit>,
}

/// Points, edges, and an order that agrees with them.
#[derive(Default)]
pub(super) struct Acyclic {
    after: Vec<Vec<Edge>>,
    before: Vec<Vec<Edge>>,
    /// The place of each point in the order.
    place: Vec<u32>,
    /// The edge that a literal adds.
    named: FxHashMap<Var, (Lit, u32, u32)>,
    /// The edges that hold, in the order in which they came.
    added: Vec<(u32, u32)>,
    /// How much of the trail was looked at.
    seen: usize,
    /// The same two when each level began.
    levels: Vec<(usize, usize)>,
    /// Whether edges that are there always make a circle.
    pub impossible: bool,
    /// The places when an assignment was found.
    found: Vec<u32>,
    /// Marks of points that a search has come to, by the number of the search, and the edge that it came by.
    marks: Vec<(u32, u32, Option<Lit>)>,
    searches: u32,
    forward: Vec<u32>,
    backward: Vec<u32>,
}

impl Acyclic {
    /// One more point, the last one.
    pub fn add_point(&mut self) -> u32 {
        let point = self.place.len() as u32;
        self.after.push(Vec::new());
        self.before.push(Vec::new());
        self.place.push(point);
        self.marks.push((0, 0, None));
        point
    }

    /// An edge that is there always. Only between two questions.
    pub fn fix(&mut self, first: u32, second: u32) {
        if self.add(first, second, None).is_err() {
            self.impossible = true;
        }
    }

    /// The literal adds this edge where it holds.
    pub fn name(&mut self, literal: Lit, first: u32, second: u32) {
        self.named.insert(literal.var(), (literal, first, second));
    }

    /// The place of a point when an assignment was found.
    pub fn rank(&self, point: u32) -> u32 {
        self.found.get(point as usize).copied().unwrap_or(0)
    }

    /// Adds an edge; or returns the literals of the circle that there would be, without that of the edge.
    fn add(&mut self, first: u32, second: u32, because: Option<Lit>) -> Result<(), Vec<Lit>> {
        let (low, high) = (self.place[second as usize], self.place[first as usize]);
        if first == second {
            return Err(Vec::new());
        }
        if low < high {
            self.reach_on(second, first, high)?;
            self.reach_back(first, low);
            self.mend();
        }
        self.after[first as usize].push(Edge { other: second, because });
        self.before[second as usize].push(Edge { other: first, because });
        Ok(())
    }

    /// All that comes after a point and is not placed behind the limit; if the goal is among it, the literals on a shortest way there.
    fn reach_on(&mut self, start: u32, goal: u32, limit: u32) -> Result<(), Vec<Lit>> {
        self.searches += 1;
        self.forward.clear();
        self.forward.push(start);
        self.marks[start as usize] = (self.searches, start, None);
        let mut next = 0;
        while let Some(point) = self.forward.get(next).copied() {
            next += 1;
            for edge in &self.after[point as usize] {
                let mark = &mut self.marks[edge.other as usize];
                if mark.0 == self.searches || self.place[edge.other as usize] > limit {
                    continue;
                }
                *mark = (self.searches, point, edge.because);
                if edge.other == goal {
                    return Err(self.way(start, goal));
                }
                self.forward.push(edge.other);
            }
        }
        Ok(())
    }

    /// The literals on the way that the last search found.
    fn way(&self, start: u32, goal: u32) -> Vec<Lit> {
        let (mut literals, mut point) = (Vec::new(), goal);
        while point != start {
            let (_, from, because) = self.marks[point as usize];
            literals.extend(because);
            point = from;
        }
        literals
    }

    /// All that comes before a point and is not placed ahead of the limit.
    fn reach_back(&mut self, start: u32, limit: u32) {
        self.searches += 1;
        self.backward.clear();
        self.backward.push(start);
        self.marks[start as usize].0 = self.searches;
        let mut next = 0;
        while let Some(point) = self.backward.get(next).copied() {
            next += 1;
            for edge in &self.before[point as usize] {
                let mark = &mut self.marks[edge.other as usize];
                if mark.0 != self.searches && self.place[edge.other as usize] >= limit {
                    mark.0 = self.searches;
                    self.backward.push(edge.other);
                }
            }
        }
    }

    /// Gives what comes before, and then what comes after, the places that they have together.
    fn mend(&mut self) {
        let place = &mut self.place;
        self.forward.sort_unstable_by_key(|point| place[*point as usize]);
        self.backward.sort_unstable_by_key(|point| place[*point as usize]);
        let points = || self.backward.iter().chain(&self.forward);
        let mut places: Vec<u32> = points().map(|point| place[*point as usize]).collect();
        places.sort_unstable();
        for (point, new) in points().zip(places) {
            place[*point as usize] = new;
        }
    }

    /// Adds the edges of the literals that hold by now.
    fn catch_up(&mut self, acts: &mut TheoryArg) {
        while let Some(held) = acts.model().get(self.seen).copied() {
            if let Some((literal, first, second)) = self.named.get(&held.var()).copied()
                && literal == held
            {
                if let Err(circle) = self.add(first, second, Some(held)) {
                    let conflict: Vec<Lit> = circle.into_iter().chain([held]).map(|held| !held).collect();
                    acts.raise_conflict(&conflict, false);
                    return;
                }
                self.added.push((first, second));
            }
            self.seen += 1;
        }
    }
}

impl Theory for Acyclic {
    fn final_check(&mut self, acts: &mut TheoryArg) {
        self.catch_up(acts);
        self.found.clone_from(&self.place);
    }

    fn partial_check(&mut self, acts: &mut TheoryArg) {
        self.catch_up(acts);
    }

    fn create_level(&mut self) {
        self.levels.push((self.seen, self.added.len()));
    }

    fn pop_levels(&mut self, n: usize) {
        let rest = self.levels.len().saturating_sub(n);
        if let Some((seen, added)) = self.levels.get(rest).copied() {
            self.levels.truncate(rest);
            self.seen = seen;
            for (first, second) in self.added.drain(added..).rev() {
                self.after[first as usize].pop();
                self.before[second as usize].pop();
            }
        }
    }

    fn n_levels(&self) -> usize {
        self.levels.len()
    }

    fn explain_propagation(&mut self, _: Lit) -> &[Lit] {
        // It propagates nothing.
        &[]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Whether a point is reached from another.
    fn reaches(edges: &[(u32, u32)], from: u32, to: u32) -> bool {
        let (mut open, mut seen) = (vec![from], vec![from]);
        while let Some(point) = open.pop() {
            if point == to {
                return true;
            }
            for (_, next) in edges.iter().filter(|(first, _)| *first == point) {
                if !seen.contains(next) {
                    seen.push(*next);
                    open.push(*next);
                }
            }
        }
        false
    }

    proptest! {
        #[test]
        fn edges_are_refused_where_they_close_a_circle(
            steps in proptest::collection::vec((0u32..12, 0u32..12, 0u32..8), 1..80)
        ) {
            let (mut order, mut edges) = (Acyclic::default(), Vec::new());
            for _ in 0..12 {
                order.add_point();
            }
            for (number, (first, second, what)) in steps.into_iter().enumerate() {
                if what == 0 {
                    // A level is left: its edges are gone.
                    if order.n_levels() > 0 {
                        order.pop_levels(1);
                        edges.truncate(order.added.len());
                    }
                    continue;
                }
                if what == 1 {
                    order.create_level();
                    continue;
                }
                let literal = Lit::new(Var::unsafe_from_idx(number as u32), true);
                match order.add(first, second, Some(literal)) {
                    Ok(()) => {
                        prop_assert!(!reaches(&edges, second, first));
                        order.added.push((first, second));
                        edges.push((first, second));
                    }
                    Err(circle) => {
                        prop_assert!(reaches(&edges, second, first));
                        prop_assert!(circle.len() < 12);
                    }
                }
                let mut places = order.place.clone();
                places.sort_unstable();
                prop_assert_eq!(places, (0..12).collect::<Vec<_>>());
                for (first, second) in &edges {
                    prop_assert!(order.place[*first as usize] < order.place[*second as usize]);
                }
            }
        }
    }
}

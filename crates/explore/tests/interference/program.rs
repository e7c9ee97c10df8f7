//! Small random programs as values: threads that read, write, update and lock what they share, decide on inputs and on what they have
//! read, and create and join each other.

use crate::random::Random;

/// How many objects are on the heap: the main thread makes them before it creates threads, and writes into each that it is zero.
pub const OBJECTS: usize = 2;
/// How many variables and locks the threads share, and how many locals each has.
pub const VARIABLES: usize = 3;
pub const LOCKS: usize = 2;
pub const LOCALS: usize = 3;
/// Inputs are below this.
pub const INPUTS: u32 = 3;

/// What a thread does.
#[derive(PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A local becomes an input.
    Input(usize),
    Load(usize, usize),
    /// A variable becomes a number, or what is in a local and a number more.
    Store(usize, Option<usize>, u32),
    Add(usize, u32),
    /// A local becomes whether the swap succeeds: of a variable, from a number to another.
    Swap(usize, usize, u32, u32),
    Lock(usize),
    Unlock(usize),
    /// A local becomes whether a lock could be taken without waiting.
    Try(usize, usize),
    /// A lock that several may read with is taken to read or to write, or let go; or a local becomes whether it could be taken to read.
    Share(usize),
    Exclude(usize),
    Leave(usize),
    TryShare(usize, usize),
    /// Waits for the condition, with the first lock; wakes one that does, or all.
    Sleep,
    Wake,
    WakeAll,
    /// Takes one from the semaphore, or adds one.
    Take,
    Post,
    /// By its number: whether a local is a number, or below it.
    If {
        number: usize,
        local: usize,
        below: bool,
        with: u32,
        then: Vec<Op>,
        otherwise: Vec<Op>,
    },
    Create(usize),
    Join(usize),
    /// An object is freed, or read.
    Free(usize),
    Look(usize),
}

/// Threads; the first is the main thread.
#[derive(Debug)]
pub struct Program {
    pub threads: Vec<Vec<Op>>,
    /// Whether a variable is loaded and stored in plain accesses: adding and swapping are atomic.
    pub plain: [bool; VARIABLES],
    /// What the semaphore begins with.
    pub units: u32,
    /// How many decisions there are.
    pub decisions: usize,
}

/// The program with this seed.
pub fn program(seed: u64) -> Program {
    let mut maker = Maker {
        random: Random::new(seed),
        decisions: 0,
        frees: false,
        shares: false,
        posts: false,
        sleeps: false,
    };
    let plain = [(); VARIABLES].map(|()| maker.below(5) == 0);
    maker.frees = maker.below(4) == 0;
    maker.shares = maker.below(3) == 0;
    maker.posts = maker.below(4) == 0;
    maker.sleeps = maker.below(4) == 0;
    let workers = 2 + maker.below(2);
    let mut threads = vec![Vec::new()];
    for _ in 0..workers {
        let most = if workers == 2 { 5 } else { 3 };
        threads.push(maker.thread(most));
    }
    let mut main = Vec::new();
    for worker in 1..=workers {
        if maker.below(4) == 0 {
            main.push(maker.access());
        }
        main.push(Op::Create(worker));
    }
    if maker.below(3) == 0 {
        main.push(maker.access());
    }
    if maker.below(3) > 0 {
        main.extend((1..=workers).map(Op::Join));
        if maker.below(2) == 0 {
            let variable = maker.below(VARIABLES);
            main.push(Op::Load(0, variable));
            main.push(maker.decision(0, 0));
        }
    }
    threads[0] = main;
    let units = maker.below(2) as u32;
    Program { threads, plain, units, decisions: maker.decisions }
}

struct Maker {
    random: Random,
    decisions: usize,
    /// Whether objects are freed.
    frees: bool,
    /// Whether locks are tried, and shared.
    shares: bool,
    /// Whether there is a semaphore.
    posts: bool,
    /// Whether there is a condition variable.
    sleeps: bool,
}

impl Maker {
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound as u64) as usize
    }

    fn thread(&mut self, most: usize) -> Vec<Op> {
        let mut ops = Vec::new();
        if self.below(2) == 0 {
            ops.push(Op::Input(2));
        }
        for _ in 0..2 + self.below(most - 1) {
            self.some(2, &mut ops);
        }
        ops
    }

    fn access(&mut self) -> Op {
        let (local, variable) = (self.below(2), self.below(VARIABLES));
        match self.below(9) {
            0..3 => Op::Load(local, variable),
            3 => Op::Add(variable, 1),
            4 => Op::Swap(local, variable, self.below(2) as u32, 1 + self.below(2) as u32),
            5 => Op::Store(variable, Some(self.below(LOCALS)), self.below(2) as u32),
            _ => Op::Store(variable, None, 1 + self.below(2) as u32),
        }
    }

    fn decision(&mut self, local: usize, depth: usize) -> Op {
        let number = self.decisions;
        self.decisions += 1;
        let (below, with) = (self.below(4) == 0, 1 + self.below(2) as u32);
        let (mut then, mut otherwise) = (Vec::new(), Vec::new());
        for side in [&mut then, &mut otherwise] {
            if depth > 0 && self.below(3) > 0 {
                self.some(depth - 1, side);
            }
        }
        Op::If { number, local, below, with, then, otherwise }
    }

    /// What is done with a lock, taken in one way or another.
    fn locked(&mut self, ops: &mut Vec<Op>) {
        let lock = self.below(LOCKS);
        let (take, leave) = match self.below(6) {
            0 => (Op::Try(1, lock), Op::Unlock(lock)),
            1 => (Op::TryShare(1, lock), Op::Leave(lock)),
            2 | 3 => (Op::Share(lock), Op::Leave(lock)),
            4 => (Op::Exclude(lock), Op::Leave(lock)),
            _ => (Op::Lock(lock), Op::Unlock(lock)),
        };
        let tries = matches!(take, Op::Try(..) | Op::TryShare(..));
        ops.push(take);
        let inside = vec![self.access(), leave];
        if tries {
            let Op::If { number, local, otherwise, .. } = self.decision(1, 0) else { return };
            ops.push(Op::If { number, local, below: false, with: 1, then: inside, otherwise });
        } else {
            ops.extend(inside);
        }
    }

    fn some(&mut self, depth: usize, ops: &mut Vec<Op>) {
        if self.sleeps && depth > 0 && self.below(3) == 0 {
            ops.push(Op::Lock(0));
            match self.below(5) {
                0 => ops.push(self.access()),
                1 => ops.push(Op::WakeAll),
                2 => ops.push(Op::Wake),
                3 => ops.push(Op::Sleep),
                _ => {
                    let variable = self.below(VARIABLES);
                    ops.push(Op::Load(1, variable));
                    if let Op::If { number, local, otherwise, .. } = self.decision(1, 0) {
                        let then = vec![Op::Sleep];
                        ops.push(Op::If { number, local, below: false, with: 0, then, otherwise });
                    }
                }
            }
            ops.push(self.access());
            ops.push(Op::Unlock(0));
            return;
        }
        if self.sleeps && self.below(4) == 0 {
            ops.push(if self.below(3) == 0 { Op::WakeAll } else { Op::Wake });
            return;
        }
        if self.posts && self.below(4) == 0 {
            ops.push(if self.below(2) == 0 { Op::Take } else { Op::Post });
            return;
        }
        if depth > 0 && self.shares && self.below(3) == 0 {
            return self.locked(ops);
        }
        if self.frees && self.below(4) == 0 {
            let object = self.below(OBJECTS);
            ops.push(if self.below(3) == 0 { Op::Free(object) } else { Op::Look(object) });
            return;
        }
        match self.below(8) {
            0 if depth > 0 => {
                let lock = self.below(LOCKS);
                ops.push(Op::Lock(lock));
                ops.push(self.access());
                if self.below(3) == 0 {
                    // It is let go on each side in its own place.
                    let Op::If { number, local, below, with, mut then, mut otherwise } = self.decision(0, 1)
                    else {
                        return;
                    };
                    then.insert(0, Op::Unlock(lock));
                    if self.below(4) > 0 {
                        otherwise.push(Op::Unlock(lock));
                    }
                    ops.push(Op::If { number, local, below, with, then, otherwise });
                } else {
                    ops.push(self.access());
                    if self.below(8) > 0 {
                        ops.push(Op::Unlock(lock));
                    }
                }
            }
            1 => ops.push(self.access()),
            2 if depth > 0 => {
                let input = self.decision(2, depth);
                ops.push(input);
            }
            3 | 4 if depth > 0 => {
                let (local, variable) = (self.below(2), self.below(VARIABLES));
                ops.push(match self.below(3) {
                    0 => Op::Swap(local, variable, self.below(2) as u32, 1 + self.below(2) as u32),
                    _ => Op::Load(local, variable),
                });
                let decision = self.decision(local, depth);
                ops.push(decision);
            }
            _ => ops.push(self.access()),
        }
    }
}

//! Small random programs as values: threads that read, write, update and lock what they share, decide on inputs and on what they have
//! read, and create and join each other.

use crate::random::Random;

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
}

/// Threads; the first is the main thread.
#[derive(Debug)]
pub struct Program {
    pub threads: Vec<Vec<Op>>,
    /// How many decisions there are.
    pub decisions: usize,
}

/// The program with this seed.
pub fn program(seed: u64) -> Program {
    let mut maker = Maker { random: Random::new(seed), decisions: 0 };
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
    Program { threads, decisions: maker.decisions }
}

struct Maker {
    random: Random,
    decisions: usize,
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

    fn some(&mut self, depth: usize, ops: &mut Vec<Op>) {
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

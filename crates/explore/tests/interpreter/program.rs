//! Small random programs as values: threads of atomic steps, some of them sections that decide something on inputs and on
//! what they find, fail, are not assumed, or end the process.

use crate::random::Random;

/// How many variables the threads share, and how many each has for itself. Of those one says how often loops go round.
pub const VARIABLES: usize = 3;
pub const LOCALS: usize = 3;
pub const ROUNDS: usize = 2;
/// The largest input that says so.
pub const MOST_ROUNDS: u32 = 2;
/// Values of variables are below this; a program in which they are not is left out.
pub const MOST: u32 = 16;
/// The status of the process where it ends outside of sections.
const ANY_EXIT: u32 = 100;

/// What a thread does.
#[derive(PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A local becomes an input, 0 or 1.
    Input(usize),
    /// The local that says how often loops go round becomes an input.
    Rounds,
    /// So often; counted up to that number, or down from it to zero.
    Loop {
        up: bool,
        body: Vec<Op>,
    },
    /// A local becomes what is in a variable.
    Load(usize, usize),
    /// A variable becomes a number, or what is in a local.
    Store(usize, Value),
    /// Something is added to a variable.
    Add(usize, u32),
    /// One thing or another.
    If(Condition, Vec<Op>, Vec<Op>),
    Assume(Condition),
    /// By its number.
    Assert(Condition, u32),
    /// Several steps at once; as a function of its own, whose locals begin at zero, or between two marks.
    Section {
        function: bool,
        body: Vec<Op>,
    },
    /// The process ends with this status.
    Exit(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    Number(u32),
    Local(usize),
}

/// That a local is a number, or that it is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Condition {
    pub local: usize,
    pub number: u32,
    pub equal: bool,
}

#[derive(Debug)]
pub struct Program {
    pub threads: Vec<Vec<Op>>,
    /// Whether the main thread counts who is done, and assumes that all are, instead of joining them.
    pub counts: bool,
}

impl Program {
    /// Whether a thread assumes something.
    pub fn assumes(&self) -> bool {
        fn any(ops: &[Op]) -> bool {
            ops.iter().any(|op| match op {
                Op::Assume(_) => true,
                Op::If(_, then, otherwise) => any(then) || any(otherwise),
                Op::Section { body, .. } | Op::Loop { body, .. } => any(body),
                _ => false,
            })
        }
        self.threads.iter().any(|ops| any(ops))
    }
}

/// The program with this seed.
pub fn program(seed: u64) -> Program {
    let mut maker = Maker { random: Random::new(seed), asserts: 0, exits: 0 };
    let threads = 2 + maker.random.below(2);
    let most = if threads == 2 { 3 } else { 2 };
    let counts = maker.random.below(3) == 0;
    let threads = (0..threads).map(|_| maker.thread(most)).collect();
    Program { threads, counts }
}

struct Maker {
    random: Random,
    asserts: u32,
    exits: u32,
}

impl Maker {
    fn thread(&mut self, most: u64) -> Vec<Op> {
        let mut ops = Vec::new();
        // Some inputs are drawn before the section that they decide.
        if self.random.below(2) == 0 {
            ops.push(Op::Input(0));
        }
        if self.random.below(3) == 0 {
            ops.push(Op::Rounds);
        }
        for _ in 0..1 + self.random.below(most) {
            if self.random.below(3) > 0 {
                let function = self.random.below(4) == 0;
                let mut body = self.body(2, true);
                if self.random.below(3) == 0 {
                    let lasting = self.looping();
                    let at = if self.random.below(2) == 0 { 0 } else { body.len() };
                    body.splice(at..at, lasting);
                }
                ops.push(Op::Section { function, body });
            } else {
                ops.push(self.access());
            }
        }
        if self.random.below(4) == 0 {
            ops.extend(self.decision(1, false));
        }
        ops
    }

    /// A loop over an input of its own, over one that was taken before, or over what is in a variable: what another thread
    /// has taken, perhaps.
    fn looping(&mut self) -> Vec<Op> {
        let look = match self.random.below(4) {
            0 | 1 => Some(Op::Rounds),
            2 => Some(Op::Load(ROUNDS, self.variable())),
            _ => None,
        };
        let up = self.random.below(2) == 0;
        let body = self.body(1, true);
        look.into_iter().chain([Op::Loop { up, body }]).collect()
    }

    /// One that no loop depends on.
    fn local(&mut self) -> usize {
        self.random.below(ROUNDS as u64) as usize
    }

    fn variable(&mut self) -> usize {
        self.random.below(VARIABLES as u64) as usize
    }

    fn access(&mut self) -> Op {
        let (local, variable) = (self.local(), self.variable());
        match self.random.below(8) {
            0..3 => Op::Load(local, variable),
            3 => Op::Add(variable, 1),
            4 => Op::Store(variable, Value::Local(self.random.below(LOCALS as u64) as usize)),
            _ => Op::Store(variable, Value::Number(1 + self.random.below(2) as u32)),
        }
    }

    fn condition(&mut self, local: usize) -> Condition {
        Condition { local, number: self.random.below(2) as u32, equal: self.random.below(2) == 0 }
    }

    fn body(&mut self, depth: u32, inside: bool) -> Vec<Op> {
        let mut ops = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            match self.random.below(3) {
                0 => ops.push(self.access()),
                _ if depth > 0 => ops.extend(self.decision(depth - 1, inside)),
                _ => ops.push(self.access()),
            }
        }
        ops
    }

    /// A look at an input or at a variable, and what is done because of it.
    fn decision(&mut self, depth: u32, inside: bool) -> Vec<Op> {
        let local = self.local();
        let look = match self.random.below(4) {
            0 | 1 => Some(Op::Input(local)),
            2 => Some(Op::Load(local, self.variable())),
            _ => None,
        };
        let condition = self.condition(local);
        let then = match self.random.below(10) {
            0 => Op::Assume(condition),
            1 | 2 => {
                self.asserts += 1;
                Op::Assert(condition, self.asserts)
            }
            3 => {
                self.exits += 1;
                // Of several ends outside of sections only one is shown: all are alike.
                let number = if inside { self.exits } else { ANY_EXIT };
                Op::If(condition, vec![self.access(), Op::Exit(number)], Vec::new())
            }
            _ => {
                let then = self.body(depth, inside);
                let otherwise = if self.random.below(2) == 0 { vec![self.access()] } else { Vec::new() };
                Op::If(condition, then, otherwise)
            }
        };
        look.into_iter().chain([then]).collect()
    }
}

//! Which operations meet, and in which order programs of them are tried.

use super::assemble::Operations;
use crate::random::Random;

/// Pairs that are always compared, in both orders: in each, one call finds what the other leaves.
const ALWAYS: &[(&str, &str)] = &[
    ("read", "close"),
    ("write", "close"),
    ("lseek", "read"),
    ("pread", "write"),
    ("stat", "unlink"),
    ("readdir", "rename"),
    ("printf", "close_1"),
    ("putchar", "freopen_out"),
    ("fputs", "fclose"),
    ("getc", "close_3"),
    ("fileno", "fclose"),
    ("puts", "flockfile_out"),
    ("getc", "flockfile_unlocked"),
    ("getc", "getc_unlocked"),
    ("rand", "srand"),
    ("clock", "time"),
    ("getenv", "setenv"),
    ("raise", "signal"),
    ("raise", "sigaction_once"),
    ("atexit", "exit"),
    ("at_quick_exit", "quick_exit"),
    ("umask_kept", "umask_kept"),
    ("pthread_setspecific", "pthread_key_delete"),
    ("pthread_getspecific", "pthread_key_delete"),
    ("pthread_exit_keys", "pthread_key_delete"),
    ("pthread_exit_keys_later", "pthread_key_delete"),
    ("pthread_key_create", "pthread_key_create"),
    ("pthread_getname_shared", "pthread_setname"),
    ("pthread_detach", "pthread_join"),
    ("pthread_detach", "pthread_detach"),
    ("sem_open", "sem_unlink"),
];

/// Two operations at the same time, and perhaps a third.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    pub first: usize,
    pub second: usize,
    pub third: Option<usize>,
}

/// All ordered pairs in a random order, each with and without a third operation: mostly those on the same things.
pub fn pairs(operations: &Operations) -> Vec<Pair> {
    let count = operations.all.len();
    let mut random = Random::new(1);
    let (mut near, mut far) = (Vec::new(), Vec::new());
    for first in 0..count {
        for second in 0..count {
            let subject = |number: usize| &operations.all[number].subject;
            let is_near = subject(first) == subject(second);
            let lookers: Vec<usize> = (0..count).filter(|other| subject(*other) == subject(second)).collect();
            let third = lookers[random.below(lookers.len() as u64) as usize];
            let list = if is_near { &mut near } else { &mut far };
            list.extend([None, Some(third)].map(|third| Pair { first, second, third }));
        }
    }
    for list in [&mut near, &mut far] {
        for i in (1..list.len()).rev() {
            list.swap(i, random.below(i as u64 + 1) as usize);
        }
    }
    let number = |name: &str| {
        let found = operations.all.iter().position(|operation| operation.name == name);
        found.unwrap_or_else(|| panic!("there is no operation '{name}'"))
    };
    let mut all: Vec<Pair> = Vec::new();
    for (one, other) in ALWAYS {
        let (one, other) = (number(one), number(other));
        let both = [(one, other), (other, one)];
        all.extend(both.map(|(first, second)| Pair { first, second, third: None }));
    }
    near.retain(|pair| !all.contains(pair));
    let mut far = far.into_iter();
    for (number, pair) in near.into_iter().enumerate() {
        all.push(pair);
        if number % 4 == 3 {
            all.extend(far.next());
        }
    }
    all.extend(far);
    all
}

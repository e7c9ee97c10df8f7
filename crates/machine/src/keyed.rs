//! A map that is copied with every state that differs in it. Where it has few entries it is copied as a whole, which is
//! soon done; where it has many, copies share what they have in common. It does not know what it is of.

use imbl::GenericOrdMap;
use imbl::shared_ptr::RcK;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

/// How many entries are few.
const FEW: usize = 64;

/// A map from keys, in their order.
#[derive(Clone)]
pub enum Keyed<K, V> {
    /// A map that is copied as a whole.
    Few(BTreeMap<K, V>),
    /// One whose copies share what they have in common.
    Many(GenericOrdMap<K, V, RcK>),
}

impl<K, V> Default for Keyed<K, V> {
    fn default() -> Keyed<K, V> {
        Keyed::Few(BTreeMap::new())
    }
}

impl<K: Ord + Copy, V: Clone> Keyed<K, V> {
    /// How many entries there are.
    pub fn len(&self) -> usize {
        match self {
            Keyed::Few(map) => map.len(),
            Keyed::Many(map) => map.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is there for a key.
    #[inline]
    pub fn get(&self, key: &K) -> Option<&V> {
        match self {
            Keyed::Few(map) => map.get(key),
            Keyed::Many(map) => map.get(key),
        }
    }

    /// The same, to change it.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        match self {
            Keyed::Few(map) => map.get_mut(key),
            Keyed::Many(map) => map.get_mut(key),
        }
    }

    /// What is there for a key, to change it; made if there was nothing.
    pub fn get_or_insert_with(&mut self, key: K, make: impl FnOnce() -> V) -> &mut V {
        self.make_room();
        match self {
            Keyed::Few(map) => map.entry(key).or_insert_with(make),
            Keyed::Many(map) => map.entry(key).or_insert_with(make),
        }
    }

    /// Puts something there.
    pub fn insert(&mut self, key: K, value: V) {
        self.make_room();
        match self {
            Keyed::Few(map) => drop(map.insert(key, value)),
            Keyed::Many(map) => drop(map.insert(key, value)),
        }
    }

    /// From here on there is nothing.
    pub fn remove(&mut self, key: &K) {
        match self {
            Keyed::Few(map) => drop(map.remove(key)),
            Keyed::Many(map) => drop(map.remove(key)),
        }
    }

    /// Whether there is anything for some of these keys.
    pub fn is_any_in(&self, keys: Range<K>) -> bool {
        match self {
            Keyed::Few(map) => map.range(keys).next().is_some(),
            Keyed::Many(map) => map.range(keys).next().is_some(),
        }
    }

    /// All entries, in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        let (few, many) = match self {
            Keyed::Few(map) => (Some(map.iter()), None),
            Keyed::Many(map) => (None, Some(map.iter())),
        };
        few.into_iter().flatten().chain(many.into_iter().flatten())
    }

    /// Leaves only the entries with keys like this.
    pub fn retain(&mut self, is_kept: impl Fn(&K) -> bool) {
        match self {
            Keyed::Few(map) => map.retain(|key, _| is_kept(key)),
            Keyed::Many(map) => {
                let gone: Vec<K> = map.keys().filter(|key| !is_kept(key)).copied().collect();
                gone.iter().for_each(|key| drop(map.remove(key)));
            }
        }
    }

    #[inline]
    fn make_room(&mut self) {
        if let Keyed::Few(map) = self
            && map.len() >= FEW
        {
            *self = Keyed::Many(std::mem::take(map).into_iter().collect());
        }
    }
}

impl<K: Ord + Copy, V: Clone + PartialEq> PartialEq for Keyed<K, V> {
    fn eq(&self, other: &Keyed<K, V>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<K: Ord + Copy, V: Clone + Eq> Eq for Keyed<K, V> {}

impl<K: Ord + Copy + fmt::Debug, V: Clone + fmt::Debug> fmt::Debug for Keyed<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is done, few and many entries behave as one plain map.
    #[test]
    fn is_a_map_whatever_its_size() {
        let (mut keyed, mut plain) = (Keyed::default(), BTreeMap::new());
        let mut number = 1u64;
        for turn in 0..4_000u64 {
            number ^= number << 13;
            number ^= number >> 7;
            number ^= number << 17;
            let key = number % 150;
            match number >> 32 & 7 {
                0 => {
                    keyed.remove(&key);
                    plain.remove(&key);
                }
                1 => {
                    *keyed.get_or_insert_with(key, || 7) += turn;
                    *plain.entry(key).or_insert(7) += turn;
                }
                2 if turn % 200 == 0 => {
                    keyed.retain(|key| key % 3 == 0);
                    plain.retain(|key, _| key % 3 == 0);
                }
                3 => assert_eq!(
                    keyed.get_mut(&key).map(std::mem::take),
                    plain.get_mut(&key).map(std::mem::take)
                ),
                _ => {
                    let before = keyed.clone();
                    keyed.insert(key, turn);
                    assert!(before.iter().eq(plain.iter()), "a copy changed");
                    plain.insert(key, turn);
                }
            }
            assert!(keyed.iter().eq(plain.iter()));
            assert_eq!((keyed.len(), keyed.get(&key)), (plain.len(), plain.get(&key)));
            assert_eq!(keyed.is_any_in(key..key + 2), plain.range(key..key + 2).next().is_some());
        }
        assert!(matches!(keyed, Keyed::Many(_)), "it never had many entries");
    }
}

//! The library's own state, and how models come by it: who uses a part of it, be it only to find that there is nothing, takes a
//! step on its place first, and gets leave by that. Without leave nothing of it can be had:
//!
//! ```
//! use threadbare_machine::step::{Flow, Run, kept};
//!
//! fn tick(run: &mut Run<'_>) -> Flow<u64> {
//!     let leave = run.touch(kept::Clock)?;
//!     *run.hidden_mut(&leave) += 1;
//!     Ok(*run.hidden(&leave))
//! }
//! ```
//!
//! Not without the step, nor with that on another part, nor may what was only looked at be changed:
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run, kept};
//!
//! fn tick(run: &mut Run<'_>) -> Flow<u64> {
//!     *run.hidden_mut() += 1;
//!     Ok(0)
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run, kept};
//!
//! fn tick(run: &mut Run<'_>) -> Flow<u64> {
//!     let leave = run.touch(kept::Ends)?;
//!     *run.hidden_mut(&leave) += 1;
//!     Ok(0)
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run, kept};
//!
//! fn tick(run: &mut Run<'_>) -> Flow<u64> {
//!     let leave = run.look(kept::Clock)?;
//!     *run.hidden_mut(&leave) += 1;
//!     Ok(0)
//! }
//! ```
//!
//! ```compile_fail
//! use threadbare_machine::step::Run;
//!
//! fn tick(run: &mut Run<'_>) {
//!     run.state.hidden.clock += 1;
//! }
//! ```
//!
//! Nor does a model say itself that nobody changes a part, so that no step is needed:
//!
//! ```compile_fail
//! use threadbare_machine::step::{Flow, Run, kept};
//!
//! fn now(run: &mut Run<'_>) -> Flow<u64> {
//!     let leave = run.look_where(kept::Clock, false)?;
//!     Ok(*run.hidden(&leave))
//! }
//! ```
//!
//! A call that has to stop is made again from its start when its step is taken. So it may read before its step what it will
//! read again then ([`Run::foresee`]); that the step follows is looked at when the call returns.

use super::{Flow, Run, Stop};
use crate::hidden::{self, Written};
use crate::parts::Part;
use crate::state::{Choice, State, ThreadIx};
use crate::sync;
use crate::value::Value;
use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;
use threadbare_trace::{Action, Order, Range};

/// A part of the library's own state, as a type.
pub trait Kept: Copy {
    /// Its place.
    const PART: Part;
}

/// A part with something in it that can be had as a whole.
pub trait Holds: Kept {
    /// What it holds.
    type Content;
    /// What it holds in a state.
    fn of(state: &State) -> &Self::Content;
    /// The same, to change it.
    fn of_mut(state: &mut State) -> &mut Self::Content;
}

/// The parts of the library's own state.
pub mod kept {
    use super::{BTreeMap, Holds, Kept, Part, Rc, State, hidden, sync};

    macro_rules! kept {
        ($($(#[$doc:meta])* $name:ident: $content:ty, $whole:ident.$($field:ident).+;)*) => {$(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            pub struct $name;

            impl Kept for $name {
                const PART: Part = Part::$name;
            }

            impl Holds for $name {
                type Content = $content;

                fn of(state: &State) -> &$content {
                    &state.$whole.$($field).+
                }

                fn of_mut(state: &mut State) -> &mut $content {
                    &mut Rc::make_mut(&mut state.$whole).$($field).+
                }
            }
        )*};
    }

    kept! {
        /// The generator of random numbers.
        Random: Rc<hidden::Random>, hidden.randoms.random;
        /// That of 48 bits.
        Random48: u64, hidden.randoms.rand48;
        /// The clock, in microseconds.
        Clock: u64, hidden.clock;
        /// The environment.
        Environment: hidden::Environment, hidden.environment;
        /// What runs at the end of the process.
        Ends: hidden::Ends, hidden.ends;
        /// The keys of thread-specific data.
        Keys: sync::Keys, sync.keys;
        /// Those of them that were made before there was a second thread.
        FirstKeys: sync::Keys, sync.keys;
        /// The names of semaphores, and where each is.
        Semaphores: BTreeMap<Vec<u8>, u64>, sync.names;
        /// Files and streams, but not what leads to the standard output and error streams.
        Files: hidden::Files, hidden.files;
        /// Which descriptors and streams lead to the standard output and error streams.
        Outputs: hidden::Files, hidden.files;
        /// All descriptors and streams.
        Descriptors: hidden::Files, hidden.files;
    }

    /// The names of threads, which are had by [`super::Run::label`].
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Names;

    impl Kept for Names {
        const PART: Part = Part::Names;
    }
}

/// Leave to read a part, by a step that looks at it.
#[derive(Debug)]
pub struct Looked<P>(PhantomData<P>);

/// Leave to read and to change a part, by a step that may change it.
#[derive(Debug)]
pub struct Touched<P>(Looked<P>);

impl<P> Deref for Touched<P> {
    type Target = Looked<P>;

    fn deref(&self) -> &Looked<P> {
        &self.0
    }
}

impl Run<'_> {
    /// A visible step on a part of the library's own state that may change it.
    pub fn touch<P: Kept>(&mut self, _: P) -> Flow<Touched<P>> {
        self.use_place(P::PART.range(), Order::Relaxed)?;
        self.foreseen &= !group(P::PART);
        Ok(Touched(Looked(PhantomData)))
    }

    /// The same by a function that no other thread may call, nor another of the part, at the same time: the library does nothing against that,
    /// so that whoever does so races, as with an access to a variable.
    pub fn touch_alone<P: Kept>(&mut self, _: P) -> Flow<Touched<P>> {
        self.use_place(P::PART.range(), Order::Plain)?;
        self.foreseen &= !group(P::PART);
        Ok(Touched(Looked(PhantomData)))
    }

    /// The same that only looks at it: a step only where others can change what is there. Whether a program can is told of its
    /// functions by whoever brings the models, for all of them at once ([`crate::modelled::Rules::lasts`]).
    pub fn look<P: Kept>(&mut self, _: P) -> Flow<Looked<P>> {
        let lasts = self.library.modelled().rules.lasts;
        if self.state.threads.are_several() && !lasts(self.world.prepared.known, P::PART) {
            let range = P::PART.range();
            self.visible(Action::Read { range, order: Order::Relaxed }, Choice::Only)?;
        }
        self.foreseen &= !group(P::PART);
        Ok(Looked(PhantomData))
    }

    /// Leave to read a part before the step of the call on it, which must follow before the call returns.
    pub fn foresee<P: Kept>(&mut self, _: P) -> Looked<P> {
        self.foreseen |= group(P::PART);
        Looked(PhantomData)
    }

    /// A call returns: whether it has taken the steps on all that it has read.
    pub(super) fn has_kept_its_word(&mut self) -> Flow<()> {
        match (std::mem::take(&mut self.foreseen), std::mem::take(&mut self.named)) {
            (0, [0, 0]) => Ok(()),
            _ if !self.state.threads.are_several() => Ok(()),
            (0, _) => Err(Stop::unsupported("a model that looks at a synchronisation object without a step")),
            _ => Err(Stop::unsupported("a model that looks at what the library keeps without a step")),
        }
    }

    /// What a part holds.
    pub fn hidden<P: Holds>(&self, _: &Looked<P>) -> &P::Content {
        P::of(self.state)
    }

    /// The same, to change it.
    pub fn hidden_mut<P: Holds>(&mut self, _: &Touched<P>) -> &mut P::Content {
        P::of_mut(self.state)
    }

    /// The name that a thread was given.
    pub fn label(&self, _: &Looked<kept::Names>, thread: ThreadIx) -> Option<Rc<[Value]>> {
        self.state.threads[thread].label.clone()
    }

    /// Gives a name to a thread.
    pub fn set_label(&mut self, _: &Touched<kept::Names>, thread: ThreadIx, name: Rc<[Value]>) {
        Rc::make_mut(&mut self.state.threads[thread]).label = Some(name);
    }

    /// Keeps text for a person: nothing reads it, so the order of such writes is not an effect.
    pub fn show(&mut self, to_stderr: bool, text: Vec<u8>) {
        let thread = self.thread_ref().id;
        let hidden = Rc::make_mut(&mut self.state.hidden);
        hidden.output.push_back(Written { thread, to_stderr, bytes: text.into() });
    }

    pub(super) fn use_place(&mut self, range: Range, order: Order) -> Flow<()> {
        if self.state.threads.are_several() {
            self.visible(Action::Update { range, order }, Choice::Only)?;
        }
        Ok(())
    }
}

/// A bit for what parts have in common: descriptors, streams and files are one, and all keys.
fn group(part: Part) -> u16 {
    match part {
        Part::Keys | Part::FirstKeys => 2 << Part::Keys as u16,
        Part::Files | Part::Outputs | Part::Descriptors => 1,
        part => 2 << part as u16,
    }
}

//! Which sides of a condition are possible, where that must be known before a side is taken: an atomic section is followed on
//! all its sides before it is a step. The machine decides nothing itself: whoever drives it says who is asked, and without
//! anybody every side counts as possible. An answer must depend on the conditions alone, or the same section would be one step
//! here and another there: so whoever is asked begins anew with each section.

use crate::picks::Pick;
use rustc_hash::FxHashMap;
use threadbare_expr::{Cancel, Model, Term, Terms};

/// More answers than this are not kept.
const MANY_ANSWERS: usize = 1 << 16;

/// Somebody who can be asked.
pub trait Judge {
    /// Whether a literal can hold together with others, which the model satisfies.
    fn ask(&mut self, terms: &mut Terms, known: &[Term], model: &Model, literal: Term) -> Chance;
}

/// Brings somebody who can be asked, and who heeds this word.
pub type Judges = fn(&Cancel) -> Box<dyn Judge>;

/// Whether a literal can hold.
#[derive(Clone, Debug)]
pub enum Chance {
    /// It can: with these values.
    With(Model),
    /// It cannot.
    None,
    /// Nobody knows.
    Unknown,
}

/// A question: the condition and what its thread has decided, what else is known of the inputs, and the side.
pub(crate) type Question = (Pick, u64, bool);

/// Who is asked, and what was answered.
#[derive(Default)]
pub struct Possible {
    /// Who brings somebody.
    pub judges: Option<Judges>,
    judge: Option<Box<dyn Judge>>,
    answers: FxHashMap<Question, Chance>,
}

impl Possible {
    /// Questions about something else begin.
    pub(crate) fn begin(&mut self) {
        self.judge = None;
    }

    /// The answer to a question, if it is known.
    pub(crate) fn known(&self, question: &Question) -> Option<Chance> {
        match self.judges {
            None => Some(Chance::Unknown),
            Some(_) => self.answers.get(question).cloned(),
        }
    }

    /// Asks a question, once.
    pub(crate) fn ask(
        &mut self,
        question: Question,
        cancel: &Cancel,
        ask: impl FnOnce(&mut dyn Judge) -> Chance,
    ) -> Chance {
        let Some(judges) = self.judges else { return Chance::Unknown };
        let chance = ask(&mut **self.judge.get_or_insert_with(|| judges(cancel)));
        // Whoever was stopped might have known.
        if !cancel.is_requested() {
            if self.answers.len() >= MANY_ANSWERS {
                self.answers.clear();
            }
            self.answers.insert(question, chance.clone());
        }
        chance
    }
}

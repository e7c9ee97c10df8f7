//! The arguments behind the fixed ones: passed directly, or behind a `va_list`.

use threadbare_machine::step::{Call, Flow, Run, Stop};
use threadbare_machine::value::{Value, mask};
use threadbare_trace::ErrorKind;

/// Arguments that are taken one after the other.
pub enum Arguments {
    /// Of a call: values and their widths.
    Direct { rest: Vec<(Value, u32)>, next: usize },
    /// Where a `va_list` points.
    List { at: u64 },
}

/// Where a `va_list` of x86-64 keeps its offsets into the saved registers, and the pointer to what came in memory.
const GENERAL: u64 = 0;
const FLOATING: u64 = 4;
const MEMORY: u64 = 8;
/// The offsets at which no saved register is left.
const GENERAL_END: u64 = 48;
const FLOATING_END: u64 = 176;

/// What is read here.
const LIST: &str = "a va_list";

impl Arguments {
    /// The arguments of a call from this one on.
    pub fn of(call: &Call<'_>, first: usize) -> Arguments {
        let rest = (first..call.count()).map(|i| (call.arg(i), call.width(i))).collect();
        Arguments::Direct { rest, next: 0 }
    }

    /// The arguments that a `va_list` stands for. The machine passes all of them in memory.
    pub fn list(run: &mut Run<'_>, list: Value) -> Flow<Arguments> {
        let list = run.pointer(list, false)?;
        let general = run.own_load(list + GENERAL, 32, LIST)?;
        let floating = run.own_load(list + FLOATING, 32, LIST)?;
        let memory = run.own_load(list + MEMORY, 64, LIST)?;
        if general.word().is_none_or(|offset| offset < GENERAL_END)
            || floating.word().is_none_or(|offset| offset < FLOATING_END)
        {
            return Err(Stop::unsupported("a va_list with arguments in registers"));
        }
        Ok(Arguments::List { at: run.pin(memory, 64)? })
    }

    /// Goes to the argument of this number, from 1 on, if one is given and they can be told apart.
    pub fn select(&mut self, number: Option<usize>) {
        if let (Arguments::Direct { next, .. }, Some(number)) = (self, number) {
            *next = number - 1;
        }
    }

    /// Arguments of these widths, one after the other, to be selected by number.
    pub fn take_all(&mut self, run: &mut Run<'_>, widths: &[u32]) -> Flow<Arguments> {
        let mut rest = Vec::new();
        for width in widths {
            rest.push((self.take(run, *width)?, *width));
        }
        Ok(Arguments::Direct { rest, next: 0 })
    }

    /// The next argument, cut to this width.
    pub fn take(&mut self, run: &mut Run<'_>, width: u32) -> Flow<Value> {
        let (value, has) = match self {
            Arguments::Direct { rest, next } => {
                let Some(found) = rest.get(*next) else {
                    return Err(Stop::error(
                        ErrorKind::BadCall,
                        format!("the format asks for more arguments than the {} given", rest.len()),
                    ));
                };
                *next += 1;
                *found
            }
            Arguments::List { at } if width > 64 => {
                let place = at.next_multiple_of(16);
                *at = place + 16;
                (run.own_load(place, width, LIST)?, width)
            }
            Arguments::List { at } => {
                let value = run.own_load(*at, 64, LIST)?;
                *at += 8;
                (value, 64)
            }
        };
        if has < width {
            return Err(Stop::error(
                ErrorKind::BadCall,
                format!("the format asks for an argument of {width} bits and is given one of {has}"),
            ));
        }
        Ok(match value.word() {
            _ if has == width => value,
            Some(word) => Value::concrete(word & mask(width)),
            None => {
                let term = run.term(value, has);
                let term = run.terms().extract(term, 0, width);
                run.value(term)
            }
        })
    }
}

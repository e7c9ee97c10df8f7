//! What the library's part in C asks of the machine to throw an exception: which functions take in what, to leave them, and to end the process.

use crate::posix::once;
use crate::results::ZERO;
use threadbare_ir::demangle::demangled;
use threadbare_machine::code::Clause;
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;
use threadbare_trace::ErrorKind;

pub const MODELS: &[Model] = &[
    Model { name: "tb_pad", run: pad },
    Model { name: "tb_land", run: land },
    Model { name: "tb_uncaught", run: uncaught },
];

/// What `tb_pad` says, as `cxx_exceptions.c` has it.
const NO_FUNCTION: u64 = 0;
const NO_CLAUSE: u64 = 1;
const CATCHES: u64 = 2;
const ALLOWS_NONE: u64 = 3;
const CLEANS_UP: u64 = 4;

/// `tb_pad(depth, number, &type)`: the clause with this number of the function at this depth; what type it catches goes to the place.
fn pad(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (depth, number) = (run.pin(call.arg(0), 32)? as usize, run.pin(call.arg(1), 32)? as usize);
    let clause = run.clauses(depth).map(|clauses| clauses.get(number).copied());
    Ok(Value::concrete(match clause {
        None => NO_FUNCTION,
        Some(None) => NO_CLAUSE,
        Some(Some(Clause::AllowsNone)) => ALLOWS_NONE,
        Some(Some(Clause::CleansUp)) => CLEANS_UP,
        Some(Some(Clause::Catches(described))) => {
            // A local of the library's own.
            let place = run.pin(call.arg(2), 64)?;
            run.write_own(place, Value::concrete(described), 64)?;
            CATCHES
        }
    }))
}

/// `tb_land(depth, exception, selector)`. What is done once and was left by an exception is not done.
fn land(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let depth = run.pin(call.arg(0), 32)? as usize;
    for (model, object) in run.left_models(depth) {
        if once::MODELS.iter().any(|once| once.name == model) {
            once::abandon(run, object)?;
        }
    }
    run.land(depth, call.arg(1), call.arg(2))?;
    Ok(ZERO)
}

/// `tb_uncaught(type)`: the name of a type as compilers spell it, or nothing.
fn uncaught(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let message = match call.arg(0).word() {
        Some(0) => "std::terminate is called".to_owned(),
        _ => format!("nobody catches an exception of type '{}'", readable(&run.text_at(call.arg(0)))),
    };
    Err(Stop::error(ErrorKind::Uncaught, message))
}

/// The name of a type as a person writes it.
fn readable(name: &str) -> String {
    let described = demangled(&format!("_ZTS{}", name.trim_start_matches('*'))).into_owned();
    described.strip_prefix("typeinfo name for ").unwrap_or(name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn types_are_named_as_people_write_them() {
        assert_eq!(readable("St13runtime_error"), "std::runtime_error");
        assert_eq!(readable("i"), "int");
        assert_eq!(readable("PKc"), "char const*");
        assert_eq!(readable("*3Foo"), "Foo");
        assert_eq!(readable("?"), "?");
    }
}

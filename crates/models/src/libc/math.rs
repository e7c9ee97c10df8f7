//! Functions of real numbers that have no exact meaning in terms: computed where the argument is known, by the very
//! library that the native program would call (functions that Rust brings itself, and rounds differently, are left
//! out). Of a symbolic argument they are not supported; remainders, which are exact, are.

use crate::libc::libm;
use threadbare_expr::float::{FloatBinary, Rounding};
use threadbare_machine::step::{Call, Flow, Model, Run, Stop};
use threadbare_machine::value::Value;

pub const MODELS: &[Model] = &[
    Model { name: "sin", run: unary },
    Model { name: "sinf", run: unary },
    Model { name: "cos", run: unary },
    Model { name: "cosf", run: unary },
    Model { name: "tan", run: unary },
    Model { name: "tanf", run: unary },
    Model { name: "asin", run: unary },
    Model { name: "asinf", run: unary },
    Model { name: "acos", run: unary },
    Model { name: "acosf", run: unary },
    Model { name: "atan", run: unary },
    Model { name: "atanf", run: unary },
    Model { name: "sinh", run: unary },
    Model { name: "cosh", run: unary },
    Model { name: "tanh", run: unary },
    Model { name: "exp", run: unary },
    Model { name: "expf", run: unary },
    Model { name: "exp2", run: unary },
    Model { name: "exp2f", run: unary },
    Model { name: "expm1", run: unary },
    Model { name: "log", run: unary },
    Model { name: "logf", run: unary },
    Model { name: "log2", run: unary },
    Model { name: "log2f", run: unary },
    Model { name: "log10", run: unary },
    Model { name: "log10f", run: unary },
    Model { name: "log1p", run: unary },
    Model { name: "sinhf", run: unary },
    Model { name: "coshf", run: unary },
    Model { name: "tanhf", run: unary },
    Model { name: "expm1f", run: unary },
    Model { name: "log1pf", run: unary },
    Model { name: "erf", run: unary },
    Model { name: "erff", run: unary },
    Model { name: "erfc", run: unary },
    Model { name: "erfcf", run: unary },
    Model { name: "tgamma", run: unary },
    Model { name: "tgammaf", run: unary },
    Model { name: "lgamma", run: unary },
    Model { name: "lgammaf", run: unary },
    Model { name: "asinh", run: unary },
    Model { name: "asinhf", run: unary },
    Model { name: "acosh", run: unary },
    Model { name: "acoshf", run: unary },
    Model { name: "atanh", run: unary },
    Model { name: "atanhf", run: unary },
    Model { name: "gamma", run: unary },
    Model { name: "cbrt", run: cube_root },
    Model { name: "cbrtf", run: cube_root },
    Model { name: "pow", run: binary },
    Model { name: "powf", run: binary },
    Model { name: "atan2", run: binary },
    Model { name: "atan2f", run: binary },
    Model { name: "fmod", run: remainder },
    Model { name: "fmodf", run: remainder },
    Model { name: "hypot", run: binary },
    Model { name: "hypotf", run: binary },
];

/// A function of `double` and the one of `float`.
type Unary = (fn(f64) -> f64, fn(f32) -> f32);
type Binary = (fn(f64, f64) -> f64, fn(f32, f32) -> f32);

fn unary(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (double, single): Unary = match base(call) {
        "sin" => (f64::sin, f32::sin),
        "cos" => (f64::cos, f32::cos),
        "tan" => (f64::tan, f32::tan),
        "asin" => (f64::asin, f32::asin),
        "acos" => (f64::acos, f32::acos),
        "atan" => (f64::atan, f32::atan),
        "sinh" => (f64::sinh, |x| libm::sinhf(x)),
        "cosh" => (f64::cosh, |x| libm::coshf(x)),
        "tanh" => (f64::tanh, |x| libm::tanhf(x)),
        "exp" => (f64::exp, f32::exp),
        "exp2" => (f64::exp2, f32::exp2),
        "expm1" => (f64::exp_m1, |x| libm::expm1f(x)),
        "log" => (f64::ln, f32::ln),
        "log2" => (f64::log2, f32::log2),
        "log10" => (f64::log10, f32::log10),
        "log1p" => (f64::ln_1p, |x| libm::log1pf(x)),
        // The names of these end in the letter that marks `float`.
        "erf" | "er" => (|x| libm::erf(x), |x| libm::erff(x)),
        "erfc" => (|x| libm::erfc(x), |x| libm::erfcf(x)),
        "tgamma" => (|x| libm::tgamma(x), |x| libm::tgammaf(x)),
        "lgamma" | "gamma" => (|x| libm::lgamma(x), |x| libm::lgammaf(x)),
        "asinh" => (|x| libm::asinh(x), |x| libm::asinhf(x)),
        "acosh" => (|x| libm::acosh(x), |x| libm::acoshf(x)),
        "atanh" => (|x| libm::atanh(x), |x| libm::atanhf(x)),
        name => return Err(Stop::unsupported(format!("the function '{name}'"))),
    };
    let x = known(run, call, 0)?;
    Ok(Value::concrete(if call.result_width() == 32 {
        single(f32::from_bits(x as u32)).to_bits().into()
    } else {
        double(f64::from_bits(x)).to_bits()
    }))
}

fn cube_root(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let Some((double, single)) = libm::cube_roots() else {
        return Err(Stop::unsupported(format!("the function '{}' without a C library to ask", call.name())));
    };
    let x = known(run, call, 0)?;
    Ok(Value::concrete(if call.result_width() == 32 {
        single(f32::from_bits(x as u32)).to_bits().into()
    } else {
        double(f64::from_bits(x)).to_bits()
    }))
}

fn binary(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let (double, single): Binary = match base(call) {
        "pow" => (f64::powf, f32::powf),
        "atan2" => (f64::atan2, f32::atan2),
        "hypot" => (f64::hypot, f32::hypot),
        name => return Err(Stop::unsupported(format!("the function '{name}'"))),
    };
    let (x, y) = (known(run, call, 0)?, known(run, call, 1)?);
    Ok(Value::concrete(if call.result_width() == 32 {
        single(f32::from_bits(x as u32), f32::from_bits(y as u32)).to_bits().into()
    } else {
        double(f64::from_bits(x), f64::from_bits(y)).to_bits()
    }))
}

/// The one function here that is exact: an operation of terms.
fn remainder(run: &mut Run<'_>, call: &Call<'_>) -> Flow<Value> {
    let width = call.result_width();
    let (a, b) = (run.term(call.arg(0), width), run.term(call.arg(1), width));
    for term in [a, b] {
        run.defined(term, "a library function depends on")?;
    }
    let term = run.terms().float_binary(FloatBinary::Rem, Rounding::NearestEven, a, b);
    match term {
        Some(term) => Ok(run.value(term)),
        None => Err(Stop::unsupported(format!("the function '{}'", call.name()))),
    }
}

/// The name without the `f` for `float`.
fn base(call: &Call<'_>) -> &'static str {
    if call.result_width() == 32 { call.name().trim_end_matches('f') } else { call.name() }
}

fn known(run: &mut Run<'_>, call: &Call<'_>, number: usize) -> Flow<u64> {
    let value = call.arg(number);
    match value.word() {
        Some(word) => Ok(word),
        None => {
            let term = run.term(value, call.width(number));
            run.defined(term, "a library function depends on")?;
            Err(Stop::unsupported(format!("'{}' of a number that depends on an input", call.name())))
        }
    }
}

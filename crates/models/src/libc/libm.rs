//! Functions of real numbers that Rust does not offer, or computes in its own way: those of the C library that this
//! program is linked with, which is the one that the native program would call.

// SAFETY of every call below: these functions take and return plain numbers, and touch no memory of ours.
#[allow(unsafe_code)]
mod foreign {
    use std::ffi::{c_char, c_void};

    /// Functions of `double` and of `float`.
    pub type Both = (extern "C" fn(f64) -> f64, extern "C" fn(f32) -> f32);

    unsafe extern "C" {
        pub safe fn erf(x: f64) -> f64;
        pub safe fn erfc(x: f64) -> f64;
        pub safe fn tgamma(x: f64) -> f64;
        pub safe fn asinh(x: f64) -> f64;
        pub safe fn acosh(x: f64) -> f64;
        pub safe fn atanh(x: f64) -> f64;
        pub safe fn erff(x: f32) -> f32;
        pub safe fn erfcf(x: f32) -> f32;
        pub safe fn tgammaf(x: f32) -> f32;
        pub safe fn asinhf(x: f32) -> f32;
        pub safe fn acoshf(x: f32) -> f32;
        pub safe fn atanhf(x: f32) -> f32;
        pub safe fn sinhf(x: f32) -> f32;
        pub safe fn coshf(x: f32) -> f32;
        pub safe fn tanhf(x: f32) -> f32;
        pub safe fn expm1f(x: f32) -> f32;
        pub safe fn log1pf(x: f32) -> f32;
        fn lgamma_r(x: f64, sign: *mut i32) -> f64;
        fn lgammaf_r(x: f32, sign: *mut i32) -> f32;
        fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
    }

    /// The cube roots of `double` and `float`, if the C library is there. They are asked for by name when they are
    /// needed, since Rust brings functions of these names itself, which round differently.
    pub fn cube_roots() -> Option<Both> {
        // SAFETY: the names end in a zero. No library in particular means all that this process has loaded.
        let (double, single) = unsafe {
            (dlsym(std::ptr::null_mut(), c"cbrt".as_ptr()), dlsym(std::ptr::null_mut(), c"cbrtf".as_ptr()))
        };
        if double.is_null() || single.is_null() {
            return None;
        }
        // SAFETY: C says that functions of these names have these types, and they touch no memory of ours.
        unsafe {
            let double = std::mem::transmute::<*mut c_void, extern "C" fn(f64) -> f64>(double);
            let single = std::mem::transmute::<*mut c_void, extern "C" fn(f32) -> f32>(single);
            Some((double, single))
        }
    }

    pub fn lgamma(x: f64) -> f64 {
        let mut sign = 0;
        // SAFETY: it writes one `int` to the place that it is given.
        unsafe { lgamma_r(x, &raw mut sign) }
    }

    pub fn lgammaf(x: f32) -> f32 {
        let mut sign = 0;
        // SAFETY: as above.
        unsafe { lgammaf_r(x, &raw mut sign) }
    }
}

pub use foreign::*;

//! The `threadbare` program.

/// Exploration copies and drops states all the time: a sixth of its time goes by in the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    threadbare::run(std::env::args_os()).into()
}

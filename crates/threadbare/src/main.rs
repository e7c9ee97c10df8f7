//! The `threadbare` program.

fn main() -> std::process::ExitCode {
    threadbare::run(std::env::args_os()).into()
}

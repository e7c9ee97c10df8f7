//! Bitcode as text, through LLVM's own disassembler: the newest one here, since each reads what older ones wrote.

use crate::build::as_input;
use crate::clang::on_path;
use crate::{Clang, Error, OLDEST_CLANG, process};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The newest `llvm-dis` on the PATH.
pub fn disassembler() -> Option<PathBuf> {
    (OLDEST_CLANG..=30)
        .rev()
        .find_map(|version| on_path(&format!("llvm-dis-{version}")))
        .or_else(|| on_path("llvm-dis"))
}

/// The text of a bitcode file. A clang can stand in for a missing `llvm-dis`.
pub fn disassemble(path: &Path, clang: Option<&Path>) -> Result<Vec<u8>, Error> {
    let mut command = if let Some(tool) = disassembler() {
        let mut command = Command::new(tool);
        command.arg("-o").arg("-").arg("--").arg(as_input(path));
        command
    } else {
        let clang = Clang::find(clang).map_err(|_| Error::NoDisassembler(path.to_owned()))?;
        let mut command = Command::new(clang.path);
        command.args(["-x", "ir", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-w", "-o", "-"]);
        command.arg("--").arg(as_input(path));
        command
    };
    let output = process::output(&mut command).map_err(|_| Error::NoDisassembler(path.to_owned()))?;
    if !output.status.success() {
        let diagnostics = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Error::Bitcode { path: path.to_owned(), diagnostics });
    }
    Ok(output.stdout)
}

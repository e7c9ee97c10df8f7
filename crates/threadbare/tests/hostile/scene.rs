//! The scene of every case: a folder with a small program, things that must not be run and things that must not change.

use crate::watch;
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

/// Code that would leave a trace wherever it is loaded.
const EVIL: &str = "#include <fcntl.h>\n__attribute__((constructor)) static void run(void) { open(\"loaded\", O_CREAT | O_WRONLY, 0600); }\n";

const PROGRAM: &str = "#ifndef N\n#define N 0\n#endif\nint main(void) { int *p = 0; return N + *p; }\n";

/// What all cases share.
pub struct Scene {
    folder: TempDir,
    pub clang: PathBuf,
    /// A witness of the program, as the tool wrote it.
    pub witness: String,
}

/// How the tool ended, if it did nothing wrong.
#[derive(PartialEq, Eq, Debug)]
pub struct Ended {
    pub status: usize,
    /// Whether it called the compiler.
    pub compiled: bool,
}

/// One case.
pub struct Stage<'a> {
    scene: &'a Scene,
    folder: TempDir,
}

impl Scene {
    pub fn new() -> Scene {
        let folder = TempDir::new().unwrap();
        let clang = threadbare_toolchain::Clang::find(None).unwrap().path;
        fs::write(folder.path().join("evil.c"), EVIL).unwrap();
        let mut command = Command::new(&clang);
        command
            .args(["-shared", "-fPIC", "-o"])
            .args([folder.path().join("evil.so"), folder.path().join("evil.c")]);
        assert!(command.status().unwrap().success());
        let mut scene = Scene { folder, clang, witness: String::new() };
        let stage = scene.stage();
        let status = stage.run(&["check", "p.c", "--", "-DN=1", "-Wall"].map(String::from));
        assert_eq!(status, Ok(Ended { status: 1, compiled: true }), "a plain check is let through");
        let witness = stage.work().join(".threadbare/runs/8/1-null-dereference.json");
        scene.witness = fs::read_to_string(witness).unwrap();
        scene
    }

    /// A stage with everything on it.
    pub fn stage(&self) -> Stage<'_> {
        let stage = Stage { scene: self, folder: TempDir::new().unwrap() };
        for folder in ["work/inc", "work/.threadbare/runs/7", "outside", "tmp"] {
            fs::create_dir_all(stage.folder.path().join(folder)).unwrap();
        }
        for (name, text) in [
            ("p.c", PROGRAM),
            ("@evil.rsp.c", PROGRAM),
            ("keep.txt", "kept"),
            ("../outside/precious", "precious"),
            ("evil", "#!/bin/sh\n: > ran\n"),
            ("evil.rsp", "-fplugin=./evil.so -MD -MF made"),
            ("evil.rsp.c", "-fplugin=./evil.so -MD -MF made"),
            ("evil.cfg", "-fplugin=./evil.so -MD -MF made"),
        ] {
            fs::write(stage.work().join(name), text).unwrap();
        }
        for name in ["evil.so", "evil.c"] {
            fs::copy(self.folder.path().join(name), stage.work().join(name)).unwrap();
        }
        fs::set_permissions(stage.work().join("evil"), fs::Permissions::from_mode(0o755)).unwrap();
        symlink("../outside/precious", stage.work().join("link.h")).unwrap();
        stage
    }
}

impl Stage<'_> {
    /// Where the tool is called.
    pub fn work(&self) -> PathBuf {
        self.folder.path().join("work")
    }

    /// Calls the tool: how it ended, or what it must not have done.
    pub fn run(&self, arguments: &[String]) -> Result<Ended, String> {
        let before = self.files();
        let mut command = Command::new(env!("CARGO_BIN_EXE_threadbare"));
        command.args(arguments);
        let (output, seen) = self.watch(command);
        let compiled = seen?;
        if self.files() != before {
            return Err("the files are not what they were".to_owned());
        }
        let text =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        if text.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
            return Err(format!("it says {text:?}"));
        }
        match output.status.code() {
            Some(status @ 0..=3) => Ok(Ended { status: status as usize, compiled }),
            status => Err(format!("it ends with {status:?}: {text}")),
        }
    }

    /// Runs a program on the stage, and says what it must not have done, or whether something was compiled.
    pub fn watch(&self, command: Command) -> (std::process::Output, Result<bool, String>) {
        let cache = self.scene.folder.path().join("cache");
        let own = [cache.clone(), self.folder.path().join("tmp"), self.work().join(".threadbare")];
        let mut command = watch::under(command, &self.folder.path().join("trace"));
        command.current_dir(self.work());
        command
            .env("XDG_CACHE_HOME", cache)
            .env("TMPDIR", self.folder.path().join("tmp"))
            .env_remove("RUST_BACKTRACE");
        let output = command.output().expect("strace is needed: script/setup --tests installs it");
        let trace = fs::read(self.folder.path().join("trace")).expect("strace must be allowed to trace here");
        (output, watch::judge(&String::from_utf8_lossy(&trace), &self.work(), &own))
    }

    /// All files but those of the tool's own places.
    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut files = BTreeMap::new();
        for folder in ["work", "outside"] {
            collect(&self.folder.path().join(folder), &mut files);
        }
        files
    }
}

fn collect(folder: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let path = entry.path();
        if entry.file_name() == ".threadbare" {
        } else if entry.file_type().unwrap().is_dir() {
            collect(&path, files);
        } else {
            files.insert(path.clone(), fs::read(&path).unwrap_or_default());
        }
    }
}

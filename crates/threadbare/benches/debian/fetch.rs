//! Gets the sources of a Debian package, as its authors published them, through `apt-get` with lists of its own: nothing
//! of this machine's configuration is changed. They are kept in the target directory between runs.

use std::path::{Path, PathBuf};
use std::process::Command;

pub struct Sources {
    folder: PathBuf,
}

impl Sources {
    /// Reads the lists of packages, unless they are here already.
    pub fn open() -> Result<Sources, String> {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("debian");
        let sources = Sources { folder };
        for part in ["lists/partial", "cache/archives/partial", "headers"] {
            std::fs::create_dir_all(sources.folder.join(part)).map_err(|error| error.to_string())?;
        }
        let write = |name: &str, text: String| {
            std::fs::write(sources.folder.join(name), text).map_err(|error| error.to_string())
        };
        // Programs that a script would configure get an empty configuration, and what they need as flags.
        write("headers/config.h", String::new())?;
        write("sources.list", "deb-src http://deb.debian.org/debian bookworm main\n".into())?;
        let at = sources.folder.display();
        write(
            "apt.conf",
            format!(
                "Dir::Etc::sourcelist \"{at}/sources.list\";\nDir::Etc::sourceparts \"/dev/null\";\n\
                 Dir::State::lists \"{at}/lists\";\nDir::Cache \"{at}/cache\";\n"
            ),
        )?;
        let has_lists = std::fs::read_dir(sources.folder.join("lists"))
            .is_ok_and(|mut entries| entries.any(|entry| entry.is_ok_and(|entry| entry.path().is_file())));
        if !has_lists {
            sources.apt(&["update"])?;
        }
        Ok(sources)
    }

    fn apt(&self, arguments: &[&str]) -> Result<(), String> {
        let out = Command::new("apt-get")
            .env("APT_CONFIG", self.folder.join("apt.conf"))
            .current_dir(&self.folder)
            .args(arguments)
            .output()
            .map_err(|error| format!("apt-get: {error}"))?;
        if out.status.success() {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&out.stderr).into_owned();
        Err(format!("apt-get {}: {}", arguments.join(" "), text.lines().last().unwrap_or("")))
    }

    /// The folder with the unpacked sources of a package, whose archive's name begins like this.
    pub fn unpack(&self, package: &str, tarball: &str) -> Result<PathBuf, String> {
        let folder = self.folder.join("unpacked").join(package);
        if folder.is_dir() {
            return only_folder_in(&folder);
        }
        self.apt(&["source", "--download-only", "--tar-only", package])?;
        let archive = std::fs::read_dir(&self.folder)
            .map_err(|error| error.to_string())?
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .find(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with(&format!("{tarball}_")) && name.contains(".orig.tar.")
            })
            .ok_or_else(|| format!("{package}: no archive of its sources"))?;
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let out = Command::new("tar")
            .arg("xf")
            .arg(&archive)
            .arg("-C")
            .arg(&folder)
            .output()
            .map_err(|error| error.to_string())?;
        if !out.status.success() {
            return Err(format!("tar: {}", String::from_utf8_lossy(&out.stderr)));
        }
        only_folder_in(&folder)
    }

    /// The folder of the empty configuration.
    pub fn headers(&self) -> PathBuf {
        self.folder.join("headers")
    }
}

fn only_folder_in(folder: &Path) -> Result<PathBuf, String> {
    let entries = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
    let found = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).find(|path| path.is_dir());
    found.ok_or_else(|| format!("{}: nothing was unpacked", folder.display()))
}

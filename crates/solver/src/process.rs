//! The last layer: an SMT-LIB solver in a process of its own, under a budget of the processor's time: how busy the machine
//! is decides no answer. It may die, hang or talk nonsense: that costs the query at hand, as unknown, and a new process for
//! the next one.
//!
//! Reading and writing have threads of their own, so that neither a solver that does not listen nor one that does
//! not answer can hold up the caller.

use crate::answer::{Answer, Reason};
use crate::watch::{Limits, Watch};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::Duration;
use threadbare_expr::{Cancel, Model, Script, Term, Terms, Variable, literal};

/// An SMT-LIB solver, started when it is needed.
pub(crate) struct Process {
    command: Vec<String>,
    running: Option<Running>,
    /// Why it cannot be started, once that is known.
    missing: Option<String>,
    /// How often it was started.
    pub started: u64,
}

struct Running {
    child: Child,
    input: Sender<String>,
    output: Receiver<String>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Process {
    pub fn new(command: &[String]) -> Process {
        Process { command: command.to_vec(), running: None, missing: None, started: 0 }
    }

    /// Is the conjunction satisfiable? The model is not yet checked.
    pub fn check(&mut self, terms: &Terms, conditions: &[Term], limits: Limits, cancel: &Cancel) -> Answer {
        let script = terms.script(conditions);
        match self.converse(&script, limits, cancel) {
            Ok(Some(model)) => Answer::Sat(model),
            Ok(None) => Answer::Unsat(conditions.to_vec()),
            Err(reason) => {
                if !matches!(reason, Reason::Declined(_)) {
                    self.running = None;
                }
                Answer::Unknown(reason)
            }
        }
    }

    /// Asks; a model, none, or why there is no answer.
    fn converse(
        &mut self,
        script: &Script,
        limits: Limits,
        cancel: &Cancel,
    ) -> Result<Option<Model>, Reason> {
        let running = self.start()?;
        let mut watch = Watch::new(running.child.id(), limits);
        running.say(format!(
            "(reset)\n(set-option :print-success false)\n(set-option :produce-models true)\n\
             (set-logic {})\n{}(check-sat)\n(echo \"checked\")\n",
            script.logic, script.text
        ))?;
        let reply = running.hear("checked", &mut watch, cancel)?;
        match reply.trim() {
            "unsat" => return Ok(None),
            "sat" => {}
            "unknown" | "timeout" => return Err(Reason::Declined(reply.trim().into())),
            other => return Err(Reason::Broken(other.chars().take(200).collect())),
        }
        let mut model = Model::new();
        if script.variables.is_empty() {
            return Ok(Some(model));
        }
        let names: Vec<String> = script.variables.iter().map(|v| format!("v{}", v.0)).collect();
        running.say(format!("(get-value ({}))\n(echo \"valued\")\n", names.join(" ")))?;
        let reply = running.hear("valued", &mut watch, cancel)?;
        let values =
            parse_values(&reply).ok_or_else(|| Reason::Broken("values that cannot be read".into()))?;
        for (name, words) in values {
            let number = name.strip_prefix('v').and_then(|n| n.parse().ok());
            let v = number.map(Variable).filter(|v| script.variables.contains(v));
            model.set(v.ok_or_else(|| Reason::Broken(format!("a value for {name}")))?, &words);
        }
        Ok(Some(model))
    }

    fn start(&mut self) -> Result<&mut Running, Reason> {
        if let Some(why) = &self.missing {
            return Err(Reason::Broken(why.clone()));
        }
        if self.running.is_none() {
            self.started += 1;
            match Running::start(&self.command) {
                Ok(running) => self.running = Some(running),
                Err(why) => {
                    self.missing = Some(why.clone());
                    return Err(Reason::Broken(why));
                }
            }
        }
        self.running.as_mut().ok_or_else(|| Reason::Broken("not running".into()))
    }
}

/// The program of a name: a path as it is, or else what is found on the PATH. Folders there that depend on where we are do not
/// count: the system would look into them, and a program under test may lie there with a solver of its own.
fn find(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(name.into());
    }
    let path = std::env::var_os("PATH")?;
    let folders = std::env::split_paths(&path).filter(|folder| folder.is_absolute());
    folders.map(|folder| folder.join(name)).find(|file| {
        file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
    })
}

impl Running {
    fn start(command: &[String]) -> Result<Running, String> {
        let name = command.first().ok_or("no SMT-LIB solver is configured")?;
        let program = find(name).ok_or_else(|| format!("{name} is not on the PATH"))?;
        let mut child = Command::new(program)
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("{name} cannot be started: {e}"))?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes".into());
        };
        let (input, to_write) = channel::<String>();
        std::thread::spawn(move || {
            for text in to_write {
                if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let (from_reader, output) = sync_channel(1024);
        std::thread::spawn(move || {
            // Bytes that are no text end the conversation, as the end of the output does.
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                if from_reader.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Running { child, input, output })
    }

    fn say(&mut self, text: String) -> Result<(), Reason> {
        self.input.send(text).map_err(|_| Reason::Broken("it does not listen any more".into()))
    }

    /// What it says before it echoes the word.
    fn hear(&mut self, word: &str, watch: &mut Watch, cancel: &Cancel) -> Result<String, Reason> {
        let mut reply = String::new();
        loop {
            if cancel.is_requested() {
                return Err(Reason::Cancelled);
            }
            match self.output.recv_timeout(Duration::from_millis(20)) {
                Ok(line) if line.trim().trim_matches('"') == word => return Ok(reply),
                Ok(line) => {
                    reply.push_str(&line);
                    reply.push('\n');
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Reason::Broken("it ended".into())),
            }
            if watch.is_over() {
                return Err(Reason::Time);
            }
        }
    }
}

/// Reads `((name value) …)`, where a value is `#x…`, `#b…` or `(_ bvN width)`.
fn parse_values(text: &str) -> Option<Vec<(String, Vec<u64>)>> {
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let tokens: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = tokens.iter();
    (at.next() == Some(&"(")).then_some(())?;
    let mut values = Vec::new();
    loop {
        match *at.next()? {
            ")" => return Some(values),
            "(" => {}
            _ => return None,
        }
        let name = at.next()?.to_string();
        let words = match *at.next()? {
            "(" => {
                (at.next() == Some(&"_")).then_some(())?;
                let value: u128 = at.next()?.strip_prefix("bv")?.parse().ok()?;
                at.next()?;
                (at.next() == Some(&")")).then_some(())?;
                vec![value as u64, (value >> 64) as u64]
            }
            text => literal(text)?.1,
        };
        (at.next() == Some(&")")).then_some(())?;
        values.push((name, words));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read() {
        let read = parse_values("((v1 #x0a)\n (v22 #b101) (v3 (_ bv300 64)))");
        let expected = vec![
            ("v1".to_string(), vec![10]),
            ("v22".to_string(), vec![5]),
            ("v3".to_string(), vec![300, 0]),
        ];
        assert_eq!(read, Some(expected));
        assert_eq!(literal("#x10000000000000002"), Some((68, vec![2, 1])));
        for nonsense in ["", "(", "((v1))", "((v1 #xzz))", "sat", "((v1 (_ bv1)))"] {
            assert_eq!(parse_values(nonsense), None, "{nonsense}");
        }
    }
}

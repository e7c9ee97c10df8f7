//! Where suppressions come from: files that the person names, and `[suppress]` in the settings.

use crate::args::Check;
use crate::status::Failure;
use threadbare_toolchain::files;
use threadbare_trace::suppress::Suppression;

/// All suppressions of a check.
pub fn read(args: &Check) -> Result<Vec<Suppression>, Failure> {
    let mut all = Vec::new();
    for path in &args.suppress {
        let name = path.display();
        let text = files::read_text(path)
            .map_err(|error| Failure::new(format!("{name}: cannot be read: {error}")))?;
        for (number, line) in (1..).zip(text.lines()) {
            let origin = format!("{name}:{number}");
            let read = Suppression::read(line, origin.clone());
            all.extend(read.map_err(|why| Failure::new(format!("{origin}: {why}")))?);
        }
    }
    for written in &args.suppress_pattern {
        // The settings have looked at it.
        let (origin, pattern) = written.split_once(' ').unwrap_or(("", written));
        all.extend(Suppression::read(pattern, origin.into()).map_err(Failure::new)?);
    }
    Ok(all)
}

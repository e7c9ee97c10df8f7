//! The places of this room that tell what they decide, for who wants to watch a search (`--trace`): the names under which they do.
//! Where nobody watches, telling is a comparison.

/// What all searches do: steps, races, ends, and why a search starts again.
pub const KERNEL: &str = "explore::kernel";
/// What `dpor` decides.
pub const DPOR: &str = "explore::dpor";
/// What `interference` asks and executes.
pub const INTERFERENCE: &str = "explore::interference";
/// What `flip` negates, marks and flips.
pub const FLIP: &str = "explore::flip";
/// Where `preempt` departs from plain schedules.
pub const HUNT: &str = "explore::hunt";

/// All of them.
pub const PLACES: [&str; 5] = [KERNEL, DPOR, FLIP, INTERFERENCE, HUNT];

//! What models return.

use threadbare_machine::value::Value;

/// What models without a result return, and those that succeed.
pub const ZERO: Value = Value::concrete(0);

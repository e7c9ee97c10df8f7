//! Programs for single rules.

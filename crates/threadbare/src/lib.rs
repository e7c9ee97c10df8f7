//! The command line: arguments, configuration, progress and exit status. It knows no algorithm.

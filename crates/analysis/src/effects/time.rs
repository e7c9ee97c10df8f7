//! The clock, and dates.

use super::{Effect, Kind, no, yes};

pub(super) const TABLE: &[Effect] = &[
    // Clock and dates
    yes(
        "time",
        Kind::HiddenState,
        "starts at a fixed moment; every look finds it a millisecond later; one clock for all threads",
    ),
    yes(
        "clock",
        Kind::HiddenState,
        "starts at a fixed moment; every look finds it a millisecond later; one clock for all threads",
    ),
    yes(
        "gettimeofday",
        Kind::HiddenState,
        "starts at a fixed moment; every look finds it a millisecond later; one clock for all threads",
    ),
    yes(
        "clock_gettime",
        Kind::HiddenState,
        "starts at a fixed moment; every look finds it a millisecond later; one clock for all threads",
    ),
    yes(
        "timespec_get",
        Kind::HiddenState,
        "starts at a fixed moment; every look finds it a millisecond later; one clock for all threads",
    ),
    yes("clock_getres", Kind::HiddenState, ""),
    no("timer_create", Kind::Process, ""),
    no("timer_delete", Kind::Process, ""),
    no("timer_settime", Kind::Process, ""),
    no("timer_gettime", Kind::Process, ""),
    no("timer_getoverrun", Kind::Process, ""),
    yes("times", Kind::HiddenState, "only user time"),
    yes("getrusage", Kind::HiddenState, "only user time"),
    yes("localtime", Kind::HiddenState, "the local time zone is UTC"),
    yes("localtime_r", Kind::HiddenState, "the local time zone is UTC"),
    yes("gmtime", Kind::HiddenState, "the local time zone is UTC"),
    yes("gmtime_r", Kind::HiddenState, "the local time zone is UTC"),
    yes("mktime", Kind::HiddenState, "the local time zone is UTC"),
    yes("timegm", Kind::HiddenState, "the local time zone is UTC"),
    yes("asctime", Kind::HiddenState, "the local time zone is UTC"),
    yes("ctime", Kind::HiddenState, "the local time zone is UTC"),
    yes("ctime_r", Kind::HiddenState, "the local time zone is UTC"),
    yes("tzset", Kind::HiddenState, ""),
    yes("strftime", Kind::Memory, "the local time zone is UTC"),
    yes("difftime", Kind::Pure, "the local time zone is UTC"),
    yes("asctime_r", Kind::Memory, "the local time zone is UTC"),
    yes("strptime", Kind::Memory, "the local time zone is UTC; not weeks together with weekdays"),
];

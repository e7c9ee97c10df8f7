// expect: safe
// As `linked-list.c`, where an operation on two lists takes both locks, in one order. Two threads with all 15 operations.
#define FIXED
#ifndef OPS
#define OPS 15
#endif
#include "linked-list.c"

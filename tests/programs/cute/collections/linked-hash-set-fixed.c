// expect: safe
// As `linked-hash-set.c`, where an operation on two sets takes both locks, in one order. Two threads with all 20 operations.
#define FIXED
#ifndef OPS
#define OPS 20
#endif
#include "linked-hash-set.c"

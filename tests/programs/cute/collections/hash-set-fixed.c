// expect: safe
// As `hash-set.c`, where an operation on two sets takes both locks, in one order. Two threads with all 20 operations.
#define FIXED
#ifndef OPS
#define OPS 20
#endif
#include "hash-set.c"

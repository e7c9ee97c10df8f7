// expect: safe
// As `tree-set.c`, where an operation on two sets takes both locks, in one order. Two threads with all 26 operations.
#define FIXED
#ifndef OPS
#define OPS 26
#endif
#include "tree-set.c"

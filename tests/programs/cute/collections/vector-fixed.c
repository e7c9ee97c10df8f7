// expect: safe
// As `vector.c`, where an operation on two vectors takes both locks, in one order. Two threads with all 16 operations.
#define FIXED
#ifndef OPS
#define OPS 16
#endif
#include "vector.c"

// expect: safe
// As `array-list.c`, where an operation on two lists takes both locks, in one order. Two threads with all 16 operations.
#define FIXED
#ifndef OPS
#define OPS 16
#endif
#include "array-list.c"

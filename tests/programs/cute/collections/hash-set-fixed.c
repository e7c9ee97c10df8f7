// expect: safe
// As `hash-set.c`, where an operation on two sets takes both locks, in one order.
#define FIXED
#include "hash-set.c"

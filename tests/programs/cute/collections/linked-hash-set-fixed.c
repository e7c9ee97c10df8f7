// expect: safe
// As `linked-hash-set.c`, where an operation on two sets takes both locks, in one order.
#define FIXED
#include "linked-hash-set.c"

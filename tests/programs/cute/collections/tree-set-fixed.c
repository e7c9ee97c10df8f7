// expect: safe
// As `tree-set.c`, where an operation on two sets takes both locks, in one order.
#define FIXED
#include "tree-set.c"

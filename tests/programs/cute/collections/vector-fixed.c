// expect: safe
// As `vector.c`, where an operation on two vectors takes both locks, in one order.
#define FIXED
#include "vector.c"

// expect: safe
// As `array-list.c`, where an operation on two lists takes both locks, in one order.
#define FIXED
#include "array-list.c"

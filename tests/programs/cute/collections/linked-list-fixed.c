// expect: safe
// As `linked-list.c`, where an operation on two lists takes both locks, in one order.
#define FIXED
#include "linked-list.c"

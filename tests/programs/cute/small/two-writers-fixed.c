// expect: safe
// executions: 3
// As `two-writers.c`, where either may be left.
#define FIXED
#include "two-writers.c"

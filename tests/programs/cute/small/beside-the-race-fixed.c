// expect: safe
// executions: 2
// As `beside-the-race.c`, where either may be left.
#define FIXED
#include "beside-the-race.c"

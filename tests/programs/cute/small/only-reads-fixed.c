// expect: safe
// executions: 2
// As `only-reads.c`, where what is more than zero is turned round before: that is what divides the paths.
#define FIXED
#include "only-reads.c"

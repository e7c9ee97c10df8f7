// expect: bounded
// flags: --entry remove_first --objects 3
// executions: 4
// As `list-invariant.c`, repaired. One execution for each list: none, and those of one, two and three nodes. Longer ones are cut, and said so.
#define FIXED
#include "list-invariant.c"

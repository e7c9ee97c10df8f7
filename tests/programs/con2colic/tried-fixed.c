// expect: safe
// flags: --strategy interference
// As `tried.c`, where as much may be left out as there are attempts, and nothing is counted twice.
#define FIXED
#include "tried.c"

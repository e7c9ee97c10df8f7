// expect: safe
// flags: --strategy interference
// As `locked.c`, where it is always the same lock.
#define FIXED
#include "locked.c"

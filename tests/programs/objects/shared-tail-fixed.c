// expect: safe
// flags: --entry shared
// As `shared-tail.c`, under a lock.
#define FIXED
#include "shared-tail.c"

// expect: safe
// flags: --entry both
// As `own-lock.c`, where the lock is kept until it is counted.
#define FIXED
#include "own-lock.c"

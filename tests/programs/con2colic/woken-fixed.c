// expect: safe
// flags: --strategy interference
// As `woken.c`, where the job is given under the lock.
#define FIXED
#include "woken.c"

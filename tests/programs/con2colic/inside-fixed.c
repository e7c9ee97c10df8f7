// expect: safe
// flags: --strategy interference
// As `inside.c`, where each of them takes the lock to write.
#define FIXED
#include "inside.c"

// expect: safe
// flags: --strategy interference
// As `shared.c`, where it looks again once it has the lock to write.
#define FIXED
#include "shared.c"

// expect: safe
// flags: --strategy interference
// As `dropped.c`, where what is dropped is looked at under the lock, too.
#define FIXED
#include "dropped.c"

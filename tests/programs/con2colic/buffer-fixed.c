// expect: safe
// flags: --strategy interference
// As `buffer.c`, where all are woken.
#define FIXED
#include "buffer.c"

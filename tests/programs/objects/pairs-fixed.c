// expect: safe
// flags: --entry swap
// As `pairs.c`, where all that may be one is heeded.
#define FIXED
#include "pairs.c"

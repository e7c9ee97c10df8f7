// expect: safe
// flags: --entry drop
// As `freed.c`, where the two are told apart.
#define FIXED
#include "freed.c"

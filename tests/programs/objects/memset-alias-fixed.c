// expect: safe
// flags: --entry fill
// As `memset-alias.c`, where the two are told apart.
#define FIXED
#include "memset-alias.c"

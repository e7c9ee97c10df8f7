// expect: safe
// flags: --entry both
// As `concurrent-alias.c`, where the two cells are different ones.
#define FIXED
#include "concurrent-alias.c"

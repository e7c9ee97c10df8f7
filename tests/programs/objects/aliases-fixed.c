// expect: safe
// flags: --entry written
// As `aliases.c`, where the two are told apart.
#define FIXED
#include "aliases.c"

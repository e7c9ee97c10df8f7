// expect: safe
// flags: --entry twice
// As `lock-parameter.c`, given back once.
#define FIXED
#include "lock-parameter.c"

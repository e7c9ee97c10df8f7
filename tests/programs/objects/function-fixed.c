// expect: safe
// flags: --entry apply
// As `function.c`, with what the functions promise.
#define FIXED
#include "function.c"

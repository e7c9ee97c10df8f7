// expect: safe
// flags: --entry sum
// As `third.c`, with a bound that holds.
#define FIXED
#include "third.c"

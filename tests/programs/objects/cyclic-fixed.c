// expect: safe
// flags: --entry test
// As `cyclic.c`: a cycle is no failure.
#define FIXED
#include "cyclic.c"

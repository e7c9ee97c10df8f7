// expect: safe
// flags: --entry look
// As `typedefs.c`: the two members of the union are one.
#define FIXED
#include "typedefs.c"

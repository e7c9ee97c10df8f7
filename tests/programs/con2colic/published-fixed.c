// expect: safe
// flags: --strategy interference
// As `published.c`, where the second writer changes only the flag.
#define FIXED
#include "published.c"

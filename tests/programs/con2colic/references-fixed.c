// expect: safe
// flags: --strategy interference
// As `references.c`, where nobody looks at what it has dropped.
#define FIXED
#include "references.c"

// expect: safe
// flags: --entry shared
// As `shared-list.c`, where both hold a lock.
#define FIXED
#include "shared-list.c"

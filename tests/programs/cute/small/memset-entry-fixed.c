// expect: safe
// flags: --entry reset
// As `memset-entry.c`, but what is cleared ends before the member.
#define FIXED
#include "memset-entry.c"

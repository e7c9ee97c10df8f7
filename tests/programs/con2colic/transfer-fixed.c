// expect: safe
// flags: --strategy interference
// As `transfer.c`, where the account with the smaller number is always locked first.
#define FIXED
#include "transfer.c"

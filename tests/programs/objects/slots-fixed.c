// expect: safe
// flags: --entry pick
// As `slots.c`, where two slots may lead to the same item.
#define FIXED
#include "slots.c"

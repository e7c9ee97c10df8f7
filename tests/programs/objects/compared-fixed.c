// expect: safe
// flags: --entry get
// As `compared.c`, where the answer is heeded.
#define FIXED
#include "compared.c"

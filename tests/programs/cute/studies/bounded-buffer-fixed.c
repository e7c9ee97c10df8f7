// expect: safe
// As `bounded-buffer.c`, where all who wait are woken.
#define FIXED
#define ROUNDS 1
#include "bounded-buffer.c"

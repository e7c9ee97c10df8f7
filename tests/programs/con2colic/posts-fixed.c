// expect: safe
// flags: --strategy interference
// As `posts.c`, where the producer always waits for the place, and the consumer for as many values as there are.
#define FIXED
#include "posts.c"

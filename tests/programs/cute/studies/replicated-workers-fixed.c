// expect: safe
// As `replicated-workers.c`, where a worker that has work is not idle.
#define FIXED
#include "replicated-workers.c"

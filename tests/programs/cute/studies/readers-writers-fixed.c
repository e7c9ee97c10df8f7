// expect: safe
// As `readers-writers.c`, where all readers are counted under the lock.
#define FIXED
#include "readers-writers.c"

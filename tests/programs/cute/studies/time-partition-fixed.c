// expect: safe
// As `time-partition.c`, where a thread gives back what it has left.
#define FIXED
#include "time-partition.c"

// expect: safe
// As `distributed-sort.c`, where a worker waits until all have found nothing to do since the last exchange.
#define FIXED
#include "distributed-sort.c"

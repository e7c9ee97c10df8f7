// expect: safe
// As `heapsort.c`, with a right child wherever there is one.
#define FIXED
#include "heapsort.c"

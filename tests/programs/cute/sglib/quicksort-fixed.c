// expect: safe
// As `quicksort.c`, where only parts of one element are sorted.
#define FIXED
#include "quicksort.c"

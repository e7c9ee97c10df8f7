// expect: safe
// As `sorted-list.c`, where the rest of the other list follows.
#define FIXED
#include "sorted-list.c"

// expect: safe
// As `hash-table.c`, where what is a member already is not added again.
#define FIXED
#include "hash-table.c"

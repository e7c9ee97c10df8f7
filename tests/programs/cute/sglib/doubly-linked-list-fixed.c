// expect: safe
// As `doubly-linked-list.c`, where a second list that is empty changes nothing.
#define FIXED
#include "doubly-linked-list.c"

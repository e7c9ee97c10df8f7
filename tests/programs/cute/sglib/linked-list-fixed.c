// expect: safe
// As `linked-list.c`, where reversal begins with the first element.
#define FIXED
#include "linked-list.c"

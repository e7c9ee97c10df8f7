// expect: safe
// As `doubly-linked-list-self.c`, where lists that begin with the same element are one list, and stay as they are.
#define FIXED
#include "doubly-linked-list-self.c"

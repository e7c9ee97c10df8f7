// expect: safe
// flags: --detect +leak
// As `linear.c`, where the room is given back.
#define FIXED
#include "linear.c"

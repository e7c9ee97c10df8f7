// expect: safe
// As `red-black-tree.c`, where the nephew becomes black.
#define FIXED
#include "red-black-tree.c"

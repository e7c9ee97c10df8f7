// expect: safe
// scanf's family under the names that headers give it for C23. A C library that does not have them is not compared with.
#define SPELLING(name) __isoc23_##name
#include "reference/scanf_spellings.h"

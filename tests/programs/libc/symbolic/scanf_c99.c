// expect: safe
// scanf's family under the names that headers give it for C99 and later.
#define SPELLING(name) __isoc99_##name
#include "reference/scanf_spellings.h"

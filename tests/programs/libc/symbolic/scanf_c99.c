// expect: safe
// proves: __isoc99_fscanf, __isoc99_scanf, __isoc99_vfscanf, __isoc99_vscanf, __isoc99_vsscanf
// scanf's family under the names that headers give it for C99 and later.
#define SPELLING(name) __isoc99_##name
#include "reference/scanf_spellings.h"

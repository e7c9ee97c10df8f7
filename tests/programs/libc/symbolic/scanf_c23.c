// expect: safe
// proves: __isoc23_fscanf, __isoc23_scanf, __isoc23_sscanf, __isoc23_vfscanf, __isoc23_vscanf, __isoc23_vsscanf
// scanf's family under the names that headers give it for C23. A C library that does not have them is not compared with.
#define SPELLING(name) __isoc23_##name
#include "reference/scanf_spellings.h"

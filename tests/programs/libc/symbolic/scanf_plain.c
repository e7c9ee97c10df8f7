// expect: safe
// proves: fscanf, scanf, sscanf, vfscanf, vscanf, vsscanf
// sscanf, fscanf, scanf, vsscanf, vfscanf, vscanf.
#define SPELLING(name) name
#include "reference/scanf_spellings.h"

// expect: safe
// flags: --strategy dpor
// The same, where the watcher looks for what is never there.
#define LOWEST -2
#include "attempt-seen.c"

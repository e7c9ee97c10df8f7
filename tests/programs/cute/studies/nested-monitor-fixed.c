// expect: safe
// As `nested-monitor.c`, where places are counted before the buffer's lock is taken.
#define FIXED
#include "nested-monitor.c"

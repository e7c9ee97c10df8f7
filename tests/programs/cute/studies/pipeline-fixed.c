// expect: safe
// As `pipeline.c`, where a connection is stopped under its lock, and once its value was taken.
#define FIXED
#include "pipeline.c"

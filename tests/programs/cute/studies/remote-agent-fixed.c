// expect: safe
// As `remote-agent.c`, where count and wait are one critical section.
#define FIXED
#include "remote-agent.c"

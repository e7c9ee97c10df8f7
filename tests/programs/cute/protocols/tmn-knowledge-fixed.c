// expect: safe
// As `tmn-knowledge.c`, with the intruder that needs one key to have the other.
#define FIXED_INTRUDER
#include "tmn-knowledge.c"

// expect: safe
// As `needham-schroeder-knowledge.c`, with the intruder that opens what is for itself.
#define FIXED_INTRUDER
#include "needham-schroeder-knowledge.c"

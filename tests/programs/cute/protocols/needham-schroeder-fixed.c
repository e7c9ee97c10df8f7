// expect: safe
// As `needham-schroeder.c`, with Lowe's repair: the answer says who gives it, and A looks at that.
#define FIXED
#include "needham-schroeder.c"

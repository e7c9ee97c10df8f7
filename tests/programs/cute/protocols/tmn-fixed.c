// expect: safe
// As `tmn.c`, where an encrypted key says whose it is, in a way that nobody else can, and for whom; the server looks at that.
#define FIXED
#include "tmn.c"

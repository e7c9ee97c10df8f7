// What only a checker provides, for runs without one: inputs are zero, and a false assumption ends the process.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t section = PTHREAD_MUTEX_INITIALIZER;

void __VERIFIER_atomic_begin(void) { pthread_mutex_lock(&section); }
void __VERIFIER_atomic_end(void) { pthread_mutex_unlock(&section); }
int __VERIFIER_nondet_int(void) { return 0; }
unsigned char __VERIFIER_nondet_uchar(void) { return 0; }
void __VERIFIER_assume(int holds) { if (!holds) exit(0); }
void klee_assume(unsigned long holds) { if (!holds) exit(0); }
void klee_make_symbolic(void *at, size_t size, const char *name) { memset(at, 0, size); }
void __CPROVER_assume(_Bool holds) { if (!holds) exit(0); }
void __CPROVER_assert(_Bool holds, const char *what) { if (!holds) abort(); }
int nondet_int(void) { return 0; }
_Bool nondet_bool(void) { return 0; }
void __CrestInt(int *at) { *at = 0; }
void __CrestUChar(unsigned char *at) { *at = 0; }

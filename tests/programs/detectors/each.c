// expect: error out-of-bounds, use-after-free, double-free, invalid-free, null-dereference, uninitialised, stack-overflow, bad-call, assertion, uncaught, unreachable, division-by-zero, overflow, misuse, deadlock, endless-loop, leak, race
// pairs: 17-17 shared
// flags: --detect +leak
// One error of each kind there is. Without one of the detectors its error alone is missing.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

void _ZSt9terminatev(void); // std::terminate

static int shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *volatile sink;

static void *adder(void *unused) {
    shared++; // ERROR race
    return unused;
}

static int deeper(int n) {
    return deeper(n + 1) + 1; // ERROR stack-overflow
}

static void none(void) {
    __builtin_unreachable(); // ERROR unreachable
}

static void lose(int n) {
    char *first = malloc(4), *second = malloc(8); // ERROR leak
    first[0] = second[0] = (char)n;
    free(first);
    if (n) free(second);
}

int main(void) {
    int size = 4;
    int *some = malloc(sizeof *some * (unsigned long)size);
    assert(some);
    some[0] = 1;
    int zero = 0, many = 32, fresh;
    volatile int result = 0;
    sink = &zero;
    sink = &many;
    sink = &fresh;
    pthread_t other;
    switch (tb_choose(18, "which")) {
    case 0: result = some[size]; break; // ERROR out-of-bounds
    case 1: free(some); result = some[0]; return result; // ERROR use-after-free
    case 2: free(some); free(some); return 0; // ERROR double-free
    case 3: free(&shared); break; // ERROR invalid-free
    case 4: free(some); some = NULL; result = some[1]; break; // ERROR null-dereference
    case 5: if (fresh) result = 1; break; // ERROR uninitialised
    case 6: result = deeper(0); break;
    case 7: result = ((int (*)(void *))&lock)(some); break; // ERROR bad-call
    case 8: assert(result == 1); break; // ERROR assertion
    case 9: none(); break;
    case 10: result = 1 / zero; break; // ERROR division-by-zero
    case 11: result = 1 << many; if (result) result = 2; break; // ERROR overflow
    case 12: pthread_mutex_unlock(&lock); break; // ERROR misuse
    case 13: pthread_mutex_lock(&lock); pthread_mutex_lock(&lock); break; // ERROR deadlock
    case 14: for (;;) {} // ERROR endless-loop
    case 15: lose(shared); break;
    case 16:
        pthread_create(&other, NULL, adder, NULL);
        adder(NULL);
        pthread_join(other, NULL);
        break;
    case 17: _ZSt9terminatev(); // ERROR uncaught
    }
    free(some);
    return 0;
}

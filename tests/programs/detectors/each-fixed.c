// expect: safe
// flags: --detect +leak
// The repaired each.c.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static _Atomic int shared;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int *volatile sink;

static void *adder(void *unused) {
    shared++;
    return unused;
}

static int deeper(int n) {
    return n < 3 ? deeper(n + 1) + 1 : 0;
}

static void none(void) {}

static int called(void *some) {
    return some != NULL;
}

static void lose(int n) {
    char *first = malloc(4), *second = malloc(8);
    first[0] = second[0] = (char)n;
    free(first);
    free(second);
}

int main(void) {
    int size = 4;
    int *some = malloc(sizeof *some * (unsigned long)size);
    assert(some);
    some[0] = 1;
    int zero = 0, many = 32, fresh = 0;
    volatile int result = 0;
    sink = &zero;
    sink = &many;
    sink = &fresh;
    pthread_t other;
    switch (tb_choose(17, "which")) {
    case 0: result = some[size - 4]; break;
    case 1: result = some[0]; break;
    case 2: free(some); some = NULL; free(some); break;
    case 3: free(some); some = NULL; break;
    case 4: free(some); some = NULL; break;
    case 5: if (fresh) result = 1; break;
    case 6: result = deeper(0); break;
    case 7: result = called(some); break;
    case 8: assert(result == 0); break;
    case 9: none(); break;
    case 10: result = 1 / (zero + 1); break;
    case 11: result = 1 << (many - 2); if (result) result = 2; break;
    case 12: pthread_mutex_lock(&lock); pthread_mutex_unlock(&lock); break;
    case 13: pthread_mutex_lock(&lock); pthread_mutex_unlock(&lock); break;
    case 14: for (int i = 0; i < 3; i++) {} break;
    case 15: lose(shared); break;
    case 16:
        pthread_create(&other, NULL, adder, NULL);
        adder(NULL);
        pthread_join(other, NULL);
        break;
    }
    free(some);
    return 0;
}

// expect: error assertion
// The threads count themselves out, and the main thread assumes that it sees them all: it then knows what they have read.
// Each of the three has read before another wrote, in a circle, which one section allows that writes before it counts.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

extern void __VERIFIER_assume(int);

static int x, y, z, used, extra, left, count, r1, r2, r3;

#define AT(s) \
    do { \
        __VERIFIER_atomic_begin(); \
        s; \
        __VERIFIER_atomic_end(); \
    } while (0)

static void *first(void *unused) {
    AT(x = 2);
    AT(r1 = y);
    AT(count++);
    return unused;
}

static void *second(void *unused) {
    AT(y = 1);
    AT(_Bool more = tb_bool("more"); r2 = z; if (used) extra = 1; if (more) left = 1);
    AT(count++);
    return unused;
}

static void *third(void *unused) {
    AT(used = 1);
    AT(r3 = x);
    AT(z = 1);
    AT(count++);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, first, NULL);
    pthread_create(&threads[1], NULL, second, NULL);
    pthread_create(&threads[2], NULL, third, NULL);
    int all;
    AT(all = count == 3);
    __VERIFIER_assume(all);
    assert(!(r1 == 0 && r2 == 0 && r3 == 0)); // ERROR assertion
    return 0;
}

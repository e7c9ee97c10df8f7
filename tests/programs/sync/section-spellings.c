// expect: safe
// Sections and hints as other tools spell them. The hint that a loop goes round twice is none to go by: it goes round four times.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __CPROVER_atomic_begin(void);
extern void __CPROVER_atomic_end(void);
extern void __ESBMC_atomic_begin(void);
extern void __ESBMC_atomic_end(void);
extern void __VERIFIER_loop_bound(int);
extern void __VERIFIER_loop_begin(void);
extern void __VERIFIER_spin_start(void);
extern void __VERIFIER_spin_end(_Bool);
extern void __VERIFIER_potential_spin_end(_Bool);

static int count;
static atomic_int ready;

static void *one(void *unused) {
    __CPROVER_atomic_begin();
    int before = count;
    count = before + 1;
    __CPROVER_atomic_end();
    ready = 1;
    return unused;
}

static void *two(void *unused) {
    __ESBMC_atomic_begin();
    int before = count;
    count = before + 1;
    __ESBMC_atomic_end();
    __VERIFIER_loop_begin();
    for (int looks = 0;;) {
        __VERIFIER_spin_start();
        looks = ready;
        __VERIFIER_spin_end(looks);
        __VERIFIER_potential_spin_end(looks);
        if (looks)
            break;
    }
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    int rounds = 0;
    for (; rounds < 4; rounds++)
        __VERIFIER_loop_bound(2);
    assert(count == 2 && rounds == 4);
    return 0;
}

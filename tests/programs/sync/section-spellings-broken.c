// expect: error assertion
// Sections and hints as other tools spell them; the second section is none.
#include <assert.h>
#include <pthread.h>

extern void __CPROVER_atomic_begin(void);
extern void __CPROVER_atomic_end(void);
extern void __ESBMC_atomic_begin(void);
extern void __ESBMC_atomic_end(void);
extern void __ESBMC_yield(void);

static int count;

static void *one(void *unused) {
    __CPROVER_atomic_begin();
    int before = count;
    count = before + 1;
    __CPROVER_atomic_end();
    return unused;
}

static void *two(void *unused) {
    __ESBMC_atomic_begin();
    int before = count;
    __ESBMC_atomic_end();
    __ESBMC_yield();
    __ESBMC_atomic_begin();
    count = before + 1;
    __ESBMC_atomic_end();
    return unused;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(count == 2); // ERROR assertion
    return 0;
}

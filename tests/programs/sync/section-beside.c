// expect: error race
// An access outside any section does not care for sections. A section is one step, and stands where it begins.
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

static int total;

static void *inside(void *unused) {
    __VERIFIER_atomic_begin(); // ERROR race
    total++;
    __VERIFIER_atomic_end();
    return unused;
}

static void *outside(void *unused) {
    total++; // ERROR race
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, inside, NULL);
    pthread_create(&threads[1], NULL, outside, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

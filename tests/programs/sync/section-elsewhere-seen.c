// expect: error assertion
// What a section touches depends on what it finds. The looks of `look` differ only
// if the section comes between them, and between the two writes of `first`.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int x = 1, y;

static void *first(void *unused) {
    x = 0;
    x = 1;
    return unused;
}

static void *both(void *unused) {
    __VERIFIER_atomic_begin();
    if (x == 0)
        y = 1;
    __VERIFIER_atomic_end();
    return unused;
}

static void *look(void *unused) {
    int before = y;
    assert(y == before); // ERROR assertion
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, look, NULL);
    pthread_create(&threads[1], NULL, both, NULL);
    pthread_create(&threads[2], NULL, first, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

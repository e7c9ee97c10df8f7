// expect: error assertion
// inputs: way = 1
// The input is drawn long before the section, which is a function of its own; atomic accesses beside it belong to no section.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
#include <stdatomic.h>

static atomic_int a, y;
static int way;

static void __VERIFIER_atomic_choose(void) {
    if (way)
        y = 2;
    else
        a = 1;
}

static void *chooser(void *unused) {
    way = tb_bool("way");
    __VERIFIER_atomic_choose();
    return unused;
}

static void *writer(void *unused) {
    if (y == 2)
        a = 2;
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, chooser, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    assert(a != 2); // ERROR assertion
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

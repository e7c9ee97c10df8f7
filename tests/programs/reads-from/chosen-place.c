// expect: error assertion
// flags: --strategy dpor --equivalence reads-from
// Two threads write the same slot, and an input says which slot is written last. Whoever reads the other slot then reads what the
// threads left there, through that last store: it matters which of them was the later one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int slots[2];

static void *low(void *unused) {
    slots[0] = 1;
    return unused;
}

static void *high(void *unused) {
    slots[0] = 3;
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, low, NULL);
    pthread_create(&threads[1], NULL, high, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    slots[tb_choose(2, "slot")] = 2;
    assert(!(slots[0] == 3 && slots[1] == 2)); // ERROR assertion
    return 0;
}

// expect: error assertion
// flags: --strategy dpor --equivalence reads-from
// A thread stores to a slot that an input chooses, while another writes one of them and looks: the slot that is not chosen keeps
// what the other thread has written.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int turn, slots[2];
static int seen;

static void *choose(void *unused) {
    slots[0] = 1;
    turn = 3;
    slots[tb_choose(2, "slot")] = 2;
    return unused;
}

static void *look(void *unused) {
    slots[0] = 3;
    seen = slots[turn & 1];
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, choose, NULL);
    pthread_create(&threads[1], NULL, look, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(!(seen == 3 && slots[0] == 3)); // ERROR assertion
    return 0;
}

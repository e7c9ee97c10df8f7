// expect: safe
// flags: --strategy dpor --symmetry auto
// Whoever draws the first number fails an assumption a little later. If that is the thread that is joined first, nothing more happens; if it is
// the other, the main thread goes on between the joins before that.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static atomic_int numbers, nothing;

static void *draw(void *unused) {
    if (atomic_fetch_add(&numbers, 1) == 0)
        tb_assume(atomic_load(&nothing));
    return unused;
}

int main(void) {
    pthread_t one, other;
    int joined = 0;
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL);
    joined++;
    assert(joined == 1);
    pthread_join(other, NULL);
    return 0;
}

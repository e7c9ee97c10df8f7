// expect: safe
// executions: 3
// classes: 3
// Store buffering: under sequential consistency one of the two sees the other's store. Of the four orders of the
// two write-read pairs one is impossible.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int seen_y, seen_x;

static void *one(void *unused) {
    atomic_store(&x, 1);
    seen_y = atomic_load(&y);
    return unused;
}

static void *two(void *unused) {
    atomic_store(&y, 1);
    seen_x = atomic_load(&x);
    return unused;
}

int main(void) {
    pthread_t s, t;
    pthread_create(&s, NULL, one, NULL);
    pthread_create(&t, NULL, two, NULL);
    pthread_join(s, NULL);
    pthread_join(t, NULL);
    assert(seen_y || seen_x);
    return 0;
}

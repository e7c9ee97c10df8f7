// expect: safe
// The seat is tested and taken in one step.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken, guests;

static void *guest(void *unused) {
    int free_ = 0;
    if (atomic_compare_exchange_strong(&taken, &free_, 1))
        atomic_fetch_add(&guests, 1);
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, guest, NULL);
    pthread_create(&two, NULL, guest, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(guests == 1);
    return 0;
}

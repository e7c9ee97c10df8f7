// expect: error assertion
// switches: 4
// Both threads may find the seat free before either takes it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int taken, guests;

static void *guest(void *unused) {
    if (!atomic_load(&taken)) {
        atomic_store(&taken, 1);
        atomic_fetch_add(&guests, 1);
    }
    return unused;
}

int main(void) {
    pthread_t one, two;
    pthread_create(&one, NULL, guest, NULL);
    pthread_create(&two, NULL, guest, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    assert(guests == 1); // ERROR assertion
    return 0;
}

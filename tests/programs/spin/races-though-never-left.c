// expect: error race
// flags: --strategy dpor
// The process ends while the loop still waits for a flag that is never as it wants it. It races with who writes it.
#include <pthread.h>
#include <stdatomic.h>

static int flag;
static atomic_int started;

static void *waits(void *unused) {
    while (flag != 1) // ERROR race
        ;
    return unused;
}

static void *starts(void *unused) {
    atomic_store(&started, 1);
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, waits, NULL);
    pthread_create(&threads[1], NULL, starts, NULL);
    // By now the loop is known.
    while (!atomic_load(&started))
        ;
    flag = 2; // ERROR race
    return 0;
}

// expect: error race
// pairs: 22-33 record
// flags: --strategy interference
// A record is filled, then published by a flag; a reader takes it once it sees the flag. A second writer comes in if an input says so, and does not look
// whether it was published: no branch shows that.
#include <pthread.h>
#include <stdatomic.h>
#include <threadbare.h>

static int record, again;
static atomic_int published;

static void *writer(void *unused) {
    record = 1;
    atomic_store(&published, 1);
    return unused;
}

static void *corrector(void *unused) {
    if (again == 7 && atomic_load(&published) == 1)
#ifndef FIXED
        record = 2; // ERROR race
#else
        atomic_store(&published, 2);
#endif
    return unused;
}

static void *reader(void *to) {
    int seen = 0;
    if (atomic_load(&published) == 1)
        // The corrector has seen the flag, too.
        seen = record; // ERROR race
    *(int *)to = seen;
    return 0;
}

int main(void) {
    pthread_t threads[3];
    int seen = 0;
    again = tb_int("again");
    pthread_create(&threads[0], 0, writer, 0);
    pthread_create(&threads[1], 0, corrector, 0);
    pthread_create(&threads[2], 0, reader, &seen);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}

// expect: error race
// pairs: 20-24 count
// flags: --strategy interference
// Everybody changes a count under a lock, but one of them, if an input says so, under the lock of something else.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int count, which;

static void *add(void *of) {
#ifdef FIXED
    (void)of;
    int with = 0;
#else
    int with = of && which == 6;
#endif
    if (with > 0) {
        pthread_mutex_lock(&locks[1]);
        count++; // ERROR race
        pthread_mutex_unlock(&locks[1]);
    } else {
        pthread_mutex_lock(&locks[0]);
        count++; // ERROR race
        pthread_mutex_unlock(&locks[0]);
    }
    return 0;
}

int main(void) {
    pthread_t threads[2];
    which = tb_int("which");
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, add, i ? &which : 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}

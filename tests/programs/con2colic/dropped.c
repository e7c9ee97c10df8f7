// expect: error double-free, race
// flags: --strategy interference
// Two threads drop what they share; whether somebody has done so before is looked at without the lock that it is noted under.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(int *) data;

static void *drop(void *unused) {
#ifdef FIXED
    pthread_mutex_lock(&lock);
    int *mine = data;
    data = NULL;
    pthread_mutex_unlock(&lock);
#else
    int *mine = data;
    pthread_mutex_lock(&lock);
    data = NULL;
    pthread_mutex_unlock(&lock);
#endif
    if (mine)
        free(mine); // ERROR double-free, race
    return unused;
}

int main(void) {
    pthread_t threads[2];
    data = malloc(sizeof *data);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, drop, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    return 0;
}

// expect: error endless-loop
// flags: --strategy dpor
// A writer that does not give the lock back: the reader tries for ever.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *writes(void *unused) {
    while (pthread_rwlock_trywrlock(&lock) != 0) // ERROR endless-loop
        ;
    return unused;
}

static void *reads(void *unused) {
    while (pthread_rwlock_tryrdlock(&lock) != 0) // ERROR endless-loop
        ;
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t writer, reader;
    pthread_create(&writer, NULL, writes, NULL);
    pthread_create(&reader, NULL, reads, NULL);
    pthread_join(writer, NULL); // ERROR endless-loop
    pthread_join(reader, NULL); // ERROR endless-loop
    return 0;
}

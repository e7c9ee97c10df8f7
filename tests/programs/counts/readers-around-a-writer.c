// expect: safe
// executions: 4
// Two readers and a writer of a read-write lock, the writer created between them: each reader comes before or after it.
#include <pthread.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *reader(void *unused) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
    return unused;
}

static void *writer(void *unused) {
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[3];
    pthread_create(&threads[0], NULL, reader, NULL);
    pthread_create(&threads[1], NULL, writer, NULL);
    pthread_create(&threads[2], NULL, reader, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

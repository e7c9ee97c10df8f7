// expect: safe
// executions: 32
// A reader that looks twice, and waits in between for two others to have begun; a writer.
// The writer comes before or after the look of each of the others, 2 * 2, and before, between or after the two looks of the
// first, 3. Of the posts either comes first, with the first wait after it and before the other, or both come before the
// first wait, 3. That makes 36; but if the first wait comes before a post, the writer cannot come after the look that follows the post and
// before the look that precedes the wait: 2 for each of the two posts. 36 - 4 = 32.
#include <pthread.h>
#include <semaphore.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static sem_t ready;

static void look(void) {
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_unlock(&lock);
}

static void *twice(void *unused) {
    look();
    sem_wait(&ready);
    sem_wait(&ready);
    look();
    return unused;
}

static void *once(void *unused) {
    sem_post(&ready);
    look();
    return unused;
}

static void *writer(void *unused) {
    pthread_rwlock_wrlock(&lock);
    pthread_rwlock_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t threads[4];
    sem_init(&ready, 0, 0);
    pthread_create(&threads[0], NULL, twice, NULL);
    pthread_create(&threads[1], NULL, once, NULL);
    pthread_create(&threads[2], NULL, once, NULL);
    pthread_create(&threads[3], NULL, writer, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

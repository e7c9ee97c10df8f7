// expect: safe
// Whoever changes the environment and whoever looks at it hold a lock; threads that only look need none.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *configure(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    setenv("LEVEL", "2", 1);
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *look(void *unused) {
    (void)unused;
    return getenv("LEVEL");
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, configure, NULL);
    pthread_mutex_lock(&lock);
    const char *level = getenv("LEVEL");
    printf("%s\n", level ? level : "none");
    pthread_mutex_unlock(&lock);
    pthread_join(threads[0], NULL);
    pthread_create(&threads[0], NULL, look, NULL);
    pthread_create(&threads[1], NULL, look, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    unsetenv("LEVEL");
    return 0;
}

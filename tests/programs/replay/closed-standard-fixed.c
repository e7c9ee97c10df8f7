// expect: safe
// It writes before.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *ends(void *unused) {
    (void)unused;
    pthread_mutex_lock(&lock);
    fclose(stdout);
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void) {
    pthread_t thread;
    puts("text");
    pthread_create(&thread, 0, ends, 0);
    pthread_join(thread, 0);
    return 0;
}

// expect: error race
// threads: 2
// pairs: 10-15 the environment
// Two threads change the environment, each another variable: it is one list.
#include <pthread.h>
#include <stdlib.h>

static void *clean(void *unused) {
    (void)unused;
    unsetenv("HOME"); // ERROR race
    return NULL;
}

static void tidy(void) {
    putenv("TERM=dumb"); // ERROR race
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, clean, NULL);
    tidy();
    pthread_join(thread, NULL);
    return 0;
}

// expect: error race
// threads: 2
// pairs: 12-19 the environment
// The environment is changed while another thread looks at it: C lets getenv race with that, and the C library has no lock that getenv takes.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *configure(void *unused) {
    (void)unused;
    static const char level[] = "2";
    setenv("LEVEL", level, 1); // ERROR race
    return NULL;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, configure, NULL);
    const char *level = getenv("LEVEL"); // ERROR race
    printf("%s\n", level ? level : "none");
    pthread_join(thread, NULL);
    return 0;
}

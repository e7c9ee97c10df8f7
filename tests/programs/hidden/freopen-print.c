// expect: error assertion
//
// Whether a text goes to the standard output or to a file depends on when the stream is led to the file.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/stat.h>

static void *speaker(void *unused) {
    printf("hello\n");
    fflush(stdout);
    return unused;
}

int main(void) {
    pthread_t t;
    struct stat file;
    pthread_create(&t, 0, speaker, 0);
    freopen("spoken", "w", stdout);
    pthread_join(t, 0);
    stat("spoken", &file);
    assert(file.st_size == 6); // ERROR assertion
    return 0;
}

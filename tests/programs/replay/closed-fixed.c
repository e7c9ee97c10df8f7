// expect: safe
// Still open.
#include <pthread.h>
#include <stdio.h>

static void *worker(void *unused) {
    (void)unused;
    FILE *stream = fopen("made", "w");
    if (!stream)
        return 0;
    fputc(1, stream);
    fclose(stream);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}

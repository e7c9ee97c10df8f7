// expect: unsupported
// Until which time a thread is joined is read; what becomes of one that is none differs from library to library.
#define _GNU_SOURCE
#include <pthread.h>
#include <time.h>

static void *nothing(void *unused) { return unused; }

int main(void)
{
    struct timespec none = {0, 1000000000};
    pthread_t thread;
    pthread_create(&thread, NULL, nothing, NULL);
    return pthread_timedjoin_np(thread, NULL, &none);
}

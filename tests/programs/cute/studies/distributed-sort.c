// expect: error assertion
// threads: 3
// Each worker keeps two neighbours of an array in order. A worker that finds its two in order stops, though its neighbours may still change them.
// More elements: -DN=4.
#include <assert.h>
#include <pthread.h>
#include <threadbare.h>

#ifndef N
#define N 3
#endif
#define WORKERS (N - 1)

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static unsigned char a[N];
/// How often two were exchanged, and how many workers have found nothing to do since.
static int exchanges, quiet;

static void *worker(void *number) {
    long i = (long)number;
    pthread_mutex_lock(&lock);
    for (;;) {
        while (a[i] > a[i + 1]) {
            unsigned char t = a[i];
            a[i] = a[i + 1];
            a[i + 1] = t;
            exchanges++;
            quiet = 0;
            pthread_cond_broadcast(&changed);
        }
        int seen = exchanges;
        if (++quiet == WORKERS)
            pthread_cond_broadcast(&changed);
#ifdef FIXED
        while (seen == exchanges && quiet < WORKERS)
            pthread_cond_wait(&changed, &lock);
#endif
        if (seen == exchanges)
            break;
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void) {
    pthread_t threads[WORKERS];
    tb_bytes(a, sizeof a, "a");
    for (long i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i + 1 < N; i++)
        assert(a[i] <= a[i + 1]); // ERROR assertion
    return 0;
}

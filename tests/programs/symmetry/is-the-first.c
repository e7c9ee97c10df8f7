// expect: error assertion
// flags: --strategy dpor --symmetry auto
// The thread that draws the first number finds out whether it was created first, by what its creator has kept: it need not be.
#include <assert.h>
#include <pthread.h>

static pthread_t threads[2];
static pthread_mutex_t ready = PTHREAD_MUTEX_INITIALIZER;
static int numbers;

static void *draw(void *unused) {
    pthread_mutex_lock(&ready);
    if (numbers++ == 0)
        assert(threads[0] == pthread_self()); // ERROR assertion
    pthread_mutex_unlock(&ready);
    return unused;
}

int main(void) {
    pthread_t one, other;
    pthread_mutex_lock(&ready);
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    threads[0] = one;
    threads[1] = other;
    pthread_mutex_unlock(&ready);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}

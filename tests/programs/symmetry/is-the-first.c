// expect: error assertion
// flags: --strategy dpor --symmetry auto
// Threads find out which of them was created first, by what their creator has kept. It need not be the one that draws the first number.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_t threads[2];
static pthread_mutex_t ready = PTHREAD_MUTEX_INITIALIZER;
static int numbers;

static void *draw(void *unused) {
    pthread_mutex_lock(&ready);
    int number = numbers++;
    if (pthread_equal(threads[0], pthread_self()))
        assert(number == 0); // ERROR assertion
    pthread_mutex_unlock(&ready);
    return unused;
}

int main(void) {
    pthread_mutex_lock(&ready);
    pthread_create(&threads[0], NULL, draw, NULL);
    pthread_create(&threads[1], NULL, draw, NULL);
    pthread_mutex_unlock(&ready);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}

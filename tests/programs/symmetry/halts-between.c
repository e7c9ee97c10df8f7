// expect: error assertion, deadlock
// flags: --strategy dpor --symmetry auto
// Whoever draws the first number waits for ever. If that is the thread that is joined first, nothing more happens; if it is the other, the main thread
// fails between the joins, without another step that anybody sees.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static pthread_mutex_t never = PTHREAD_MUTEX_INITIALIZER;
static atomic_int numbers;

static void *draw(void *unused) {
    if (atomic_fetch_add(&numbers, 1) == 0)
        pthread_mutex_lock(&never); // ERROR deadlock
    return unused;
}

int main(void) {
    pthread_t one, other;
    int joined = 0;
    pthread_mutex_lock(&never);
    pthread_create(&one, NULL, draw, NULL);
    pthread_create(&other, NULL, draw, NULL);
    pthread_join(one, NULL); // ERROR deadlock
    joined++;
    assert(joined == 0); // ERROR assertion
    pthread_join(other, NULL);
    return 0;
}

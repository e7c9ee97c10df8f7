// expect: safe
//
// Each thread handles the signal that it raises, and blocks it meanwhile for itself alone.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int handled;

static void handle(int number) {
    assert(number == SIGUSR1);
    handled++;
}

static void *raiser(void *unused) {
    raise(SIGUSR1);
    return unused;
}

int main(void) {
    pthread_t a, b;
    signal(SIGUSR1, handle);
    pthread_create(&a, 0, raiser, 0);
    pthread_create(&b, 0, raiser, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(handled == 2);
    return 0;
}

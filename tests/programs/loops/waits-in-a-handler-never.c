// expect: error endless-loop
// Two threads send themselves a signal, and its handler tries again until it has taken a token, of which there is one: the other waits for ever.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int tokens;

static void takes(int number) {
    (void)number;
    for (;;) {
        int left = atomic_load(&tokens); // ERROR endless-loop
        if (left > 0 && atomic_compare_exchange_strong(&tokens, &left, left - 1)) // ERROR endless-loop
            return;
    }
}

static void *run(void *unused) {
    raise(SIGUSR1);
    return unused;
}

int main(void) {
    signal(SIGUSR1, takes);
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, run, NULL);
    atomic_store(&tokens, 1);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL); // ERROR endless-loop
    assert(tokens == 0);
    return 0;
}

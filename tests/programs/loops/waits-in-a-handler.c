// expect: safe
// executions: 2
// Two threads send themselves a signal, and its handler tries again until it has taken a token: each of them may be the first.
#include <assert.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

static atomic_int tokens;

static void takes(int number) {
    (void)number;
    for (;;) {
        int left = atomic_load(&tokens);
        if (left > 0 && atomic_compare_exchange_strong(&tokens, &left, left - 1))
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
    atomic_store(&tokens, 2);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(tokens == 0);
    return 0;
}

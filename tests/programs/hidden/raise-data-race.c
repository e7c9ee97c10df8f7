// expect: error race
//
// Handlers run in the threads that raise the signal: what they share must be synchronised.
#include <pthread.h>
#include <signal.h>

static int handled;

static void handle(int number) {
    (void)number;
    handled++; // ERROR race
}

static void *raiser(void *unused) {
    raise(SIGUSR1);
    return unused;
}

int main(void) {
    pthread_t t;
    signal(SIGUSR1, handle);
    pthread_create(&t, 0, raiser, 0);
    raise(SIGUSR1);
    pthread_join(t, 0);
    return 0;
}

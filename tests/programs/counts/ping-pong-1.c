// expect: safe
// executions: 2
// Two threads in turns, one round: the second one waits, or comes when it is its turn.
#include <pthread.h>

#define ROUNDS 1

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c0 = PTHREAD_COND_INITIALIZER, c1 = PTHREAD_COND_INITIALIZER;
static int turn;

static void *ping(void *unused) {
    for (int k = 0; k < ROUNDS; k++) {
        pthread_mutex_lock(&m);
        while (turn != 0)
            pthread_cond_wait(&c0, &m);
        turn = 1;
        pthread_cond_signal(&c1);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

static void *pong(void *unused) {
    for (int k = 0; k < ROUNDS; k++) {
        pthread_mutex_lock(&m);
        while (turn != 1)
            pthread_cond_wait(&c1, &m);
        turn = 0;
        pthread_cond_signal(&c0);
        pthread_mutex_unlock(&m);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, ping, NULL);
    pthread_create(&threads[1], NULL, pong, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}

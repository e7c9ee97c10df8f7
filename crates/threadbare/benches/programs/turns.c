// Two threads that take turns, ROUNDS times each; what is asserted at the end never holds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef ROUNDS
#define ROUNDS 1000
#endif
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
atomic_int turn;
int cell[4];
static void *worker(void *p) {
    int me = *(int *)p;
    for (int i = 0; i < ROUNDS; i++) {
        while (turn != me) {}
        pthread_mutex_lock(&lock);
        cell[i % 4] += me + 1;
        pthread_mutex_unlock(&lock);
        turn = 1 - me;
    }
    return p;
}
int main(void) {
    pthread_t t[2];
    int name[2] = {0, 1};
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, worker, &name[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    assert(cell[0] + cell[1] + cell[2] + cell[3] != 3 * ROUNDS);
    return 0;
}

// expect: safe
// executions: 1
// Two threads write a cell each, meet, read the other's, meet, and write again: the barrier leaves nothing to decide.
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t barrier;
static int cells[2];
static int numbers[2] = {0, 1};

static void *worker(void *number) {
    int mine = *(int *)number;
    cells[mine] = mine + 1;
    pthread_barrier_wait(&barrier);
    int other = cells[1 - mine];
    assert(other == 2 - mine);
    pthread_barrier_wait(&barrier);
    cells[mine] = other;
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    pthread_barrier_init(&barrier, NULL, 2);
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, worker, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    assert(cells[0] == 2 && cells[1] == 1);
    return 0;
}

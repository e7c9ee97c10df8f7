// expect: safe
// executions: 36
// Three threads put two messages each into a hash table, where the first ones meet and the second ones meet: the first
// place has one of three winners, the place beside it one of the two others. 3! for each message, (3!)^2.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define THREADS 3
#define MESSAGES 2

static atomic_int table[THREADS * MESSAGES];
static int numbers[THREADS];

static void *put(void *number) {
    for (int m = 0; m < MESSAGES; m++) {
        int place = m * THREADS;
        for (int empty = 0; !atomic_compare_exchange_strong(&table[place], &empty, *(int *)number); empty = 0)
            place++;
    }
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i + 1;
        pthread_create(&threads[i], NULL, put, &numbers[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS * MESSAGES; i++)
        assert(table[i] != 0);
    return 0;
}

// Each thread puts four messages into a hash table; where two threads' messages meet, the later one goes on.
#include <pthread.h>
#include <stdatomic.h>
#define SIZE 128
#define MESSAGES 4

static atomic_int table[SIZE];
static int numbers[N];

static void *index(void *number) {
    int thread = *(int *)number;
    for (int m = 0; m < MESSAGES; m++) {
        int message = (m + 1) * 11 + thread;
        int hash = (message * 7) % SIZE;
        for (int free = 0; !atomic_compare_exchange_strong(&table[hash], &free, message); free = 0)
            hash = (hash + 1) % SIZE;
    }
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int k = 0; k < N; k++) {
        numbers[k] = k;
        pthread_create(&threads[k], NULL, index, &numbers[k]);
    }
    for (int k = 0; k < N; k++)
        pthread_join(threads[k], NULL);
    return 0;
}

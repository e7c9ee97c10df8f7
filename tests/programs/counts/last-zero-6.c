// expect: safe
// executions: 144
// classes: 144
// Writer j sets cell j to one more than cell j - 1; the reader looks for the last zero from the end. (N + 3) * 2^(N - 2).
#include <pthread.h>
#include <stdatomic.h>
#define N 6

static atomic_int cells[N + 1];
static int numbers[N + 1];

static void *writer(void *number) {
    int j = *(int *)number;
    atomic_store(&cells[j], atomic_load(&cells[j - 1]) + 1);
    return NULL;
}

static void *reader(void *unused) {
    int i = N;
    while (atomic_load(&cells[i]) != 0)
        i--;
    return unused;
}

int main(void) {
    pthread_t threads[N + 1];
    pthread_create(&threads[0], NULL, reader, NULL);
    for (int j = 1; j <= N; j++) {
        numbers[j] = j;
        pthread_create(&threads[j], NULL, writer, &numbers[j]);
    }
    for (int j = 0; j <= N; j++)
        pthread_join(threads[j], NULL);
    return 0;
}

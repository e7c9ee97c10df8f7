// Thread k moves the token from k to k + 1, if it is there.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int token;
static int numbers[N];

static void *turn(void *number) {
    int k = *(int *)number, expected = k;
    atomic_compare_exchange_strong(&token, &expected, k + 1);
    return NULL;
}

int main(void) {
    pthread_t threads[N];
    for (int k = 0; k < N; k++) {
        numbers[k] = k;
        pthread_create(&threads[k], NULL, turn, &numbers[k]);
    }
    for (int k = 0; k < N; k++)
        pthread_join(threads[k], NULL);
    return 0;
}

// expect: safe
// shared:
// What is written before the threads start, and only read by them, needs no lock.
#include <pthread.h>
static int table[4];
static int sums[2];
static void *work(void *number) {
    long own = (long)number;
    int sum = 0;
    for (int i = 0; i < 4; i++)
        sum += table[i];
    return (void *)(sum + own);
}

int main(void) {
    pthread_t t, u;
    for (int i = 0; i < 4; i++)
        table[i] = i;
    pthread_create(&t, NULL, work, (void *)0);
    pthread_create(&u, NULL, work, (void *)1);
    void *result;
    pthread_join(t, &result);
    sums[0] = (long)result;
    pthread_join(u, &result);
    sums[1] = (long)result;
    return sums[0] + sums[1] - 13;
}

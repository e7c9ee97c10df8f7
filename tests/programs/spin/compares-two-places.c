// expect: safe
// flags: --strategy dpor --detect=-race
// A loop that waits in one call that looks at two places: to stand before the second look is not to stand before the first
// one again.
#include <pthread.h>
#include <string.h>

static int a[2], b[2];

static void *set(void *unused) {
    a[0] = 0;
    b[0] = 1;
    return unused;
}

static void *wait(void *unused) {
    while (memcmp(a, b, sizeof a) == 0)
        ;
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], NULL, set, NULL);
    pthread_create(&threads[1], NULL, wait, NULL);
    pthread_join(threads[0], NULL);
    pthread_join(threads[1], NULL);
    return 0;
}

// expect: error out-of-bounds
// Two threads use memory whose size an input says: each decides for itself that it is inside. The second goes one too far.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static int *all;

static void *first(void *unused) {
    all[0] = 1;
    return unused;
}

static void *second(void *unused) {
    all[n] = 2; // ERROR out-of-bounds
    return unused;
}

int main(void) {
    n = tb_uint("n");
    if (n == 0)
        return 0;
    all = malloc(n * sizeof *all);
    pthread_t one, other;
    pthread_create(&one, 0, first, 0);
    pthread_create(&other, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    free(all);
    return 0;
}

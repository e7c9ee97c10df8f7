// expect: error race
// The last element is the first if there is only one.
#include <pthread.h>
#include <stdlib.h>
#include <threadbare.h>

static unsigned n;
static int *all;

static void *first(void *unused) {
    all[0] = 1; // ERROR race
    return unused;
}

static void *second(void *unused) {
    all[n - 1] = 2; // ERROR race
    return unused;
}

int main(void) {
    n = tb_uint("n");
    tb_assume(n > 0);
    all = malloc(n * sizeof *all);
    pthread_t one, other;
    pthread_create(&one, 0, first, 0);
    pthread_create(&other, 0, second, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    free(all);
    return 0;
}

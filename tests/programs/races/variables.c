// expect: error race
// pairs: 9-9 a, 9-9 b, 15-15 table
// One place, two variables: two findings. Elements of one array are one variable.
#include <pthread.h>
static int a, b;
static int table[4];

static void add(int *where) {
    *where += 1; // ERROR race
}

static void *worker(void *unused) {
    add(&a);
    add(&b);
    for (int i = 0; i < 2; i++) table[i] = 1; // ERROR race
    return unused;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return 0;
}

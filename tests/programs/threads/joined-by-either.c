// expect: error misuse
// flags: --strategy dpor
// executions: 2
// Two threads wait for the same third, and whoever comes second does what is not defined: either may, and each is told where it is.
#include <pthread.h>

static pthread_t third;

static void *works(void *unused) { return unused; }

static void *one(void *unused) {
    pthread_join(third, NULL); // ERROR misuse
    return unused;
}

static void *other(void *unused) {
    pthread_join(third, NULL); // ERROR misuse
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&third, NULL, works, NULL);
    pthread_create(&first, NULL, one, NULL);
    pthread_create(&second, NULL, other, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}

// expect: error assertion
// A library function that calls back: its own accesses to shared memory lie between those of the callback.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static int items[4] = {4, 3, 2, 1};
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void *sorter(void *unused) {
    qsort(items, 4, sizeof *items, compare);
    return unused;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, sorter, NULL);
    pthread_join(t, NULL);
    assert(items[0] == 4); // ERROR assertion
    return 0;
}

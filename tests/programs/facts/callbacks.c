// expect: safe
// points-to: compared = {row[]}
// points-to: once = {a}
// points-to: at_end = {b}
// What the library calls: qsort, pthread_once, atexit, and the destructor of a key.
#include <pthread.h>
#include <stdlib.h>
static int a, b, row[3] = {3, 1, 2}, *once, *at_end;
static const int *compared;
static pthread_once_t control = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int *destroyed;
static int compare(const void *left, const void *right) {
    compared = left;
    return *(const int *)left - *(const int *)right;
}
static void first(void) { once = &a; }
static void last(void) { at_end = &b; }
static void destroy(void *own) { destroyed = own; }
static void *thread(void *unused) {
    pthread_setspecific(key, &row[1]);
    return unused;
}

int main(void) {
    pthread_t t;
    qsort(row, 3, sizeof row[0], compare);
    pthread_once(&control, first);
    atexit(last);
    pthread_key_create(&key, destroy);
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    return *once + *destroyed - 2;
}

// expect: safe
// The repaired volatile-unordered.c.
#include <pthread.h>
static int data;
static _Atomic int flag;

static void *writer(void *unused) {
    data = 1;
    flag = 1;
    return unused;
}

static void *reader(void *unused) {
    if (flag) return data ? unused : NULL;
    return unused;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, writer, NULL);
    pthread_create(&t[1], NULL, reader, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}

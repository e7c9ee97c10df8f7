// expect: safe
// executions: 1
// As jump-deep.c, but the thread has ended before the jump.
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

static jmp_buf back;
static pthread_t t;

static void *writer(void *p) {
    int **both = p;
    *both[0] = 1;
    *both[1] = 2;
    return NULL;
}

static int *both[2];

static void inner(void) {
    int second = 0;
    both[1] = &second;
    pthread_create(&t, NULL, writer, both);
    pthread_join(t, NULL);
    longjmp(back, 1);
}

static void outer(void) {
    int first = 0;
    both[0] = &first;
    inner();
}

int main(void) {
    if (setjmp(back) == 0)
        outer();
    return 0;
}

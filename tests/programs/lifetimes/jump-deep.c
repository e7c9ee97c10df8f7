// expect: error use-after-free, race
// A jump leaves two functions at once. Each has a local that the other thread may still write.
#include <pthread.h>
#include <setjmp.h>
#include <stddef.h>

static jmp_buf back;
static pthread_t t;

static void *writer(void *p) {
    int **both = p;
    *both[0] = 1; // ERROR use-after-free, race
    *both[1] = 2; // ERROR use-after-free, race
    return NULL;
}

static int *both[2];

static void inner(void) {
    int second = 0;
    both[1] = &second;
    pthread_create(&t, NULL, writer, both);
    longjmp(back, 1); // ERROR race
}

static void outer(void) {
    int first = 0;
    both[0] = &first;
    inner();
}

int main(void) {
    if (setjmp(back) == 0)
        outer();
    pthread_join(t, NULL);
    return 0;
}

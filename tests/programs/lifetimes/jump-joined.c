// expect: safe
// executions: 1
// A function with a local that another thread has written is left by a jump, after that thread has ended. The end of the
// local is a step, and so is the look into the buffer, which is global: the jump is made once.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

static jmp_buf back;

static void *writer(void *p) {
    *(int *)p = 7;
    return NULL;
}

static void leave(void) {
    int value = 0;
    pthread_t t;
    pthread_create(&t, NULL, writer, &value);
    pthread_join(t, NULL);
    longjmp(back, value);
}

int main(void) {
    int came = setjmp(back);
    if (came == 0)
        leave();
    assert(came == 7);
    return 0;
}

// expect: safe
// It is set again.
#include <pthread.h>
#include <setjmp.h>

static jmp_buf place;

static int visit(int first) {
    if (first)
        return setjmp(place);
    if (setjmp(place) == 0)
        longjmp(place, 1);
    return 0;
}

static void *worker(void *unused) {
    (void)unused;
    for (int i = 0; i < 2; i++)
        visit(i == 0);
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}

// expect: error deadlock
// As c11.c, but the signal comes without the flag: it may come before the wait.
#include <threads.h>

static mtx_t m;
static cnd_t c;

static int waiter(void *unused) {
    (void)unused;
    mtx_lock(&m);
    cnd_wait(&c, &m); // ERROR deadlock
    mtx_unlock(&m);
    return 0;
}

int main(void) {
    thrd_t thread;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    thrd_create(&thread, waiter, NULL);
    mtx_lock(&m);
    cnd_signal(&c);
    mtx_unlock(&m);
    thrd_join(thread, NULL); // ERROR deadlock
    return 0;
}

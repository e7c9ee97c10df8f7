// expect: safe
// The threads of C11: an exchange under a lock, with results.
#include <assert.h>
#include <threads.h>

static mtx_t m;
static cnd_t c;
static once_flag control = ONCE_FLAG_INIT;
static tss_t key;
static int flag, initialised, destroyed;

static void initialise(void) {
    initialised++;
}

static void destroy(void *data) {
    *(int *)data = 1;
}

static int waiter(void *unused) {
    (void)unused;
    call_once(&control, initialise);
    tss_set(key, &destroyed);
    assert(tss_get(key) == &destroyed);
    mtx_lock(&m);
    while (!flag)
        cnd_wait(&c, &m);
    mtx_unlock(&m);
    return 7;
}

int main(void) {
    thrd_t thread;
    int result = 0;
    assert(mtx_init(&m, mtx_plain) == thrd_success);
    assert(cnd_init(&c) == thrd_success);
    assert(tss_create(&key, destroy) == thrd_success);
    assert(thrd_create(&thread, waiter, NULL) == thrd_success);
    assert(!thrd_equal(thrd_current(), thread));
    call_once(&control, initialise);
    mtx_lock(&m);
    assert(mtx_trylock(&m) == thrd_busy);
    flag = 1;
    cnd_signal(&c);
    mtx_unlock(&m);
    thrd_yield();
    assert(thrd_join(thread, &result) == thrd_success);
    assert(result == 7 && initialised == 1 && destroyed == 1);
    tss_delete(key);
    cnd_destroy(&c);
    mtx_destroy(&m);
    return 0;
}

// expect: safe
// Which function is called once depends on an input. That is decided before the call takes its first step: a decision in the midst of it let the thread wait for itself.
#include <pthread.h>
#include <threadbare.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int value;

static void one(void) { value += 1; }
static void two(void) { value += 2; }

static void *other(void *unused) {
    pthread_once(&once, one);
    return unused;
}

int main(void) {
    int n = tb_int("n");
    pthread_t thread;
    pthread_create(&thread, NULL, other, NULL);
    pthread_once(&once, n > 0 ? one : two);
    pthread_join(thread, NULL);
    tb_assert(value == 1 || value == 2);
}

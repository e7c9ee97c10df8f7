// expect: error use-after-free
// What `alloca` gave ends with the function.
#include <pthread.h>

#include <alloca.h>

static int size = 10;
static char *kept;

static void take(void) {
    kept = alloca(size);
    kept[0] = 1;
    kept[1] = 1;
}

static void *worker(void *unused) {
    (void)unused;
    take();
    kept[1] = 2; // ERROR use-after-free
    return 0;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    pthread_join(thread, 0);
    return 0;
}

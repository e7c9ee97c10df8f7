// expect: safe
// They are made again in between.
#include <pthread.h>

static pthread_attr_t shape;

static void *run(void *unused) { return unused; }

int main(void) {
    pthread_t thread;
    pthread_attr_init(&shape);
    pthread_create(&thread, &shape, run, 0);
    pthread_attr_destroy(&shape);
    pthread_attr_init(&shape);
    pthread_attr_destroy(&shape);
    pthread_join(thread, 0);
    return 0;
}

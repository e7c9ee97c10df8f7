// expect: error bad-call
// A function of the library gets none.
#include <pthread.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *volatile function = (void *)pthread_mutex_lock;

int main(void) {
    return ((int (*)(void))function)(); // ERROR bad-call
}

// expect: error deadlock
// What is done once calls for itself.
#include <pthread.h>

static pthread_once_t control = PTHREAD_ONCE_INIT;

static void initialise(void) {
    pthread_once(&control, initialise); // ERROR deadlock
}

int main(void) {
    pthread_once(&control, initialise);
    return 0;
}

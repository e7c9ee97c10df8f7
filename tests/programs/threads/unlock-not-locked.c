// expect: error misuse
// Unlocks a mutex that it does not hold.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    pthread_mutex_unlock(&lock); // ERROR misuse
    return 0;
}

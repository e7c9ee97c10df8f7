// expect: error misuse
// A mutex that one thread unlocks without having locked it, on one of its ways.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    unsigned char n = tb_uchar("n");
    if (n > 7)
        pthread_mutex_lock(&lock);
    pthread_mutex_unlock(&lock); // ERROR misuse
    return 0;
}

// expect: safe
// It unlocks what it has locked.
#include <pthread.h>
#include <threadbare.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
    unsigned char n = tb_uchar("n");
    if (n > 7)
        pthread_mutex_lock(&lock);
    if (n > 7)
        pthread_mutex_unlock(&lock);
    return 0;
}

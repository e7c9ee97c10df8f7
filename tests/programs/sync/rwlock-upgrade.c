// expect: error deadlock
// Who reads cannot become the writer without letting go first.
#include <pthread.h>

static pthread_rwlock_t lock;

int main(void) {
    pthread_rwlock_init(&lock, NULL);
    pthread_rwlock_rdlock(&lock);
    pthread_rwlock_wrlock(&lock); // ERROR deadlock
    return 0;
}

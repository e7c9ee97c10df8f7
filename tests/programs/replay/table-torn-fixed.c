// expect: safe
// One at a time, and the table is made once.
#include <pthread.h>
#include <search.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *enter(void *unused) {
    ENTRY entry = {"key", 0};
    pthread_mutex_lock(&lock);
    hsearch(entry, ENTER);
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    hcreate(4);
    pthread_t one, other;
    pthread_create(&one, 0, enter, 0);
    pthread_create(&other, 0, enter, 0);
    pthread_join(one, 0);
    pthread_join(other, 0);
    return 0;
}

// expect: error race
// Double-checked initialisation with a plain flag: the reader may see the flag and not what it stands for.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int ready;
static int table;

static int get(void) {
    if (!ready) { // ERROR race
        pthread_mutex_lock(&lock);
        if (!ready) {
            table = 42; // ERROR race
            ready = 1; // ERROR race
        }
        pthread_mutex_unlock(&lock);
    }
    return table; // ERROR race
}

static void *user(void *unused) { get(); return unused; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, user, NULL);
    get();
    pthread_join(t, NULL);
    return 0;
}

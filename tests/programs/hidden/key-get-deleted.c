// expect: error misuse
//
// A key that another thread may have deleted.
#include <pthread.h>

static pthread_key_t key;

static void *user(void *unused) {
    return pthread_getspecific(key) ? unused : 0; // ERROR misuse
}

int main(void) {
    pthread_t t;
    pthread_key_create(&key, 0);
    pthread_create(&t, 0, user, 0);
    pthread_key_delete(key);
    pthread_join(t, 0);
    return 0;
}

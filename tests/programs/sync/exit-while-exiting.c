// expect: error misuse
//
// A destructor of a thread's data must not end the thread, which ends already: nobody says what happens then.
#include <pthread.h>

static pthread_key_t key;

static void destroy(void *unused) {
    pthread_exit(unused); // ERROR misuse
}

static void *work(void *unused) {
    pthread_setspecific(key, &key);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_key_create(&key, destroy);
    pthread_create(&t, 0, work, 0);
    pthread_join(t, 0);
    return 0;
}
